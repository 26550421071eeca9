import { loadLanguage } from "../../data/languages/load.ts";
import type { Language } from "../../src/contract/index.ts";
import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import { MOST_BUCKETS, SPELLING_BUCKETS, spellingBuckets } from "../../src/linking/model/spelling.ts";
import { foldText } from "../../src/text/fold.ts";
import { CAPITAL, CHARACTER, cut } from "../../src/text/pieces.ts";
import { wordsOf } from "../../src/text/word-list.ts";

const PASSES = 8;
const RATE = 0.15;
const DECAY = 2e-3;

/**
 * Learns how names are spelled in a language from the package's own data. Words of labels of the starter and of the
 * lists of names stand against the common words of the language.
 */
export async function learnSpelling(
  language: Language,
  kb: CompiledDataset,
  names: readonly string[],
): Promise<Int8Array> {
  const { commonWords, functionWords, titles } = await loadLanguage[language]();
  const common = new Set(wordsOf(`${commonWords} ${functionWords} ${titles}`).map(foldText));
  common.delete("");
  const named = new Set<string>();
  const add = (text: string) => {
    const pieces = cut(text);
    for (let i = 0; i < pieces.count; i++) {
      if (!(pieces.shape[i]! & CAPITAL) || pieces.shape[i]! & CHARACTER) continue;
      const word = foldText(text.slice(pieces.start[i], pieces.end[i]));
      if (word.length > 2 && !common.has(word)) named.add(word);
    }
  };
  for (let entity = 0; entity < kb.size; entity++) {
    const { labels } = kb.record(entity);
    const label = labels[language] ?? labels.mul;
    if (label !== undefined) add(label);
  }
  for (const name of names) add(name);
  const words = [
    ...[...named].map((word) => [word, 1] as const),
    ...[...common].filter((word) => word.length > 2).map((word) => [word, 0] as const),
  ];
  words.sort(([a], [b]) => hashOf(a) - hashOf(b) || (a < b ? -1 : 1));
  return learned(words, named.size / words.length);
}

function learned(words: readonly (readonly [string, 0 | 1])[], share: number): Int8Array {
  const weights = new Float64Array(SPELLING_BUCKETS);
  const squares = new Float64Array(SPELLING_BUCKETS).fill(1e-2);
  const buckets = new Int32Array(MOST_BUCKETS);
  for (let pass = 0; pass < PASSES; pass++)
    for (const [word, label] of words) {
      const count = spellingBuckets(word, buckets);
      let sum = 0;
      for (let i = 0; i < count; i++) sum += weights[buckets[i]!]!;
      // Both classes have the same total weight, whatever their number of words.
      const slope = (1 / (1 + Math.exp(-sum)) - label) * (label ? 0.5 / share : 0.5 / (1 - share));
      for (let i = 0; i < count; i++) {
        const at = buckets[i]!;
        const step = slope + DECAY * weights[at]!;
        squares[at]! += step * step;
        weights[at]! -= (RATE * step) / Math.sqrt(squares[at]!);
      }
    }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * 8))));
}

function hashOf(word: string): number {
  let h = 7;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
