import type { Language } from "../../../src/contract/index.ts";

/**
 * Cue words of semantic fields, in each language. The reader folds them and cuts them to stems, so that one form a
 * word is enough; cues in Japanese and Chinese have two characters or more.
 */
export type FieldCues = Record<string, Record<Language, string>>;
