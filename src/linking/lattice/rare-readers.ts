import type { Document } from "../document/document.ts";
import { isUnspaced } from "../document/lexicon.ts";
import { addresses } from "./addresses.ts";
import { bracketed } from "./bracketed.ts";
import { german } from "./german.ts";
import { inverted } from "./inverted.ts";
import { itemLetters } from "./item-letters.ts";
import type { Reader } from "./reading.ts";
import { unspaced } from "./unspaced.ts";

/** The readers of a text; addresses, inverted names, brackets and letters of items may be in any. */
export function readersFor({ language, lexicon }: Document): readonly Reader[] {
  if (lexicon.capitalisesNouns) return [german, addresses, inverted, bracketed, itemLetters];
  return isUnspaced(language) ? [unspaced, addresses] : [addresses, inverted, bracketed, itemLetters];
}
