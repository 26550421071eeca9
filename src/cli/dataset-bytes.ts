import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { ProblemError } from "../contract/index.ts";
import { faultInWords, unreadable } from "../node/file-fault.ts";

/** Files of RDF that no table and no JSON has the name of. */
const rdfName = /\.(?:ttl|nt|nq|trig|rdf|owl)(?:\.gz)?$/i;

/**
 * The content of a file of entities (`--dataset`), unpacked if it is gzip.
 *
 * @throws ProblemError `invalid_request` when it cannot be read, `invalid_dataset` for RDF and for damaged gzip
 */
export async function readDatasetBytes(file: string): Promise<Buffer> {
  if (rdfName.test(file))
    throw new ProblemError("invalid_dataset", {
      detail: `${file}: RDF is not read with --dataset, but with --graph or \`referent kb build --rdf\``,
    });
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (cause) {
    throw new ProblemError("invalid_dataset", {
      detail: `${file}: ${faultInWords(cause)}`,
      cause,
    });
  }
}
