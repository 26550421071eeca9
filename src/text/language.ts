import { languageData } from "../../data/languages/index.ts";
import type { Language } from "../contract/index.ts";
import { CHARACTER, cut } from "./pieces.ts";

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
let functionWords: Map<number, number> | undefined;

/** The language that most function words of a text are of, with its score and that of the next. */
function languageByWords(sample: string): { language: Language; score: number; next: number } {
  functionWords ??= readFunctionWords();
  const { count, hash, shape } = cut(sample);
  const scores = latin.map(() => 0);
  for (let i = 0; i < count; i++) {
    const bits = shape[i]! & CHARACTER ? 0 : (functionWords.get(hash[i]!) ?? 0);
    if (bits === 0) continue;
    const share = 1 / latin.filter((_, l) => bits & (1 << l)).length;
    for (let l = 0; l < latin.length; l++) if (bits & (1 << l)) scores[l]! += share;
  }
  const score = Math.max(...scores);
  const best = scores.indexOf(score);
  return { language: latin[best]!, score, next: Math.max(...scores.filter((_, l) => l !== best)) };
}

function readFunctionWords(): Map<number, number> {
  const words = new Map<number, number>();
  latin.forEach((language, l) => {
    const { count, hash } = cut(languageData[language].functionWords);
    for (let i = 0; i < count; i++) words.set(hash[i]!, (words.get(hash[i]!) ?? 0) | (1 << l));
  });
  return words;
}

let detector: Promise<(sample: string) => Language> | undefined;

async function loadDetector(): Promise<(sample: string) => Language> {
  const { eld } = await import("eld/extrasmall");
  return (sample) => {
    const scores = eld.detect(sample).getScores();
    let best: Language = "en";
    for (const language of latin) if ((scores[language] ?? 0) > (scores[best] ?? 0)) best = language;
    return best;
  };
}
