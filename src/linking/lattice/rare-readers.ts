import type { Document } from "../document/document.ts";
import { isUnspaced } from "../document/lexicon.ts";
import { addresses } from "./addresses.ts";
import { bracketed } from "./bracketed.ts";
import { german } from "./german.ts";
import { inverted } from "./inverted.ts";
import type { Reader } from "./reading.ts";
import { unspaced } from "./unspaced.ts";

// Only what stands beside a name of a caller needs it.
export { writeCallerEvidence } from "../joint/caller-evidence.ts";
// Loaded with the readers: few lists have everyday words as names.
export { isBareName } from "./bare-names.ts";
// Only words with a capital outside of the mentions need them.
export { misspeltNames } from "./misspelt.ts";
export { partsOfPersons } from "./person-parts.ts";
// Only characters of a script without spaces need it.
export { wordBordersOf } from "./word-borders.ts";

/** The readers of a text; addresses, inverted names and brackets may be in any. */
export function readersFor({ language, lexicon }: Document): readonly Reader[] {
  if (lexicon.capitalisesNouns) return [german, addresses, inverted, bracketed];
  return isUnspaced(language) ? [unspaced, addresses] : [addresses, inverted, bracketed];
}
