import type { EntityRecord } from "../entity.ts";
import { cueLanguage } from "../knowledge/cue-language.ts";
import { addFields, FIELD_WORDS, fieldCues, loadFieldCues } from "../knowledge/semantic-fields.ts";
import { wordsOfType } from "../knowledge/types.ts";
import { firstOf, TYPES_READ } from "./entity-terms.ts";

/** Loads the cues of the languages that descriptions have. English is always included, as types are English words. */
export function loadCues(descriptionTags: Iterable<string>): Promise<void> {
  return loadFieldCues(new Set(["en", ...descriptionTags].map(cueLanguage)));
}

/** The semantic fields of an entity's descriptions and types; the cues of its languages must be loaded. */
export function fieldsOf({ descriptions, types }: EntityRecord): Uint32Array {
  const fields = new Uint32Array(FIELD_WORDS);
  const said = Object.entries(descriptions).map(([tag, text]) => [text, cueLanguage(tag)] as const);
  for (const [text, language] of firstOf(said)) addFields(text, fieldCues(language), fields);
  const typed = types.slice(0, TYPES_READ).map((type) => [wordsOfType(type), "en"] as const);
  for (const [word, language] of firstOf(typed)) addFields(word, fieldCues(language), fields);
  return fields;
}
