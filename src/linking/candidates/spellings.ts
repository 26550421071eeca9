import type { MatchKind } from "../../contract/index.ts";
import { normalise } from "../../text/fold.ts";
import { cut, textOf } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import type { PieceRange } from "../mention.ts";
import type { Source } from "./candidate.ts";
import type { FoundList } from "./found-list.ts";
import { withoutClitics } from "./lookup.ts";

/** Adds the entities of other spellings of a name. Only full names and their short forms count, no initials. */
export function addSpellings(
  spellings: readonly string[],
  found: FoundList,
  { kind, source }: { kind: MatchKind; source: Source },
): void {
  if (spellings.length === 0) return;
  const { names } = found.world.dataset;
  // All spellings are cut as one text, separated by a boundary that no name crosses.
  const pieces = cut(spellings.join("\n\n"));
  let to = 0;
  let offset = 0;
  for (const spelling of spellings) {
    const from = to;
    offset += spelling.length;
    while (to < pieces.count && pieces.start[to]! < offset) to++;
    offset += 2;
    const node = to > from ? names.find(pieces, from, to) : 0;
    if (node !== 0) found.addPostings(node, { kind, source, acronyms: false });
  }
}

/** The form in which a mention is looked up: folded, without elision or possessive. */
export function nameOf(document: Document, { from, to }: PieceRange): string {
  const [begin, end] = withoutClitics(document, from, to);
  return normalise(textOf(document.pieces, begin, end));
}

/** A folded name with the two letters of each German umlaut folded like the umlaut: "mueller" as "muller". */
export function withoutUmlauts(name: string): string {
  return name.replace(/([aou])e/g, "$1");
}
