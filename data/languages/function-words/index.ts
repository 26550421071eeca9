import type { Language } from "../../../src/contract/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

/**
 * Articles, pronouns, prepositions, conjunctions, auxiliaries, adverbs: never a name when written small. They are in
 * files of their own, as they tell the language of a text before other data of a language is loaded.
 */
export const functionWords: Readonly<Record<Language, string>> = { en, it, fr, de, es, pt, ja, zh };
