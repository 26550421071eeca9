import type { ComparedName } from "./name.ts";
import { contentOf } from "./name.ts";
import { transposingDistance } from "./transposing-distance.ts";
import type { WordWeights } from "./word-weights.ts";

/** How alike two names are. */
export interface Likeness {
  /** As a whole, 0 to 1. */
  readonly whole: number;
  /** Share of the first name's words that the second has, by weight. */
  readonly first: number;
  /** Share of the second name's words that the first has, by weight. */
  readonly second: number;
  /** Equal but for legal forms. */
  readonly same: boolean;
  /** Equal but for legal forms and the order of the words. */
  readonly sameWords: boolean;
  /** How much the first name's words tell, 0 to 1 and more: 1 is one word that is as rare as can be. */
  readonly rarity: number;
}

/** Names that are as alike as this have their words in one order. */
const ALIKE = 0.75;

/** Words of a name that are aligned; what is behind them only counts as missing. */
const ALIGNED_WORDS = 24;

/** Compares a row's name with an entity's. */
export function likenessOf(row: ComparedName, entity: ComparedName, weights: WordWeights): Likeness {
  const a = row.words.slice(0, ALIGNED_WORDS);
  const b = entity.words.slice(0, ALIGNED_WORDS);
  const aWeights = row.words.map((word) => weights.of(word));
  const bWeights = entity.words.map((word) => weights.of(word));
  const { aShare, bShare } = align(a, b, aWeights, bWeights);
  const core = contentOf(row.words);
  const otherCore = contentOf(entity.words);
  const joined = core.join("");
  const otherJoined = otherCore.join("");
  const same = joined === otherJoined;
  const sorted = same ? joined : [...core].sort().join("");
  const otherSorted = same ? joined : [...otherCore].sort().join("");
  const sameWords = same || sorted === otherSorted;
  const inOrder = sameWords ? 1 : writtenAlike(joined, otherJoined);
  // Words that stand in another order are compared in that of the alphabet.
  const written = inOrder >= ALIKE ? inOrder : Math.max(inOrder, writtenAlike(sorted, otherSorted));
  const both = aShare + bShare === 0 ? 0 : (2 * aShare * bShare) / (aShare + bShare);
  const rarity = aWeights.reduce((sum, weight) => sum + weight, 0) / weights.greatest;
  // Where words were joined, cut or mistyped twice, letters tell more than words do.
  return {
    whole: Math.max(both, (both + written) / 2, written * 0.95),
    first: Math.max(aShare, same ? 1 : 0),
    second: Math.max(bShare, same ? 1 : 0),
    same,
    sameWords,
    rarity,
  };
}

/** Pairs the words, the likest first, and tells which share of each name's weight found a partner. */
function align(
  a: readonly string[],
  b: readonly string[],
  aWeights: readonly number[],
  bWeights: readonly number[],
): { aShare: number; bShare: number } {
  const pairs: { i: number; j: number; likeness: number }[] = [];
  a.forEach((word, i) => {
    b.forEach((other, j) => {
      const likeness = wordLikeness(word, other);
      if (likeness > 0) pairs.push({ i, j, likeness });
    });
  });
  pairs.sort((x, y) => y.likeness - x.likeness || x.i + x.j - y.i - y.j || x.i - y.i);
  const aUsed = new Set<number>();
  const bUsed = new Set<number>();
  let aFound = 0;
  let bFound = 0;
  for (const { i, j, likeness } of pairs) {
    if (aUsed.has(i) || bUsed.has(j)) continue;
    aUsed.add(i);
    bUsed.add(j);
    aFound += likeness * aWeights[i]!;
    bFound += likeness * bWeights[j]!;
  }
  return { aShare: aFound / sum(aWeights), bShare: bFound / sum(bWeights) };
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0) || 1;
}

/** Whether a word has a digit, full-width ones folded before. */
function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39) return true;
  }
  return false;
}

/** An initial stands for a word that begins with it (`J.` for `John`), but says less than the word. */
const INITIAL = 0.7;

/** The beginning of a word stands for it (`Univ.` for `University`). */
const BEGINNING = 0.75;

/** How alike two words are, 0 to 1: what is more than a slip of the pen is another word. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (hasDigit(a) || hasDigit(b)) return 0;
  const begins = long.startsWith(short);
  if (short.length === 1) return begins && long.length > 1 && short.charCodeAt(0) < 0x2e80 ? INITIAL : 0;
  const allowed = Math.max(1, Math.floor(long.length / 4));
  const abbreviated = begins && short.length >= 3 && long.length - short.length >= 2 ? BEGINNING : 0;
  if (long.length - short.length > allowed) return abbreviated;
  const distance = transposingDistance(short, long, allowed);
  return distance > allowed ? abbreviated : Math.max(abbreviated, 1 - (1.5 * distance) / long.length);
}

/** Likeness of two texts without spaces, by their edit distance. */
function writtenAlike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0 || digitsOf(a) !== digitsOf(b)) return 0;
  const allowed = Math.floor(longer / 3);
  const distance = transposingDistance(a, b, allowed);
  return distance > allowed ? 0 : 1 - distance / longer;
}

/** Numbers are never mistyped here: `Boeing 737` is no `Boeing 747`. */
function digitsOf(text: string): string {
  return hasDigit(text) ? text.replace(/[^0-9]+/g, "") : "";
}
