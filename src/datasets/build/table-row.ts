import { normalise } from "../../text/fold.ts";
import { namesOf } from "../entity.ts";
import { agreement } from "../knowledge/types.ts";

/** A row of a table of entities, as written: the values of its relations are ids or names. */
export interface Row {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly labels: Record<string, string>;
  readonly aliases: Record<string, string[]>;
  readonly demonyms: Record<string, string[]>;
  readonly types: string[];
  readonly descriptions: Record<string, string>;
  readonly relations: [key: string, value: string][];
  readonly sameAs: string[];
}

/** Whether two rows with one id mean different entities: their types contradict each other, and they share no name. */
export function isAnother(first: Row, again: Row): boolean {
  if (again.types.length === 0) return false;
  if (!again.types.every((type) => agreement(type, first.types) === "contradicts")) return false;
  const names = new Set(namesOf(first).map(normalise));
  return !namesOf(again).some((name) => names.has(normalise(name)));
}

export function nameOf({ labels }: Row): string {
  return labels.en ?? Object.values(labels)[0]!;
}

/** Adds a row to the first one with its id. Values of the first row are kept. */
export function merge(first: Row, again: Row): void {
  for (const language in again.labels) {
    const label = again.labels[language]!;
    if (first.labels[language] === undefined) first.labels[language] = label;
    else if (first.labels[language] !== label) push(first.aliases, language, label);
  }
  for (const key of ["aliases", "demonyms"] as const)
    for (const language in again[key])
      for (const one of again[key][language]!) push(first[key], language, one);
  for (const type of again.types) if (!first.types.includes(type)) first.types.push(type);
  if (again.descriptions.en !== undefined) first.descriptions.en ??= again.descriptions.en;
  const known = new Set(first.relations.map((one) => one.join("=")));
  for (const one of again.relations) if (!known.has(one.join("="))) first.relations.push(one);
  for (const iri of again.sameAs) if (first.sameAs.length === 0) first.sameAs.push(iri);
}

function push(lists: Record<string, string[]>, language: string, text: string): void {
  const list = (lists[language] ??= []);
  if (!list.includes(text)) list.push(text);
}
