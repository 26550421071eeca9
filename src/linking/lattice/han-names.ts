import type { Language } from "../../contract/index.ts";
import { kept } from "../../text/look-up.ts";
import type { Document } from "../document/document.ts";

/** The names of persons in a language that is written without spaces. */
interface PersonNames {
  readonly surnames: ReadonlySet<string>;
  /** Characters of given names. */
  readonly given: ReadonlySet<string>;
  /** Those that are a given name by themselves. */
  readonly alone: ReadonlySet<string>;
}

const loaders: Partial<Record<Language, () => Promise<PersonNames>>> = {
  ja: async () => {
    const [{ surnames }, { given, alone }] = await Promise.all([
      import("../../../data/names/ja.ts"),
      import("../../../data/names/given-characters/ja.ts"),
    ]);
    return { surnames: words(surnames), given: words(given), alone: words(alone) };
  },
  zh: async () => {
    const [{ surnames }, { given }] = await Promise.all([
      import("../../../data/names/zh.ts"),
      import("../../../data/names/given-characters/zh.ts"),
    ]);
    return { surnames: words(surnames), given: words(given), alone: new Set() };
  },
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split("\n"));
}

const loaded = new Map<Language, Promise<PersonNames>>();

export function loadPersonNames(language: Language): Promise<PersonNames> {
  return kept(loaded, language, () => loaders[language]!());
}

/** A Chinese character, or the mark that repeats one. */
export const HAN: RegExp = /[\u3400-\u9fff々]/;
/** Longest surname and longest given name, in characters. */
const LONGEST = 3;
/** Longest title behind a full name, in characters. */
const LONGEST_TITLE = 4;

/**
 * End of a Japanese name of a person that begins at an offset: a surname of two or more characters with a given name,
 * and no further Han character but a title ("大谷翔平は", "大谷翔平選手"); -1 if there is none.
 */
export function fullNameEnd(
  { surnames, given, alone }: PersonNames,
  { text, language, lexicon }: Document,
  start: number,
): number {
  if (language !== "ja" || HAN.test(text[start - 1] ?? "")) return -1;
  let behind = start + LONGEST;
  while (behind > start + 1 && !surnames.has(text.slice(start, behind))) behind--;
  if (behind === start + 1) return -1;
  let end = behind;
  while (end - behind < LONGEST && given.has(text[end] ?? "")) end++;
  const name = text.slice(behind, end);
  if (name.length < 2 ? !alone.has(name) : lexicon.everyday(name)) return -1;
  if (!HAN.test(text[end] ?? "")) return end;
  for (let length = 1; length <= LONGEST_TITLE; length++)
    if (lexicon.title(text.slice(end, end + length))) return end;
  return -1;
}
