import {
  aliasesFault,
  anything,
  checkOptions,
  checkResolveOptions,
  type DatasetAliases,
  type Language,
  type LimitChanges,
  type Limits,
  limitsWith,
  type Mention,
  type ParsedRequest,
  type ParseOptions,
  type ResolveOptions,
  type ResolveRequest,
  type ResolveResponse,
  type Resolver,
  readRequest,
} from "./contract/index.ts";
import type { CompiledDataset } from "./datasets/dataset.ts";
import type { PublicKb } from "./datasets/public-kb.ts";
import { outsideFault, publicKbFault } from "./datasets/public-kb-fault.ts";
import { Worlds } from "./datasets/worlds.ts";
import type { GraphStore } from "./graph/store.ts";
import { graphStoreFault } from "./graph/store-fault.ts";
import { answer } from "./linking/answer/answer.ts";
import { AnswerSize } from "./linking/answer/answer-size.ts";
import type { Explain } from "./linking/answer/explain.ts";
import { type Document, readDocument } from "./linking/document/document.ts";
import { loadLexicon } from "./linking/document/lexicon.ts";
import { readText } from "./linking/document/text.ts";
import { detect } from "./linking/lattice/detect.ts";
import { type Linked, link } from "./linking/link.ts";
import { detectedMention, type MentionSpan } from "./linking/mention.ts";
import { loadModel } from "./linking/model/models.ts";
import { explanations, publicWorld, sentMentions } from "./linking/parts.ts";
import { type PlugInLoader, plugInLoader } from "./linking/plug-ins/load-plug-ins.ts";
import type { PlugInCall } from "./linking/plug-ins/plug-in-call.ts";
import type { PlugIns } from "./linking/plug-ins/plug-ins.ts";
import type { World } from "./linking/world.ts";
import { loadOnce } from "./text/look-up.ts";
import { mapInSteps, type Pause, pauser } from "./text/pauser.ts";
import { untilAborted } from "./text/until-aborted.ts";
import { version } from "./version.ts";

export type {
  CandidatesPlugIn,
  DetectorPlugIn,
  EmbedPlugIn,
  FeaturesPlugIn,
  FeatureWeights,
  OfferedCandidate,
  PlugInCandidate,
  PlugInMention,
  PlugInOptions,
  PlugInSpan,
  PlugIns,
} from "./linking/plug-ins/plug-ins.ts";

