import { type Entity, type InlineDataset, limitsWith, parseDataset } from "../../contract/index.ts";
import { copyOfEntity, typesOf } from "../entity.ts";
import { addCallerTypes } from "../knowledge/caller-types.ts";
import * as knownTypes from "../knowledge/known-types.ts";
import { useTypes } from "../knowledge/loaded-types.ts";
import { addNames } from "../names/derived-names.ts";
import { emptyTables } from "../names/name-tables.ts";
import { NameTrie } from "../names/name-trie.ts";
import { otherSpellings } from "../names/other-spellings.ts";
import { unspacedShortNames } from "../names/unspaced-names.ts";
import { type CompiledList, InlineList, namesOf, namesToSpell } from "./inline.ts";

/**
 * Compiles a list of entities once, for many requests: pass the result as `dataset`. A list that is sent again is
 * also recognised without this; a compiled list stays for as long as the caller keeps it.
 *
 * @example
 * const acme = compileDataset([{ id: "acme", name: "ACME Corporation" }]);
 * await resolver.resolve({ text: "ACME opened an office.", dataset: acme });
 *
 * @throws ProblemError `invalid_dataset`, `dataset_too_large`
 */
export function compileDataset(dataset: InlineDataset): CompiledList {
  return compileList(parseDataset(dataset, undefined, limitsWith()).map(copyOfEntity));
}

/** The same for entities that are checked. It does not wait, so the type hierarchy is imported with this module. */
export function compileList(entities: readonly Entity[]): InlineList {
  useTypes(knownTypes);
  addCallerTypes();
  const listed = entities.flatMap(namesOf);
  const spelled = namesToSpell(listed, entities);
  const mayBeShip = (entity: number) => knownTypes.mayBeShip(typesOf(entities[entity]!));
  const others = spelled.flatMap((name) => otherSpellings(name, mayBeShip));
  const names = [...listed, ...others, ...spelled.flatMap(unspacedShortNames)];
  const trie = new NameTrie(emptyTables(names.length));
  addNames(trie, names);
  return new InlineList(entities, trie);
}
