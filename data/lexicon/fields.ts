import type { Language } from "../../src/contract/index.ts";
import { de } from "./fields/de.ts";
import { en } from "./fields/en.ts";
import { es } from "./fields/es.ts";
import type { FieldCues } from "./fields/field-names.ts";
import { fr } from "./fields/fr.ts";
import { it } from "./fields/it.ts";
import { ja } from "./fields/ja.ts";
import { pt } from "./fields/pt.ts";
import { zh } from "./fields/zh.ts";

/**
 * The cue words of the semantic fields in all languages. A reader of one language loads only that one
 * (`fields/load.ts`).
 */
export const cueWords: Readonly<Record<Language, FieldCues>> = { en, it, fr, de, es, pt, ja, zh };