/** What a resolver links to, and the caller's functions that take part. */
export interface ResolverOptions extends PlugIns {
  /**
   * The public knowledge base: a pack (path, `ArrayBuffer`, opened pack, `{ mapped: path }` for one that stays in its
   * file, `"starter"` for the one of the package) or several as layers, the first that resolves a mention wins. Default
   * is the starter; `false` means none.
   */
  publicKb?: PublicKb | readonly PublicKb[] | false | undefined;
  /**
   * Well-known entities, by which the resolver notices that the public knowledge base lacks what a name means. If such an
   * entity is at least as probable as the best candidate, the mention stays unresolved (`no_suitable_candidate`), and the
   * evidence names it. Default is the starter in Node, and none in a page, which would have to download it; `false` is
   * none. It has no effect on a knowledge base whose ids are not those of the pack.
   */
  outside?: PublicKb | false | undefined;
  /** The caller's own graph, `service://dataset/me`. */
  graph?: GraphStore | undefined;
  /** Other names of the datasets, so that a client of another service keeps its own URIs. */
  datasetAliases?: DatasetAliases | undefined;
  /** Limits of a request to change, by the names of `docs/limits.md`; 0 means no limit. */
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
 * @throws ProblemError `invalid_request` for an unknown option or limit, a value that an option cannot have, or the
 *   weight of a feature that no plug-in gives
 *
 * @example
 * const resolver = createResolver();
 * const { mentions } = await resolver.resolve({ text: "Ada Lovelace met Charles Babbage." });
 */
export function createResolver(options: ResolverOptions = {}): LocalResolver {
  checkOptions<ResolverOptions>(options, {
    publicKb: publicKbFault,
    graph: graphStoreFault,
    datasetAliases: aliasesFault,
    // `limits` and those behind `outside` are checked where they are read.
    limits: anything,
    outside: outsideFault,
    detector: anything,
    candidates: anything,
    embed: anything,
    features: anything,
    featureWeights: anything,
  });
  const { publicKb, outside, graph, datasetAliases: aliases = {} } = options;
  const limits = limitsWith(options.limits);
  const openPublic =
    publicKb === false
      ? undefined
      : async () => (await import("./datasets/public-kb.ts")).openPublicKb(publicKb);
  // The default knowledge base is the starter, which lacks none of its own.
  const openOutside =
    outside === false || (publicKb === undefined && outside === undefined)
      ? undefined
      : async (layers: readonly CompiledDataset[]) =>
          (await import("./datasets/outside.ts")).openOutside(layers, outside);
  const plugIns = plugInLoader(options, limits);
  const worlds = new Worlds({ openPublic, openOutside, graph, aliases, limits });
  const resolve = async (request: ResolveRequest, options: ResolveOptions = {}) => {
    checkResolveOptions(options);
    return resolveIn(worlds, { aliases, limits }, plugIns, request, options.signal);
  };
  return {
    resolve,
    async *resolveMany(requests, options = {}) {
      checkResolveOptions(options);
      const { signal } = options;
      for await (const request of untilAborted(requests, signal)) yield await resolve(request, { signal });
    },
    async warm() {
      if (openPublic) await worlds.open(await readRequest({ text: "warm" }));
    },
  };
}

const detection = loadOnce(() => import("./text/language.ts"));

/** text → worlds → language → words → mentions → candidates → scores → decisions → answer. */
async function resolveIn(
  worlds: Worlds,
  reading: ParseOptions & { readonly limits: Limits },
  startPlugIns: PlugInLoader,
  sent: ResolveRequest,
  signal: AbortSignal | undefined,
): Promise<ResolveResponse> {
  const clock = new Stopwatch();
  const pause = pauser(signal);
  signal?.throwIfAborted();
  const request = await readRequest(sent, reading);
  // A pack is read and unpacked beside the thread; the language is loaded meanwhile.
  const [open, language] = await Promise.all([worlds.open(request, pause), languageOf(request)]);
  clock.lap("open");
  await pause();
  const written = readDocument(request.text, language);
  await pause();
  const document = await publicly(written, request, open.worlds, pause);
  await pause();
  const plugIns = await startPlugIns(document, signal, pause);
  const { mentions: found, runOf } = await mentionsOf(document, request, open, plugIns, pause);
  clock.lap("detect");
  const { worlds: asked, rivals, outside } = open;
  await pause();
  const text = readText(document, runOf, pause);
  await pause();
  const minProbability = request.minProbability ?? 0;
  const linked = await link(text, found, { worlds: asked, rivals, outside, minProbability, plugIns });
  clock.lap("link");
  await pause();
  const mentions: Mention[] = [];
  const size = new AnswerSize(reading.limits.answerCharacters);
  let explain: Explain | undefined;
  for (const one of linked) {
    if (request.mentions ? !one.mention.given : isPassedOver(one)) continue;
    const waiting = pause();
    if (waiting) await waiting;
    const isExplained = !one.decision.resolved || request.include.has("evidence");
    if (isExplained && !explain) {
      const { explaining } = await explanations();
      explain = explaining(document, open, request.include);
    }
    const explained = isExplained ? await explain?.(one, pause) : undefined;
    const mention = answer(document, one, open.worlds, request.include, explained);
    size.add(mention);
    mentions.push(mention);
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

/** The text as the public world reads it, if it is asked. */
async function publicly(
  written: Document,
  request: ParsedRequest,
  worlds: readonly World[],
  pause: Pause,
): Promise<Document> {
  if (worlds.every(({ kind }) => kind === "user")) return written;
  return (await publicWorld()).forPublic(written, request, worlds, pause);
}

/**
 * Whether a doubtful span turned out not to be a mention. A name of the caller is told of, unless it is an everyday word.
 */
function isPassedOver({ mention, decision, world }: Linked): boolean {
  if (!mention.doubtful || decision.resolved) return false;
  return world.kind !== "user" || !decision.best || decision.competitor?.kind === "common_word";
}

/**
 * The language of the text, with all that is needed to read it. English goes with each: its words are in every
 * description.
 */
async function languageOf({ text, language: given }: ParsedRequest): Promise<Language> {
  const language = given ?? (await (await detection()).detectLanguage(text));
  await Promise.all([loadLexicon(language), loadLexicon("en"), loadModel("spans")]);
  return language;
}

async function mentionsOf(
  document: Document,
  request: ParsedRequest,
  { worlds, rivals }: { worlds: readonly World[]; rivals: readonly World[] },
  plugIns: PlugInCall | undefined,
  pause: Pause,
): Promise<{ mentions: MentionSpan[]; runOf: Int32Array }> {
  const all = [...worlds, ...rivals.filter((rival) => !worlds.includes(rival))];
  const told = request.mentions ? [] : await plugIns?.detect();
  const { spans, runOf } = await detect(document, all, worlds.length, request.confidence, pause, told);
  await pause();
  if (!request.mentions && plugIns)
    return { mentions: await plugIns.mentionsOf(spans, request.confidence, pause), runOf };
  const detected = await mapInSteps(pause, spans, (one) => detectedMention(document, one));
  if (!request.mentions) return { mentions: detected, runOf };
  const { givenMention, unmarked } = await sentMentions();
  const given = await mapInSteps(pause, request.mentions, (one) => givenMention(document, one));
  return { mentions: [...given, ...unmarked(document, given, detected)], runOf };
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
