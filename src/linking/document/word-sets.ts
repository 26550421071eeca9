import type { Language } from "../../contract/index.ts";

/** A list of words, or several under their names, as sets. */
type Sets<Lists> = Lists extends string
  ? ReadonlySet<string>
  : { readonly [Name in keyof Lists]: ReadonlySet<string> };

/**
 * The lists of words of each language as sets.
 *
 * @param form makes the form in which a word is looked up: `foldText` for folded words
 */
export function wordSets<Lists extends object | string>(
  byLanguage: Readonly<Partial<Record<Language, Lists>>>,
  form = (word: string): string => word,
): ReadonlyMap<Language, Sets<Lists>> {
  const setOf = (words: string) => new Set(words.split(/\s+/).map(form));
  const setsOf = (lists: Lists) =>
    typeof lists === "string"
      ? setOf(lists)
      : Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, setOf(words)]));
  return new Map(
    Object.entries(byLanguage).map(([language, lists]) => [
      language as Language,
      setsOf(lists) as Sets<Lists>,
    ]),
  );
}
