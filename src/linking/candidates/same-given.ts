import { canonicalId, type GivenCandidate } from "../../contract/index.ts";
import { compareText, kept } from "../../text/look-up.ts";

/** A candidate of the caller, each identity once. */
export interface OneGiven extends GivenCandidate {
  /** Other names under which the caller sent it. */
  readonly otherLabels: readonly string[];
}

/**
 * Merges the candidates of one identity, so that no candidate competes with itself. The data of duplicates counts
 * together and does not depend on their order: the shortest form of the id leads.
 */
export function eachOnce(candidates: readonly GivenCandidate[]): readonly OneGiven[] {
  const same = new Map<string, GivenCandidate[]>();
  for (const one of candidates) kept(same, canonicalId(one.id), () => []).push(one);
  return Array.from(same.values(), (ones) =>
    ones.length === 1 ? { ...ones[0]!, otherLabels: [] } : together(ones),
  );
}

function together(ones: readonly GivenCandidate[]): OneGiven {
  const sorted = [...ones].sort(
    (a, b) => a.id.length - b.id.length || compareText(a.id, b.id) || compareText(said(a), said(b)),
  );
  const each = <T>(read: (one: GivenCandidate) => T | undefined) => [
    ...new Set(sorted.map(read).filter((value) => value !== undefined)),
  ];
  const [label, ...otherLabels] = each((one) => one.label);
  const descriptions = each(({ description }) => description);
  const types = each((one) => one.types);
  const scores = each(({ score }) => score);
  return {
    id: sorted[0]!.id,
    otherLabels,
    ...(label === undefined ? {} : { label }),
    ...(descriptions.length === 0 ? {} : { description: descriptions.join("; ") }),
    ...(types.length === 0 ? {} : { types: [...new Set(types.flat())] }),
    ...(scores.length === 0 ? {} : { score: Math.max(...scores) }),
  };
}

function said({ label, description, types, score }: GivenCandidate): string {
  return JSON.stringify([label, description, types, score]);
}
