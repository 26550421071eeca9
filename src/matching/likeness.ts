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

/** Words of a name that are aligned; what is after them only counts as missing. */
const ALIGNED_WORDS = 24;

/** A name with what its comparisons need: a row's is made once for all its candidates. */
export interface WeighedName {
  readonly words: readonly string[];
  /** How much each word tells. */
  readonly weights: readonly number[];
  /** Sum of the weights. */
  readonly weight: number;
  /** The words that tell, without spaces. */
  readonly joined: string;
  /** The same in the order of the alphabet. */
  readonly sorted: string;
}

/** A folded name, weighed. */
export function weighedName(words: readonly string[], weights: WordWeights): WeighedName {
  const each = words.map((word) => weights.of(word));
  const core = contentOf(words);
  const joined = core.join("");
  return {
    words: words.length > ALIGNED_WORDS ? words.slice(0, ALIGNED_WORDS) : words,
    weights: each,
    weight: each.reduce((total, weight) => total + weight, 0),
    joined,
    sorted: core.length === 1 ? joined : [...core].sort().join(""),
  };
}

/**
 * Compares a row's name with an entity's.
 *
 * @param greatest the weight of a word that is as rare as can be
 */
export function likenessOf(row: WeighedName, entity: WeighedName, greatest: number): Likeness {
  const { aShare, bShare } = align(row, entity);
  const same = row.joined === entity.joined;
  const sameWords = same || row.sorted === entity.sorted;
  const inOrder = sameWords ? 1 : writtenAlike(row.joined, entity.joined);
  // Words that stand in another order are compared in that of the alphabet.
  const written = inOrder >= ALIKE ? inOrder : Math.max(inOrder, writtenAlike(row.sorted, entity.sorted));
  const both = aShare + bShare === 0 ? 0 : (2 * aShare * bShare) / (aShare + bShare);
  // Where words were joined, cut or mistyped twice, letters tell more than words do.
  return {
    whole: Math.max(both, (both + written) / 2, written * 0.95),
    first: Math.max(aShare, same ? 1 : 0),
    second: Math.max(bShare, same ? 1 : 0),
    same,
    sameWords,
    rarity: row.weight / greatest,
  };
}

/** Pairs the words, the likest first, and tells which share of each name's weight found a partner. */
function align(
  { words: a, weights: aWeights, weight: aWeight }: WeighedName,
  { words: b, weights: bWeights, weight: bWeight }: WeighedName,
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
  return { aShare: aFound / (aWeight || 1), bShare: bFound / (bWeight || 1) };
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
  const begins = long.startsWith(short);
  const allowed = Math.max(1, Math.floor(long.length / 4));
  // Most pairs end here, before their letters are looked at.
  if (!begins && long.length - short.length > allowed) return 0;
  if (hasDigit(a) || hasDigit(b)) return 0;
  if (short.length === 1) return begins && long.length > 1 && short.charCodeAt(0) < 0x2e80 ? INITIAL : 0;
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

/** Numbers are never mistyped here: `Boeing 737` is not a `Boeing 747`. */
function digitsOf(text: string): string {
  return hasDigit(text) ? text.replace(/[^0-9]+/g, "") : "";
}
