import { japaneseCharacters } from "../../data/languages/letters.ts";
import type { Language } from "../contract/index.ts";
import { latin, Voters, type Votes } from "./language-votes.ts";

/**
 * Guesses the language of a text among the eight. Articles, prepositions and their like tell it at once; a text that
 * has too few of them is asked for its everyday words, and only what these leave open goes to a library, which is slow
 * to load. Names have no vote. English when there is nothing to go by.
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
    // A name or two are of no language: what a library says of them is chance.
    if (small.score === 0) return all.score >= HALF && all.score > all.scores[0]! ? all.language : "en";
  }
  const title = await voters.byTitle();
  if (decides(title, MANY)) return title.language;
  detector ??= loadDetector();
  return (await detector)(await voters.words(), all);
}

/** Units of the text that are looked at: more changes no answer and costs time. */
const SAMPLE = 2_000;
const FEW_LETTERS = 20;

/** Votes that the best language must have, and how many times those of the next. */
interface Majority {
  readonly votes: number;
  readonly lead: number;
}
/** Function words are shared by languages, and in titles a name may look like a word. */
const MANY: Majority = { votes: 1.5, lead: 2 };
/** One word that a single language has. A lead of 2 asks the library for three times as many texts, and none gets better. */
const ONE: Majority = { votes: 1, lead: 1.25 };
/** What an everyday word that two languages share says of each: enough for a few letters, if neither is English. */
const HALF = 0.5;

function decides({ score, next }: Votes, { votes, lead }: Majority): boolean {
  return score >= votes && score >= lead * next;
}

/** A word of about five letters is one or two characters of Han or kana. */
const CHARACTER_WEIGHT = 5;
/** Han to one kana that a Japanese text may have. Characters of Japan alone are rarer than kana, and count twice. */
const HAN_TO_KANA = 12;
const JAPAN_ALONE = 2;
const japanAlone = new RegExp(`[${japaneseCharacters}]`, "g");

/** Kana are Japanese alone; Han without kana and without characters of Japan alone is taken for Chinese. */
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

/** The library's score of a language, 0 to 1 for the best, and the votes for it, which weigh as much. */
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
