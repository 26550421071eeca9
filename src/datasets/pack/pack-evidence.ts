import {
  type EntityEvidence,
  IN_DESCRIPTION,
  IN_LABEL,
  READ_NEIGHBOURS,
  TERM_SOURCE_SHIFT,
  termWeight,
  type VisitTerms,
} from "../evidence/evidence.ts";
import { typeTerms } from "../evidence/type-terms.ts";
import { addCallerTypes } from "../knowledge/caller-types.ts";
import { joinedKinds, kindsOfType } from "../knowledge/kinds-of-types.ts";
import { FIELD_WORDS } from "../knowledge/semantic-fields.ts";
import type { Lists } from "./pack-neighbours.ts";

/** The sections of a pack that hold evidence. */
export interface EvidenceTables {
  readonly typeNames: readonly string[];
  readonly types: Lists;
  readonly neighbours: Lists;
  readonly terms: Lists;
  readonly fields: Uint32Array;
  readonly rarity: Uint8Array;
}

/** The kinds and terms of the types of a pack, looked up once for each type. */
export class TypeFacts {
  /** Bits of the kinds of each type. */
  readonly kinds: Int32Array;
  readonly #names: readonly string[];
  readonly #terms: (Uint32Array | undefined)[];

  constructor(names: readonly string[]) {
    addCallerTypes();
    this.kinds = Int32Array.from(names, kindsOfType);
    this.#names = names;
    this.#terms = new Array(names.length);
  }

  /** The terms of a type's names. */
  terms(type: number): Uint32Array {
    return (this.#terms[type] ??= typeTerms(this.#names[type]!));
  }
}

/** Evidence about the entities of a pack, read in place. */
export class PackEvidence implements EntityEvidence {
  readonly #tables: EvidenceTables;
  readonly #typeFacts: TypeFacts;

  constructor(tables: EvidenceTables) {
    this.#tables = tables;
    this.#typeFacts = new TypeFacts(tables.typeNames);
  }

  kinds(entity: number): number {
    const { at, list } = this.#tables.types;
    const from = at[entity]!;
    const { kinds } = this.#typeFacts;
    const count = at[entity + 1]! - from;
    // Most entities have one type. Kinds are needed for each candidate.
    return count === 1 ? kinds[list[from]!]! : joinedKinds(count, (i) => kinds[list[from + i]!]!);
  }

  fields(entity: number, word: number): number {
    return this.#tables.fields[entity * FIELD_WORDS + word]!;
  }

  rarity(stem: number): number {
    return this.#tables.rarity[stem % this.#tables.rarity.length]! / 255;
  }

  visitTerms(entity: number, visit: VisitTerms): void {
    const { terms, types, neighbours } = this.#tables;
    const { list } = terms;
    visitTexts(list, terms.at[entity]!, terms.at[entity + 1]!, visit);
    for (let i = types.at[entity]!; i < types.at[entity + 1]!; i++) {
      const of = this.#typeFacts.terms(types.list[i]!);
      visit(of, 0, of.length, termWeight.type);
    }
    const last = Math.min(neighbours.at[entity + 1]!, neighbours.at[entity]! + READ_NEIGHBOURS);
    for (let i = neighbours.at[entity]!; i < last; i++) {
      const other = neighbours.list[i]!;
      const from = terms.at[other]!;
      visit(list, from, labelsEnd(list, from, terms.at[other + 1]!), termWeight.neighbour);
    }
  }
}

function sourceBits(term: number): number {
  return (term >>> TERM_SOURCE_SHIFT) & 3;
}

/** Calls back with the terms of the aliases and of the descriptions of an entity, which are `from` to `end`. */
export function visitTexts(list: Uint32Array, from: number, end: number, visit: VisitTerms): void {
  const aliases = labelsEnd(list, from, end);
  let descriptions = aliases;
  while (descriptions < end && sourceBits(list[descriptions]!) !== IN_DESCRIPTION) descriptions++;
  if (descriptions > aliases) visit(list, aliases, descriptions, termWeight.alias);
  if (end > descriptions) visit(list, descriptions, end, termWeight.description);
}

/** Where the terms of the labels end. */
export function labelsEnd(terms: Uint32Array, from: number, end: number): number {
  let at = from;
  while (at < end && sourceBits(terms[at]!) === IN_LABEL) at++;
  return at;
}
