import type { CompiledDataset } from "../../datasets/dataset.ts";
import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { cut } from "../../text/pieces.ts";
import { GIVEN_NAME, type Lexicon } from "../document/lexicon.ts";
import type { World } from "../world.ts";

/** Entities of a list that are read to tell whether it is one of persons. */
const SAMPLED = 200;

/** What is known of the persons of a dataset in one language. A graph is another dataset after each write. */
interface Persons {
  /** Whether the label of an entity begins with a given name and has another word. */
  readonly fullNames: Map<number, boolean>;
  isList?: boolean;
}

const known = new WeakMap<CompiledDataset, Map<string, Persons>>();

/**
 * Whether an entity is a person: by its types, or, where these say nothing, by a label that begins with a given name
 * in a list where most have such a label. "Martin Guitars" among other shops is not a person.
 */
export function mayBePerson({ dataset, kind }: World, entity: number, lexicon: Lexicon): boolean {
  const kinds = dataset.evidence.kinds(entity);
  if (kinds !== 0 || kind !== "user") return (kinds & PERSON) !== 0;
  const persons = personsOf(dataset, lexicon.language);
  return hasFullName(dataset, entity, lexicon, persons) && isListOfPersons(dataset, lexicon, persons);
}

function personsOf(dataset: CompiledDataset, language: string): Persons {
  const languages = known.get(dataset) ?? new Map<string, Persons>();
  known.set(dataset, languages);
  const persons = languages.get(language) ?? { fullNames: new Map() };
  languages.set(language, persons);
  return persons;
}

function hasFullName(
  dataset: CompiledDataset,
  entity: number,
  lexicon: Lexicon,
  { fullNames }: Persons,
): boolean {
  let answer = fullNames.get(entity);
  if (answer === undefined) {
    answer = Object.values(dataset.record(entity).labels).some((label) => {
      const [begin] = /^\s*\S+\s+\S/.exec(label) ?? [];
      return begin !== undefined && (lexicon.wordClass(cut(begin), 0) & GIVEN_NAME) !== 0;
    });
    fullNames.set(entity, answer);
  }
  return answer;
}

function isListOfPersons(dataset: CompiledDataset, lexicon: Lexicon, persons: Persons): boolean {
  if (persons.isList === undefined) {
    let untyped = 0;
    let named = 0;
    for (let entity = 0; entity < Math.min(dataset.size, SAMPLED); entity++) {
      if (!dataset.alive(entity) || dataset.evidence.kinds(entity) !== 0) continue;
      untyped++;
      if (hasFullName(dataset, entity, lexicon, persons)) named++;
    }
    persons.isList = named * 2 > untyped;
  }
  return persons.isList;
}
