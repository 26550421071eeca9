import { canonicalId } from "../contract/index.ts";
import { filterOf, idIn } from "../matching/conditions.ts";
import type { MatchCandidate, Matcher, MatchFeatures, MatchOptions } from "../matching/index.ts";
import type { ReconciliationQuery } from "./query.ts";
import { type FoundRecord, recordOf } from "./records.ts";
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
  const { row, conditions } = query;
  const limit = Math.min(MOST, Math.max(1, Math.floor(query.limit ?? 5)));
  const known = await byId(matcher, query);
  if (known.length > 0) return known.slice(0, limit);
  const { match, candidates } = await matcher.matchRow(row, { ...options, conditions, limit });
  return candidates.map((one) => written(one, match?.id === one.id));
}

/** An id instead of a name, as people paste it. */
const pasted = /^(?:Q\d+|https?:\/\/\S+)$/;

/** The entities whose ids were sent, as far as they meet what is required. */
async function byId(
  matcher: Matcher,
  { row, conditions }: ReconciliationQuery,
): Promise<ReconciliationCandidate[]> {
  const sent = conditions
    .filter(({ on, quantifier }) => on === "id" && quantifier !== "none")
    .flatMap(({ values }) => values.map(idIn));
  const name = row.name.trim();
  const ids = sent.length === 0 && pasted.test(name) ? [name] : sent;
  if (ids.length === 0) return [];
  const { source, index } = await matcher.catalogue();
  const isWanted = filterOf(conditions, source, index);
  const all = new Map<number, FoundRecord>();
  for (const id of ids) {
    const found = await recordOf(matcher, canonicalId(id), row.language ?? "en");
    if (found && isWanted?.(found.entity) !== false) all.set(found.entity, found);
  }
  return Array.from(all.values(), (found) => identified(found, all.size === 1));
}

function identified({ record, label, description }: FoundRecord, match: boolean): ReconciliationCandidate {
  return {
    id: record.id,
    name: label,
    ...(description === undefined ? {} : { description }),
    score: 100,
    match,
    type: record.types.map(typeObject),
    features: [{ id: "same_id", name: "the id was sent", value: true }],
  };
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
