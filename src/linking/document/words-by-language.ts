import type { Language } from "../../contract/index.ts";
import type { Document } from "./document.ts";
import { wordAt } from "./words-around.ts";

type ByLanguage<Lists> = Readonly<Partial<Record<Language, Lists>>>;

/** Gives the form in which words are compared, of a word in small letters: `foldText` for folded words. */
type Form = (word: string) => string;

/** A list of words in each language, all in one form; some languages may be without words. */
export class WordsByLanguage {
  readonly #sets: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #form: Form;

  constructor(sets: ReadonlyMap<string, ReadonlySet<string>>, form: Form) {
    this.#sets = sets;
    this.#form = form;
  }

  /** Whether a word, in the form of the list, is in it. */
  has(word: string, language: Language): boolean {
    return this.#sets.get(language)?.has(word) ?? false;
  }

  /** Whether the word at a piece is in the list. */
  hasAt(document: Document, at: number): boolean {
    return this.has(this.#form(wordAt(document, at)), document.language);
  }

  /** The words of this list together with those of others in the same form. */
  with(...others: readonly WordsByLanguage[]): WordsByLanguage {
    const sets = new Map(this.#sets);
    for (const other of others)
      for (const [language, words] of other.#sets)
        sets.set(language, new Set([...(sets.get(language) ?? []), ...words]));
    return new WordsByLanguage(sets, this.#form);
  }
}

export function wordsByLanguage(
  lists: ByLanguage<string | undefined>,
  form: Form = (word) => word,
): WordsByLanguage {
  const sets = new Map<string, ReadonlySet<string>>();
  for (const [language, words] of Object.entries(lists))
    if (words !== undefined) sets.set(language, new Set(words.split(/\s+/).map(form)));
  return new WordsByLanguage(sets, form);
}

/** The names of those data of a language that are lists of words. */
type NameOfList<Data> = {
  [Name in keyof Data]-?: Data[Name] extends string | undefined ? Name : never;
}[keyof Data];

/** Several lists of each language, under their names. */
export function listsByLanguage<Data extends object>(
  byLanguage: ByLanguage<Data>,
  form?: Form,
): { readonly [Name in NameOfList<Data>]: WordsByLanguage } {
  const lists: { [name: string]: { [language: string]: string } } = {};
  for (const [language, data] of Object.entries(byLanguage))
    for (const [name, words] of Object.entries(data))
      if (typeof words === "string") (lists[name] ??= {})[language] = words;
  return Object.fromEntries(
    Object.entries(lists).map(([name, words]) => [name, wordsByLanguage(words, form)]),
  ) as { [Name in NameOfList<Data>]: WordsByLanguage };
}
