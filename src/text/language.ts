import { japaneseCharacters } from "../../data/languages/letters.ts";
import type { Language } from "../contract/index.ts";
import { latin, Voters, type Votes } from "./language-votes.ts";

/**
 * Guesses the language of a text among the eight. Articles, prepositions and similar words mostly decide at once. If
 * a text has too few of them, its everyday words are counted. Only what these leave open goes to a library, which is
 * slow to load. Names have no vote. The default is English.
 */
export async function detectLanguage(text: string): Promise<Language> {
  const sample = text.slice(0, SAMPLE);
  const letters = count(sample, /\p{Alphabetic}/gu);
  const byScript = languageByScript(sample, letters);
  if (byScript) return byScript;
  const voters = await Voters.of(sample);
  const small = voters.byFunctionWords();
  if (decides(small, MANY)) return small.language;
  const all = await voters.byAllWords();
  if (decides(all, ONE)) return all.language;
  if (letters < FEW_LETTERS) {
    if (small.score > small.next) return small.language;
    // A name or two have no language, so a library's answer for them would be chance.
    if (small.score === 0) return all.score >= HALF && all.score > all.scores[0]! ? all.language : "en";
  }
  const title = await voters.byTitle();
  if (decides(title, MANY)) return title.language;
  detector ??= loadDetector();
  return (await detector)(await voters.words(), all);
}

/** Most units of the text that are read: more change no answer and cost time. */
const SAMPLE = 2_000;
const FEW_LETTERS = 20;

/** Least votes of the best language, and the least ratio to those of the next. */
interface Majority {
  readonly votes: number;
  readonly lead: number;
}
/**
 * The majority for function words and titles: languages share function words, and in titles a name may look like a
 * word.
 */
const MANY: Majority = { votes: 1.5, lead: 2 };
/**
 * The majority for all words: one word of a single language is enough. A lead of 2 sends three times as many texts to
 * the library, and none gets better.
 */
const ONE: Majority = { votes: 1, lead: 1.25 };
/** Vote of an everyday word for each of two languages that share it: enough for a few letters, if neither is English. */
const HALF = 0.5;

function decides({ score, next }: Votes, { votes, lead }: Majority): boolean {
  return score >= votes && score >= lead * next;
}

/**
 * Letters that a character counts for: one or two characters of Han or kana are a word, which has about five letters.
 */
const CHARACTER_WEIGHT = 5;
/**
 * Most Han characters for each kana in a Japanese text. Characters that only Japan has are rarer than kana, and count
 * twice.
 */
const HAN_TO_KANA = 12;
const JAPAN_ALONE = 2;
const japanAlone = new RegExp(`[${japaneseCharacters}]`, "g");

/** Only Japanese has kana. Han without kana, and without characters that only Japan has, is taken for Chinese. */
function languageByScript(sample: string, letters: number): Language | undefined {
  const kana = count(sample, /[\u3041-\u30ff]/g);
  const han = count(sample, /[\u3400-\u9fff]/g);
  if ((kana + han) * CHARACTER_WEIGHT < letters || letters === 0) return undefined;
  return (kana + JAPAN_ALONE * count(sample, japanAlone)) * HAN_TO_KANA > han ? "ja" : "zh";
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

let detector: Promise<(words: string, votes: Votes) => Language> | undefined;

/**
 * Loads the library and returns the choice of a language. It adds the library's score, 0 to 1 for the best, to the
 * votes, which have the same weight.
 */
async function loadDetector(): Promise<(words: string, votes: Votes) => Language> {
  const { languageScores } = await import("./detector.ts");
  return (words, votes) => {
    const found = languageScores(words);
    const top = Math.max(...latin.map((language) => found[language] ?? 0)) || 1;
    const worth = latin.map(
      (language, l) => (found[language] ?? 0) / top + votes.scores[l]! / Math.max(votes.score, 1),
    );
    return latin[worth.indexOf(Math.max(...worth))]!;
  };
}
