import type { Language } from "../../contract/index.ts";

/** A list of words in each language, as sets; a language without the list has an empty set. */
export type WordSet = (language: Language) => ReadonlySet<string>;

type ByLanguage<Lists> = Readonly<Partial<Record<Language, Lists>>>;

const none: ReadonlySet<string> = new Set();

/** @param form makes the form in which a word is looked up: `foldText` for folded words */
export function wordSet(
  lists: ByLanguage<string | undefined>,
  form = (word: string): string => word,
): WordSet {
  const sets = new Map<string, ReadonlySet<string>>();
  for (const [language, words] of Object.entries(lists))
    if (words !== undefined) sets.set(language, new Set(words.split(/\s+/).map(form)));
  return (language) => sets.get(language) ?? none;
}

/** Several lists of each language, under their names. */
export function wordSets<Name extends string>(
  byLanguage: ByLanguage<{ readonly [list in Name]?: string | undefined }>,
  form?: (word: string) => string,
): { readonly [list in Name]: WordSet } {
  const languages = Object.entries(byLanguage);
  const setOf = (name: string) =>
    wordSet(Object.fromEntries(languages.map(([language, lists]) => [language, lists[name as Name]])), form);
  const names = new Set(languages.flatMap(([, lists]) => Object.keys(lists)));
  return Object.fromEntries(Array.from(names, (name) => [name, setOf(name)])) as { [list in Name]: WordSet };
}
