import { type FieldCues as CueWords, fieldNames } from "../../../data/lexicon/fields/field-names.ts";
import { loadCueWords } from "../../../data/lexicon/fields/load.ts";
import type { Language } from "../../contract/languages.ts";
import { cut } from "../../text/pieces.ts";
import { eachStem } from "../../text/stems.ts";

/**
 * Semantic fields. A text that says "playoffs" and an entity that is a "basketball player" share no word, but they
 * share a field. Fields are numbers here.
 */

/** Number of 32-bit words in a set of fields. */
export const FIELD_WORDS = 3;
if (fieldNames.length > FIELD_WORDS * 32)
  throw new Error("there are more semantic fields than bits for them");

/** Most fields of a cue: a cue of more is evidence for none of them. */
const MOST_FIELDS = 4;

/** The fields of each cue of a language, by the stem of the cue. */
export type FieldCues = ReadonlyMap<number, readonly number[]>;

const loaded = new Map<Language, CueWords>();
const cuesOf = new Map<Language, FieldCues>();

/** Loads the cues of languages, once; must be awaited before texts or descriptions in them are read. */
export async function loadFieldCues(wanted: Iterable<Language>): Promise<void> {
  const missing = Array.from(wanted).filter((language) => !loaded.has(language));
  if (missing.length === 0) return;
  const words = await Promise.all(missing.map((language) => loadCueWords[language]()));
  missing.forEach((language, i) => {
    loaded.set(language, words[i]!);
  });
}

/** The cues of a language that is loaded. */
export function fieldCues(language: Language): FieldCues {
  let cues = cuesOf.get(language);
  if (!cues) {
    const words = loaded.get(language);
    if (!words) throw new Error(`loadFieldCues(["${language}"]) was not awaited`);
    cues = compileCues(words);
    cuesOf.set(language, cues);
  }
  return cues;
}

/** Cues by their stems; those of too many fields are left out. */
export function compileCues(words: CueWords): FieldCues {
  const lists = new Map<number, number[]>();
  fieldNames.forEach((name, field) => {
    eachStem(cut(words[name]), (stem) => {
      const list = lists.get(stem);
      if (!list) lists.set(stem, [field]);
      else if (!list.includes(field)) list.push(field);
    });
  });
  for (const [stem, list] of lists) if (list.length > MOST_FIELDS) lists.delete(stem);
  return lists;
}

/** Adds the fields that a text has cues for to a set of three words. */
export function addFields(text: string, cues: FieldCues, set: Uint32Array | number[]): void {
  eachStem(cut(text), (stem) => {
    for (const field of cues.get(stem) ?? []) set[field >>> 5] = (set[field >>> 5]! | (1 << field)) >>> 0;
  });
}
