import type { LanguageData, Plural } from "../../../data/languages/language-data.ts";
import { loadLanguage } from "../../../data/languages/load.ts";
import { loadDemonymWords } from "../../../data/lexicon/demonyms/words/load.ts";
import { givenNameBits, surnameBits } from "../../../data/names/bits.ts";
import type { Language } from "../../contract/index.ts";
import { loadTypeNames } from "../../datasets/evidence/loaded-type-terms.ts";
import { loadedByLanguage } from "../../text/look-up.ts";
import type { Pieces } from "../../text/pieces.ts";
import { WordBits } from "../../text/word-bits.ts";
import { WordFilter } from "../../text/word-filter.ts";
import { WordList } from "../../text/word-list.ts";
import { loadSpelling } from "../model/spelling.ts";

/** Classes of a word in its language; bits, as a word may have several. */
export const FUNCTION = 1;
export const COMMON = 2;
export const TITLE = 4;
export const CALENDAR = 8;
export const CONNECTOR = 16;
export const CLITIC = 32;
export const ABBREVIATION = 64;
/** Articles of the language: they stand before a noun and never before the name of a person. */
export const ARTICLE = 128;
/** Local cues: words beside a name that tell what kind of entity it names. */
export const CUE_PLACE = 256;
export const CUE_PERSON = 512;
export const CUE_MATCH = 1024;
/** An article that no city has before it. */
export const CUE_ARTICLE = 2048;
/** A word that never stands before the name of a person or place. */
export const DETERMINER = 4096;

/** Given names and surnames, in the scripts that have spaces. */
export const GIVEN_NAME = 8192;
export const SURNAME = 16384;
/** A demonym: a word for the people or things of a place. */
export const DEMONYM_WORD = 32768;
/** A word of a contest that is not a match: an election, a war, a trial. */
export const CUE_CONTEST = 65536;

/** A word before the name of a language. */
export const CUE_TONGUE = 131072;
/** A word for what only a person does, and one for what only a firm has or does. */
export const CUE_LIFE = 262144;
export const CUE_TRADE = 524288;
/** A word of motion, and a preposition that always has a place after it. */
export const CUE_MOTION = 1048576;
export const CUE_DIRECTION = 2097152;
/** A preposition before the side that a person moves to, and a word before a month. */
export const CUE_GOAL = 4194304;
export const CUE_MONTH = 8388608;
/** A word before the number of a part of a building. */
export const CUE_ROOM = 16777216;
/** A noun of an institution, and a preposition that leads to its purpose. */
export const CUE_INSTITUTION = 33554432;
export const CUE_PURPOSE = 67108864;
/** A word between the sides of a match, and a word of a match that only sport has: see `matches.ts`. */
export const CUE_AGAINST = 134217728;
export const CUE_FIXTURE = 268435456;

export const EVERYDAY: number = FUNCTION | COMMON | TITLE | CALENDAR | CONNECTOR;

export interface Lexicon {
  readonly language: Language;
  readonly capitalisesNouns: boolean;
  readonly adjectivesFollow: boolean;
  readonly genitive: string;
  readonly plurals: readonly Plural[];
  /** The spellings of a text in the scripts of the language, the one that its words are written in first. */
  spellings(text: string): readonly string[];
  /** The bits of a word class for a piece. */
  wordClass(pieces: Pieces, at: number): number;
  /** Whether a run of a script without spaces is an everyday word. */
  everyday(run: string): boolean;
  /** Whether a run of a script without spaces is a title or an office: "大統領". */
  title(run: string): boolean;
}

const besideBits = [
  ["place", CUE_PLACE],
  ["person", CUE_PERSON],
  ["match", CUE_MATCH],
  ["contest", CUE_CONTEST],
  ["article", CUE_ARTICLE],
  ["determiner", DETERMINER],
  ["tongue", CUE_TONGUE],
  ["life", CUE_LIFE],
  ["trade", CUE_TRADE],
  ["motion", CUE_MOTION],
  ["direction", CUE_DIRECTION],
  ["goal", CUE_GOAL],
  ["month", CUE_MONTH],
  ["room", CUE_ROOM],
  ["institution", CUE_INSTITUTION],
  ["purpose", CUE_PURPOSE],
] as const;

const lexicons = loadedByLanguage("loadLexicon", async (language) => {
  const [data, demonyms, names, scripts] = await Promise.all([
    loadLanguage[language](),
    loadDemonymWords[language](),
    isUnspaced(language) ? undefined : loadNames(),
    language === "zh" ? import("../../text/chinese.ts") : undefined,
    loadSpelling(language),
    // English names of types are the types themselves.
    language === "en" ? undefined : loadTypeNames(),
  ]);
  return compile(language, data, demonyms, names, scripts?.chineseSpellings);
});

/** Loads the data of a language, once; must be awaited before a text in it is read. */
export const loadLexicon = lexicons.load;

export const lexiconOf = lexicons.of;

/** Names of persons, each as a list of words or as a filter of them. */
interface PersonNames {
  readonly givenNames: string;
  readonly surnames: string;
}

async function loadNames(): Promise<PersonNames> {
  const [{ givenNames }, { surnames }] = await Promise.all([
    import("../../../data/names/given.ts"),
    import("../../../data/names/surnames.ts"),
  ]);
  return { givenNames, surnames };
}

export function isUnspaced(language: Language): boolean {
  return language === "ja" || language === "zh";
}

function compile(
  language: Language,
  data: LanguageData,
  demonyms: string,
  names: PersonNames | undefined,
  spellings: Lexicon["spellings"] = (text) => [text],
): Lexicon {
  const bits = new WordBits();
  const unspaced = isUnspaced(language);
  // In a script without spaces a word may be several pieces. Only words of one piece can be looked up by piece.
  const mark = (words: string, bit: number) =>
    bits.mark(
      unspaced
        ? words
            .split(/\s+/)
            .filter((word) => word.length === 1)
            .join(" ")
        : words,
      bit,
    );
  mark(data.functionWords, FUNCTION);
  if (unspaced) mark(data.commonWords, COMMON);
  else bits.markIn(new WordList(data.commonWords), COMMON);
  mark(data.titles, TITLE);
  mark(data.calendar, CALENDAR);
  bits.mark(data.connectors, CONNECTOR);
  bits.mark(data.clitics, CLITIC);
  bits.mark(data.abbreviations, ABBREVIATION);
  bits.mark(data.articles, ARTICLE);
  for (const [name, bit] of besideBits) bits.mark(data.besideWords[name], bit);
  bits.markIn(new WordList(demonyms), DEMONYM_WORD);
  if (names) {
    bits.markIn(new WordFilter(names.givenNames, givenNameBits), GIVEN_NAME);
    bits.markIn(new WordFilter(names.surnames, surnameBits), SURNAME);
  }
  const titles = new Set(unspaced ? data.titles.split(/\s+/) : []);
  const runs = new Set(
    unspaced ? `${data.functionWords} ${data.commonWords} ${data.titles} ${data.calendar}`.split(/\s+/) : [],
  );
  return {
    language,
    capitalisesNouns: data.capitalisesNouns,
    adjectivesFollow: data.adjectivesFollow,
    genitive: data.genitive,
    plurals: data.plurals,
    spellings,
    wordClass: (pieces, at) => bits.of(pieces, at),
    everyday: (run) => runs.has(run),
    title: (run) => titles.has(run),
  };
}
