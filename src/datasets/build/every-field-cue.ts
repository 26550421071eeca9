import { cueWords } from "../../../data/lexicon/fields.ts";
import type { Language } from "../../contract/languages.ts";
import { compileCues, type FieldCues } from "../knowledge/semantic-fields.ts";

const compiled = new Map<Language, FieldCues>();

/** The cues of a language. A build needs those of all languages, so none is loaded on demand. */
export function everyFieldCue(language: Language): FieldCues {
  let cues = compiled.get(language);
  if (!cues) {
    cues = compileCues(cueWords[language]);
    compiled.set(language, cues);
  }
  return cues;
}
