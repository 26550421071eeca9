import type { Language } from "../../src/contract/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import type { LanguageData } from "./language-data.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

export type { LanguageData };

/** The data of the eight languages. */
export const languageData: Readonly<Record<Language, LanguageData>> = { en, it, fr, de, es, pt, ja, zh };
