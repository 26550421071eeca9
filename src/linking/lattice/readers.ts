import type { Document } from "../document/document.ts";
import { isUnspaced } from "../document/lexicon.ts";
import type { Reader } from "./rare-readers.ts";

/** Signs of a web or e-mail address. */
const RARE = /:\/\/|www\.|\w@\w/;

/** The readers that a text needs. They are loaded together, as most texts and pages need none. */
export async function readersOf(document: Document): Promise<readonly Reader[]> {
  const { text, language, lexicon } = document;
  const isRare = lexicon.capitalisesNouns || isUnspaced(language) || RARE.test(text);
  return isRare ? (await import("./rare-readers.ts")).readersFor(document) : [];
}
