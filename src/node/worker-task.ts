import type { Fault, ProblemDocument, ResolveRequest, ResolveResponse } from "../contract/index.ts";

/** What a thread is started with: a module that exports `openResolver(settings)`, and the settings. */
export interface WorkerSetup {
  /** URL of the module. */
  readonly module: string;
  /** Plain data; what is in a `SharedArrayBuffer` is shared by all threads. */
  readonly settings: unknown;
}

/** What a thread is started with, and the memory in which it says how far its run is. */
export interface ThreadData {
  readonly setup: WorkerSetup;
  /** Int32: requests of the run that were answered. */
  readonly progress: SharedArrayBuffer;
}

/** What a thread is told: requests to answer one after the other, or news for its resolver, in order of arrival. */
export type ThreadInput =
  | {
      readonly requests: readonly ResolveRequest[];
      readonly flag: SharedArrayBuffer | undefined;
      /** Answers are to be written: only their parts that the caller looks at come as values. */
      readonly asJson: boolean;
    }
  | { readonly news: unknown };

/** An answer as it is written: made into JSON where it was computed. */
export interface JsonAnswer {
  /** JSON of the array of mentions. */
  readonly mentions: string;
  /** What the answer warns of, as in a response. */
  readonly warnings: readonly Fault[] | undefined;
}

/**
 * The answer to one request, JSON of a `ResolveResponse` where it is not to be written. To copy the objects instead costs
 * the calling thread two to three times as much: 0.166 beside 0.057 ms for the answer to 5,000 characters, 0.017 beside
 * 0.007 for 300; in the thread that computes it is the same.
 */
export type ThreadAnswer =
  | { readonly answer: string | JsonAnswer }
  | { readonly problem: ProblemDocument; readonly retryAfter: number | undefined }
  | { readonly error: unknown };

/** The JSON form of an answer. */
export function jsonAnswerOf({ mentions, warnings }: ResolveResponse): JsonAnswer {
  return { mentions: JSON.stringify(mentions), warnings };
}

/** What a thread says: that it is ready, that it never will be, or the answers of a run. */
export type ThreadOutput =
  | { readonly ready: true }
  | { readonly failure: ThreadAnswer }
  | { readonly answers: readonly ThreadAnswer[] };
