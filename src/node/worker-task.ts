import type { ProblemDocument, ResolveRequest, ResolveResponse } from "../contract/index.ts";

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
  | { readonly requests: readonly ResolveRequest[]; readonly flag: SharedArrayBuffer | undefined }
  | { readonly news: unknown };

/** The answer to one request. */
export type ThreadAnswer =
  | { readonly answer: ResolveResponse }
  | { readonly problem: ProblemDocument; readonly retryAfter: number | undefined }
  | { readonly error: unknown };

/** What a thread says: that it is ready, that it never will be, or the answers of a run. */
export type ThreadOutput =
  | { readonly ready: true }
  | { readonly failure: ThreadAnswer }
  | { readonly answers: readonly ThreadAnswer[] };
