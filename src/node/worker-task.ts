import type { ProblemDocument, ResolveRequest, ResolveResponse } from "../contract/index.ts";

/** What a thread is started with: a module that exports `openResolver(settings)`, and the settings. */
export interface WorkerSetup {
  /** URL of the module. */
  readonly module: string;
  /** Plain data. */
  readonly settings: unknown;
}

/** What a thread is asked. */
export type WorkerTask =
  | "ready"
  | { readonly request: ResolveRequest; readonly flag: SharedArrayBuffer | undefined };

/** What it answers. */
export type WorkerAnswer =
  | { readonly ready: true }
  | { readonly answer: ResolveResponse }
  | { readonly problem: ProblemDocument; readonly retryAfter: number | undefined };
