import { canonicalId, type MatchKind } from "../contract/index.ts";
import { type Candidate, candidatesOf, givenCandidatesOf, nearestCandidatesOf } from "./candidates.ts";
import { type TermPositions, termsOfDocument } from "./context.ts";
import { type Competitor, type Decision, decide } from "./decide.ts";
import type { Document } from "./document.ts";
import { doubt } from "./doubts.ts";
import { FeatureRows, feature } from "./feature-rows.ts";
import type { Path } from "./features.ts";
import { callersCandidates } from "./given.ts";
import { longerMentions } from "./longer.ts";
import { type Recalled, remember, withLonger } from "./memory.ts";
import { withNational } from "./national.ts";
import { best, type Ranking, Scored, scoreMentions } from "./score.ts";
import type { MentionSpan } from "./spans.ts";
import { widerCandidatesOf } from "./wider.ts";
import type { World } from "./world.ts";

/** What became of a mention: the decision, in which world, and how its name was looked for. */
export interface Linked {
  readonly mention: MentionSpan;
  readonly world: World;
  readonly decision: Decision;
  readonly rescued: boolean;
  readonly tried: readonly MatchKind[];
}

/** Called between mentions and between steps, so that an abort is seen in the middle of a long text. */
export type Pause = () => Promise<void> | undefined;

/**
 * Links the mentions of a text, world by world: the first world that resolves a mention wins it.
 *
 * @param rivalWorlds the layers of the public world, where it may explain a mention better than the caller's own
 */
export async function link(
  document: Document,
  mentions: readonly MentionSpan[],
  worlds: readonly World[],
  rivalWorlds: readonly World[],
  pause: Pause,
): Promise<Linked[]> {
  const text = termsOfDocument(document);
  const linked = new Array<Linked | undefined>(mentions.length);
  let open = mentions.map((_, m) => m);
  for (let w = 0; w < worlds.length && open.length > 0; w++) {
    const world = worlds[w]!;
    const some = open.map((m) => mentions[m]!);
    const results = await linkIn(document, text, some, world, w, rivalWorlds, pause);
    open = open.filter((m, i) => {
      const result = results[i]!;
      const before = linked[m];
      // A world that knows the name explains an unresolved mention better than one that does not.
      if (!before || result.decision.resolved || before.decision.reason === "no_candidates")
        linked[m] = result;
      return !result.decision.resolved;
    });
  }
  return linked as Linked[];
}

async function linkIn(
  document: Document,
  text: TermPositions,
  mentions: readonly MentionSpan[],
  world: World,
  w: number,
  rivalWorlds: readonly World[],
  pause: Pause,
): Promise<Linked[]> {
  const found: Candidate[][] = [];
  const tried: MatchKind[][] = [];
  for (const mention of mentions) {
    const waiting = pause();
    if (waiting) await waiting;
    const [list, kinds] = await lookUp(document, mention, world, w);
    found.push(list);
    tried.push(kinds);
  }
  withNational(document, mentions, found, world);
  const longer = longerMentions(document, mentions);
  const candidates = withLonger(found, longer);
  await pause();
  const rankings = scoreMentions(document, text, mentions, candidates, world.kind, longer);
  await pause();
  const rivals: { rivalWorld: World; all: Ranking[] }[] = [];
  for (const rivalWorld of world.kind === "user" ? rivalWorlds : []) {
    rivals.push({ rivalWorld, all: rivalRankings(document, text, mentions, rivalWorld, candidates) });
    await pause();
  }
  const rivalOf = (m: number) => (best: Scored) => {
    const other = doubt(document, mentions[m]!, best, longer[m] !== undefined);
    if (other) return other;
    for (const { rivalWorld, all } of rivals) {
      const rival = publicRival(best, all[m]!, rivalWorld);
      if (rival) return rival;
    }
    return undefined;
  };
  const first = mentions.map(({ type }, m) => decide(rankings[m]!, type, rivalOf(m)));
  const memory = remember(document, mentions, longer, first);
  return mentions.map((mention, m) => {
    const recalled = memory.recall(m);
    const stranger = recalled || mention.given ? undefined : memory.stranger(m);
    const again = recalled
      ? decide(withRecalled(rankings[m]!, recalled), mention.type, rivalOf(m))
      : stranger !== undefined && first[m]!.best
        ? decide(rankings[m]!, mention.type, () => ({ kind: "context", words: stranger, score: null }))
        : first[m]!;
    const rescued =
      recalled !== undefined &&
      again.resolved &&
      again.best?.candidate.entity !== first[m]!.best?.candidate.entity;
    return {
      mention,
      world,
      decision: again,
      rescued: rescued || (recalled !== undefined && !first[m]!.resolved && again.resolved),
      tried: tried[m]!,
    };
  });
}

