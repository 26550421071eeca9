import { type WorkForm, workForms, workWords } from "../../../data/lexicon/work-forms.ts";
import type { Language } from "../../contract/index.ts";
import { TERM_LANGUAGES, termWeight } from "../../datasets/evidence/evidence.ts";
import { bitsOf, WORK } from "../../datasets/knowledge/kinds.ts";
import { languageBit } from "../../datasets/names/name-trie.ts";
import { bitsByStem, bitsByWord } from "../../text/bits-of-words.ts";
import { foldText } from "../../text/fold.ts";
import { kept } from "../../text/look-up.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { PerWorld } from "../candidates/per-world.ts";
import { listsByLanguage } from "../document/words-by-language.ts";
import { eachTold } from "./told-bits.ts";

/** The bit of a form of works. */
const bitOf = (form: WorkForm) => 1 << workForms.indexOf(form);

export const MUSIC: number = bitOf("music");
/** The bit of a series of works, beside those of its form. */
export const SERIES: number = 1 << workForms.length;

/** The words for works of one language. */
export interface WorkWords {
  /** The bits of each noun; several works are a series. */
  readonly nouns: ReadonlyMap<string, number>;
  /** The bits of nouns of people by what they make. */
  readonly makers: ReadonlyMap<string, number>;
  /** The bits of the stems by which descriptions and types tell a form. */
  readonly stems: ReadonlyMap<number, number>;
}

/** The small words around a noun for works. */
export const smallWords = listsByLanguage(workWords, foldText);

const ALL_FORMS = SERIES - 1;

const read = new Map<Language, WorkWords | undefined>();

/** The words for works of a language, read when they are first needed; none for a language without a list. */
export function workWordsOf(language: Language): WorkWords | undefined {
  return kept(read, language, () => readWords(language));
}

function readWords(language: Language): WorkWords | undefined {
  const words = workWords[language];
  if (!words) return undefined;
  const { one, several, makers, described, series, franchise } = words;
  const marked = (lists: Partial<Record<WorkForm, string>>, more = 0) =>
    workForms.map((form) => [lists[form], bitOf(form) | more] as const);
  return {
    nouns: bitsByWord([...marked(one), ...marked(several, SERIES), [`${series} ${franchise}`, SERIES]]),
    makers: bitsByWord(marked(makers)),
    // A description with the noun for several works is not of a series: "author of novels". A franchise has works of all
    // forms.
    stems: bitsByStem([
      ...marked(one),
      ...marked(described),
      [series, SERIES],
      [franchise, ALL_FORMS | SERIES],
    ]),
  };
}

/** Works with a form, and characters. Things and programs have none: "Switch games" are not the console. */
const FICTION = bitsOf("work", "software", "character");

/** Whether a candidate may be a work or a character of one; nothing may be known of it. */
export function isWork({ kinds, world, entity }: Candidate): boolean {
  if (kinds === 0) return entity >= 0 && world.dataset.typesOf(entity).length === 0;
  return (kinds & FICTION) !== 0 && !(kinds & ~(WORK | FICTION));
}

const formsOfEntities = new PerWorld<number, number>(() => 0, true);

/** What the descriptions, types and aliases of an entity tell of its form, as bits; 0 if they tell nothing. */
export function formsOf(candidate: Candidate, language: Language): number {
  const { world, entity } = candidate;
  if (entity < 0) return 0;
  const own = languageBit(language);
  return formsOfEntities.get(world, entity * (TERM_LANGUAGES + 1) + own, () => {
    const lists = [[workWordsOf("en")!.stems, languageBit("en")] as const];
    if (language !== "en") lists.push([workWordsOf(language)!.stems, own]);
    let told = 0;
    let byAlias = 0;
    const add = (bits: number, weight: number) => {
      if (weight === termWeight.alias) byAlias |= bits;
      else if (weight !== termWeight.neighbour) told |= bits;
    };
    for (const [stems, languages] of lists) eachTold(candidate, stems, add, languages);
    return told || byAlias;
  });
}

/** How badly what is told of a work fits what the text states: 0 well, 1 as one work of a series, 2 as another form. */
export function misfit(has: number, stated: number): number {
  const form = stated & ~SERIES;
  if (has === 0 || has === SERIES) return 0;
  if (form !== 0 && !(has & form)) return 2;
  return stated & SERIES && !(has & SERIES) ? 1 : 0;
}
