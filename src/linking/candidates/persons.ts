import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { cut } from "../../text/pieces.ts";
import { GIVEN_NAME, type Lexicon } from "../document/lexicon.ts";
import type { World } from "../world.ts";

/**
 * Whether an entity is a person: by its types, or, where a caller sent none, by a label of two words or more that
 * begins with a given name.
 */
export function mayBePerson({ dataset, kind }: World, entity: number, lexicon: Lexicon): boolean {
  const kinds = dataset.evidence.kinds(entity);
  if (kinds !== 0 || kind !== "user") return (kinds & PERSON) !== 0;
  return Object.values(dataset.record(entity).labels).some((label) => {
    const words = cut(label);
    return words.count > 1 && (lexicon.wordClass(words, 0) & GIVEN_NAME) !== 0;
  });
}
