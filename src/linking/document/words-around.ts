import { textOf } from "../../text/pieces.ts";
import { OPEN } from "./boundaries.ts";
import type { Document } from "./document.ts";

/** The word at a piece, in small letters. */
export function wordAt({ pieces }: Document, at: number): string {
  return textOf(pieces, at).toLowerCase();
}

/** Whether nothing ends between a piece and the one before it. */
export function isJoined({ boundaryBefore }: Document, at: number): boolean {
  return at > 0 && boundaryBefore[at] === OPEN;
}
