import { type Fault, jsonPointer, limits, ProblemError } from "../../contract/index.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlugIns } from "./plug-ins.ts";

/** Name of the feature that `embed` gives. */
export const EMBEDDING = "embedding";
/** Name of the feature that the scores of `candidates` give. */
export const OFFERED = "offered";

/**
 * Default weights. 4: a sentence encoder puts the right description 0.1 to 0.3 above the mean of its namesakes, which
 * makes 0.4 to 1.2. That is about as much as the words of the context add. 1: log-odds are added as they are.
 */
const defaults: Readonly<Record<string, number>> = { [EMBEDDING]: 4, [OFFERED]: 1 };

/** The plug-in that each feature with a default weight belongs to. */
const owners = { [EMBEDDING]: "embed", [OFFERED]: "candidates" } as const;

/** Names in `signals.features` that are not features of candidates. */
const taken = new Set<string>([...candidateFeatures.names, "bias"]);

/**
 * The plug-ins of a resolver, checked, with the weights of all their features.
 *
 * @throws ProblemError `invalid_request` for a plug-in that is not a function, a weight that is not a finite number or belongs to
 *   no plug-in, and a name of one of the resolver's own features
 */
export function checkedWeights(plugIns: PlugIns): ReadonlyMap<string, number> {
  const faults: Fault[] = [];
  const wrong = (path: string[], detail: string) => faults.push({ pointer: jsonPointer(path), detail });
  for (const name of ["detector", "candidates", "embed", "features"] as const)
    if (plugIns[name] !== undefined && typeof plugIns[name] !== "function")
      wrong([name], "must be a function");
  const weights = new Map(Object.entries(defaults));
  const sent: unknown = plugIns.featureWeights ?? {};
  if (typeof sent !== "object" || sent === null || Array.isArray(sent))
    wrong(["featureWeights"], "must be an object");
  else
    for (const [name, weight] of Object.entries(sent)) {
      const fault = faultOf(name, weight, plugIns);
      if (fault === undefined) weights.set(name, weight);
      else wrong(["featureWeights", name], fault);
    }
  if (faults.length > 0)
    throw new ProblemError("invalid_request", { errors: faults.slice(0, limits.problemPointers) });
  return weights;
}

function faultOf(name: string, weight: unknown, plugIns: PlugIns): string | undefined {
  if (!/^[a-z]\w{0,63}$/iu.test(name))
    return "must be named with at most 64 letters, digits and _, a letter first";
  if (taken.has(name)) return "is the name of a feature of the resolver";
  if (typeof weight !== "number" || !Number.isFinite(weight)) return "must be a finite number";
  const owner = Object.hasOwn(owners, name) ? owners[name as keyof typeof owners] : "features";
  if (!plugIns[owner]) return `needs the plug-in \`${owner}\``;
  return undefined;
}
