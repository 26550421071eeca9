import { qidOf } from "../../contract/identity.ts";
import { normalise } from "../../text/fold.ts";
import { typeWord, withAncestors } from "../knowledge/types.ts";
import { nameOf, type Row } from "./table-row.ts";

/**
 * Finds the value of a relation, from an id or a name. Of several entities with the name, the expected types decide.
 * An entity of a quite different kind is never taken.
 */
export function finder(
  rows: readonly Row[],
): (value: string, types: readonly string[], self: Row) => string | { reason: string } {
  const ids = new Map(rows.map((row) => [row.id, row]));
  const byLabel = new Map<string, Set<Row>>();
  const byAlias = new Map<string, Set<Row>>();
  for (const row of rows) {
    note(byLabel, nameOf(row), row);
    for (const label of Object.values(row.labels)) note(byAlias, label, row);
    for (const list of Object.values(row.aliases)) for (const alias of list) note(byAlias, alias, row);
  }
  /** Countries by name, as one row may have an id and another row a name. */
  const countriesOf = ({ relations }: Row): string[] =>
    relations
      .filter(([key]) => key === "country" || key === "citizenship")
      .map(([, value]) => {
        const row = ids.get(qidOf(value) ?? value);
        return normalise(row ? nameOf(row) : value);
      });
  return (value, types, self) => {
    const qid = qidOf(value);
    if (qid) return ids.has(qid) ? qid : { reason: "no row has this id" };
    if (ids.has(value)) return value;
    const key = normalise(value);
    const named = [byLabel, byAlias].map((index) =>
      [...(index.get(key) ?? [])].filter((row) => row !== self),
    );
    let reason = "no row has this name";
    for (const suits of [isOneOf, isAlike])
      for (const all of named) {
        const fitting = all.filter((row) => suits(row, types));
        const best = mostLikely(fitting, types, self, countriesOf);
        if (best) return best.id;
        if (fitting.length > 0) reason = `several rows have this name: ${idsOf(fitting)}`;
        else if (all.length > 0) reason = `none of this name is a ${types.join(", ")}: ${idsOf(all)}`;
      }
    return { reason };
  };
}

/**
 * The likeliest of several rows with one name: the one with the first expected type, then one of the same country.
 * Last comes the oldest item of Wikidata, because the best known entities were entered first. Undefined for other
 * ids.
 */
function mostLikely(
  rows: readonly Row[],
  types: readonly string[],
  self: Row,
  countriesOf: (row: Row) => readonly string[],
): Row | undefined {
  if (rows.length < 2) return rows[0];
  let left = rows;
  for (const type of types) {
    const typed = left.filter((row) => isOneOf(row, [type]));
    if (typed.length > 0) {
      left = typed;
      break;
    }
  }
  const home = countriesOf(self);
  const near = left.filter((row) => countriesOf(row).some((country) => home.includes(country)));
  if (near.length > 0) left = near;
  if (left.length > 1 && left.some(({ id }) => !qidOf(id))) return undefined;
  return [...left].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))[0];
}

function note(index: Map<string, Set<Row>>, name: string, row: Row): void {
  const key = normalise(name);
  const set = index.get(key);
  if (set) set.add(row);
  else index.set(key, new Set([row]));
}

function idsOf(rows: readonly Row[]): string {
  return rows.map(({ id }) => id).join(", ");
}

function isOneOf(row: Row, types: readonly string[]): boolean {
  return above(row.types).some((word) => types.includes(word));
}

/** Whether a row and one of the types share a kind: an island may be a country, but a band is not a city. */
function isAlike(row: Row, types: readonly string[]): boolean {
  const own = above(row.types);
  if (own.length === 0 || types.length === 0) return true;
  const wanted = above(types);
  return own.some((word) => wanted.includes(word));
}

/** The types that the hierarchy knows, with all types above them. */
function above(types: readonly string[]): string[] {
  return types.flatMap((type) => {
    const word = typeWord(type);
    return word === undefined ? [] : [...withAncestors(word)];
  });
}
