/**
 * Evidence about entities for linking: numbers in place, without decoding a record. Packs have it as sections. Lists
 * and graphs compute it for an entity when it is first needed.
 */
export interface EntityEvidence {
  /** Kinds of the entity (`knowledge/kinds.ts`), as bits; 0 when its types are not known. */
  kinds(entity: number): number;
  /** Semantic fields of its descriptions and types, 32 bits of them: `word` is 0, 1 or 2. */
  fields(entity: number, word: number): number;
  /** Calls back with each run of terms of the entity: its own, those of its types, and the labels of its neighbours. */
  visitTerms(entity: number, visit: VisitTerms): void;
  /** How distinctive a stem is, 0 to 1: a word of many entities is weak evidence for any. */
  rarity(stem: number): number;
  /** Whether entities have nothing but names: no types, kinds and fields. */
  readonly bare?: boolean;
  /** Loads the tables that reading needs; must be awaited before. Absent if nothing needs loading. */
  load?(): Promise<void>;
}

/** A run of terms, `from` to `to` (exclusive), and their weight. */
export type VisitTerms = (terms: Uint32Array, from: number, to: number, weight: number) => void;

/**
 * A term of an entity: a stem (`text/stems.ts`), its source, and its languages.
 *
 *     stem 22 bits | source 2 bits | languages 8 bits
 */
export const TERM_LANGUAGES = 255;
export const TERM_SOURCE_SHIFT = 8;
export const TERM_STEM_SHIFT = 10;

/** The source of a term. Labels come first, as only labels of neighbours are read. */
export const IN_LABEL = 0;
export const IN_ALIAS = 1;
export const IN_DESCRIPTION = 2;

/** Weight of a term by its source: tuned on development gold, before the models were learned. */
export const termWeight = { description: 1, neighbour: 0.8, type: 0.7, alias: 0.3 } as const;

/** Most neighbours whose labels are read: the further neighbours of a hub are weak evidence. */
export const READ_NEIGHBOURS = 24;

export function termOf(stem: number, source: number, languages: number): number {
  return ((stem << TERM_STEM_SHIFT) | (source << TERM_SOURCE_SHIFT) | languages) >>> 0;
}

export function stemOf(term: number): number {
  return term >>> TERM_STEM_SHIFT;
}

export function sourceOf(term: number): number {
  return (term >>> TERM_SOURCE_SHIFT) & 3;
}
