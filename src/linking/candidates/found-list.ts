import { limits, type MatchKind } from "../../contract/index.ts";
import type { CompiledDataset } from "../../datasets/dataset.ts";
import { type NamedEntity, nameShares } from "../../datasets/names/name-shares.ts";
import {
  ACRONYM,
  ALIAS,
  DEMONYM,
  FORM,
  LOWER_CASE,
  ORIGIN,
  SHORT_NAME,
  SUFFIX,
} from "../../datasets/names/name-trie.ts";
import type { World } from "../world.ts";
import { byId, Candidate, type Found, foundBy, type Source } from "./candidate.ts";
import { namesakes } from "./namesakes.ts";

/** Weight of each match kind in the prior. */
const kindWeight: Record<MatchKind, number> = {
  exact: 1,
  folded: 0.9,
  suffix: 0.7,
  acronym: 0.5,
  short_name: 0.15,
  partial: 0.1,
  fuzzy: 0.05,
  // An offer of a plug-in: an alias that the world does not have.
  given: 0.3,
};

/** Weight of the form of a name: an alias or a demonym weighs half as much as a label. */
function formWeight(form: number): number {
  return form === ALIAS || form === DEMONYM ? 0.5 : 1;
}

function kindOfForm(form: number, exact: boolean): MatchKind {
  switch (form) {
    case SUFFIX:
      return "suffix";
    case ACRONYM:
      return "acronym";
    case SHORT_NAME:
    case ORIGIN:
      return "short_name";
    default:
      return exact ? "exact" : "folded";
  }
}

/** The less reliable of two match kinds. */
function weaker(a: MatchKind, b: MatchKind | undefined): MatchKind {
  return b !== undefined && kindWeight[b] < kindWeight[a] ? b : a;
}

/**
 * Collects the matches of the generators for one mention in one world: each entity once, by its best match. A list
 * may take over a prepared one, which stays as it is: it shares the matches of that list, and what was computed of
 * them, until it gets a match of its own or loses one.
 */
export class FoundList {
  readonly world: World;
  #best = new Map<number, Found>();
  /** Node of the name as the text has it, 0 if there is none. */
  #name = 0;
  /** Total weight of the matches that were found and dropped. */
  #dropped = 0;
  /** The prepared list whose matches these are. */
  #prepared: FoundList | undefined;
  /** What is computed of the matches, kept until they change. */
  #ranking: Ranking | undefined;
  #bounded: FoundList | undefined;
  #more: { readonly key: string; readonly list: FoundList } | undefined;

  constructor(world: World) {
    this.world = world;
  }

  get size(): number {
    return this.#best.size;
  }

  has(entity: number): boolean {
    return this.#best.has(entity);
  }

  values(): IterableIterator<Found> {
    return this.#best.values();
  }

  /** Takes over the matches of a prepared list, which must not change afterwards; this one is empty before. */
  takeOver(prepared: FoundList): void {
    this.#best = prepared.#best;
    this.#name = prepared.#name;
    this.#dropped = prepared.#dropped;
    this.#prepared = prepared;
    this.#ranking = undefined;
  }

