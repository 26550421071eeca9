import type { Language } from "../../contract/index.ts";
import { foldText } from "../../text/fold.ts";
import { textOf } from "../../text/pieces.ts";
import type { Document } from "./document.ts";

/** The word at a piece, in small letters. */
export function wordAt({ pieces }: Document, at: number): string {
  return textOf(pieces, at).toLowerCase();
}

/** The word at a piece, folded. */
export function foldedAt(document: Document, at: number): string {
  return foldText(wordAt(document, at));
}

/** Whether the word at a piece is in the list of its language; the lists are folded. */
export function isInList(
  lists: ReadonlyMap<Language, ReadonlySet<string>>,
  document: Document,
  at: number,
): boolean {
  return lists.get(document.language)?.has(foldedAt(document, at)) ?? false;
}
