import { fields } from "../../../data/lexicon/fields.ts";
import { type Language, languages } from "../../contract/languages.ts";
import { cut } from "../../text/pieces.ts";
import { eachStem } from "../../text/stems.ts";

/**
 * Semantic fields: a text that says "playoffs" and an entity that is a "basketball player" share no word, and share the
 * field. Fields are numbers here.
 */
const names = Object.keys(fields) as (keyof typeof fields)[];

/** Words of 32 bits that a set of fields takes. */
export const FIELD_WORDS = 3;
if (names.length > FIELD_WORDS * 32) throw new Error("there are more semantic fields than bits for them");

/** A cue of more fields than this tells none of them. */
const MOST_FIELDS = 4;

/** The fields that each cue of a language tells, by the stem of the cue. */
export type FieldCues = ReadonlyMap<number, readonly number[]>;

const cuesOf = new Map<Language, FieldCues>();

/** The cues of a language; those of more than a few fields are left out. */
export function fieldCues(language: Language): FieldCues {
  let cues = cuesOf.get(language);
  if (!cues) {
    const lists = new Map<number, number[]>();
    names.forEach((name, field) => {
      eachStem(cut(fields[name][language]), (stem) => {
        const list = lists.get(stem);
        if (!list) lists.set(stem, [field]);
        else if (!list.includes(field)) list.push(field);
      });
    });
    for (const [stem, list] of lists) if (list.length > MOST_FIELDS) lists.delete(stem);
    cues = lists;
    cuesOf.set(language, cues);
  }
  return cues;
}

/** Adds the fields that a text tells to a set of three words. */
export function addFields(text: string, language: Language, set: Uint32Array | number[]): void {
  const cues = fieldCues(language);
  eachStem(cut(text), (stem) => {
    for (const field of cues.get(stem) ?? []) set[field >>> 5] = (set[field >>> 5]! | (1 << field)) >>> 0;
  });
}

/** The full language of a tag, or undefined: only the eight have cues. */
export function cueLanguage(tag: string): Language | undefined {
  return languages.find((language) => language === tag);
}
