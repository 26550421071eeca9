import { functionWords } from "../../data/languages/function-words.ts";
import type { Language } from "../contract/index.ts";
import { CHARACTER, cut } from "./pieces.ts";
import { WordBits } from "./word-bits.ts";

/**
 * Guesses the language of a text among the eight. Articles, prepositions and their like tell it at once; only a
 * text that has too few of them goes to a library, which is slow to load. English when there is nothing to go by.
 */
export async function detectLanguage(text: string): Promise<Language> {
  const sample = text.slice(0, SAMPLE);
  const letters = count(sample, /\p{Alphabetic}/gu);
  const byScript = languageByScript(sample, letters);
  if (byScript) return byScript;
  const { language, score, next } = languageByWords(sample);
  if (score >= ENOUGH && score >= MARGIN * next) return language;
  if (letters < FEW_LETTERS) {
    // A name or two are of no language: what a library says of them is chance.
    if (score === 0) return "en";
    if (score > next) return language;
  }
  detector ??= loadDetector();
  return (await detector)(sample);
}

/** Units of the text that are looked at: more changes no answer and costs time. */
const SAMPLE = 2_000;
const FEW_LETTERS = 20;
/** A word of about five letters is one or two characters of Han or kana. */
const CHARACTER_WEIGHT = 5;

/** Kana are Japanese alone; Han without kana is taken for Chinese. */
function languageByScript(sample: string, letters: number): Language | undefined {
  const kana = count(sample, /[\u3041-\u30ff]/g);
  const han = count(sample, /[\u3400-\u9fff]/g);
  if ((kana + han) * CHARACTER_WEIGHT < letters || letters === 0) return undefined;
  return kana * 12 > han ? "ja" : "zh";
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const latin: readonly Language[] = ["en", "it", "fr", "de", "es", "pt"];

/** Function words that the best language must have, and how many times those of the next: a word of several counts in parts. */
const ENOUGH = 1.5;
const MARGIN = 2;

/** The languages of each function word as bits, by the hash of the folded piece. */
let languagesOf: WordBits | undefined;

/** The language that most function words of a text are of, with its score and that of the next. */
function languageByWords(sample: string): { language: Language; score: number; next: number } {
  languagesOf ??= readFunctionWords();
  const pieces = cut(sample);
  const { count, shape } = pieces;
  const scores = latin.map(() => 0);
  for (let i = 0; i < count; i++) {
    const bits = shape[i]! & CHARACTER ? 0 : languagesOf.of(pieces, i);
    if (bits === 0) continue;
    const share = 1 / latin.filter((_, l) => bits & (1 << l)).length;
    for (let l = 0; l < latin.length; l++) if (bits & (1 << l)) scores[l]! += share;
  }
  const score = Math.max(...scores);
  const best = scores.indexOf(score);
  return { language: latin[best]!, score, next: Math.max(...scores.filter((_, l) => l !== best)) };
}

function readFunctionWords(): WordBits {
  const words = new WordBits();
  latin.forEach((language, l) => {
    words.markSorted(functionWords[language], 1 << l);
  });
  return words;
}

let detector: Promise<(sample: string) => Language> | undefined;

async function loadDetector(): Promise<(sample: string) => Language> {
  const { languageScores } = await import("./detector.ts");
  return (sample) => {
    const scores = languageScores(sample);
    let best: Language = "en";
    for (const language of latin) if ((scores[language] ?? 0) > (scores[best] ?? 0)) best = language;
    return best;
  };
}
