import {
  anyFlag,
  anyFunction,
  anySignal,
  anyText,
  anything,
  checkOptions,
  type Include,
  type InlineDataset,
  languageOf,
  type Mention,
  numberIn,
  ProblemError,
  type ResolveRequest,
  type Resolver,
} from "../contract/index.ts";
import { spanKey } from "./alignment.ts";
import type { GoldDocument, GoldMention, GoldSet } from "./gold.ts";

/** How gold is sent to a resolver. */
export interface RunOptions {
  /** Send the gold spans (D2KB) instead of the text alone (A2KB). */
  readonly spans?: boolean | undefined;
  /** An inline list that goes with each request. */
  readonly dataset?: InlineDataset | undefined;
  /** `dataset_uri` of each request. */
  readonly datasetUri?: string | undefined;
  /** What answers shall have beside mentions: `candidates` and `evidence` explain errors. */
  readonly include?: readonly Include[] | undefined;
  /** `confidence` of each request, 0 to 1; default that of the resolver. */
  readonly confidence?: number | undefined;
  /**
   * Forced NIL: called before each request with the ids that must not be known in it. Gold spans are sent, one
   * request for every gold entity of a document, and the rows of its mentions are kept.
   */
  readonly hide?: ((ids: readonly string[]) => void) | undefined;
  /** Called after each document. */
  readonly onDocument?: (() => void) | undefined;
  /** Ends the run: the request under way is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The rows of every document of a set, by id. */
export type Run = Map<string, readonly Mention[]>;

/**
 * Resolves the documents of a gold set, in order. Optional mentions are not sent.
 *
 * @throws ProblemError of the resolver, with the document named
 */
export async function runSet(resolver: Resolver, set: GoldSet, options: RunOptions = {}): Promise<Run> {
  checkOptions<RunOptions>(options, {
    spans: anyFlag,
    // Those without a check are the resolver's to check.
    dataset: anything,
    datasetUri: anyText,
    include: anything,
    confidence: numberIn(0, 1),
    hide: anyFunction,
    onDocument: anyFunction,
    signal: anySignal,
  });
  const run: Run = new Map();
  for (const document of set.documents) {
    try {
      run.set(document.id, await runDocument(resolver, document, options));
    } catch (error) {
      throw named(error, document);
    }
    options.onDocument?.();
  }
  return run;
}

async function runDocument(
  resolver: Resolver,
  document: GoldDocument,
  options: RunOptions,
): Promise<readonly Mention[]> {
  if (document.text === "") return [];
  const resolve = async (mentions: readonly GoldMention[] | undefined) => {
    const { signal } = options;
    return (await resolver.resolve(requestOf(document, mentions, options), { signal })).mentions;
  };
  if (options.hide) return runHidden(document, options.hide, resolve);
  if (!options.spans) return resolve(undefined);
  const required = document.mentions.filter(({ optional }) => !optional);
  return required.length > 0 ? resolve(required) : [];
}

async function runHidden(
  document: GoldDocument,
  hide: (ids: readonly string[]) => void,
  resolve: (mentions: readonly GoldMention[]) => Promise<readonly Mention[]>,
): Promise<readonly Mention[]> {
  const required = document.mentions.filter(({ optional }) => !optional);
  const byEntity = new Map<string, GoldMention[]>();
  for (const mention of required) {
    const key = idsOf(mention).join(" ");
    byEntity.set(key, [...(byEntity.get(key) ?? []), mention]);
  }
  const rows: Mention[] = [];
  try {
    for (const mentions of byEntity.values()) {
      hide(idsOf(mentions[0]!));
      const wanted = new Set(mentions.map(spanKey));
      for (const row of await resolve(required)) if (wanted.has(spanKey(row))) rows.push(row);
    }
  } finally {
    hide([]);
  }
  return rows.sort((a, b) => a.start - b.start || b.end - a.end);
}

function idsOf({ qid, alt = [] }: GoldMention): string[] {
  return qid === null ? [...alt] : [qid, ...alt];
}

function requestOf(
  { text, lang }: GoldDocument,
  mentions: readonly GoldMention[] | undefined,
  { dataset, datasetUri, include, confidence }: RunOptions,
): ResolveRequest {
  const language = lang === undefined ? undefined : languageOf(lang);
  return {
    text,
    ...(language ? { language } : {}),
    ...(dataset === undefined ? {} : { dataset }),
    ...(datasetUri === undefined ? {} : { dataset_uri: datasetUri }),
    ...(include === undefined ? {} : { include }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(mentions ? { mentions: mentions.map(({ start, end }) => ({ start, end })) } : {}),
  };
}

function named(error: unknown, { id }: GoldDocument): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { detail, errors } = error.document;
  return new ProblemError(error.code, {
    detail: [`document ${id}`, detail].filter(Boolean).join(": "),
    errors,
    cause: error,
  });
}
