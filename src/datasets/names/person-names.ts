import { ADJACENT, CAPITAL, CHARACTER, COMMA, NUMBER, type Pieces } from "../../text/pieces.ts";
import { WordSet } from "../../text/word-set.ts";
import { isSingleCapital } from "./name-pieces.ts";
import { languageBit } from "./name-trie.ts";

const particles = new WordSet(
  "van von de da di del della dos das do du le la al bin ibn ben ter den der el mac mc st saint".split(" "),
);
/** Particles that are dropped when the last name stands alone: "Humboldt", but "van Gogh". */
const noble = new WordSet("von zu af".split(" "));
/** The same in French. In other languages a place of origin follows "de". */
const frenchNoble = new WordSet("de d".split(" "));
const generations = new WordSet("jr sr junior senior".split(" "));
const styles = new WordSet("dr dra prof sir mr mrs ms dott herr frau mme".split(" "));
const numerals = new WordSet("i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi".split(" "));

/** Whether the last name at `last`, which begins with a particle, is also used without it. */
export function hasNobleParticle(
  pieces: Pieces,
  from: number,
  last: number,
  to: number,
  languages: number,
): boolean {
  if (last >= to - 1) return false;
  if (noble.has(pieces, last)) return true;
  if (!frenchNoble.has(pieces, last) || !(languages & french)) return false;
  // "Henri IV de Navarre" is not a Navarre.
  for (let i = from; i < last; i++) if (isNumeral(pieces, i)) return false;
  return true;
}
const french = languageBit("fr");

/**
 * Whether a place ends a person's name in place of a last name: "Frederick II of Prussia", "William of the Netherlands".
 * Only English has a word for it that is in no last name. A noble is called by the place: "the Count of Cavour" is Cavour.
 *
 * @param last first piece of what would be the last name
 */
export function endsWithPlace(pieces: Pieces, from: number, last: number): boolean {
  const before = last - 1 > from && the.has(pieces, last - 1) ? last - 2 : last - 1;
  return before > from && of.has(pieces, before) && !nobles.has(pieces, before - 1);
}
const of = new WordSet(["of"]);
const the = new WordSet(["the"]);
const nobles = new WordSet(
  "duke duchess marquis marquess marchioness earl count countess viscount baron".split(" "),
);

/** Whether a piece is a small word within a last name: "von", "de la". */
export function isParticle(pieces: Pieces, at: number): boolean {
  return isAnyParticle(pieces, at) && !(pieces.shape[at]! & CAPITAL);
}

/** Whether a piece is such a word, also with a capital: "De Tomasi". */
export function isAnyParticle(pieces: Pieces, at: number): boolean {
  return particles.has(pieces, at) || noble.has(pieces, at);
}

/** Whether a piece is the number of a ruler. */
export function isNumeral(pieces: Pieces, at: number): boolean {
  return numerals.has(pieces, at);
}

/**
 * First piece of a person's last name, with its particle ("van Gogh", "de la Cruz"). It is `from` for one word, a
 * ruler's number, or initials only. Transcribed names are cut at their middle dot.
 */
export function lastName(pieces: Pieces, from: number, to: number): number {
  if (pieces.shape[from]! & CHARACTER) {
    for (let i = to - 2; i > from; i--) {
      const between = pieces.text.slice(pieces.end[i - 1], pieces.start[i]);
      if (/[・·･•]/.test(between)) return i;
    }
    return from;
  }
  const last = to - 1;
  if (last === from || numerals.has(pieces, last)) return from;
  if (pieces.end[last]! - pieces.start[last]! < 3 || pieces.shape[last]! & NUMBER) return from;
  let begin = last;
  // O'Neill and Jean-Luc are words of several pieces.
  while (begin > from + 1 && pieces.gap[begin] === ADJACENT) begin--;
  while (begin > from + 1 && particles.has(pieces, begin - 1)) begin--;
  return begin;
}

/** Start of a person's name without the titles before it ("Prof. Dr. Ada Penrose"). At least two words stay. */
export function withoutTitles(pieces: Pieces, from: number, to: number): number {
  let begin = from;
  while (to - begin > 2 && styles.has(pieces, begin)) begin++;
  return begin;
}

/**
 * End of a person's name without the title behind its comma ("Ada Penrose, Countess of Lorne"). The word that tells a
 * son from a father is dropped too ("Carl Bosworth Jr.", "Tom J. Abbot III"). At least two words stay.
 */
export function withoutStyle(pieces: Pieces, from: number, to: number): number {
  let end = to;
  for (let i = from + 2; i < to; i++)
    if (pieces.gap[i] === COMMA) {
      end = i;
      break;
    }
  if (end - from > 2 && generations.has(pieces, end - 1)) return end - 1;
  // Rulers have numbers too, but no initials.
  if (end - from > 3 && numerals.has(pieces, end - 1) && isSingleCapital(pieces, end - 3)) return end - 1;
  return end;
}
