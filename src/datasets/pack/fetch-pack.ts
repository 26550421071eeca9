import { ProblemError } from "../../contract/problem.ts";
import type { PackFile } from "../mapped/pack-file.ts";
import { expandPack, type PackBytes } from "./expand-pack.ts";

/** The starter knowledge base of the package, beside the compiled code. */
export const starter: URL = new URL("../../../data/public/starter.kb", import.meta.url);

/**
 * Opens a file that is read on demand. Always fails here: only Node has files.
 *
 * @throws ProblemError `dataset_unavailable`
 */
export async function openPackFile(location: string | URL): Promise<PackFile> {
  throw new ProblemError("dataset_unavailable", {
    detail: `${location}: only Node can read a pack from its file on demand`,
  });
}

/**
 * The bytes of a pack from a URL, decompressed.
 *
 * @throws ProblemError `dataset_unavailable` when it cannot be read, `invalid_pack` when the gzip data are damaged
 */
export async function readPack(location: string | URL): Promise<PackBytes> {
  return expandPack(await fetchBytes(location));
}

/**
 * The bytes behind a URL.
 *
 * @throws ProblemError `dataset_unavailable` when it cannot be read
 */
export async function fetchBytes(location: string | URL): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await fetch(location);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new ProblemError("dataset_unavailable", {
      detail: `${location}: ${(cause as Error).message}`,
      cause,
    });
  }
  throw new ProblemError("dataset_unavailable", { detail: `${location}: it answers ${response.status}` });
}
