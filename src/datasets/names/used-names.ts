import { languages } from "../../contract/languages.ts";
import { ANY, baseLanguage } from "../entity.ts";
import type { RecordTexts } from "../pack/pack-record.ts";
import { languageBit } from "./name-trie.ts";

/** Tags other than the eight languages, in order of appearance; the first one means no language. */
export class TagTable {
  readonly tags: string[];
  readonly #numbers = new Map<string, number>();

  /** @param more languages that get numbers first, so that the numbers do not depend on the input */
  constructor(more: readonly string[] = []) {
    this.tags = [
      ANY,
      ...more.filter((tag) => tag !== ANY && !(languages as readonly string[]).includes(tag)),
    ];
    this.tags.forEach((tag, i) => {
      this.#numbers.set(tag, i);
    });
  }

  number(tag: string): number {
    let number = this.#numbers.get(tag);
    if (number === undefined) {
      number = this.tags.push(tag) - 1;
      this.#numbers.set(tag, number);
    }
    return number;
  }
}

const bitOf = new Map<string, number>(languages.map((language, at) => [language, 1 << at]));

/** Languages of a text. */
export class Tags {
  /** The eight languages, one bit each. */
  bits = 0;
  /** Numbers of other tags. */
  others: number[] | undefined;

  add(language: string, tags: TagTable): void {
    const bit = bitOf.get(language);
    if (bit !== undefined) this.bits |= bit;
    else (this.others ??= []).push(tags.number(language));
  }
}

/** A name of an entity, and the languages in which it is its label, an alias, a demonym. */
export interface UsedName {
  readonly text: string;
  readonly asLabel: Tags | undefined;
  readonly asAlias: Tags | undefined;
  readonly asDemonym: Tags | undefined;
  /** Language bits as a posting has them. */
  readonly languages: number;
}

/** Most names that are searched one by one; more are looked up in a map. */
const mostScanned = 16;

/** The names of an entity, each text once, in order of appearance: labels, aliases, demonyms. */
export function usedNames(
  { labels, aliases, demonyms }: Pick<RecordTexts, "labels" | "aliases" | "demonyms">,
  tags: TagTable,
): readonly UsedName[] {
  const names: { -readonly [K in keyof UsedName]: UsedName[K] }[] = [];
  let byText: Map<string, (typeof names)[number]> | undefined;
  const named = (text: string, language: string) => {
    let name = byText?.get(text);
    if (!byText) for (const one of names) if (one.text === text) name = one;
    if (!name) {
      name = { text, asLabel: undefined, asAlias: undefined, asDemonym: undefined, languages: 0 };
      names.push(name);
      if (byText) byText.set(text, name);
      else if (names.length > mostScanned) byText = new Map(names.map((one) => [one.text, one]));
    }
    name.languages |= bitOf.get(language) ?? languageBit(baseLanguage(language));
    return name;
  };
  for (const language in labels)
    (named(labels[language]!, language).asLabel ??= new Tags()).add(language, tags);
  for (const language in aliases)
    for (const alias of aliases[language]!)
      (named(alias, language).asAlias ??= new Tags()).add(language, tags);
  for (const language in demonyms)
    for (const demonym of demonyms[language]!)
      (named(demonym, language).asDemonym ??= new Tags()).add(language, tags);
  return names;
}
