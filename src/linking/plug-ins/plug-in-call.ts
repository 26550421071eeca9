import { canonicalId, type Limits } from "../../contract/index.ts";
import { textIn } from "../../datasets/entity.ts";
import type { Pause } from "../../text/pauser.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { FoundList } from "../candidates/found-list.ts";
import type { Document } from "../document/document.ts";
import type { DetectedSpan } from "../lattice/detect.ts";
import type { MentionSpan, Span } from "../mention.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { Added } from "../model/ranking.ts";
import type { World } from "../world.ts";
import { type Call, callerWith, eachOf, wrongAnswer } from "./call.ts";
import { mentionsWith, type ToldSpan, toldSpans } from "./detector.ts";
import { Embeddings } from "./embedding.ts";
import { addOffered, type Offers, oddsOf, offersFrom } from "./offers.ts";
import type { PlugInCandidate, PlugInMention, PlugIns } from "./plug-ins.ts";
import { EMBEDDING, OFFERED } from "./weights.ts";

/** Most words before and after a mention that are its context. */
const AROUND = 40;
/** Most candidates of a mention that are embedded: the likeliest by name and popularity. */
const EMBEDDED = 12;

const none: Offers = new Map();

/** The plug-ins of a resolver. */
interface LoadedPlugIns {
  readonly functions: PlugIns;
  readonly weights: ReadonlyMap<string, number>;
  readonly limits: Limits;
  readonly embeddings: Embeddings | undefined;
}

/** Makes the plug-ins of each call of a resolver; the calls share the vectors of descriptions. */
export function plugInCalls(functions: PlugIns, weights: ReadonlyMap<string, number>, limits: Limits) {
  const plugIns = {
    functions,
    weights,
    limits,
    embeddings: functions.embed && new Embeddings(functions.embed),
  };
  return (document: Document, signal: AbortSignal | undefined, pause: Pause) =>
    new PlugInCall(plugIns, document, callerWith(signal, pause));
}

/**
 * The plug-ins in one call of the resolver. Each mention is passed to them once, however many worlds there are. A
 * mention is identified by its span, which its copies share.
 */
export class PlugInCall {
  readonly #plugIns: LoadedPlugIns;
  readonly #document: Document;
  readonly #call: Call;
  readonly #offers = new Map<Span, Offers>();
  readonly #seen = new Map<Span, PlugInMention>();
  #told: readonly ToldSpan[] = [];
  #offered = 0;

  constructor(plugIns: LoadedPlugIns, document: Document, call: Call) {
    this.#plugIns = plugIns;
    this.#document = document;
    this.#call = call;
  }

  async detect(): Promise<readonly ToldSpan[]> {
    const { functions, limits } = this.#plugIns;
    const { detector } = functions;
    if (!detector) return [];
    const { text, language } = this.#document;
    const given = await this.#call("detector", (options) => detector(text, language, options));
    this.#told = toldSpans(this.#document, given, limits);
    return this.#told;
  }

