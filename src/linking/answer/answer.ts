import {
  canonicalId,
  type Include,
  type MatchKind,
  type Mention,
  qidOf,
  type Signals,
  wikidataIri,
} from "../../contract/index.ts";
import { type EntityRecord, labelIn, textIn } from "../../datasets/entity.ts";
import { knownTypes } from "../../datasets/knowledge/loaded-types.ts";
import { kept } from "../../text/look-up.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { Document } from "../document/document.ts";
import type { Linked } from "../link.ts";
import type { MentionSpan } from "../mention.ts";
import type { Scored } from "../model/ranking.ts";
import type { World } from "../world.ts";
import type { Explained } from "./explain.ts";

/**
 * The answer for one mention, in the shape of the contract.
 *
 * @param explained given for a mention that is not resolved, or where evidence is asked for
 */
export function answer(
  document: Document,
  linked: Linked,
  worlds: readonly World[],
  include: ReadonlySet<Include>,
  explained: Explained | undefined,
): Mention {
  const { mention, decision } = linked;
  const { best, resolved, reason } = decision;
  const { offsets, text, language } = document;
  const bridged = resolved && best ? bridge(best.candidate, linked.world, worlds) : undefined;
  const record = bridged?.record ?? best?.candidate.record;
  const types = bridged ? typesOf(bridged, mention) : best ? typesOf(best.candidate, mention) : [];
  const type = mention.type ?? (resolved && record ? coarseType(record.types) : undefined);
  const entity = resolved && record ? described(record, types, language) : null;
  if (entity) entity.same_as = sameAsOf(record!, bridged ? best!.candidate.record : undefined);
  return {
    text: text.slice(mention.start, mention.end),
    start: offsets.toPoints(mention.start),
    end: offsets.toPoints(mention.end),
    status: resolved ? "resolved" : "unresolved",
    ...(type === undefined ? {} : { type }),
    entity,
    ...(reason === undefined ? {} : { reason, next_action: explained?.nextAction }),
    score: best ? rounded(best.score) : null,
    dataset_uri: bridged?.world.uri ?? linked.world.uri,
    signals: signalsOf(linked, include.has("evidence")),
    ...(include.has("candidates")
      ? { candidates: decision.ranking.scored.map((one) => candidateOf(linked, one, language, include)) }
      : {}),
    ...(explained?.evidence ? { evidence: explained.evidence } : {}),
    // The cast is safe: `decide` gives either an entity or a reason, and the status follows from it.
  } as Mention;
}

/** The entity of an earlier world that declares itself the same as the entity that a later world answered. */
function bridge(
  candidate: Candidate,
  world: World,
  worlds: readonly World[],
): { world: World; record: EntityRecord } | undefined {
  if (worlds[0] === world) return undefined;
  const identities = [candidate.record.id, ...candidate.record.sameAs].map(canonicalId);
  for (const earlier of worlds) {
    if (earlier === world) return undefined;
    for (const identity of identities) {
      const entity = earlier.dataset.find(identity);
      if (entity !== undefined) return { world: earlier, record: earlier.dataset.record(entity) };
    }
  }
  return undefined;
}

/** Rounds to six decimals: further digits of an answer are floating-point noise. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function signalsOf({ decision, rescued }: Linked, withFeatures: boolean): Signals {
  const { best, ranking, margin, probability } = decision;
  const prior = best?.candidate.prior ?? null;
  return {
    path: ranking.path,
    match_kind: best ? kindTold(best.candidate) : null,
    retrieval_prior: prior === null ? null : rounded(prior),
    match_probability: probability === null ? null : rounded(probability),
    margin: margin === null ? null : rounded(margin),
    rescued,
    ...(withFeatures && best ? { features: ranking.parts(best) } : {}),
  };
}

/** A candidate that the caller sent is reported as `given`, whatever name links it to the mention. */
function kindTold({ kind, given }: Candidate): MatchKind {
  return given ? "given" : kind;
}

function candidateOf(
  { mention, decision: { ranking } }: Linked,
  one: Scored,
  language: string,
  include: ReadonlySet<Include>,
) {
  const { record, world } = one.candidate;
  return {
    ...described(record, typesOf(one.candidate, mention), language),
    score: rounded(one.score),
    match_kind: kindTold(one.candidate),
    dataset_uri: world.uri,
    ...(include.has("evidence") ? { features: ranking.parts(one) } : {}),
  };
}

/**
 * Types as an answer gives them: schema.org types for the public world, and the caller's own types as they were sent.
 */
function typesOf(
  { record, world }: Pick<Candidate, "record" | "world">,
  { candidates }: MentionSpan,
): readonly string[] {
  const sent =
    world.kind === "user" || candidates?.some(({ id, types }) => id === record.id && types?.length);
  return sent || record.types.length === 0 ? record.types : knownTypes().schemaTypes(record.types);
}

function described(record: EntityRecord, types: readonly string[], language: string) {
  const description = textIn(record.descriptions, language);
  const told: { id: string; label: string; description?: string; types?: string[]; same_as?: string[] } = {
    id: record.id,
    label: labelIn(record, language),
  };
  if (description !== undefined) told.description = description;
  if (types.length > 0) told.types = [...types];
  return told;
}

/** IRIs of the same entity elsewhere, each identity once. A Wikidata id becomes its IRI. */
function sameAsOf(record: EntityRecord, merged: EntityRecord | undefined): string[] {
  const iris = new Map<string, string>();
  for (const { id, sameAs } of merged ? [record, merged] : [record])
    for (const identity of qidOf(id) ? [id, ...sameAs] : sameAs)
      kept(iris, canonicalId(identity), () => iriOf(identity));
  return [...iris.values()];
}

/** An identity as an IRI: a Wikidata item in its canonical form, anything else as it is. */
function iriOf(identity: string): string {
  const qid = qidOf(identity);
  return qid ? wikidataIri(qid) : identity;
}

/** The root type above the entity's first type that the hierarchy knows. */
function coarseType(types: readonly string[]): string | undefined {
  for (const type of types) {
    const { typeWord, withAncestors } = knownTypes();
    const word = typeWord(type);
    if (word !== undefined) return [...withAncestors(word)].find((one) => roots.has(one)) ?? word;
  }
  return undefined;
}

const roots = new Set([
  "person",
  "place",
  "organization",
  "product",
  "work",
  "event",
  "organism",
  "substance",
  "concept",
]);
