import { canonicalId } from "../contract/index.ts";
import { differenceOf } from "./difference.ts";
import { comparedName } from "./name.ts";
import type { NameIndex } from "./name-index.ts";
import type { MatchCondition, PropertyValue } from "./row.ts";
import type { RecordSource } from "./source.ts";
import { hasWanted, type WantedProperty, wantedProperty } from "./values.ts";

/** Tells which entities meet every condition that is required; undefined where all do. */
export function filterOf(
  conditions: readonly MatchCondition[],
  source: RecordSource,
  index: NameIndex,
): ((entity: number) => boolean) | undefined {
  const tests = conditions
    .filter(({ required, values }) => required && values.length > 0)
    .flatMap((condition) => testOf(condition, source, index) ?? []);
  return tests.length === 0 ? undefined : (entity) => tests.every((test) => test(entity));
}

/** The properties that conditions ask for: evidence, whether they are required or not. */
export function conditionProperties(
  conditions: readonly MatchCondition[],
  source: RecordSource,
): WantedProperty[] {
  return conditions.flatMap(
    ({ on, property = "", values, quantifier }) =>
      (on === "property" && wantedProperty(property, values, quantifier, source)) || [],
  );
}

function testOf(
  { on, property = "", values, quantifier }: MatchCondition,
  source: RecordSource,
  index: NameIndex,
): ((entity: number) => boolean) | undefined {
  if (on === "property") {
    const wanted = wantedProperty(property, values, quantifier, source);
    return wanted && ((entity) => hasWanted(wanted, entity, source));
  }
  const has = values.map((value) => (on === "id" ? hasId(value, source) : hasName(value, source, index)));
  if (quantifier === "all") return (entity) => has.every((test) => test(entity));
  return (entity) => has.some((test) => test(entity)) === (quantifier === "any");
}

function hasId(value: PropertyValue, source: RecordSource): (entity: number) => boolean {
  const id = canonicalId(idIn(value));
  return (entity) => canonicalId(source.record(entity).id) === id;
}

/** A name is that of an entity if it is written with slips or shortened, too; an id in its place is pasted by people. */
function hasName(value: PropertyValue, source: RecordSource, index: NameIndex): (entity: number) => boolean {
  const name = nameIn(value);
  const { words } = comparedName(name);
  const isKnown = (word: string) => index.words.has(word);
  const isName = (other: string) => differenceOf(words, comparedName(other).words, isKnown) !== undefined;
  const isPasted = hasId(name.trim(), source);
  return (entity) => {
    const { labels, aliases } = source.record(entity);
    return (
      isPasted(entity) ||
      Object.values(labels).some(isName) ||
      Object.values(aliases).some((all) => all.some(isName))
    );
  };
}

/** The text of a value that stands for a name. */
export function nameIn(value: PropertyValue): string {
  return typeof value === "object" ? (value.name ?? value.id) : String(value);
}

/** The id that a value is. */
export function idIn(value: PropertyValue): string {
  return typeof value === "object" ? value.id : String(value);
}
