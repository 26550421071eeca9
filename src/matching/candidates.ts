import { agreement as typeAgreement } from "../datasets/knowledge/types.ts";
import { type Likeness, likenessOf, weighedName } from "./likeness.ts";
import { comparedName } from "./name.ts";
import type { NameIndex } from "./name-index.ts";
import type { MatchRow } from "./row.ts";
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

/** Types agree, contradict, or say nothing: as numbers. */
const typeNumbers = { agrees: 1, unknown: 0, contradicts: -1 } as const;

/** The entities that a row may mean, each by the likest of its names. */
export function compareWith(row: MatchRow, index: NameIndex, source: RecordSource): ComparedEntity[] {
  const name = comparedName(row.name);
  if (name.words.length === 0) return [];
  const { greatest } = index.words;
  const weighed = weighedName(name.words, index.words);
  const best = new Map<number, { text: string; likeness: Likeness }>();
  const compared = new Map<string, Likeness>();
  for (const { text, entity } of index.near(name.text, COMPARED_NAMES)) {
    let likeness = compared.get(text);
    if (!likeness) {
      likeness = likenessOf(weighed, weighedName(text.split(" "), index.words), greatest);
      compared.set(text, likeness);
    }
    const before = best.get(entity);
    if (!before || likeness.whole > before.likeness.whole) best.set(entity, { text, likeness });
  }
  const wanted = wantedProperties(row, source);
  return Array.from(best, ([entity, { text, likeness }]) => {
    const type = row.type ? typeNumbers[typeAgreement(row.type, source.record(entity).types)] : 0;
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
