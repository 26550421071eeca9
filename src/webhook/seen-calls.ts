import { checkOptions, wholeFrom } from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import { toleranceSeconds } from "./sign.ts";

/**
 * Which calls were received. A replay is a call with the id of an earlier one and a time that is not later: only a
 * sender with the secret can sign a later time, as it does for a retry.
 */
export interface SeenCalls {
  /**
   * Notes a call.
   *
   * @param id `webhook-id`
   * @param timestamp `webhook-timestamp`, in seconds
   * @returns false when a call of this id and of this or a later time is noted already
   */
  add(id: string, timestamp: number): boolean | Promise<boolean>;
  /**
   * Removes the note of a call: it failed, and may be repeated unchanged. Those of other attempts stay: one may have been
   * taken.
   *
   * @param timestamp with which the call was noted
   */
  delete(id: string, timestamp: number): void | Promise<void>;
}

/** Maximum number of calls that are kept: 300 per second for as long as a signature is valid, in about 30 MB. */
const mostCalls = 180_000;

/** Characters of an id, as of an Idempotency-Key: those of senders have 30, and each is kept. */
const longestId = 255;

/**
 * Seen calls in the memory of this process, each for as long as its signature is valid. Several processes behind
 * one address need a store that they share.
 *
 * @param options `most`: calls that are kept; default 180,000
 * @throws ProblemError `invalid_request` for a wrong option, and from `add` for an id of more than 255 characters;
 *   `overloaded`, from `add`, when more calls come in that time
 */
export function createSeenCalls(options: { readonly most?: number } = {}): SeenCalls {
  checkOptions<{ readonly most?: number }>(options, { most: wholeFrom(1) });
  const { most = mostCalls } = options;
  /** The times of the attempts of each call, in order. */
  const calls = new Map<string, readonly number[]>();
  /** Drops the calls whose signature is no longer valid; returns the seconds until the next one expires. */
  const dropOld = () => {
    const oldest = Date.now() / 1000 - toleranceSeconds - 1;
    let next = toleranceSeconds;
    for (const [id, timestamps] of calls) {
      const last = timestamps.at(-1)!;
      if (last < oldest) calls.delete(id);
      else next = Math.min(next, last - oldest);
    }
    return Math.max(1, Math.ceil(next));
  };
  return {
    add(id, timestamp) {
      if (id.length > longestId)
        throw new ProblemError("invalid_request", {
          detail: `webhook-id has ${id.length} characters; at most ${longestId} are accepted`,
        });
      const before = calls.get(id) ?? [];
      if (before.some((one) => one >= timestamp)) return false;
      const roomIn = calls.size >= most ? dropOld() : 0;
      if (calls.size >= most && before.length === 0) {
        throw new ProblemError("overloaded", {
          detail: `more than ${most} calls in ${toleranceSeconds} s`,
          // Not the whole tolerance: a sender gives up where it is asked to wait for minutes.
          retryAfter: roomIn,
        });
      }
      calls.set(id, before.concat(timestamp));
      return true;
    },
    delete(id, timestamp) {
      const others = calls.get(id)?.filter((one) => one !== timestamp) ?? [];
      if (others.length > 0) calls.set(id, others);
      else calls.delete(id);
    },
  };
}
