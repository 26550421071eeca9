import { anyFlag, anything, checkOptions } from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import type { MapOptions, MappedPack } from "../datasets/mapped/mapped-pack.ts";
import type { PackRecord } from "../datasets/pack/lazy-record.ts";
import type { Pack, Statement } from "../datasets/pack/pack.ts";
import { type MappedFile, openMapped, openPublicKb } from "../datasets/public-kb.ts";

/**
 * An open knowledge base: `meta` says what it has and where it is from, `find` returns the entity number for an
 * id, and `record`, `statements` and `neighbours` return what is known of that entity.
 *
 * @experimental Numbers of entities are those of this pack; another build may give others.
 */
export type Kb = Pack;

/** Location of a knowledge base: a path, a URL, its bytes, or `"starter"` for the one that comes with the package. */
export type KbLocation = string | URL | ArrayBuffer | SharedArrayBuffer | Uint8Array;

/**
 * A knowledge base that stays in its file: the pages that texts need are read, and as many as fit in `cacheBytes`
 * are kept. It answers as the same pack in memory does.
 *
 * @experimental As `Kb`.
 */
export type MappedKb = MappedPack;

/** How a knowledge base is opened. */
export interface OpenKbOptions extends MapOptions {
  /**
   * Leave the pack in its file, which has to be one of this machine and not compressed. Memory is then four bytes an
   * entity, two bits or more a name, and `cacheBytes`; a text with names that were not read before waits for the
   * disk. A compact pack has no index of words: one is made in memory, of four bytes a word of each name.
   */
  readonly mapped?: boolean | undefined;
}

/**
 * Opens a knowledge base. The same value may be given to `createResolver({ publicKb })`.
 *
 * @example
 * const kb = await openKb("starter");
 * kb.record(kb.find("Q90")!).labels.it; // "Parigi"
 *
 * using tail = await openKb("tail.kb", { mapped: true }); // closes its file at the end of the block
 *
 * @throws ProblemError `dataset_unavailable` when it cannot be read, `invalid_pack` when it is not a pack or a damaged
 *   one; `invalid_request` when what is to be mapped is not a file
 */
export async function openKb(
  location: string | URL,
  options: OpenKbOptions & { readonly mapped: true },
): Promise<MappedKb>;
export async function openKb(location?: KbLocation | MappedFile, options?: OpenKbOptions): Promise<Kb>;
export async function openKb(
  location: KbLocation | MappedFile = "starter",
  options: OpenKbOptions = {},
): Promise<Kb> {
  // The bytes are checked where the file is opened.
  checkOptions<OpenKbOptions>(options, { mapped: anyFlag, cacheBytes: anything, verify: anyFlag });
  if (options.mapped) {
    if (typeof location === "string" || location instanceof URL) return openMapped(location, options);
    throw new ProblemError("invalid_request", { detail: "only a file can be mapped, named by its path" });
  }
  const [pack] = await openPublicKb(location as string);
  return pack as Kb;
}

export type { PackRecord as KbRecord, Statement as KbStatement };
