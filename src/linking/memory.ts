import { isPerson } from "../datasets/knowledge/types.ts";
import { CAPITAL } from "../text/pieces.ts";
import type { Candidate } from "./candidates.ts";
import type { Decision } from "./decide.ts";
import type { Document } from "./document.ts";
import { feature } from "./feature-rows.ts";
import type { Longer } from "./longer.ts";
import { NamedCandidate } from "./named-candidate.ts";
import type { Ranking } from "./score.ts";
import type { MentionSpan } from "./spans.ts";

/**
 * Document memory. A short name means what a longer mention of the text means: surely for the last name of a
 * person and for initials that the text explains, likely for others ("Burlington" of "Burlington Industries"). For
 * the rest it is a candidate only: "New York" is not the New York Times.
 */
export interface Memory {
  /** What a mention means by a longer one, and how surely, 0 to 1; undefined when there is none. */
  recall(mention: number): Recalled | undefined;
  /** The full name of somebody unknown who has this last name earlier in the text; undefined when there is none. */
  stranger(mention: number): string | undefined;
}

export interface Recalled {
  readonly candidate: Candidate;
  readonly strength: number;
}

/** Candidates of a longer mention that its short form takes over. */
const TAKEN_OVER = 4;

/** Candidates of each mention with those of the longer mention that it may be short for. */
export function withLonger(
  candidates: readonly (readonly Candidate[])[],
  longer: readonly (Longer | undefined)[],
): Candidate[][] {
  return candidates.map((own, m) => {
    const long = longer[m];
    if (!long || own[0]?.kind === "given") return [...own];
    const known = new Set(own.map(({ entity }) => entity));
    const taken = candidates[long.mention]!.slice(0, TAKEN_OVER).filter(
      (candidate) =>
        candidate.entity >= 0 &&
        !known.has(candidate.entity) &&
        candidate.kind !== "fuzzy" &&
        candidate.kind !== "given" &&
        strengthOf(candidate, long) > 0,
    );
    // Nothing is a guess by spelling when the text itself says what may be meant.
    const others = taken.length > 0 && own[0]?.kind === "fuzzy" ? [] : own;
    return [...others, ...taken.map((candidate) => shortened(candidate, long))];
  });
}

function shortened(candidate: Candidate, long: Longer): Candidate {
  const { world, entity, form, languages, coverage, prior } = candidate;
  const kind = long.part === "initials" ? "acronym" : "short_name";
  const found = { entity, kind, form, languages, distance: 0, coverage } as const;
  return new NamedCandidate(world, found, prior === null ? null : prior * (long.weak ? 0.3 : 0.6));
}

/** How surely a short form means an entity that a longer mention was found to mean. */
function strengthOf({ record, kind }: Candidate, { part, weak }: Longer): number {
  if (part === "initials") return weak ? 0.5 : 1;
  if (isPerson(record.types)) return weak ? 0.6 : 1;
  if (kind !== "exact" && kind !== "folded" && kind !== "suffix") return 0;
  return weak ? 0.15 : 0.35;
}

/** Learns from the decisions of a first pass. */
export function remember(
  document: Document,
  mentions: readonly MentionSpan[],
  longer: readonly (Longer | undefined)[],
  decisions: readonly Decision[],
): Memory {
  const recalled = longer.map((long, m): Recalled | undefined => {
    if (!long) return undefined;
    const { resolved, best } = decisions[long.mention]!;
    if (!resolved || best!.candidate.entity < 0) return undefined;
    if (anotherIsRelated(decisions[m]!.ranking, best!.candidate.entity)) return undefined;
    const strength = strengthOf(best!.candidate, long);
    return strength > 0 ? { candidate: shortened(best!.candidate, long), strength } : undefined;
  });
  return {
    recall: (m) => recalled[m],
    stranger: (m) => {
      const long = longer[m];
      if (!long || long.weak || long.part === "first") return undefined;
      const { reason, best } = decisions[long.mention]!;
      const { span, start, end } = mentions[long.mention]!;
      const unknown =
        reason === "no_candidates" || (reason !== undefined && best?.candidate.kind === "partial");
      if (!unknown || (long.part === "last" && !looksLikePerson(document, span.from, span.to)))
        return undefined;
      return document.text.slice(start, end);
    },
  };
}

/**
 * Whether something else leads that has a relation with what is named beside, where this one has none: Syria beside
 * "Jordan" speaks for the country, also after Michael Jordan. Of two persons the one named in full is meant.
 */
function anotherIsRelated({ scored }: Ranking, entity: number): boolean {
  const leader = scored[0];
  const own = scored.find(({ candidate }) => candidate.entity === entity);
  if (!leader || !own || own === leader || isPerson(leader.candidate.record.types)) return false;
  return own.value(feature.less_related) > 0;
}

/** Two or three capitalised words and nothing else. */
function looksLikePerson({ pieces }: Document, from: number, to: number): boolean {
  if (to - from > 3) return false;
  for (let i = from; i < to; i++) if (!(pieces.shape[i]! & CAPITAL)) return false;
  return true;
}
