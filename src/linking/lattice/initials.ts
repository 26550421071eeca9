import { ADJACENT, CAPITAL } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";

/** Whether a span is initials with full stops: "U.S.", "D.C.", but not "p.m.". */
export function isInitials({ pieces, boundaryBefore }: Document, from: number, to: number): boolean {
  if (to - from < 2) return false;
  for (let i = from; i < to; i++) {
    if (pieces.end[i]! - pieces.start[i]! !== 1 || !(pieces.shape[i]! & CAPITAL)) return false;
    if (i > from && (boundaryBefore[i] !== OPEN || pieces.gap[i] === ADJACENT)) return false;
  }
  return true;
}
