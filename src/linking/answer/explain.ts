import { type DatasetAliases, datasetOf, type Evidence, type Include, ownUri } from "../../contract/index.ts";
import { type EntityRecord, labelIn } from "../../datasets/entity.ts";
import type { OpenWorlds } from "../../datasets/worlds.ts";
import type { Pause } from "../../text/pauser.ts";
import { lookedUp } from "../candidates/lookup.ts";
import { LONGEST_NEAR, NEAR_SEARCHES } from "../candidates/near.ts";
import { nameOf } from "../candidates/spellings.ts";
import type { Document } from "../document/document.ts";
import type { Linked } from "../link.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { World } from "../world.ts";
import { rounded } from "./answer.ts";
import { labelOf, nextAction } from "./next-action.ts";

/** What an answer says of a mention besides its status. */
export interface Explained {
  /** Set for a mention that is not resolved. */
  readonly nextAction: string | undefined;
  readonly evidence: Evidence | undefined;
}

export type Explain = (linked: Linked, pause: Pause) => Promise<Explained>;

/**
 * Explains the mentions of one text: what would make an unresolved one resolve, and the evidence where it is asked
 * for.
 */
export function explaining(
  document: Document,
  { worlds, aliases }: Pick<OpenWorlds, "worlds" | "aliases">,
  include: ReadonlySet<Include>,
): Explain {
  const withEvidence = include.has("evidence");
  const isAsked = worlds.some(({ kind }) => kind === "user");
  const unasked = isAsked || aliases === undefined ? undefined : ownNameIn(aliases);
  /** How many unknown names were searched for their nearest names. */
  let searched = 0;
  return async (linked, pause) => {
    const { reason } = linked.decision;
    const isSearched = withEvidence && reason === "no_candidates" && searched++ < NEAR_SEARCHES;
    const nearest = isSearched ? await nearestOf(document, linked, worlds, pause) : [];
    return {
      nextAction: reason && nextAction(document, linked, worlds, unasked),
      evidence: withEvidence ? evidenceOf(document, linked, nearest) : undefined,
    };
  };
}

/** What a resolver with these aliases calls the caller's own graph. */
function ownNameIn(aliases: DatasetAliases): string {
  return Object.keys(aliases).find((name) => datasetOf(name, aliases) === ownUri) ?? ownUri;
}

function evidenceOf(document: Document, linked: Linked, nearest: readonly Nearest[]): Evidence {
  const { mention, decision, tried, twins } = linked;
  const { ranking, competitor, best, least, unmet } = decision;
  const { floor, margin } = ranking.model;
  const lookup = lookedUp(document, mention);
  const near = best ? fuzzyOnes(linked, document.language) : nearest;
  const missing = best ? signals.filter((name) => !best.has(candidateFeatures.at[name])) : [];
  return {
    name: lookup.span.to > lookup.span.from ? nameOf(lookup.document, lookup.span) : "",
    kinds_tried: [...tried],
    ...(near.length > 0 ? { nearest: [...near] } : {}),
    ...(competitor
      ? {
          competitor: {
            kind: competitor.kind,
            label: labelOf(competitor, document.language),
            ...(competitor.record === undefined ? {} : { id: competitor.record.id }),
            ...(competitor.uri === undefined ? {} : { dataset_uri: competitor.uri }),
            score: competitor.score === null ? null : rounded(competitor.score),
          },
        }
      : {}),
    floor,
    ...(least > 0 ? { least_probability: least } : {}),
    ...(unmet.length > 0 ? { unmet: [...unmet] } : {}),
    margin,
    ...(missing.length > 0 ? { missing } : {}),
    detection: rounded(mention.detection),
    ...(twins.length > 0
      ? {
          public_twins: twins.map((twin) => ({ id: twin.id, label: labelIn(twin, document.language) })),
        }
      : {}),
  };
}

/** Evidence that a caller can supply: the answer names it when it is missing. */
const signals = ["context", "coherence", "type_agrees"] as const;

/** A known name that is similar to a mention, as the evidence gives it. */
type Nearest = NonNullable<Evidence["nearest"]>[number];

function similar(record: EntityRecord, language: string, distance: number): Nearest {
  return { name: labelIn(record, language), id: record.id, distance };
}

/** Most similar names in the evidence. */
const TOLD = 5;

function fuzzyOnes({ decision }: Linked, language: string): Nearest[] {
  return decision.ranking.scored
    .filter(({ candidate }) => candidate.kind === "fuzzy")
    .slice(0, TOLD)
    .map(({ candidate: { record, distance } }) => similar(record, language, distance));
}

/**
 * The names of the worlds that are nearest to a mention that none of them has. Names too far to be candidates count
 * too: up to half of the letters may differ, four at most. They suggest to a person what may have been meant.
 */
async function nearestOf(
  document: Document,
  { mention }: Linked,
  worlds: readonly World[],
  pause: Pause,
): Promise<Nearest[]> {
  const { document: where, span } = lookedUp(document, mention);
  if (span.to === span.from || mention.candidates) return [];
  const name = nameOf(where, span);
  const edits = Math.min(4, Math.floor(name.length / 2));
  if (edits === 0 || name.length > LONGEST_NEAR) return [];
  const near: Nearest[] = [];
  for (const { dataset } of worlds) {
    for (const { entity, distance } of await dataset.nearest(name, TOLD, edits, pause)) {
      if (!dataset.alive(entity)) continue;
      near.push(similar(dataset.record(entity), document.language, distance));
    }
  }
  near.sort((a, b) => a.distance - b.distance);
  // Several layers may have an entity.
  return near.filter(({ id }, i) => near.findIndex((other) => other.id === id) === i).slice(0, TOLD);
}
