import { canonicalId, type Entity } from "../../contract/index.ts";
import { loadOnce } from "../../text/look-up.ts";
import { atOnce, inSteps, type Pause } from "../../text/pauser.ts";
import type { CompiledDataset, NearName } from "../dataset.ts";
import { ANY, baseLanguage, type EntityRecord, recordOf, typesOf } from "../entity.ts";
import { LazyEvidence } from "../evidence/lazy-evidence.ts";
import { knownTypes, loadTypesOf } from "../knowledge/loaded-types.ts";
import { addingNames, type NameEntry } from "../names/derived-names.ts";
import { LazyFacts } from "../names/lazy-facts.ts";
import { emptyTables } from "../names/name-tables.ts";
import { ALIAS, ANY_LANGUAGE, languageBit, NAME, NameTrie } from "../names/name-trie.ts";
import type { NearestNames } from "../names/nearest.ts";

/**
 * Names that texts spell in other ways: with a digit, a sign or a comma, written as code, of a street, of a ship or with a
 * short word.
 */
const spelledOtherwise =
  /^(?:[FMRSTHU][MSTVY]S?|M\.V\.) |[\d&_,./]|[a-z]-[a-z]|[a-z][A-Z]|(?:tra(?:ß|ss)e|latz|haft)$|\b(?:A[lv]|B[dlor]|C[ahrt]|Co(?:rs|u)|D[or]|[EÉ]ts?|Est|F[aerb]|G[aeé]|H[enwi]|Imp|L[aegn]|Me|P[Dailrzç]|R[Adotu]|S[atqão]|T[er]|V[il])/;

// Loaded with the first name that has other spellings, or a part that stands for it.
const spellings = loadOnce(() => import("../names/other-spellings.ts"));
const unspaced = loadOnce(() => import("../names/unspaced-names.ts"));

/** A compiled list of entities. The entities are kept, not copied: they must not be changed afterwards. */
export class InlineList implements CompiledDataset, CompiledList {
  readonly fixed = true;
  readonly names: NameTrie;
  readonly evidence: LazyEvidence;
  readonly size: number;
  readonly medianPopularity = 1;
  readonly bare: boolean;
  readonly #entities: readonly Entity[];
  readonly #records: (EntityRecord | undefined)[];
  #identities: Map<string, number> | undefined;
  #nearest: Promise<NearestNames> | undefined;
  #facts: LazyFacts | undefined;

  /**
   * @param entities checked by `parseDataset`
   * @param names their names, compiled
   */
  constructor(entities: readonly Entity[], names: NameTrie) {
    this.#entities = entities;
    this.bare = entities.every((one) => one.description === undefined && typesOf(one).length === 0);
    this.size = entities.length;
    this.#records = new Array(entities.length);
    this.names = names;
    this.evidence = new LazyEvidence(this);
  }

  /** Compiles a list in steps: one of 8 MiB has a million names, which take seconds. */
  static async compile(entities: readonly Entity[], pause: Pause): Promise<InlineList> {
    await loadTypesOf(entities.flatMap(typesOf));
    const names: NameEntry[] = [];
    for (const [i, entity] of entities.entries()) {
      const waiting = pause();
      if (waiting) await waiting;
      // Added one by one, as a call takes no more than some 120,000 arguments.
      for (const name of namesOf(entity, i)) names.push(name);
    }
    const spelled = namesToSpell(names, entities);
    const mayBeShip = (entity: number) => isShipOf(typesOf(entities[entity]!));
    for (const [i, name] of spelled.entries()) {
      const waiting = i % SPELLED_AT_ONCE === 0 && pause();
      if (waiting) await waiting;
      if (name.person || spelledOtherwise.test(name.text)) {
        const { otherSpellings } = await spellings();
        names.push(...otherSpellings(name, mayBeShip));
      }
      if (/[\u3041-\u9fff]/.test(name.text)) {
        const { unspacedShortNames } = await unspaced();
        names.push(...unspacedShortNames(name));
      }
    }
    const trie = new NameTrie(emptyTables(names.length));
    await inSteps(addingNames(trie, names, STEP), pause);
    const list = new InlineList(entities, trie);
    // Indexes that a short list makes in a millisecond when they are first needed.
    if (names.length > MANY) await inSteps(trie.indexingWords(), pause);
    const identities = entities.reduce((sum, { same_as = [] }) => sum + same_as.length, 0);
    if (identities > MANY) list.#identities = await inSteps(identifying(entities), pause);
    return list;
  }

  idOf(entity: number): string {
    return this.#entities[entity]!.id;
  }

