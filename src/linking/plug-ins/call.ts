import { type Fault, jsonPointer, ProblemError } from "../../contract/index.ts";
import type { Pause } from "../../text/pauser.ts";
import { orAborted } from "../../text/until-aborted.ts";
import type { PlugInOptions, PlugIns } from "./plug-ins.ts";

/** The name of a plug-in, as an option of `createResolver`. */
type PlugInName = Exclude<keyof PlugIns, "featureWeights">;

/**
 * Most calls of a plug-in that run at a time. A plug-in that asks a server should not wait for each answer, nor flood
 * the server.
 */
const AT_A_TIME = 8;

/**
 * Calls a plug-in.
 *
 * @throws the reason of the signal, at once when it is aborted. A plug-in that fails throws ProblemError
 *   `invalid_response`, or its own ProblemError.
 */
export type Call = <T>(name: PlugInName, run: (options: PlugInOptions) => T | Promise<T>) => Promise<T>;

/**
 * Makes the function that calls the plug-ins of one call of the resolver; `pause` lets the event loop run between
 * them.
 */
export function callerWith(signal: AbortSignal | undefined, pause: Pause): Call {
  return async (name, run) => {
    const waiting = pause();
    if (waiting) await waiting;
    return callPlugIn(name, signal, run);
  };
}

async function callPlugIn<T>(
  name: PlugInName,
  signal: AbortSignal | undefined,
  run: (options: PlugInOptions) => T | Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  try {
    const given = run({ signal });
    return await (signal ? orAborted(given, signal) : given);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ProblemError) throw error;
    const said = error instanceof Error && error.message !== "" ? `: ${error.message}` : "";
    throw new ProblemError("invalid_response", {
      detail: `the plug-in \`${name}\` failed${said}`,
      cause: error,
    });
  }
}

/** The results of a function for each item of a list, in order, a few calls at a time. */
export async function eachOf<T, R>(items: readonly T[], call: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_A_TIME)
    results.push(...(await Promise.all(items.slice(from, from + AT_A_TIME).map(call))));
  return results;
}

/** The error for a value that a plug-in should not give. */
export function wrongAnswer(
  name: PlugInName,
  path: readonly (string | number)[],
  detail: string,
): ProblemError {
  const fault: Fault = { pointer: jsonPointer([name, ...path]), detail };
  return new ProblemError("invalid_response", { errors: [fault] });
}

/** Checks a list that a plug-in gave: it has only objects, and no more than allowed. */
export function listFrom(name: PlugInName, given: unknown, most: number): readonly Record<string, unknown>[] {
  if (!Array.isArray(given)) throw wrongAnswer(name, [], "must be an array");
  if (given.length > most)
    throw wrongAnswer(name, [], `has ${given.length} items; at most ${most} are accepted`);
  for (let i = 0; i < given.length; i++)
    if (typeof given[i] !== "object" || given[i] === null) throw wrongAnswer(name, [i], "must be an object");
  return given;
}

export function isProbability(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}

/** Log-odds of a probability, within bounds in either direction. */
export function logOdds(probability: number, most: number): number {
  return Math.max(-most, Math.min(most, Math.log(probability / (1 - probability))));
}
