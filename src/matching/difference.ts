import { connectingWords } from "../../data/lexicon/connecting-words.ts";
import { isLegalForm } from "./name.ts";
import { transposingDistance } from "./transposing-distance.ts";

/** How two names differ when every word of either has a partner in the other. */
export interface Difference {
  /** Letters that were added, left out, exchanged or that changed places. */
  readonly edits: number;
  /** Whether a word stands for a longer one that begins so (`J.` for `John`). */
  readonly shortened: boolean;
}

const connecting = new Set(connectingWords);

/** One slip is believed for so many letters of a word: `Luca` and `Luka`, but not `Eva` and `Ewa`. */
const LETTERS_PER_SLIP = 4;

/** From this unit on a character is a syllable or a word of its own (Han, Hangul): another one is another name. */
const WORD_CHARACTERS = 0x3400;

/**
 * How a row's name differs from an entity's; undefined where a word of either has no partner in the other: it is equal,
 * is written with a slip, is shortened, or is written together with its neighbours. Legal forms at the end, articles and
 * prepositions may be missing.
 *
 * @param isOtherWord whether a word of the row is known as a word of other names: then it is not a slip of another word
 */
export function differenceOf(
  row: readonly string[],
  entity: readonly string[],
  isOtherWord: (word: string) => boolean,
): Difference | undefined {
  const [rowEnd, entityEnd] = [endOf(row), endOf(entity)];
  const entityLeft = entity.slice(0, entityEnd);
  let rowLeft = row.slice(0, rowEnd).filter((word) => !take(entityLeft, (other) => other === word));
  let edits = 0;
  if (rowLeft.join("") === entityLeft.join("")) return { edits, shortened: false };
  rowLeft = rowLeft.filter((word) => {
    const slips = entityLeft.map((other) => (isOtherWord(word) ? NEVER : slipsBetween(word, other)));
    const least = Math.min(NEVER, ...slips);
    if (least === NEVER) return true;
    edits += least;
    entityLeft.splice(slips.indexOf(least), 1);
    return false;
  });
  if (rowLeft.length !== entityLeft.length && rowLeft.length > 0 && entityLeft.length > 0) {
    const together = slipsBetween(rowLeft.join(""), entityLeft.join(""));
    if (together < NEVER) return { edits: edits + together, shortened: false };
  }
  const before = rowLeft.length;
  rowLeft = rowLeft.filter((word) => !take(entityLeft, (other) => isShortFor(word, other)));
  const shortened = rowLeft.length < before;
  const excused = [...entity.slice(entityEnd), ...entity.filter((word) => connecting.has(word))];
  // A single letter is an initial rather than what is left of `of`.
  const isSlipOfSmall = (word: string) =>
    word.length > 1 && excused.some((other) => transposingDistance(word, other, 1) <= 1);
  const forms = row.slice(rowEnd);
  const isExplained =
    rowLeft.every((word) => connecting.has(word) || isSlipOfSmall(word)) &&
    entityLeft.every((word) => connecting.has(word) || forms.includes(word));
  return isExplained ? { edits, shortened } : undefined;
}

/** More edits than any slips make. */
const NEVER = Number.POSITIVE_INFINITY;

/** Where the legal forms behind a name begin; 0 is never the place. `ASA` in front of a name is a person. */
function endOf(words: readonly string[]): number {
  let end = words.length;
  while (end > 1 && isLegalForm(words[end - 1]!)) end--;
  return end;
}

/** Removes the first word that is wanted; tells whether there was one. */
function take(words: string[], isWanted: (word: string) => boolean): boolean {
  const at = words.findIndex(isWanted);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}

/** Edits between two words, or Infinity where there are more than slips make. */
function slipsBetween(a: string, b: string): number {
  if (a === b) return 0;
  const most = Math.floor(Math.max(a.length, b.length) / LETTERS_PER_SLIP);
  if (most === 0 || isExact(a) || isExact(b) || (roman.test(a) && roman.test(b))) return NEVER;
  const distance = transposingDistance(a, b, most);
  return distance > most ? NEVER : distance;
}

/** Digits and characters that are words are not mistyped: another one is another name. */
function isExact(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if ((unit >= 0x30 && unit <= 0x39) || unit >= WORD_CHARACTERS) return true;
  }
  return false;
}

const roman = /^[ivxlcdm]+$/;

/** Whether one of two words is the initial of the other, or the row's is its beginning (`Univ.`). `V` does not shorten `VI`. */
function isShortFor(row: string, entity: string): boolean {
  const [short, long] = row.length < entity.length ? [row, entity] : [entity, row];
  if (short.length === long.length || isExact(short) || !long.startsWith(short)) return false;
  if (short.length === 1) return !(roman.test(short) && roman.test(long));
  return short === row && short.length >= 3 && long.length - short.length >= 2;
}
