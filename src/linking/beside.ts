import { type BesideWords, beside } from "../../data/lexicon/beside.ts";
import type { Language } from "../contract/index.ts";
import { BLANK, COMMA, cut } from "../text/pieces.ts";
import type { Document } from "./document.ts";
import { FUNCTION, TITLE } from "./lexicon.ts";

/** What the words beside a mention say of the kind of thing that it names; bits. */
export const IN_PLACE = 1;
export const BY_PERSON = 2;
export const IN_MATCH = 4;
export const WITH_ARTICLE = 8;
export const DETERMINED = 16;

const bitOf: Readonly<Record<keyof BesideWords, number>> = {
  place: IN_PLACE,
  person: BY_PERSON,
  match: IN_MATCH,
  article: WITH_ARTICLE,
  determiner: DETERMINED,
};

const cuesOfLanguage = new Map<Language, ReadonlyMap<number, number>>();

/** Bits of each cue of a language, by the hash of the folded word. */
function cuesOf(language: Language): ReadonlyMap<number, number> {
  let cues = cuesOfLanguage.get(language);
  if (!cues) {
    const bits = new Map<number, number>();
    for (const [list, bit] of Object.entries(bitOf)) {
      const { count, hash } = cut(beside[language][list as keyof BesideWords]);
      for (let i = 0; i < count; i++) bits.set(hash[i]!, (bits.get(hash[i]!) ?? 0) | bit);
    }
    cues = bits;
    cuesOfLanguage.set(language, cues);
  }
  return cues;
}

/** Pieces before and behind in which a word of a match counts. */
const NEAR = 10;

/** Looks at what stands beside the pieces `from` to `to`. */
export function lookBeside({ pieces, category, language }: Document, from: number, to: number): number {
  if (to <= from) return 0;
  const { gap, hash, count } = pieces;
  const cues = cuesOf(language);
  const cue = (at: number) => cues.get(hash[at]!) ?? 0;
  let bits = 0;
  const before = from - 1;
  if (before >= 0 && gap[from]! <= BLANK) {
    bits |= cue(before) & (IN_PLACE | WITH_ARTICLE | DETERMINED);
    if (category[before]! & TITLE) bits |= BY_PERSON;
    // "in the Azores", "cerca de Huesca": a small word may stand between.
    if (category[before]! & FUNCTION && before > 0 && gap[before]! <= BLANK)
      bits |= cue(before - 1) & IN_PLACE;
  }
  if (to < count && (gap[to]! <= BLANK || gap[to] === COMMA)) bits |= cue(to) & BY_PERSON;
  const last = Math.min(count, to + NEAR);
  for (let i = Math.max(0, from - NEAR); i < last; i++) if (i < from || i >= to) bits |= cue(i) & IN_MATCH;
  return bits;
}
