import { ProblemError } from "../contract/problem.ts";
import type { CompiledDataset } from "./dataset.ts";
import type { MapOptions, MappedPack } from "./mapped/mapped-pack.ts";
import { expandPack, type PackBytes } from "./pack/expand-pack.ts";

/** The layer name of the package's own pack. A file of that name is `./starter`. */
export const STARTER = "starter";

/**
 * One layer of the public knowledge base: a pack by path, URL or content, `"starter"` for the one of the package, a
 * file that is read on demand, or an open dataset.
 */
export type PublicKb =
  | string
  | URL
  | ArrayBuffer
  | SharedArrayBuffer
  | Uint8Array
  | MappedFile
  | CompiledDataset;

/** A pack that stays in its file: only the parts of a large tail that texts need come into memory. Node only. */
export interface MappedFile {
  /** The file, not compressed. */
  readonly mapped: string | URL;
  /** Bytes of memory for the parts that were read; default 32 MiB. Each thread has its own. */
  readonly cacheBytes?: number | undefined;
}

/**
 * Opens the layers of the public knowledge base; the starter of the package if none is given.
 *
 * @throws ProblemError `dataset_unavailable` when a pack cannot be read, `invalid_pack` when it is not a pack
 */
export async function openPublicKb(
  kb: PublicKb | readonly PublicKb[] | undefined,
): Promise<readonly CompiledDataset[]> {
  if (kb === undefined) return [await openLayer(STARTER)];
  const layers = Array.isArray(kb) ? (kb as readonly PublicKb[]) : [kb as PublicKb];
  return Promise.all(layers.map((layer) => openLayer(layer)));
}

/** What was opened as the starter. */
const starters = new WeakSet<CompiledDataset>();

/** Whether a layer is the starter of the package. */
export function isStarter(layer: CompiledDataset): boolean {
  return starters.has(layer);
}

async function openLayer(layer: PublicKb): Promise<CompiledDataset> {
  if (layer === STARTER) {
    const dataset = await openFrom((await import("#pack-source")).starter);
    starters.add(dataset);
    return dataset;
  }
  if (typeof layer === "string" || layer instanceof URL) return openFrom(layer);
  if (isOpen(layer)) return layer;
  if (isMapped(layer)) return openMapped(layer.mapped, layer);
  return open(await expandPack(layer));
}

function isOpen(layer: PublicKb): layer is CompiledDataset {
  return typeof layer === "object" && "names" in layer;
}

/** Whether a layer is to stay in its file. */
export function isMapped(layer: PublicKb): layer is MappedFile {
  return typeof layer === "object" && "mapped" in layer;
}

/**
 * Opens a pack that stays in its file.
 *
 * @throws ProblemError as `openMappedPack`; `invalid_request` for an amount of memory that is not a whole number of
 *   bytes
 */
export async function openMapped(location: string | URL, options: MapOptions = {}): Promise<MappedPack> {
  const { cacheBytes } = options;
  if (cacheBytes !== undefined && (!Number.isSafeInteger(cacheBytes) || cacheBytes < 0))
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/cacheBytes", detail: "must be a whole number of bytes" }],
    });
  const [{ openPackFile, starter }, { openMappedPack }] = await Promise.all([
    import("#pack-source"),
    import("./mapped/mapped-pack.ts"),
  ]);
  const file = await openPackFile(location === STARTER ? starter : location);
  try {
    return openMappedPack(file, options);
  } catch (error) {
    file.close();
    throw ofLayer(location, error);
  }
}

/** Adds the location of the layer to an error. */
export function ofLayer(location: string | URL, error: unknown): unknown {
  if (!(error instanceof ProblemError) || error.document.detail?.startsWith(`${location}: `)) return error;
  return new ProblemError(error.code, { detail: `${location}: ${error.document.detail}`, cause: error });
}

async function openFrom(location: string | URL): Promise<CompiledDataset> {
  const { readPack } = await import("#pack-source");
  try {
    // The module that opens packs is loaded while the pack is read.
    const [pack] = await Promise.all([readPack(location), import("./pack/pack.ts")]);
    return await open(pack);
  } catch (error) {
    throw ofLayer(location, error);
  }
}

async function open({ bytes, checked }: PackBytes): Promise<CompiledDataset> {
  const { openPack } = await import("./pack/pack.ts");
  return checked ? openPack(bytes, { verify: false }) : openPack(bytes);
}
