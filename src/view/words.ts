import type { MatchKind, Mention, Reason } from "../contract/index.ts";

/** A count with its noun: `1 mention`, `0 mentions`, `3084 mentions`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Why a mention is unresolved, for people. */
export const reasonWords: Readonly<Record<Reason, string>> = {
  no_candidates: "no entity has this name",
  type_conflict: "every entity of this name has another type",
  no_suitable_candidate: "something else fits better",
  low_relevance: "the evidence is too weak",
};

/** How a name was found, for people. */
export const matchWords: Readonly<Record<MatchKind, string>> = {
  exact: "the name exactly as written",
  folded: "the name except for case or accents",
  suffix: "the name except for an ending",
  acronym: "an acronym of the name",
  short_name: "a short form of the name",
  partial: "a part of the name",
  fuzzy: "a name with a similar spelling",
  given: "a candidate that the caller sent",
};

/** Mentions in a sentence: `7 mentions, 4 resolved, 3 unresolved`. */
export function summaryOf(mentions: readonly Pick<Mention, "status">[]): string {
  const resolved = mentions.filter(({ status }) => status === "resolved").length;
  return `${counted(mentions.length, "mention")}, ${resolved} resolved, ${mentions.length - resolved} unresolved`;
}

/** A score or a probability as it is printed everywhere; a dash if there is none. */
export function scoreText(score: number | null | undefined): string {
  return typeof score === "number" ? score.toFixed(2) : "–";
}
