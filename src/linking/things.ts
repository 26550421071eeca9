import type { EntityRecord } from "../datasets/entity.ts";
import type { Document } from "./document.ts";

/**
 * Whether an entity is a kind of thing and no name, by how its label is written: English has capitals for names only
 * ("barracks", "Basel"), so its label tells it for every language; else the label of the text's own language, where
 * that does not give every noun a capital.
 */
export function isKindOfThing({ labels }: EntityRecord, { language, lexicon }: Document): boolean {
  const label = labels.en ?? (lexicon.capitalisesNouns ? undefined : labels[language]);
  // "iPhone" and "lac Léman" have their capital inside.
  return label !== undefined && label === label.toLowerCase() && label !== label.toUpperCase();
}
