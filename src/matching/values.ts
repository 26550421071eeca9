import { canonicalId } from "../contract/index.ts";
import { propertyNames } from "../datasets/knowledge/property-names.ts";
import { comparedName } from "./name.ts";
import type { MatchCondition, MatchRow, PropertyValue } from "./row.ts";
import type { PropertyStatement, RecordSource } from "./source.ts";
import { transposingDistance } from "./transposing-distance.ts";

/** What the dataset says of a row's properties. */
export interface PropertyAgreement {
  /** Properties with a value that the dataset has, a description's word counting less. */
  readonly confirmed: number;
  /** Properties that the dataset has other values of. */
  readonly contradicted: number;
}

/** A word of the description is not a statement: Paris, "city in Texas, named after the capital of France". */
const BY_DESCRIPTION = 0.6;

/** A property that an entity should have, made ready to be compared with many entities. */
export interface WantedProperty {
  readonly ids: ReadonlySet<string>;
  readonly values: readonly WantedValue[];
  readonly quantifier: MatchCondition["quantifier"];
}

interface WantedValue {
  readonly id: string | undefined;
  readonly text: string;
}

/** The properties of a row for one source; what has no value is left out. */
export function wantedProperties(row: MatchRow, source: RecordSource): WantedProperty[] {
  return Object.entries(row.properties ?? {}).flatMap(([name, value]) => {
    const values = (Array.isArray(value) ? value : [value]) as readonly PropertyValue[];
    return wantedProperty(name, values, "any", source) ?? [];
  });
}

/** A property with its values; undefined where none of them says anything. */
export function wantedProperty(
  name: string,
  list: readonly PropertyValue[],
  quantifier: MatchCondition["quantifier"],
  source: RecordSource,
): WantedProperty | undefined {
  const values = list.map(wantedValue).filter(({ id, text }) => id !== undefined || text !== "");
  return values.length > 0 ? { ids: propertyIds(name, source), values, quantifier } : undefined;
}

/** The ids of a property that is called by its id, its name or one of its plain words. */
export function propertyIds(name: string, source: RecordSource): Set<string> {
  const plain = name.trim().toLowerCase();
  const ids = source.properties.filter(
    ({ id, name: known }) =>
      id.toLowerCase() === plain || known.toLowerCase() === plain || propertyNames(id).includes(plain),
  );
  return new Set(ids.map(({ id }) => id));
}

function wantedValue(value: PropertyValue): WantedValue {
  if (typeof value !== "object") return { id: undefined, text: comparedName(String(value)).text };
  return { id: canonicalId(value.id), text: comparedName(value.name ?? "").text };
}

/** Compares what a row says with what the dataset says of an entity. */
export function agreementOf(
  wanted: readonly WantedProperty[],
  entity: number,
  source: RecordSource,
): PropertyAgreement {
  let confirmed = 0;
  let contradicted = 0;
  if (wanted.length === 0) return { confirmed, contradicted };
  const statements = source.statements(entity);
  for (const one of wanted) {
    const said = saidOf(one, statements);
    if (one.quantifier === "none") {
      // That a value is not there is no evidence for an entity.
      if (!holds(one, said, source)) contradicted++;
    } else if (holds(one, said, source)) confirmed++;
    else if (one.quantifier === "any" && one.values.some(({ text }) => isDescribed(text, entity, source)))
      confirmed += BY_DESCRIPTION;
    else if (one.ids.size > 0 && said.length > 0) contradicted++;
  }
  return { confirmed, contradicted };
}

/** Whether the statements of an entity have one, all or none of the values. What is only described does not count. */
export function hasWanted(wanted: WantedProperty, entity: number, source: RecordSource): boolean {
  return holds(wanted, saidOf(wanted, source.statements(entity)), source);
}

/** Statements of a property; a property that the source does not know may be any. */
function saidOf({ ids }: WantedProperty, statements: readonly PropertyStatement[]): PropertyStatement[] {
  return statements.filter(({ property }) => ids.size === 0 || ids.has(property));
}

function holds(
  { values, quantifier }: WantedProperty,
  said: readonly PropertyStatement[],
  source: RecordSource,
): boolean {
  const isSaid = (one: WantedValue) => said.some(({ value }) => isValue(one, value, source));
  return quantifier === "all" ? values.every(isSaid) : values.some(isSaid) === (quantifier === "any");
}

function isValue(wanted: WantedValue, value: number | string, source: RecordSource): boolean {
  if (typeof value === "string") {
    if (wanted.id !== undefined && canonicalId(value) === wanted.id) return true;
    return isAlike(wanted.text, comparedName(value).text);
  }
  const { id, labels, aliases } = source.record(value);
  if (wanted.id !== undefined && canonicalId(id) === wanted.id) return true;
  if (wanted.text === "") return false;
  for (const tag in labels) if (isAlike(wanted.text, comparedName(labels[tag]!).text)) return true;
  for (const tag in aliases)
    for (const alias of aliases[tag]!) if (comparedName(alias).text === wanted.text) return true;
  return false;
}

/** Equal, except for a typo in a long word; a year is one with a date of it. */
function isAlike(wanted: string, said: string): boolean {
  if (wanted === said) return wanted !== "";
  if (wanted.length < 4) return false;
  if (/^\d{4}$/.test(wanted)) return said.startsWith(`${wanted} `) || said.startsWith(`${wanted}-`);
  if (/\d/.test(wanted) || wanted.length < 6) return false;
  return transposingDistance(wanted, said, 1) <= 1;
}

function isDescribed(text: string, entity: number, source: RecordSource): boolean {
  if (text.length < 3) return false;
  const { descriptions } = source.record(entity);
  for (const tag in descriptions)
    if (` ${comparedName(descriptions[tag]!).text} `.includes(` ${text} `)) return true;
  return false;
}
