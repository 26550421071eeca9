import { ProblemError } from "../contract/problem.ts";

/** The starter knowledge base of the package, beside the compiled code. */
export const starter: URL = new URL("../../data/public/starter.kb", import.meta.url);

/**
 * The bytes of a pack from a URL.
 *
 * @throws ProblemError `dataset_unavailable` when it cannot be read
 */
export async function fetchPack(location: string | URL): Promise<Uint8Array> {
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

export { fetchPack as readPack };
