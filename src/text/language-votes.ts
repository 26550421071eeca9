import { accentedLetters, elidedWords } from "../../data/languages/letters.ts";
import { loadLanguage } from "../../data/languages/load.ts";
import type { Language } from "../contract/index.ts";
import { ADJACENT, BLANK, CAPITAL, CHARACTER, COMMA, cut, type Pieces, SMALL } from "./pieces.ts";
import { WordBits } from "./word-bits.ts";
import { WordList } from "./word-list.ts";

/** The languages that are told apart by words; the others by their script. The place of each is its bit. */
export const latin: readonly Language[] = ["en", "it", "fr", "de", "es", "pt"];

/** The votes for each language: the vote of a word is split among its languages. */
export interface Votes {
  /** The language with most votes. */
  readonly language: Language;
  readonly score: number;
  /** Votes for the second language. */
  readonly next: number;
  /** Votes in the order of `latin`. */
  readonly scores: readonly number[];
}

/**
 * Vote of a word that joins two names ("Ronaldo und Messi"), or that begins a name ("La Traviata"). A joining word
 * may also be part of a name ("Rio Grande do Sul").
 */
const IN_NAME = 0.25;
/** Vote of a German noun inside a sentence, which may be part of a name ("Deutsche Bank"). */
const NOUN = 0.5;
const GERMAN = 1 << latin.indexOf("de");
/** Most letters of a capitalised word after which a full stop ends no sentence: "Dr. Lee", "Mrs. Sole". */
const ABBREVIATION = 3;
/** Least letters of a word that a title capitalises; shorter ones such as "of" and "der" stay small. */
const TITLE_WORD = 4;

const ELIDING = (1 << latin.indexOf("it")) | (1 << latin.indexOf("fr"));
const elided = new WordBits();
elided.mark(elidedWords, ELIDING);

/** The words of a text that tell its language: names have no vote. */
export class Voters {
  readonly #pieces: Pieces;
  /** The vote of each piece, 0 for a name. */
  readonly #weights: Float32Array;
  /** The languages of each function word as bits. */
  readonly #functionWords: WordBits;

  private constructor(text: string, functionWords: WordBits) {
    this.#pieces = cut(text);
    this.#weights = weightsOf(this.#pieces, functionWords);
    this.#functionWords = functionWords;
  }

  /** Reads a text. The function words are loaded with the first text, as a text with a given language needs none. */
  static async of(text: string): Promise<Voters> {
    functionBits ??= loadFunctionWords();
    return new Voters(text, await functionBits);
  }

  /** Votes of articles, prepositions and similar words, which are loaded already. */
  byFunctionWords(): Votes {
    return votesOf(
      this.#scores(
        (at) => this.#functionLanguages(at),
        (at) => this.#weights[at]!,
      ),
    );
  }

  /** Votes of everyday words and of accents too. The word lists are loaded when a text first needs them. */
  async byAllWords(): Promise<Votes> {
    const languagesOf = await this.#allWords();
    const scores = this.#scores(languagesOf, (at) => {
      const weight = this.#weights[at]!;
      return weight === 0 && this.#isCapital(at) && languagesOf(at) === GERMAN ? NOUN : weight;
    });
    const { text, start, end, count } = this.#pieces;
    for (let at = 0; at < count; at++)
      if (this.#weights[at]! > 0 && !this.#isCapital(at)) addAccents(text.slice(start[at], end[at]), scores);
    if (/[¿¡]/.test(text)) scores[latin.indexOf("es")]! += 1;
    return votesOf(scores);
  }

  /** Votes of all words of a title, in which each word has a capital; no votes if a longer word is small. */
  async byTitle(): Promise<Votes> {
    const languagesOf = await this.#allWords();
    const weight = isTitle(this.#pieces) ? 1 : 0;
    return votesOf(this.#scores(languagesOf, () => weight));
  }

  /** The words that vote; a capitalised word only if it is in a list. If no word votes, the whole text. */
  async words(): Promise<string> {
    const languagesOf = await this.#allWords();
    const { text, start, end, count } = this.#pieces;
    let words = "";
    for (let at = 0; at < count; at++)
      if (this.#weights[at]! > 0 && (!this.#isCapital(at) || languagesOf(at) !== 0))
        words += `${text.slice(start[at], end[at])} `;
    return words || text;
  }

  #isCapital(at: number): boolean {
    return (this.#pieces.shape[at]! & CAPITAL) !== 0;
  }

  async #allWords(): Promise<(at: number) => number> {
    commonBits ??= loadCommonWords();
    const common = await commonBits;
    return (at) => this.#functionLanguages(at) | common.of(this.#pieces, at);
  }

  /** The languages that have a piece as a function word. */
  #functionLanguages(at: number): number {
    const pieces = this.#pieces;
    const languages = this.#functionWords.of(pieces, at);
    return at + 1 < pieces.count && pieces.gap[at + 1] === ADJACENT
      ? languages
      : languages & ~elided.of(pieces, at);
  }

  #scores(languagesOf: (at: number) => number, weightOf: (at: number) => number): number[] {
    const scores = latin.map(() => 0);
    for (let at = 0; at < this.#pieces.count; at++) {
      const weight = weightOf(at);
      const bits = weight === 0 ? 0 : languagesOf(at);
      if (bits === 0) continue;
      let sharing = 0;
      for (let rest = bits; rest !== 0; rest &= rest - 1) sharing++;
      const share = weight / sharing;
      for (let l = 0; l < latin.length; l++) if (bits & (1 << l)) scores[l]! += share;
    }
    return scores;
  }
}

