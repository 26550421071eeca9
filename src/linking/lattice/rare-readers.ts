import type { Document } from "../document/document.ts";
import { isUnspaced } from "../document/lexicon.ts";
import { addresses } from "./addresses.ts";
import { german } from "./german.ts";
import { inverted } from "./inverted.ts";
import type { Reader } from "./reading.ts";
import { unspaced } from "./unspaced.ts";

// Loaded with the readers: few lists have everyday words as names.
export { isBareName } from "./bare-names.ts";
// Only characters of a script without spaces need it.
export { wordBordersOf } from "./word-borders.ts";

/** The readers of a text; addresses and inverted names may be in any. */
export function readersFor({ language, lexicon }: Document): readonly Reader[] {
  if (lexicon.capitalisesNouns) return [german, addresses, inverted];
  return isUnspaced(language) ? [unspaced, addresses] : [addresses, inverted];
}
