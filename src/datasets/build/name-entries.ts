import type { NameEntry } from "../names/derived-names.ts";
import { ALIAS, DEMONYM, NAME } from "../names/name-trie.ts";
import type { UsedName } from "../names/used-names.ts";

/**
 * A name of an entity in the form for a trie. A text that is the name in several languages is cut, hashed and looked
 * up once.
 */
export function nameEntry(
  entity: number,
  { text, asLabel, asAlias, languages }: UsedName,
  person: boolean,
): NameEntry {
  return { entity, text, form: asLabel ? NAME : asAlias ? ALIAS : DEMONYM, languages, person };
}
