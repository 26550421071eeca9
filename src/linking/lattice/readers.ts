import type { Document } from "../document/document.ts";
import { isUnspaced } from "../document/lexicon.ts";
import { onDemand } from "../parts.ts";
import type { Reader } from "./reading.ts";

/**
 * Signs of a web or e-mail address, of a path, of a last name that stands first ("Lovelace, Ada" at the start of a
 * line or behind a mark), of a name with words in brackets, or of an item behind a letter. The bounds keep the search
 * linear.
 */
const RARE =
  /:\/\/|www\.|\w@\w|:\\|\/\w+[/.]|(?:^|[\n;:(] ?)[^\s,]{2,40}(?: [^\s,]{2,40}){0,2}, \p{Lu}|\p{L} \(\p{L}| [\p{Lu}\d][):] \S/u;

/** The readers that a text needs. They are loaded together, as most texts and pages need none. */
export async function readersOf(document: Document): Promise<readonly Reader[]> {
  const { text, language, lexicon } = document;
  const isRare = lexicon.capitalisesNouns || isUnspaced(language) || RARE.test(text);
  return isRare ? (await onDemand()).readersFor(document) : [];
}
