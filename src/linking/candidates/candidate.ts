import { limits, type MatchKind } from "../../contract/index.ts";
import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { nameShares } from "../../datasets/names/name-shares.ts";
import {
  ACRONYM,
  ALIAS,
  DEMONYM,
  FORM,
  LOWER_CASE,
  SHORT_NAME,
  SUFFIX,
} from "../../datasets/names/name-trie.ts";
import type { Document } from "../document/document.ts";
import type { World } from "../world.ts";
import { namesakes } from "./namesakes.ts";

/** How a candidate was found, in more detail than the match kind of an answer. Each source has its own learned cost. */
export type Source =
  | "name"
  | "spelling"
  | "frame"
  | "words"
  | "near"
  | "demonym"
  | "national"
  | "side"
  | "longer"
  | "given"
  | "plug-in";

/** A way in which a name led to an entity. */
export interface Found {
  readonly entity: number;
  readonly kind: MatchKind;
  readonly source: Source;
  /** Form of the name in the trie. */
  readonly form: number;
  /** Languages of the name, bits. */
  readonly languages: number;
  /** Edits between the mention and the name, for `fuzzy`. */
  readonly distance: number;
  /** Languages in which the name is written in small letters only: a subset of the bits of `languages`. */
  readonly smallIn: number;
  /**
   * Share of the name that the mention covers, weighted by how distinctive its words are; below 1 for `partial` only.
   */
  readonly coverage: number;
  /**
   * Words of a side's name beyond the mention, as numbers: "County Cricket Club" for the mention "Surrey"; "" if
   * there are none.
   */
  readonly rest?: string;
}

/** Default values of a match that no posting describes: it counts in all languages and covers the whole name. */
export const anyWay = { form: 0, languages: 255, distance: 0, coverage: 1, smallIn: 0 } as const;

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

/** What a caller sent for a candidate, besides what the world knows of it. */
export interface Given {
  readonly record: EntityRecord;
  /** The caller's candidates as a list, and the number of this one in it. */
  readonly list: CompiledDataset;
  readonly entity: number;
  /** Its score as a share of the greatest score that was sent, 0 to 1. */
  readonly score: number;
  /** The caller sent nothing but the id. */
  readonly byIdAlone: boolean;
}

/** An entity that a mention may mean. Its record is decoded only when an answer or evidence needs it. */
export class Candidate implements Found {
  readonly world: World;
  /** Number in the world's dataset; -1 for a caller's candidate that the dataset does not have. */
  readonly entity: number;
  readonly kind: MatchKind;
  readonly source: Source;
  readonly form: number;
  readonly languages: number;
  readonly distance: number;
  readonly coverage: number;
  readonly smallIn: number;
  readonly rest: string;
  /** P(entity | name) among the candidates; null in a dataset of the caller. */
  readonly prior: number | null;
  /** P(one of the candidates | name): below 1 where some known links of the name lead to entities the world lacks. */
  readonly known: number;
  readonly given: Given | undefined;
  #record: EntityRecord | undefined;

  constructor(world: World, found: Found, prior: number | null, given?: Given, known = 1) {
    this.world = world;
    this.entity = found.entity;
    this.kind = found.kind;
    this.source = found.source;
    this.form = found.form;
    this.languages = found.languages;
    this.distance = found.distance;
    this.coverage = found.coverage;
    this.smallIn = found.smallIn;
    this.rest = found.rest ?? "";
    this.prior = prior;
    this.given = given;
    this.known = known;
  }

  get record(): EntityRecord {
    this.#record ??= this.given?.record ?? this.world.dataset.record(this.entity);
    return this.#record;
  }

  get types(): readonly string[] {
    return this.given?.record.types ?? this.world.dataset.typesOf(this.entity);
  }

  get id(): string {
    return this.given?.record.id ?? this.world.dataset.idOf(this.entity);
  }
}

/** The match kind of a posting by the form of its name. */
function kindOfForm(form: number, exact: boolean): MatchKind {
  switch (form) {
    case SUFFIX:
      return "suffix";
    case ACRONYM:
      return "acronym";
    case SHORT_NAME:
      return "short_name";
    default:
      return exact ? "exact" : "folded";
  }
}

/** Whether a mention is only a part of the name that it led to. */
export function isPart({ kind }: Found): boolean {
  return kind === "short_name" || kind === "partial";
}

/** The less reliable of two match kinds. */
export function weaker(a: MatchKind, b: MatchKind | undefined): MatchKind {
  return b !== undefined && kindWeight[b] < kindWeight[a] ? b : a;
}

/** Languages in which the name is in small letters, in both of two matches or in the only one that has a name there. */
function smallInBoth(one: Found, other: Found): number {
  const capital = (one.languages & ~one.smallIn) | (other.languages & ~other.smallIn);
  return (one.smallIn | other.smallIn) & ~capital;
}

/**
 * Whether an entity's name is in small letters in a language. Without a name in that language, it must be so in all
 * others.
 */
export function isSmall({ smallIn, languages }: Found, language: number): boolean {
  return languages & language ? (smallIn & language) !== 0 : smallIn !== 0 && smallIn === languages;
}

