import { ProblemError } from "../contract/index.ts";
import type { CompiledDataset } from "./compiled.ts";

/** A public knowledge base, opened. */
export type PublicKb = CompiledDataset;

/** Opens the layers of the public knowledge base; the starter of the package where none is given. */
export async function openPublicKb(
  kb: PublicKb | readonly PublicKb[] | undefined,
): Promise<readonly CompiledDataset[]> {
  if (kb === undefined)
    throw new ProblemError("dataset_unavailable", { detail: "there is no public knowledge base yet" });
  return Array.isArray(kb) ? kb : [kb as PublicKb];
}
