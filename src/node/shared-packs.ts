import type { CompiledDataset } from "../datasets/dataset.ts";
import { expandPack, type PackBytes } from "../datasets/pack/expand-pack.ts";
import { openPack } from "../datasets/pack/pack.ts";
import {
  isMapped,
  type MappedFile,
  ofLayer,
  openMapped,
  type PublicKb,
  STARTER,
} from "../datasets/public-kb.ts";
import { readPack, starter } from "./pack-source.ts";

/** A layer of the public knowledge base that threads can share: a pack by path, URL or content. */
export type SharedKb = Exclude<PublicKb, CompiledDataset>;

/** A pack as a thread is given it: memory that it shares with the others, or a file that it opens itself. */
export type ThreadPack = SharedArrayBuffer | MappedFile;

/**
 * The packs of the public knowledge base in memory that threads share; the starter of the package if none is
 * given. They are looked at here once, so that no thread has to.
 *
 * @throws ProblemError `dataset_unavailable` when a pack cannot be read, `invalid_pack` when it is not a pack
 */
export async function sharedPacks(kb: SharedKb | readonly SharedKb[] | undefined): Promise<ThreadPack[]> {
  const layers = kb === undefined ? [STARTER] : Array.isArray(kb) ? (kb as SharedKb[]) : [kb as SharedKb];
  return Promise.all(layers.map((layer) => sharedPack(layer === STARTER ? starter : layer)));
}

async function sharedPack(layer: SharedKb): Promise<ThreadPack> {
  if (isMapped(layer)) {
    (await openMapped(layer.mapped, { ...layer, cacheBytes: 0 })).close();
    return { mapped: String(layer.mapped), cacheBytes: layer.cacheBytes };
  }
  if (typeof layer !== "string" && !(layer instanceof URL)) return checkedPack(await expandPack(layer));
  try {
    return checkedPack(await readPack(layer));
  } catch (error) {
    throw ofLayer(layer, error);
  }
}

function checkedPack({ bytes, checked }: PackBytes): SharedArrayBuffer {
  if (checked) openPack(bytes, { verify: false });
  else openPack(bytes);
  if (bytes instanceof SharedArrayBuffer) return bytes;
  const content = ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes);
  const shared = new SharedArrayBuffer(content.byteLength);
  new Uint8Array(shared).set(content);
  return shared;
}
