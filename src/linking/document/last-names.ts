import { isAnyParticle } from "../../datasets/names/person-names.ts";
import { ADJACENT } from "../../text/pieces.ts";
import { isJoined } from "./boundaries.ts";
import { type Document, hasClass } from "./document.ts";
import { CLITIC } from "./lexicon.ts";

/** Most pieces of a last name before its last word: "de la Cruz" has two. */
const MOST = 4;

/** First piece of the last name that a piece is in, with its particles: "van den Berg", "Dall'Acqua". */
export function withParticles(document: Document, at: number): number {
  let from = at;
  while (at - from < MOST && isJoined(document, from) && isParticleBefore(document, from)) from--;
  return from;
}

/** Whether the pieces of a span may be one last name: a hyphen or an apostrophe joins them, or they begin with particles. */
export function isOneName(document: Document, from: number, to: number): boolean {
  if (to - from > MOST + 1) return false;
  for (let at = from + 1; at < to; at++)
    if (document.pieces.gap[at] !== ADJACENT && !isParticleBefore(document, at)) return false;
  return to - from > 1;
}

function isParticleBefore(document: Document, at: number): boolean {
  const { pieces } = document;
  if (isAnyParticle(pieces, at - 1)) return true;
  return pieces.gap[at] === ADJACENT && hasClass(document, at - 1, CLITIC);
}