  /** Adds matches that depend on this list and a key alone: to a prepared list they are added once. */
  addMore(key: string, addTo: (list: FoundList) => void): void {
    const prepared = this.#prepared;
    if (!prepared) {
      addTo(this);
      return;
    }
    if (prepared.#more?.key !== key) prepared.#more = { key, list: prepared.#changed(addTo) };
    this.takeOver(prepared.#more.list);
  }

  /** A copy of this list that was changed, or this list itself if nothing was. */
  #changed(change: (copy: FoundList) => void): FoundList {
    const copy = new FoundList(this.world);
    copy.takeOver(this);
    change(copy);
    return copy.#prepared ?? copy;
  }

  /** Makes the matches of this list its own, before they change. */
  #own(): void {
    if (this.#prepared) this.#best = new Map(this.#best);
    this.#prepared = undefined;
    this.#ranking = undefined;
  }

  /** Adds a match. Of two matches of one entity the better stays, with the languages of both. */
  add(found: Found): void {
    this.#own();
    const other = this.#best.get(found.entity);
    if (!other) this.#best.set(found.entity, found);
    else {
      const [better, worse] = strength(found) > strength(other) ? [found, other] : [other, found];
      const languages = better.languages | worse.languages;
      const smallIn = smallInBoth(better, worse);
      const same = languages === better.languages && smallIn === better.smallIn;
      this.#best.set(found.entity, same ? better : foundBy({ ...better, languages, smallIn }));
    }
  }

  /** Notes that a match was found in another way, too. */
  alsoFrom(entity: number, source: Source): void {
    this.#own();
    this.#best.set(entity, foundBy({ ...this.#best.get(entity)!, source }));
  }

  addPostings(
    node: number,
    options: { kind?: MatchKind | undefined; source: Source; surface?: number; acronyms: boolean },
  ): void {
    const { world } = this;
    const { names } = world.dataset;
    if (options.source === "name" && this.#name === 0) {
      this.#own();
      this.#name = node;
    }
    const add = (p: number) => {
      const entity = names.entity(p);
      if (!world.dataset.alive(entity)) return;
      const bits = names.form(p);
      const form = bits & FORM;
      if (form === ACRONYM && !options.acronyms) return;
      const languages = names.languages(p);
      const own = kindOfForm(form, options.surface !== undefined && names.surface(p) === options.surface);
      const kind = weaker(own, options.kind);
      const smallIn = bits & LOWER_CASE ? languages : 0;
      this.add(foundBy({ entity, kind, source: options.source, form, languages, smallIn }));
    };
    const crowd = namesakes(world, node, options.surface);
    if (crowd) for (const p of crowd) add(p);
    else for (let p = names.head(node); p !== 0; p = names.next(p)) add(p);
  }

  addAll(others: FoundList): void {
    for (const found of others.values()) this.add(found);
    this.#dropped += others.#dropped;
  }

  /**
   * Keeps no more matches than there may be candidates: 30,000 mentions of a name that thousands of entities share
   * would make a hundred million matches. The weight of the dropped ones still counts in the prior.
   */
  bound(): void {
    if (this.#best.size <= limits.candidates) return;
    if (!this.#prepared) this.#drop();
    else {
      this.#prepared.#bounded ??= this.#prepared.#changed((copy) => {
        copy.#drop();
      });
      this.takeOver(this.#prepared.#bounded);
    }
  }

  #drop(): void {
    const { ranked, sum } = this.#ranked();
    const kept = withinLimit(ranked);
    const entities = new Set(kept.map(({ found }) => found.entity));
    this.keep(({ entity }) => entities.has(entity));
    this.#dropped += sum;
    for (const { weight } of kept) this.#dropped -= weight;
  }

  keep(test: (found: Found) => boolean): void {
    this.#own();
    for (const [entity, found] of this.#best) if (!test(found)) this.#best.delete(entity);
  }

  /**
   * The candidates, the best known first, within the limit. Ties are ordered by id, so that the order of a dataset
   * never matters.
   */
  ranked(): Candidate[] {
    const { world } = this;
    const isPublic = world.kind === "public";
    if (this.#best.size === 1 && !world.dataset.anchors) {
      const [only] = this.#best.values();
      return [new Candidate(world, only!, isPublic ? 1 : null)];
    }
    const { ranked, sum, known } = this.#ranked();
    const kept = sum / (sum + this.#dropped);
    return withinLimit(ranked).map(
      ({ found, share }) => new Candidate(world, found, isPublic ? share * kept : null, undefined, known),
    );
  }

  /** The matches, the likeliest first, with the sum of their weights. */
  #ranked(): Ranking {
    const keeper = this.#prepared ?? this;
    keeper.#ranking ??= rankingOf(this.world.dataset, this.#name, this.#best.values());
    return keeper.#ranking;
  }
}

interface Ranking {
  readonly ranked: readonly Weighted[];
  /** Sum of their weights. */
  readonly sum: number;
  /** P(one of them | name). */
  readonly known: number;
}

function rankingOf(dataset: CompiledDataset, name: number, founds: Iterable<Found>): Ranking {
  const weighted: (NamedEntity & { readonly found: Found })[] = [];
  let sum = 0;
  for (const found of founds) {
    const { entity, source, kind, form, coverage } = found;
    const weight = dataset.mass(entity) * kindWeight[kind] * formWeight(form) * coverage ** 2;
    weighted.push({ found, entity, isNamed: source === "name", weight });
    sum += weight;
  }
  const { shares, known } = nameShares(dataset, name, weighted);
  const ranked = weighted.map(({ found, weight }, i) => ({ found, weight, share: shares[i]! }));
  ranked.sort(
    (a, b) => b.share - a.share || b.weight - a.weight || byId(dataset, a.found.entity, b.found.entity),
  );
  return { ranked, sum, known };
}

interface Weighted {
  readonly found: Found;
  readonly weight: number;
  /** P(entity | name) among the matches. */
  readonly share: number;
}

/**
 * The first of a list, within the limit. Offers of plug-ins and sides always stay, as they are bounded where they are
 * found.
 */
function withinLimit<T extends { readonly found: Found }>(ranked: readonly T[]): readonly T[] {
  if (ranked.length <= limits.candidates) return ranked;
  const isBounded = ({ found: { source } }: T) => source === "plug-in" || source === "side";
  let room = limits.candidates - ranked.filter(isBounded).length;
  return ranked.filter((one) => isBounded(one) || room-- > 0);
}

/** Languages in which the name is in small letters, in both of two matches or in the only one that has a name there. */
function smallInBoth(one: Found, other: Found): number {
  const capital = (one.languages & ~one.smallIn) | (other.languages & ~other.smallIn);
  return (one.smallIn | other.smallIn) & ~capital;
}

function strength({ kind, form, distance, coverage }: Found): number {
  return kindWeight[kind] * coverage - form / 100 - distance / 10;
}
