/**
 * Evidence about entities as linking reads it: numbers in place, no record decoded. Packs hold them as sections, lists
 * and graphs make them of an entity when it is first asked for.
 */
export interface EntityEvidence {
  /** Kinds of thing that the entity is (`knowledge/kinds.ts`), bits; 0 when its types are not known. */
  kinds(entity: number): number;
  /** Semantic fields of what is said of it, 32 bits of them: `word` is 0, 1 or 2. */
  fields(entity: number, word: number): number;
  /** Calls back with each run of terms of the entity: its own, those of its types, and the labels of its neighbours. */
  visitTerms(entity: number, visit: VisitTerms): void;
  /** How telling a stem is, 0 to 1: a word of many entities says little of any. */
  rarity(stem: number): number;
  /** Nothing is said of the entities but their names: they have no types, kinds and fields. */
  readonly bare?: boolean;
  /** Loads what the entities are read with; must be awaited before. Absent where all is there. */
  load?(): Promise<void>;
}

/** A run of terms, `from` to `to` (exclusive), and what they count. */
export type VisitTerms = (terms: Uint32Array, from: number, to: number, weight: number) => void;

/**
 * A term of an entity: a stem (`text/stems.ts`), where it stands, and in which languages.
 *
 *     stem 22 bits | source 2 bits | languages 8 bits
 */
export const TERM_LANGUAGES = 255;
export const TERM_SOURCE_SHIFT = 8;
export const TERM_STEM_SHIFT = 10;

/** Where a term stands: labels first, so that neighbours are read by their labels alone. */
export const IN_LABEL = 0;
export const IN_ALIAS = 1;
export const IN_DESCRIPTION = 2;

/** What a term counts by where it stands: tuned on development gold before learning took over. */
export const termWeight = { description: 1, neighbour: 0.8, type: 0.7, alias: 0.3 } as const;

/** Neighbours whose labels are read: beyond these are those of a hub, which say little. */
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
