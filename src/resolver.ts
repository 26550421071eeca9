import {
  checkOptions,
  type DatasetAliases,
  type Language,
  type LimitChanges,
  limitsWith,
  type Mention,
  type ParsedRequest,
  type ParseOptions,
  parseRequest,
  type ResolveOptions,
  type ResolveRequest,
  type ResolveResponse,
  type Resolver,
} from "./contract/index.ts";
import { openPublicKb, type PublicKb } from "./datasets/public-kb.ts";
import { Worlds } from "./datasets/worlds.ts";
import type { GraphStore } from "./graph/store.ts";
import { answer } from "./linking/answer.ts";
import { detect } from "./linking/detect.ts";
import { type Document, readDocument } from "./linking/document.ts";
import { loadLexicon } from "./linking/lexicon.ts";
import { link } from "./linking/link.ts";
import { nearestOf } from "./linking/nearby.ts";
import { beside, detectedMention, givenMention, type MentionSpan } from "./linking/spans.ts";
import type { World } from "./linking/world.ts";
import { detectLanguage } from "./text/language.ts";
import { pauser } from "./text/pauser.ts";
import { loadSegmenter } from "./text/unspaced.ts";
import { untilAborted } from "./text/until-aborted.ts";
import { version } from "./version.ts";

/** What a resolver links to. */
export interface ResolverOptions {
  /**
   * The public knowledge base: a pack (path, `ArrayBuffer`, opened pack, `"starter"` for the one of the package) or
   * several as layers, the first that resolves a mention wins. Default is the starter; `false` is none.
   */
  publicKb?: PublicKb | readonly PublicKb[] | false | undefined;
  /** The caller's own graph, `service://dataset/me`. */
  graph?: GraphStore | undefined;
  /** Other names of the datasets, so that a client of another service keeps its own URIs. */
  datasetAliases?: DatasetAliases | undefined;
  /** Limits of a request to change, by the names of `docs/limits.md`; 0 is none. */
  limits?: LimitChanges | undefined;
}

/** A resolver in this process. */
export interface LocalResolver extends Resolver {
  /**
   * Resolves many texts, in order and with back-pressure: a request is taken when its answer is wanted. The
   * first failure ends the iteration with its error.
   */
  resolveMany(
    requests: AsyncIterable<ResolveRequest> | Iterable<ResolveRequest>,
    options?: ResolveOptions,
  ): AsyncGenerator<ResolveResponse>;
  /** Loads what the first call would load, the public knowledge base above all. */
  warm(): Promise<void>;
}

/**
 * Makes a resolver. Nothing is loaded before the first call.
 *
 * @throws ProblemError `invalid_request` for an option or a limit that there is not
 *
 * @example
 * const resolver = createResolver();
 * const { mentions } = await resolver.resolve({ text: "Ada Lovelace met Charles Babbage." });
 */
export function createResolver(options: ResolverOptions = {}): LocalResolver {
  checkOptions(options, [
    "publicKb",
    "graph",
    "datasetAliases",
    "limits",
  ] satisfies (keyof ResolverOptions)[]);
  const { publicKb, graph, datasetAliases: aliases = {} } = options;
  const limits = limitsWith(options.limits);
  const openPublic = publicKb === false ? undefined : () => openPublicKb(publicKb);
  const worlds = new Worlds({ openPublic, graph, aliases, limits });
  const resolve = (request: ResolveRequest, { signal }: ResolveOptions = {}) =>
    resolveIn(worlds, { aliases, limits }, request, signal);
  return {
    resolve,
    async *resolveMany(requests, { signal } = {}) {
      for await (const request of untilAborted(requests, signal)) yield await resolve(request, { signal });
    },
    async warm() {
      if (openPublic) await worlds.open(parseRequest({ text: "warm" }));
    },
  };
}

/** text → worlds → language → words → mentions → candidates → scores → decisions → answer. */
async function resolveIn(
  worlds: Worlds,
  reading: ParseOptions,
  sent: ResolveRequest,
  signal: AbortSignal | undefined,
): Promise<ResolveResponse> {
  const clock = new Stopwatch();
  const pause = pauser(signal);
  signal?.throwIfAborted();
  const request = parseRequest(sent, reading);
  // A pack is read and unpacked beside the thread; the language is loaded meanwhile.
  const [open, language] = await Promise.all([worlds.open(request), languageOf(request)]);
  clock.lap("open");
  const document = readDocument(request.text, language);
  const spans = mentionsOf(document, request, open.worlds);
  clock.lap("detect");
  const linked = await link(document, spans, open.worlds, open.rivals, pause);
  clock.lap("link");
  await pause();
  const mentions: Mention[] = [];
  for (const one of linked) {
    if (request.mentions && !one.mention.given) continue;
    const waiting = pause();
    if (waiting) await waiting;
    const unknown = request.include.has("evidence") && one.decision.reason === "no_candidates";
    const nearest = unknown ? await nearestOf(document, one, open.worlds) : [];
    mentions.push(answer(document, one, open.worlds, request.include, nearest));
  }
  clock.lap("answer");
  return {
    mentions,
    dataset_uri: request.datasetUri,
    language,
    processing_time_ms: clock.total(),
    engine: `referent/${version}`,
    ...(request.include.has("evidence") ? { timings: clock.laps } : {}),
    ...(request.warnings.length > 0 ? { warnings: request.warnings } : {}),
  };
}

/** The language of the text, with all that is needed to read it. English goes with each: its words are in every description. */
async function languageOf({ text, language: given }: ParsedRequest): Promise<Language> {
  const language = given ?? (await detectLanguage(text));
  await Promise.all([loadLexicon(language), loadLexicon("en"), loadSegmenter()]);
  return language;
}

function mentionsOf(document: Document, request: ParsedRequest, worlds: readonly World[]): MentionSpan[] {
  const detected = detect(document, worlds, request.confidence).map((span) =>
    detectedMention(document, span),
  );
  if (!request.mentions) return detected;
  const given = request.mentions.map((one) => givenMention(document, one, worlds.length));
  return [...given, ...beside(document, given, detected)];
}

/** Milliseconds of the stages, to a hundredth. */
class Stopwatch {
  readonly laps: Record<string, number> = {};
  readonly #start = performance.now();
  #last = this.#start;

  lap(stage: string): void {
    const now = performance.now();
    this.laps[stage] = Math.round((now - this.#last) * 100) / 100;
    this.#last = now;
  }

  total(): number {
    return Math.round((performance.now() - this.#start) * 100) / 100;
  }
}