function votesOf(scores: readonly number[]): Votes {
  const score = Math.max(...scores);
  const best = scores.indexOf(score);
  return { language: latin[best]!, score, next: Math.max(...scores.filter((_, l) => l !== best)), scores };
}

/** Adds the votes of a word's accents, which tell the language of a word that is in no list. */
function addAccents(word: string, scores: number[]): void {
  if (!/[^a-z]/.test(word)) return;
  const composed = word.normalize("NFC");
  for (const [letters, languages] of accentedLetters)
    if (letters.test(composed))
      for (const language of languages) scores[latin.indexOf(language)]! += 1 / languages.length;
}

/**
 * Weights of the votes. A capitalised word votes only at the start of a sentence, where each first word has a
 * capital.
 */
function weightsOf(pieces: Pieces, functionWords: WordBits): Float32Array {
  const { count, shape, gap, start, end } = pieces;
  const weights = new Float32Array(count);
  // In a text of capitals only, names look like all other words.
  if (!shape.some((bits) => bits & SMALL)) return weights.fill(1);
  const capital = (at: number): boolean => (shape[at]! & CAPITAL) !== 0;
  const begins = (at: number): boolean =>
    at === 0 || (gap[at]! > COMMA && !(capital(at - 1) && end[at - 1]! - start[at - 1]! <= ABBREVIATION));
  for (let at = 0; at < count; at++) {
    if (shape[at]! & CHARACTER) continue;
    const beforeName = at + 1 < count && gap[at + 1]! <= BLANK && capital(at + 1);
    if (capital(at)) {
      if (begins(at)) weights[at] = beforeName ? IN_NAME : 1;
    } else {
      const between = beforeName && at > 0 && gap[at]! <= BLANK && capital(at - 1);
      weights[at] = between && functionWords.of(pieces, at) !== 0 ? IN_NAME : 1;
    }
  }
  return weights;
}

function isTitle({ count, shape, start, end }: Pieces): boolean {
  for (let at = 0; at < count; at++)
    if (!(shape[at]! & CAPITAL) && shape[at]! & SMALL && end[at]! - start[at]! >= TITLE_WORD) return false;
  return true;
}

/** The languages of each function word as bits, by the hash of the folded piece. */
let functionBits: Promise<WordBits> | undefined;

async function loadFunctionWords(): Promise<WordBits> {
  const { functionWords } = await import("../../data/languages/function-words/index.ts");
  return bitsOf(latin.map((language) => functionWords[language]));
}

/** The languages of each everyday word. */
let commonBits: Promise<WordBits> | undefined;

async function loadCommonWords(): Promise<WordBits> {
  const data = await Promise.all(latin.map((language) => loadLanguage[language]()));
  return bitsOf(data.map(({ commonWords }) => commonWords));
}

/** @param lists word lists of the languages of `latin`, in its order */
function bitsOf(lists: readonly string[]): WordBits {
  const words = new WordBits();
  for (const [l, list] of lists.entries()) words.markIn(new WordList(list), 1 << l);
  return words;
}
