import type { Asker } from "./asker.ts";
import type { Clock } from "./clock.ts";
import type { FetchCache } from "./fetch-cache.ts";
import type { KnownAnswers } from "./known-answers.ts";

/** What every part of a fetch needs to ask for something, and to keep what comes. */
export interface Asking {
  /** Address of the Action API. */
  readonly api: string;
  readonly known: KnownAnswers;
  readonly cache: FetchCache;
  readonly clock: Clock;
  /** Undefined offline. */
  readonly asker: Asker | undefined;
  /** Requests under way at once. */
  readonly parallel: number;
  /** Called with the number of ids or names that are settled, of how many. */
  readonly onProgress: (done: number, total: number) => void;
}