/** Adds the entities of a world that the pieces of a text from `from` to `to` (exclusive) may mean. */
export type CandidateGenerator = (
  document: Document,
  from: number,
  to: number,
  world: World,
  found: FoundList,
) => void;

/** Collects the matches of the generators for one mention in one world: each entity once, by its best match. */
export class FoundList {
  readonly #best = new Map<number, Found>();
  /** Node of the name as the text has it, 0 if there is none. */
  #name = 0;
  /** Total weight of the matches that were found and dropped. */
  #dropped = 0;

  get size(): number {
    return this.#best.size;
  }

  has(entity: number): boolean {
    return this.#best.has(entity);
  }

  values(): IterableIterator<Found> {
    return this.#best.values();
  }

  /** Adds a match. Of two matches of one entity the better stays, with the languages of both. */
  add(found: Found): void {
    const other = this.#best.get(found.entity);
    if (!other) this.#best.set(found.entity, found);
    else {
      const [better, worse] = strength(found) > strength(other) ? [found, other] : [other, found];
      const languages = better.languages | worse.languages;
      const smallIn = smallInBoth(better, worse);
      const same = languages === better.languages && smallIn === better.smallIn;
      this.#best.set(found.entity, same ? better : { ...better, languages, smallIn });
    }
  }

  /** Adds the entities of the postings of a node. */
  addPostings(
    world: World,
    node: number,
    options: { kind?: MatchKind | undefined; source: Source; surface?: number; acronyms: boolean },
  ): void {
    const { names } = world.dataset;
    if (options.source === "name") this.#name ||= node;
    const add = (p: number) => {
      const entity = names.entity(p);
      if (!world.dataset.alive(entity)) return;
      const bits = names.form(p);
      const form = bits & FORM;
      if (form === ACRONYM && !options.acronyms) return;
      const languages = names.languages(p);
      const own = kindOfForm(form, options.surface !== undefined && names.surface(p) === options.surface);
      this.add({
        entity,
        kind: weaker(own, options.kind),
        source: options.source,
        form,
        languages,
        distance: 0,
        coverage: 1,
        smallIn: bits & LOWER_CASE ? languages : 0,
      });
    };
    const crowd = namesakes(world, node, options.surface);
    if (crowd) for (const p of crowd) add(p);
    else for (let p = names.head(node); p !== 0; p = names.next(p)) add(p);
  }

  /** Adds all of another list. */
  addAll(others: FoundList): void {
    for (const found of others.values()) this.add(found);
    this.#dropped += others.#dropped;
  }

  /**
   * Keeps no more matches than there may be candidates: 30,000 mentions of a name that thousands of entities share
   * would make a hundred million matches. The weight of the dropped ones still counts in the prior.
   */
  bound(world: World): void {
    if (this.#best.size <= limits.candidates) return;
    const { ranked, sum } = this.#ranked(world);
    const kept = withinLimit(ranked);
    const entities = new Set(kept.map(({ found }) => found.entity));
    this.keep(({ entity }) => entities.has(entity));
    this.#dropped += sum;
    for (const { weight } of kept) this.#dropped -= weight;
  }

  /** Keeps the matches that pass a test. */
  keep(test: (found: Found) => boolean): void {
    for (const [entity, found] of this.#best) if (!test(found)) this.#best.delete(entity);
  }

  /**
   * The candidates, the best known first, within the limit. Ties are ordered by id, so that the order of a dataset
   * never matters.
   */
  ranked(world: World): Candidate[] {
    const isPublic = world.kind === "public";
    if (this.#best.size === 1 && !world.dataset.anchors) {
      const [only] = this.#best.values();
      return [new Candidate(world, only!, isPublic ? 1 : null)];
    }
    const { ranked, sum, known } = this.#ranked(world);
    const kept = sum / (sum + this.#dropped);
    return withinLimit(ranked).map(
      ({ found, share }) => new Candidate(world, found, isPublic ? share * kept : null, undefined, known),
    );
  }

  /** The matches, the likeliest first, with the sum of their weights. */
  #ranked(world: World): { ranked: Weighted[]; sum: number; known: number } {
    const { dataset } = world;
    const weighted = Array.from(this.#best.values(), (found) => ({
      found,
      entity: found.entity,
      isNamed: found.source === "name",
      weight:
        dataset.mass(found.entity) * kindWeight[found.kind] * formWeight(found.form) * found.coverage ** 2,
    }));
    let sum = 0;
    for (const { weight } of weighted) sum += weight;
    const { shares, known } = nameShares(dataset, this.#name, weighted);
    const ranked = weighted.map(({ found, weight }, i) => ({ found, weight, share: shares[i]! }));
    ranked.sort(
      (a, b) => b.share - a.share || b.weight - a.weight || byId(world, a.found.entity, b.found.entity),
    );
    return { ranked, sum, known };
  }
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

/** Entities in the order of their ids. */
export function byId({ dataset }: World, a: number, b: number): number {
  return compareText(dataset.idOf(a), dataset.idOf(b));
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function strength({ kind, form, distance, coverage }: Found): number {
  return kindWeight[kind] * coverage - form / 100 - distance / 10;
}
