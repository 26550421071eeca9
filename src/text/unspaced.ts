import type { Word } from "./words.ts";

/** The part of `Intl.Segmenter` that is used; its polyfill has the same shape. */
export interface WordSegmenter {
  segment(text: string): Iterable<{ segment: string; index: number; isWordLike?: boolean | undefined }>;
}

/** Longest run given to the segmenter at once, in UTF-16 units: its cost is quadratic in the length on Node 20. */
const PIECE = 500;

let segmenter: WordSegmenter | undefined;

/**
 * Loads the word segmenter of this runtime, or `@formatjs/intl-segmenter` where the runtime has none.
 * Must be awaited once before `unspacedWords` on such runtimes; elsewhere it does nothing.
 */
export async function loadSegmenter(): Promise<void> {
  // The runtime's own segmenter is made when a text needs it: that takes 12 ms, and most texts have spaces.
  if (segmenter || typeof Intl.Segmenter === "function") return;
  const { segmenterOf } = await import("./segmenter.ts");
  segmenter = segmenterOf("ja");
}

/** Forgets the loaded segmenter, so that a test can load another. @internal */
export function unloadSegmenter(): void {
  segmenter = undefined;
}

/** The words of one run of Han, kana, Thai … between two offsets (UTF-16 units). */
export function unspacedWords(text: string, start: number, end: number): Word[] {
  return [...unspacedParts(text, start, end)].flat();
}

/** The same words, in parts that take a millisecond at most. */
export function* unspacedParts(text: string, start: number, end: number): Generator<Word[]> {
  for (let from = start; from < end; ) {
    const to = safeCut(text, from, end);
    const words: Word[] = [];
    collect(text.slice(from, to), from, words);
    yield words;
    from = to;
  }
}

function collect(run: string, offset: number, words: Word[]): void {
  if (!segmenter) {
    if (typeof Intl.Segmenter !== "function") throw new Error("loadSegmenter() was not awaited");
    segmenter = new Intl.Segmenter("ja", { granularity: "word" });
  }
  for (const { segment, index, isWordLike } of segmenter.segment(run)) {
    if (isWordLike !== false) words.push({ start: offset + index, end: offset + index + segment.length });
  }
}

/**
 * The place where a long run is cut: after `PIECE` units, at a change of script if there is one near, never inside a
 * pair.
 */
function safeCut(text: string, from: number, end: number): number {
  if (end - from <= PIECE) return end;
  for (let at = from + PIECE; at > from + PIECE - 60; at--) {
    if (isKana(text.charCodeAt(at - 1)) && !isKana(text.charCodeAt(at))) return at;
  }
  const at = from + PIECE;
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at;
}

/** Whether a unit is hiragana: a particle before a kanji or katakana is nearly always the end of a word. */
function isKana(unit: number): boolean {
  return unit >= 0x3041 && unit <= 0x309f;
}
