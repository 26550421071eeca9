import { canonicalId } from "../contract/index.ts";
import type { MatchCandidate, Matcher, MatchFeatures, MatchOptions } from "../matching/index.ts";
import type { ReconciliationQuery } from "./query.ts";
import { recordOf } from "./records.ts";
import { typeObject } from "./types.ts";

/** A candidate as both versions write it. */
export interface ReconciliationCandidate {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** 0 to 100: the probability in percent. */
  readonly score: number;
  readonly match: boolean;
  readonly type: readonly { readonly id: string; readonly name: string }[];
  readonly features: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: number | boolean;
  }[];
}

/** Names of the features for people, in the order in which they are told. */
const featureNames: Readonly<Record<keyof MatchFeatures, string>> = {
  name_likeness: "similarity of the names",
  row_words_found: "share of the query's words that the entity's name has",
  entity_words_found: "share of the entity's words that the query has",
  same_name: "names are equal except for case, accents and legal form",
  words_explained: "every word of either name has a partner in the other",
  crowding: "share of entities that have another one as near in name",
  type_match: "types agree (1) or contradict each other (-1)",
  properties_confirmed: "properties that the dataset confirms",
  properties_contradicted: "properties that the dataset contradicts",
  popularity: "share of the popularity of all candidates",
};

/** Maximum number of candidates of one query, whatever the client asks for. */
const MOST = 100;

/** Answers one query. */
export async function candidatesOf(
  matcher: Matcher,
  query: ReconciliationQuery,
  options: MatchOptions,
): Promise<ReconciliationCandidate[]> {
  const { row, id, required } = query;
  const limit = Math.min(MOST, Math.max(1, Math.floor(query.limit ?? 5)));
  if (id !== undefined) return byId(matcher, id, row.language);
  // An id instead of a name, as people paste it.
  const pasted = /^(?:Q\d+|https?:\/\/\S+)$/.test(row.name.trim())
    ? await byId(matcher, row.name.trim(), row.language)
    : [];
  if (pasted.length > 0) return pasted;
  const { match, candidates } = await matcher.matchRow(row, { ...options, limit: required ? MOST : limit });
  const wanted = required ? candidates.filter((one) => meets(one, required)) : candidates;
  return wanted.slice(0, limit).map((one) => written(one, match?.id === one.id));
}

/** Every required property is confirmed where as many are as were sent, and none is contradicted. */
function meets(
  { features }: MatchCandidate,
  required: NonNullable<ReconciliationQuery["required"]>,
): boolean {
  return (
    features.properties_contradicted === 0 && features.properties_confirmed >= Object.keys(required).length
  );
}

async function byId(matcher: Matcher, id: string, language = "en"): Promise<ReconciliationCandidate[]> {
  const found = await recordOf(matcher, canonicalId(id), language);
  if (!found) return [];
  const { record, label, description } = found;
  return [
    {
      id: record.id,
      name: label,
      ...(description === undefined ? {} : { description }),
      score: 100,
      match: true,
      type: record.types.map(typeObject),
      features: [{ id: "same_id", name: "the id was sent", value: true }],
    },
  ];
}

function written(one: MatchCandidate, match: boolean): ReconciliationCandidate {
  return {
    id: one.id,
    name: one.label,
    ...(one.description === undefined ? {} : { description: one.description }),
    score: Math.round(one.score * 10_000) / 100,
    match,
    type: one.types.map(typeObject),
    features: Object.entries(featureNames).map(([id, name]) => ({
      id,
      name,
      value: one.features[id as keyof MatchFeatures],
    })),
  };
}
