import { baseLanguage } from "../entity.ts";
import { languageBit } from "../language-bits.ts";
import { ALIAS, ANY_LANGUAGE, DEMONYM, NAME, type NameTables, NameTrie } from "../name-trie.ts";
import { addNames, type NameEntry } from "../names.ts";
import { tightTables } from "../pack-names.ts";
import type { RecordTexts } from "../pack-record.ts";

/** Names that wait to be added together. */
const batchNames = 20_000;

/** Collects the names of a build into a trie. */
export class NameCollector {
  readonly #trie = new NameTrie();
  #waiting: NameEntry[] = [];

  add(
    entity: number,
    { labels, aliases, demonyms }: Pick<RecordTexts, "labels" | "aliases" | "demonyms">,
    person: boolean,
  ): void {
    // One text in several languages is one entry: it is cut, hashed and looked up once.
    const entries = new Map<string, { form: number; languages: number }>();
    const add = (text: string, form: number, language: string) => {
      const bits = language === "mul" ? ANY_LANGUAGE : languageBit(baseLanguage(language));
      const entry = entries.get(text);
      if (!entry) entries.set(text, { form, languages: bits });
      else {
        entry.form = Math.min(entry.form, form);
        entry.languages |= bits;
      }
    };
    for (const language in labels) add(labels[language]!, NAME, language);
    for (const language in aliases) for (const alias of aliases[language]!) add(alias, ALIAS, language);
    for (const language in demonyms)
      for (const demonym of demonyms[language]!) add(demonym, DEMONYM, language);
    for (const [text, { form, languages }] of entries)
      this.#waiting.push({ entity, text, form, languages, person });
    if (this.#waiting.length >= batchNames) this.#flush();
  }

  /** The tables of the trie, without spare room. */
  finish(): NameTables {
    this.#flush();
    return tightTables(this.#trie.tables());
  }

  #flush(): void {
    addNames(this.#trie, this.#waiting);
    this.#waiting = [];
  }
}