  nameFact(node: number, word: 0 | 1): number {
    this.#facts ??= new LazyFacts({
      names: this.names,
      alive: () => true,
      mass: () => 1,
      kinds: (entity) => this.evidence.kinds(entity),
    });
    return this.#facts.of(node, word);
  }

  get entities(): readonly Entity[] {
    return this.#entities;
  }

  toJSON(): readonly Entity[] {
    return this.#entities;
  }

  alive(): boolean {
    return true;
  }

  typesOf(entity: number): readonly string[] {
    return typesOf(this.#entities[entity]!);
  }

  record(entity: number): EntityRecord {
    return (this.#records[entity] ??= recordOf(this.#entities[entity]!));
  }

  mass(): number {
    return 1;
  }

  neighbours(): ArrayLike<number> {
    return [];
  }

  degree(): number {
    return 0;
  }

  neighbour(): number {
    throw new RangeError("an entity of a list has no neighbours");
  }

  descriptionTags(): Iterable<string> {
    const tags = new Set<string>();
    for (const { description } of this.#entities)
      if (typeof description === "object") for (const tag in description) tags.add(baseLanguage(tag));
    return tags;
  }

  find(identity: string): number | undefined {
    this.#identities ??= atOnce(identifying(this.#entities));
    return this.#identities.get(identity);
  }

  async nearest(name: string, limit: number, edits?: number, pause?: Pause): Promise<readonly NearName[]> {
    const entities = this.#entities;
    this.#nearest ??= import("../names/nearest.ts").then(
      ({ NearestNames }) => new NearestNames(entriesOf(entities), (entity) => entities[entity]!.id),
    );
    return (await this.#nearest).search(name, limit, edits, pause);
  }
}

/** Names of a list that get other spellings: with six for each of a million names, it would have no room. */
const SPELLED_NAMES = 100_000;

/**
 * The names of a list that get other spellings. Of too many, those of the entities with the least ids, so that the order of
 * the list does not matter.
 */
export function namesToSpell(names: readonly NameEntry[], entities: readonly Entity[]): NameEntry[] {
  if (names.length <= SPELLED_NAMES) return names.slice();
  const inOrder = entities.map(({ id }): { id: string; names: NameEntry[] } => ({ id, names: [] }));
  for (const name of names) inOrder[name.entity]!.names.push(name);
  inOrder.sort((a, b) => (a.id < b.id ? -1 : 1));
  const spelled: NameEntry[] = [];
  for (const { names } of inOrder)
    for (const name of names) {
      if (spelled.length === SPELLED_NAMES) return spelled;
      spelled.push(name);
    }
  return spelled;
}

/** Names between two looks at the signal: some tens of microseconds. */
const SPELLED_AT_ONCE = 256;

/** Number of names or identities of a list whose index takes more than some ms. */
const MANY = 10_000;

/** Number of entities whose identities are indexed in a step: a millisecond of work. */
const ENTITIES_A_STEP = 16;

/** Characters of names that are compiled between two checks of the signal: some ms of work. */
const STEP = 1 << 15;

/** A compiled list. As JSON it is the list itself, so that the same request can go over HTTP. */
export interface CompiledList {
  /** The entities of the list, in their order. */
  readonly entities: readonly Entity[];
  /** Number of entities. */
  readonly size: number;
}

function* entriesOf(entities: readonly Entity[]): Generator<NameEntry> {
  for (const [i, entity] of entities.entries()) yield* namesOf(entity, i);
}

/** The names of an entity; the type hierarchy must be loaded if it has types. */
export function namesOf(entity: Entity, index: number): NameEntry[] {
  const types = typesOf(entity);
  const person = types.length > 0 && knownTypes().isPerson(types);
  const entries: NameEntry[] = [];
  const push = (text: string, form: number, language: string) => {
    const languages = language === ANY ? ANY_LANGUAGE : languageBit(baseLanguage(language));
    entries.push({ entity: index, text, form, languages, person });
  };
  const name = entity.name ?? entity.label ?? entity.id;
  if (typeof name === "string") push(name, NAME, ANY);
  else for (const tag in name) push(name[tag]!, NAME, tag);
  const { aliases } = entity;
  if (Array.isArray(aliases)) for (const alias of aliases) push(alias, ALIAS, ANY);
  else if (aliases) {
    for (const [tag, value] of Object.entries(aliases)) {
      for (const alias of typeof value === "string" ? [value] : value) push(alias, ALIAS, tag);
    }
  }
  return entries;
}

/** Whether an entity with some types may be a ship. Most lists have no types, and then need no knowledge of them. */
function isShipOf(types: readonly string[]): boolean {
  return types.length === 0 || knownTypes().mayBeShip(types);
}

/**
 * The entity of each identity: the one with this id, or else one that declares itself the same. Of several, the one
 * with the least id counts, so that the order of the list does not matter.
 */
function* identifying(entities: readonly Entity[]): Generator<void, Map<string, number>> {
  const identities = new Map<string, number>();
  const add = (identity: string, entity: number) => {
    const other = identities.get(identity);
    if (other === undefined || entities[entity]!.id < entities[other]!.id) identities.set(identity, entity);
  };
  entities.forEach(({ id }, i) => {
    add(canonicalId(id), i);
  });
  const ids = new Set(identities.keys());
  for (const [i, { same_as = [] }] of entities.entries()) {
    for (const identity of same_as.map(canonicalId)) if (!ids.has(identity)) add(identity, i);
    if (i % ENTITIES_A_STEP === 0) yield;
  }
  return identities;
}