const namedKinds: readonly MatchKind[] = ["exact", "folded", "suffix", "acronym", "short_name"];

async function lookUp(
  document: Document,
  mention: MentionSpan,
  world: World,
  w: number,
): Promise<[Candidate[], MatchKind[]]> {
  if (mention.candidates) return [callersCandidates(mention.candidates, world), ["given"]];
  const { document: where, span } = mention.slice ?? { document, span: mention.span };
  if (span.to === span.from) return [[], [...namedKinds]];
  const found = mention.given ? givenCandidatesOf(where, span, world) : candidatesOf(where, span, world, w);
  if (found.length > 0) return [found, [...namedKinds]];
  const named = mention.given ? found : givenCandidatesOf(where, span, world);
  if (named.length > 0) return [named, [...namedKinds]];
  const wider = widerCandidatesOf(where, span, world);
  if (wider.length > 0) return [wider, [...namedKinds, "partial"]];
  return [await nearestCandidatesOf(where, span, world), [...namedKinds, "partial", "fuzzy"]];
}

/** The recalled person first: a feature of its own, so that the score still adds up. */
function withRecalled(ranking: Ranking, { candidate: recalled, strength }: Recalled): Ranking {
  const known = ranking.scored.some(({ candidate }) => candidate.entity === recalled.entity);
  const scored = ranking.scored.map((one) =>
    one.candidate.entity === recalled.entity ? one.with(feature.memory, strength) : one,
  );
  if (!known) scored.push(onlyRecalled(ranking.path, recalled, strength));
  return { path: ranking.path, scored: best(scored) };
}

/** A candidate that nothing but the memory of the text speaks for. */
function onlyRecalled(path: Path, recalled: Candidate, strength: number): Scored {
  const rows = new FeatureRows(1);
  rows.set(0, feature.bias, 1);
  rows.set(0, feature.kind_short_name, 1);
  rows.set(0, feature.memory, strength);
  return new Scored(path, { ...recalled, record: recalled.record, kind: "short_name" }, rows, 0);
}

/** How much better the context must fit the public entity than the caller's. */
const CLEARLY = 0.8;

function publicRival(own: Scored, ranking: Ranking, rivalWorld: World): Competitor | undefined {
  const rival = ranking.scored[0];
  if (!rival || isSame(own, rival)) return undefined;
  if (contextFit(rival) - contextFit(own) < CLEARLY) return undefined;
  return { kind: "entity", record: rival.candidate.record, uri: rivalWorld.uri, score: rival.score };
}

/** What the context says for a candidate, apart from its name. */
function contextFit({ parts }: Scored): number {
  return (parts.context ?? 0) + (parts.field ?? 0) + (parts.coherence ?? 0);
}

/** Two records of one entity: their ids and what they say they are the same as have an identity in common. */
function isSame(own: Scored, rival: Scored): boolean {
  const identities = ({ candidate: { record } }: Scored) => [record.id, ...record.sameAs].map(canonicalId);
  const known = identities(own);
  return identities(rival).some((identity) => known.includes(identity));
}

function rivalRankings(
  document: Document,
  text: TermPositions,
  mentions: readonly MentionSpan[],
  rivalWorld: World,
  candidates: readonly (readonly Candidate[])[],
): Ranking[] {
  const rivals = mentions.map((mention, m) => {
    if (candidates[m]!.length === 0) return [];
    const { document: where, span } = mention.slice ?? { document, span: mention.span };
    return span.to > span.from ? givenCandidatesOf(where, span, rivalWorld) : [];
  });
  return scoreMentions(document, text, mentions, rivals, rivalWorld.kind);
}
