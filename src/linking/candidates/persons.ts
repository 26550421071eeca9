import type { CompiledDataset } from "../../datasets/dataset.ts";
import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { cut } from "../../text/pieces.ts";
import { GIVEN_NAME, type Lexicon } from "../document/lexicon.ts";
import type { World } from "../world.ts";

/** Entities of a list that are read to tell whether it is one of persons. */
const SAMPLED = 200;

/**
 * Whether an entity is a person: by its types, or, where a caller sent none, by a label that begins with a given name
 * in a list where most have such a label. "Martin Guitars" among other shops is not a person.
 */
export function mayBePerson({ dataset, kind }: World, entity: number, lexicon: Lexicon): boolean {
  const kinds = dataset.evidence.kinds(entity);
  if (kinds !== 0 || kind !== "user") return (kinds & PERSON) !== 0;
  return hasFullName(dataset, entity, lexicon) && listsPersons(dataset, lexicon);
}

/** Whether a label has two words or more, of which the first is a given name. */
function hasFullName(dataset: CompiledDataset, entity: number, lexicon: Lexicon): boolean {
  return Object.values(dataset.record(entity).labels).some((label) => {
    const words = cut(label);
    return words.count > 1 && (lexicon.wordClass(words, 0) & GIVEN_NAME) !== 0;
  });
}

/** Whether a dataset of a size is a list of persons, by language and size: a graph grows. */
const known = new WeakMap<CompiledDataset, Map<string, boolean>>();

function listsPersons(dataset: CompiledDataset, lexicon: Lexicon): boolean {
  const answers = known.get(dataset) ?? new Map<string, boolean>();
  known.set(dataset, answers);
  const key = `${lexicon.language} ${dataset.size}`;
  let answer = answers.get(key);
  if (answer === undefined) {
    let untyped = 0;
    let named = 0;
    for (let entity = 0; entity < Math.min(dataset.size, SAMPLED); entity++) {
      if (!dataset.alive(entity) || dataset.evidence.kinds(entity) !== 0) continue;
      untyped++;
      if (hasFullName(dataset, entity, lexicon)) named++;
    }
    answer = named * 2 > untyped;
    answers.set(key, answer);
  }
  return answer;
}
