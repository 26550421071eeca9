import type { Limits } from "../../contract/index.ts";
import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import type { PlugInCall, plugInCalls } from "./plug-in-call.ts";
import type { PlugIns } from "./plug-ins.ts";
import { checkedWeights } from "./weights.ts";

/** Starts a call of the resolver with its plug-ins; gives undefined if there are none. */
export type PlugInLoader = (
  document: Document,
  signal: AbortSignal | undefined,
  pause: Pause,
) => Promise<PlugInCall | undefined>;

/**
 * Checks plug-ins at once. The module that calls them is loaded with the first call, and never if there are none.
 *
 * @throws ProblemError `invalid_request`
 */
export function plugInLoader(functions: PlugIns, limits: Limits): PlugInLoader {
  const weights = checkedWeights(functions);
  const { detector, candidates, embed, features } = functions;
  if (!detector && !candidates && !embed && !features) return async () => undefined;
  let start: ReturnType<typeof plugInCalls> | undefined;
  return async (...call) => {
    const { plugInCalls } = await import("./plug-in-call.ts");
    start ??= plugInCalls(functions, weights, limits);
    return start(...call);
  };
}
