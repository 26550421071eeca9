import type { Evidence, Include } from "../../contract/index.ts";
import { textIn } from "../../datasets/entity.ts";
import type { Pause } from "../../text/pauser.ts";
import { nameOf } from "../candidates/lookup.ts";
import { NEAR_SEARCHES } from "../candidates/near.ts";
import type { Document } from "../document/document.ts";
import type { Linked } from "../link.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { World } from "../world.ts";
import { rounded } from "./answer.ts";
import { fuzzyOnes, type Nearest, nearestOf } from "./nearest.ts";
import { labelOf, nextAction } from "./next-action.ts";

/** What an answer says of a mention besides its status. */
export interface Explained {
  /** Set for a mention that is not resolved. */
  readonly nextAction: string | undefined;
  readonly evidence: Evidence | undefined;
}

/**
 * Explains the mentions of one text: what would make an unresolved one resolve, and the evidence where it is asked
 * for.
 */
export class Explanations {
  readonly #document: Document;
  readonly #worlds: readonly World[];
  readonly #withEvidence: boolean;
  /** How many unknown names were searched for their nearest names. */
  #searched = 0;

  constructor(document: Document, worlds: readonly World[], include: ReadonlySet<Include>) {
    this.#document = document;
    this.#worlds = worlds;
    this.#withEvidence = include.has("evidence");
  }

  async of(linked: Linked, pause: Pause): Promise<Explained> {
    const document = this.#document;
    const unknown = linked.decision.reason === "no_candidates";
    const nearest =
      this.#withEvidence && unknown && this.#searched++ < NEAR_SEARCHES
        ? await nearestOf(document, linked, this.#worlds, pause)
        : [];
    return {
      nextAction: linked.decision.reason && nextAction(document, linked, this.#worlds),
      evidence: this.#withEvidence ? evidenceOf(document, linked, nearest) : undefined,
    };
  }
}

function evidenceOf(document: Document, linked: Linked, nearest: readonly Nearest[]): Evidence {
  const { mention, decision, tried, twins } = linked;
  const { ranking, competitor, best, least, unmet } = decision;
  const { floor, margin } = ranking.model;
  const lookup = mention.slice ?? { document, span: mention.span };
  const near = best ? fuzzyOnes(linked, document.language) : nearest;
  const missing = best ? signals.filter((name) => ranking.value(best, candidateFeatures.at[name]) === 0) : [];
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
          public_twins: twins.map(({ id, labels }) => ({
            id,
            label: textIn(labels, document.language) ?? id,
          })),
        }
      : {}),
  };
}

/** Evidence that a caller can supply: the answer names it when it is missing. */
const signals = ["context", "coherence", "type_agrees"] as const;
