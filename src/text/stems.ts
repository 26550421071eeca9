import { foldAt, ODD_FOLD, unitInfo, unitsAt } from "./classes.ts";
import { ALPHABETIC, CHARACTER, NUMBER, type Pieces } from "./pieces.ts";

/**
 * Stems, by which words of texts and descriptions are compared; names are not compared so. A stem is the first six
 * letters of a folded word, which joins "football" and "footballer" in every language without a stemmer (McNamee and
 * Mayfield, Information Retrieval 7, 2004). Scripts without spaces have pairs of characters. Stems are numbers of 22
 * bits: of 500 stems of a text and 40 of an entity, one pair in 200 entities is equal by chance.
 */
export const STEM_BITS = 22;

const LETTERS = 6;
/** Least letters of a word that has a stem: shorter words are not evidence. */
const SHORTEST = 3;

/** The stem of the word that begins at a piece, or of the pair of characters; 0 if there is none. */
export function stemAt(pieces: Pieces, at: number): number {
  const shape = pieces.shape[at]!;
  if (shape & CHARACTER) {
    const next = at + 1;
    if (next >= pieces.count || !(pieces.shape[next]! & CHARACTER) || pieces.start[next] !== pieces.end[at])
      return 0;
    return bitsOf(Math.imul(pieces.hash[at]!, 0x9e3779b1) ^ pieces.hash[next]!);
  }
  if (!(shape & (ALPHABETIC | NUMBER)) || pieces.end[at]! - pieces.start[at]! < SHORTEST) return 0;
  return bitsOf(prefixHash(pieces.text, pieces.start[at]!, pieces.end[at]!));
}

/** Visits the stems of a text, with the piece at which each stands. */
export function eachStem(pieces: Pieces, visit: (stem: number, at: number) => void): void {
  for (let at = 0; at < pieces.count; at++) {
    const stem = stemAt(pieces, at);
    if (stem !== 0) visit(stem, at);
  }
}

/** FNV-1a of the first letters of a word, folded. */
function prefixHash(text: string, start: number, end: number): number {
  let h = 0x811c9dc5 | 0;
  let letters = 0;
  for (let i = start; i < end && letters < LETTERS; ) {
    const unit = text.charCodeAt(i);
    const info = unitInfo[unit]!;
    if (info & ODD_FOLD || (unit & 0xf800) === 0xd800) {
      const folded = foldAt(text, i);
      for (let j = 0; j < folded.length && letters < LETTERS; j++, letters++)
        h = Math.imul(h ^ folded.charCodeAt(j), 0x01000193);
      i += unitsAt(text, i);
    } else {
      h = Math.imul(h ^ (unit ^ (info >>> 16)), 0x01000193);
      letters++;
      i++;
    }
  }
  return h;
}

/** The bits of a stem from a hash; never 0, which means no stem. */
function bitsOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> (32 - STEM_BITS) || 1;
}
