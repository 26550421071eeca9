import type { LanguageData } from "../../data/languages/language-data.ts";
import { loadLanguage } from "../../data/languages/load.ts";
import type { Language } from "../contract/index.ts";
import type { Pieces } from "../text/pieces.ts";
import { WordBits } from "../text/word-bits.ts";

/** What a word is in its language; bits, as a word may be several. */
export const FUNCTION = 1;
export const COMMON = 2;
export const TITLE = 4;
export const CALENDAR = 8;
export const CONNECTOR = 16;
export const CLITIC = 32;
export const ABBREVIATION = 64;
/** Articles of the language: they stand before a noun and never before a person's name. */
export const ARTICLE = 128;

/** The word lists of one language, by the hash of the folded piece. */
export interface Lexicon {
  readonly language: Language;
  readonly capitalisesNouns: boolean;
  readonly genitive: string;
  /** The bits of a piece. */
  category(pieces: Pieces, at: number): number;
  /** Whether a run of a script without spaces is an everyday word. */
  everyday(run: string): boolean;
}

/** They join two names far more often than they stand inside one that nobody knows. */
const joining = new Set(
  "and or und oder et ou e ed o y u in on at to for with by im am auf bei mit für en sur sous avec em no na con".split(
    " ",
  ),
);

const lexicons = new Map<Language, Lexicon>();

/** Loads a language, once; must be awaited before `lexiconOf` is asked for it. */
export async function loadLexicon(language: Language): Promise<void> {
  if (!lexicons.has(language)) lexicons.set(language, compile(language, await loadLanguage[language]()));
}

/** The lexicon of a language that is loaded. */
export function lexiconOf(language: Language): Lexicon {
  const lexicon = lexicons.get(language);
  if (!lexicon) throw new Error(`loadLexicon("${language}") was not awaited`);
  return lexicon;
}

function compile(language: Language, data: LanguageData): Lexicon {
  const bits = new WordBits();
  const mark = (words: string, bit: number) => bits.mark(words, bit);
  const unspaced = language === "ja" || language === "zh";
  // Words of scripts without spaces are several pieces; only those of one piece can be told by one hash.
  const single = (words: string) =>
    unspaced
      ? words
          .split(/\s+/)
          .filter((word) => word.length === 1)
          .join(" ")
      : words;
  mark(single(data.functionWords), FUNCTION);
  if (unspaced) mark(single(data.commonWords), COMMON);
  else bits.markSorted(data.commonWords, COMMON);
  mark(single(data.titles), TITLE);
  mark(single(data.calendar), CALENDAR);
  mark(
    data.connectors
      .split(/\s+/)
      .filter((word) => !joining.has(word))
      .join(" "),
    CONNECTOR,
  );
  mark(data.clitics, CLITIC);
  mark(data.abbreviations, ABBREVIATION);
  mark(data.articles, ARTICLE);
  const runs = new Set(
    unspaced ? `${data.functionWords} ${data.commonWords} ${data.titles} ${data.calendar}`.split(/\s+/) : [],
  );
  return {
    language,
    capitalisesNouns: data.capitalisesNouns,
    genitive: data.genitive,
    category: (pieces, at) => bits.of(pieces, at),
    everyday: (run) => runs.has(run),
  };
}
