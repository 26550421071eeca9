import type { Asker } from "./asker.ts";
import type { Clock } from "./clock.ts";
import type { FetchCache } from "./fetch-cache.ts";
import type { KnownAnswers } from "./known-answers.ts";

/** The means that every part of a fetch shares, to send requests and to keep the answers. */
export interface Asking {
  /** Address of the Action API. */
  readonly api: string;
  readonly known: KnownAnswers;
  readonly cache: FetchCache;
  readonly clock: Clock;
  /** Undefined offline. */
  readonly asker: Asker | undefined;
  /** Most requests under way at once. */
  readonly parallel: number;
  /** Called with the number of ids or names that are done, and the number of all. */
  readonly onProgress: (done: number, total: number) => void;
}
