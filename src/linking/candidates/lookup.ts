import type { MatchKind } from "../../contract/index.ts";
import { surfaceHash } from "../../datasets/names/surface.ts";
import { ADJACENT } from "../../text/pieces.ts";
import { type Document, hasClass, isUpper } from "../document/document.ts";
import { CLITIC } from "../document/lexicon.ts";
import type { MentionSpan, Slice } from "../mention.ts";
import type { Source } from "./candidate.ts";
import type { FoundList } from "./found-list.ts";

/** Where the name of a mention is looked up: its pieces of the text, or its slice. */
export function lookedUp(document: Document, { slice, span }: MentionSpan): Slice {
  return slice ?? { document, span };
}

/** Adds the entities whose name a run of pieces is, as it is written or in another script of the language. */
export function addNamed(
  document: Document,
  from: number,
  to: number,
  found: FoundList,
  { kind, source, acronyms }: { kind?: MatchKind | undefined; source: Source; acronyms?: boolean },
): void {
  const { pieces, otherScripts, text } = document;
  for (const spelling of [pieces, ...otherScripts]) {
    const node = found.world.dataset.names.find(spelling, from, to);
    if (node === 0) continue;
    found.addPostings(node, {
      kind,
      source,
      surface: surfaceHash(text, pieces.start[from]!, pieces.end[to - 1]!),
      acronyms: acronyms ?? isUpper(pieces, from),
    });
  }
}

/** A span without the elided article before it (`l'`) and the possessive after it (`'s`). */
export function withoutClitics(document: Document, from: number, to: number): [number, number] {
  let begin = from;
  let end = to;
  while (end - begin > 1 && hasClass(document, begin, CLITIC) && hasApostropheBefore(document, begin + 1))
    begin++;
  while (end - begin > 1 && hasClass(document, end - 1, CLITIC) && hasApostropheBefore(document, end - 1))
    end--;
  return [begin, end];
}

function hasApostropheBefore({ pieces }: Document, at: number): boolean {
  const unit = pieces.text.charCodeAt(pieces.end[at - 1]!);
  return pieces.gap[at] === ADJACENT && (unit === 0x27 || unit === 0x2019);
}
