import type { Limits } from "../../contract/index.ts";
import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import type { LoadedPlugIns, PlugInCall } from "./plug-in-call.ts";
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
  let loaded: LoadedPlugIns | undefined;
  return async (...call) => {
    const { LoadedPlugIns } = await import("./plug-in-call.ts");
    loaded ??= new LoadedPlugIns(functions, weights, limits);
    return loaded.call(...call);
  };
}
