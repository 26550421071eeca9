import { ProblemError } from "../contract/problem.ts";
import type { CompiledDataset } from "./dataset.ts";
import { expandPack, type PackBytes } from "./pack/expand-pack.ts";

/** The layer name of the package's own pack. A file of that name is `./starter`. */
export const STARTER = "starter";

/**
 * One layer of the public knowledge base: a pack by path, URL or content, `"starter"` for the one that comes with the
 * package, or something opened already.
 */
export type PublicKb = string | URL | ArrayBuffer | SharedArrayBuffer | Uint8Array | CompiledDataset;

/**
 * Opens the layers of the public knowledge base; the starter of the package where none is given.
 *
 * @throws ProblemError `dataset_unavailable` when a pack cannot be read, `invalid_pack` when it is none
 */
export async function openPublicKb(
  kb: PublicKb | readonly PublicKb[] | undefined,
): Promise<readonly CompiledDataset[]> {
  if (kb === undefined) return [await openLayer(STARTER)];
  const layers = Array.isArray(kb) ? (kb as readonly PublicKb[]) : [kb as PublicKb];
  return Promise.all(layers.map((layer) => openLayer(layer)));
}

async function openLayer(layer: PublicKb): Promise<CompiledDataset> {
  if (layer === STARTER) return openFrom((await import("#pack-source")).starter);
  if (typeof layer === "string" || layer instanceof URL) return openFrom(layer);
  if (isOpen(layer)) return layer;
  return open(await expandPack(layer));
}

function isOpen(layer: PublicKb): layer is CompiledDataset {
  return typeof layer === "object" && "names" in layer;
}

async function openFrom(location: string | URL): Promise<CompiledDataset> {
  const { readPack } = await import("#pack-source");
  // What opens a pack is loaded while the pack is read.
  const [pack] = await Promise.all([readPack(location), import("./pack/pack.ts")]);
  try {
    return await open(pack);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ProblemError(error.code, { detail: `${location}: ${error.document.detail}`, cause: error });
  }
}

async function open({ bytes, checked }: PackBytes): Promise<CompiledDataset> {
  const { openPack } = await import("./pack/pack.ts");
  return checked ? openPack(bytes, { verify: false }) : openPack(bytes);
}
