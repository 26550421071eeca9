import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ProblemError } from "../contract/problem.ts";

/** The starter knowledge base of the package. */
export const starter: URL = new URL("../../data/public/starter.kb", import.meta.url);

const readAtOnce = 64 * 2 ** 20;

/**
 * The bytes of a pack from a file or a URL, in memory that workers can share.
 *
 * @throws ProblemError `dataset_unavailable` when it cannot be read
 */
export async function readPack(location: string | URL): Promise<Uint8Array> {
  const url = location instanceof URL ? location : undefined;
  if (url ? url.protocol !== "file:" : /^https?:\/\//i.test(String(location)))
    return fetched(String(location));
  const path = url ? fileURLToPath(url) : String(location);
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const bytes = new Uint8Array(new SharedArrayBuffer(size));
      for (let at = 0; at < size; ) {
        const { bytesRead } = await file.read(bytes, at, Math.min(readAtOnce, size - at), at);
        if (bytesRead === 0) return bytes.subarray(0, at);
        at += bytesRead;
      }
      return bytes;
    } finally {
      await file.close();
    }
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason =
      code === "ENOENT" ? "there is no such file" : code === "EISDIR" ? "it is a directory" : message;
    throw new ProblemError("dataset_unavailable", { detail: `${path}: ${reason}`, cause });
  }
}

async function fetched(url: string): Promise<Uint8Array> {
  const { fetchPack } = await import("../datasets/fetch-pack.ts");
  return fetchPack(url);
}
