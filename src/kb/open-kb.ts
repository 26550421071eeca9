import type { PackRecord } from "../datasets/pack/lazy-record.ts";
import type { Pack, Statement } from "../datasets/pack/pack.ts";
import { openPublicKb } from "../datasets/public-kb.ts";

/**
 * An open knowledge base: `meta` tells what it has and where it is from, `find` leads from an id to the number of an
 * entity, `record`, `statements` and `neighbours` from there to all that is known of it.
 *
 * @experimental Numbers of entities are those of this pack; another build may give others.
 */
export type Kb = Pack;

/** Where a knowledge base lies: a path, a URL, its bytes, or `"starter"` for the one that comes with the package. */
export type KbLocation = string | URL | ArrayBuffer | SharedArrayBuffer | Uint8Array;

/**
 * Opens a knowledge base. The same value may be given to `createResolver({ publicKb })`.
 *
 * @example
 * const kb = await openKb("starter");
 * kb.record(kb.find("Q90")!).labels.it; // "Parigi"
 *
 * @throws ProblemError `dataset_unavailable` when it cannot be read, `invalid_pack` when it is no pack or a damaged one
 */
export async function openKb(location: KbLocation = "starter"): Promise<Kb> {
  const [pack] = await openPublicKb(location as string);
  return pack as Kb;
}

export type { PackRecord as KbRecord, Statement as KbStatement };