  /**
   * The chosen spans as mentions, and the detector's spans beside them.
   *
   * @param confidence how sure it must be that a span is a mention, 0 to 1
   */
  mentionsOf(chosen: readonly DetectedSpan[], confidence: number, pause: Pause): Promise<MentionSpan[]> {
    return mentionsWith(this.#document, this.#told, chosen, confidence, pause);
  }

  /** Adds the offers of the plug-in to the candidates of each mention in a world. */
  async offer(mentions: readonly MentionSpan[], founds: readonly FoundList[]): Promise<void> {
    const { candidates } = this.#plugIns.functions;
    if (!candidates) return;
    // The plug-in is not asked where the caller sent candidates, nor for rivals of those.
    for (const mention of mentions) if (mention.candidates) this.#offers.set(mention.span, none);
    const open = mentions.filter(({ span }) => !this.#offers.has(span));
    await eachOf(open, async (mention) => {
      const given = await this.#call("candidates", (options) => candidates(this.#mention(mention), options));
      this.#offers.set(mention.span, this.#counted(offersFrom(given, this.#plugIns.limits)));
    });
    mentions.forEach((mention, m) => {
      addOffered(founds[m]!, this.#offersOf(mention));
    });
  }

  #counted(offers: Offers): Offers {
    const { requestCandidates } = this.#plugIns.limits;
    this.#offered += offers.size;
    if (this.#offered > requestCandidates)
      throw wrongAnswer("candidates", [], `gave more than ${requestCandidates} candidates for one text`);
    return offers;
  }

  #offersOf(mention: MentionSpan): Offers {
    return this.#offers.get(mention.span) ?? none;
  }

  /**
   * The contributions of plug-ins to the score of each candidate of each mention in a world; undefined if there are
   * none.
   */
  async judge(judged: readonly MentionRows[], world: World): Promise<(readonly Added[])[] | undefined> {
    const { features, candidates, embed } = this.#plugIns.functions;
    if (!features && !candidates && !embed) return undefined;
    const similar = await this.#similarities(judged);
    const all: (readonly Added[])[] = [];
    for (const [m, one] of judged.entries()) {
      const own = await this.#featuresOf(one);
      const offers = this.#offersOf(one.mention);
      all.push(
        one.candidates.map((candidate, i) => {
          const values = new Map(own?.[i]);
          values.set(
            OFFERED,
            (candidate.entity < 0 ? undefined : oddsOf(offers, world, candidate.entity)) ?? 0,
          );
          values.set(EMBEDDING, similar?.[m]?.[i] ?? 0);
          const sum = contributions(values, this.#plugIns.weights);
          if (!sum) throw wrongAnswer("features", [], `add more than 500 to the score of ${candidate.id}`);
          return sum;
        }),
      );
    }
    return all;
  }

  async #similarities(judged: readonly MentionRows[]): Promise<readonly (readonly number[])[] | undefined> {
    const { language } = this.#document;
    return this.#plugIns.embeddings?.compare(
      judged.map(({ mention, candidates }) => ({
        context: this.#mention(mention).context,
        descriptions: candidates
          .slice(0, EMBEDDED)
          .map(({ record }) => textIn(record.descriptions, language)),
      })),
      this.#call,
    );
  }

  async #featuresOf({
    mention,
    candidates,
  }: MentionRows): Promise<readonly ReadonlyMap<string, number>[] | undefined> {
    const { features } = this.#plugIns.functions;
    if (!features) return undefined;
    return eachOf(candidates, async (candidate) => {
      const seen = candidateSeen(candidate, this.#document.language);
      const given = await this.#call("features", (options) =>
        features(this.#mention(mention), seen, options),
      );
      return this.#values(given);
    });
  }

  #values(given: unknown): ReadonlyMap<string, number> {
    if (typeof given !== "object" || given === null || Array.isArray(given))
      throw wrongAnswer("features", [], "must be an object");
    const values = Object.entries(given);
    for (const [name, value] of values) {
      if (name === EMBEDDING || name === OFFERED || !this.#plugIns.weights.has(name))
        throw wrongAnswer("features", [name], "has no weight in `featureWeights`");
      if (typeof value !== "number" || !Number.isFinite(value))
        throw wrongAnswer("features", [name], "must be a finite number");
    }
    return new Map(values);
  }

  #mention(mention: MentionSpan): PlugInMention {
    const known = this.#seen.get(mention.span);
    if (known) return known;
    const { text, language, offsets } = this.#document;
    const seen: PlugInMention = Object.freeze({
      text: text.slice(mention.start, mention.end),
      start: offsets.toPoints(mention.start),
      end: offsets.toPoints(mention.end),
      ...(mention.type === undefined ? {} : { type: mention.type }),
      context: contextOf(this.#document, mention),
      document: text,
      language,
    });
    this.#seen.set(mention.span, seen);
    return seen;
  }
}

/** Greatest sum of contributions: e to the power of 500 is still a finite number. */
const MOST_ADDED = 500;

/**
 * The contributions of plug-in features to the sum of one candidate, by name: values times their weights; undefined if
 * their sum exceeds the limit.
 */
function contributions(
  values: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): Added | undefined {
  const parts = new Map<string, number>();
  let sum = 0;
  for (const [name, value] of values) {
    const part = value * weights.get(name)!;
    if (part === 0) continue;
    parts.set(name, part);
    sum += part;
  }
  return Math.abs(sum) <= MOST_ADDED ? { parts, sum } : undefined;
}

/** The sentence around a mention, of bounded length. */
function contextOf({ text, pieces, startsSentence }: Document, { start, end, span }: MentionSpan): string {
  let from = span.from;
  while (from > 0 && span.from - from < AROUND && !startsSentence[from]) from--;
  let to = Math.max(span.to, span.from);
  while (to < pieces.count && to - span.to < AROUND && !startsSentence[to]) to++;
  const first = from < pieces.count ? Math.min(start, pieces.start[from]!) : start;
  const last = to < pieces.count ? pieces.start[to]! : text.length;
  return text.slice(first, Math.max(end, last)).trim();
}

function candidateSeen({ record, id, kind, prior, world }: Candidate, language: string): PlugInCandidate {
  const description = textIn(record.descriptions, language);
  return {
    id,
    label: textIn(record.labels, language) ?? canonicalId(id),
    ...(description === undefined ? {} : { description }),
    types: [...record.types],
    match_kind: kind,
    prior,
    dataset_uri: world.uri,
  };
}
