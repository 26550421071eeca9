import { baseLanguage } from "../entity.ts";
import { languageBit } from "../language-bits.ts";
import { ALIAS, ANY_LANGUAGE, DEMONYM, NAME } from "../name-trie.ts";
import type { NameEntry } from "../names.ts";
import type { RecordTexts } from "../pack-record.ts";

/** The names of an entity. One text in several languages is one entry: it is cut, hashed and looked up once. */
export function nameEntries(
  entity: number,
  { labels, aliases, demonyms }: Pick<RecordTexts, "labels" | "aliases" | "demonyms">,
  person: boolean,
): Iterable<NameEntry> {
  const entries = new Map<string, { -readonly [K in keyof NameEntry]: NameEntry[K] }>();
  const add = (text: string, form: number, language: string) => {
    const languages = language === "mul" ? ANY_LANGUAGE : languageBit(baseLanguage(language));
    const entry = entries.get(text);
    if (!entry) entries.set(text, { entity, text, form, languages, person });
    else {
      entry.form = Math.min(entry.form, form);
      entry.languages |= languages;
    }
  };
  for (const language in labels) add(labels[language]!, NAME, language);
  for (const language in aliases) for (const alias of aliases[language]!) add(alias, ALIAS, language);
  for (const language in demonyms) for (const demonym of demonyms[language]!) add(demonym, DEMONYM, language);
  return entries.values();
}
