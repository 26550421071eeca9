import { agreement as typeAgreement } from "../datasets/knowledge/types.ts";
import { conditionProperties, filterOf } from "./conditions.ts";
import { type Likeness, likenessOf, weighedName } from "./likeness.ts";
import { comparedName } from "./name.ts";
import type { FoundName, NameIndex } from "./name-index.ts";
import type { MatchCondition, MatchRow } from "./row.ts";
import { ownFeatures } from "./score.ts";
import type { RecordSource } from "./source.ts";
import { agreementOf, type PropertyAgreement, wantedProperties } from "./values.ts";

/** An entity with a name near to the row's, compared with the row. */
export interface ComparedEntity {
  readonly entity: number;
  /** The name that was compared, folded. */
  readonly name: string;
  readonly likeness: Likeness;
  /** 1 agrees, 0 unknown, -1 contradicts. */
  readonly type: number;
  readonly agreement: PropertyAgreement;
  /** In the order of `ownFeatures`. */
  readonly features: readonly number[];
}

/** Names that are compared in full: of 17,533 rows made of the starter 17,216 have their entity among these. */
const COMPARED_NAMES = 48;

/**
 * Names that are looked at where conditions leave entities out: so many namesakes are told apart by them. A condition that
 * nothing meets costs as much as all of them; 1,000 took 50 ms a row with the starter, six times a row without one.
 */
const FILTERED_NAMES = 200;

/** Types agree, contradict, or say nothing: as numbers. */
const typeNumbers = { agrees: 1, unknown: 0, contradicts: -1 } as const;

/** The entities that a row may mean, each by the likest of its names. */
export function compareWith(
  row: MatchRow,
  conditions: readonly MatchCondition[],
  index: NameIndex,
  source: RecordSource,
): ComparedEntity[] {
  const name = comparedName(row.name);
  if (name.words.length === 0) return [];
  const { greatest } = index.words;
  const weighed = weighedName(name.words, index.words);
  const best = new Map<number, { text: string; likeness: Likeness }>();
  const compared = new Map<string, Likeness>();
  for (const { text, entity } of namesFor(name.text, conditions, index, source)) {
    let likeness = compared.get(text);
    if (!likeness) {
      likeness = likenessOf(weighed, weighedName(text.split(" "), index.words), greatest);
      compared.set(text, likeness);
    }
    const before = best.get(entity);
    if (!before || likeness.whole > before.likeness.whole) best.set(entity, { text, likeness });
  }
  const wanted = [...wantedProperties(row, source), ...conditionProperties(conditions, source)];
  return Array.from(best, ([entity, { text, likeness }]) => {
    const type = typeOf(row, source.record(entity).types);
    const agreement = agreementOf(wanted, entity, source);
    return {
      entity,
      name: text,
      likeness,
      type,
      agreement,
      features: ownFeatures(likeness, type, agreement),
    };
  });
}

/** The nearest names of entities that meet what is required. */
function namesFor(
  text: string,
  conditions: readonly MatchCondition[],
  index: NameIndex,
  source: RecordSource,
): FoundName[] {
  const isWanted = filterOf(conditions, source, index);
  if (!isWanted) return index.near(text, COMPARED_NAMES);
  const judged = new Map<number, boolean>();
  const names: FoundName[] = [];
  for (const name of index.near(text, FILTERED_NAMES)) {
    const { entity } = name;
    const is = judged.get(entity) ?? isWanted(entity);
    judged.set(entity, is);
    if (is && names.push(name) === COMPARED_NAMES) break;
  }
  return names;
}

/** An entity agrees with one of the row's types, or contradicts all of them. */
function typeOf({ type }: MatchRow, types: readonly string[]): number {
  const sent = typeof type === "string" ? [type] : (type ?? []);
  const verdicts = sent.filter(Boolean).map((one) => typeNumbers[typeAgreement(one, types)]);
  return verdicts.length > 0 ? Math.max(...verdicts) : 0;
}
