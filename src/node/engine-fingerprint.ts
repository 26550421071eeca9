import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import { STARTER } from "../datasets/public-kb.ts";
import { version } from "../version.ts";
import { unreadable } from "./file-fault.ts";
import { starter } from "./pack-source.ts";
import type { NamedKb } from "./public-kb.ts";

/** What decides the answers besides the request. */
export interface EngineParts {
  /** Packs by path, URL or `starter`, in layers; undefined is the starter, false none. */
  readonly publicKb: NamedKb;
  /** The pack of well-known entities beside them; undefined is the starter, false none. */
  readonly outside?: string | false | undefined;
  /** Files of the own graph. */
  readonly graph: readonly string[] | undefined;
  /** What relative IRIs of the graph stand behind, where it is not the files' own URLs. */
  readonly base?: string | undefined;
}

/**
 * A name for what answers: equal engines give equal answers. It is made of the version and of the bytes of packs and
 * graphs, so that it is the same on every machine; of a pack behind a URL, of the URL.
 *
 * @param settings more that decides, as JSON has it
 * @returns 16 hexadecimal digits
 * @throws ProblemError `dataset_unavailable` when a file cannot be read
 */
export async function engineFingerprint(parts: EngineParts, settings?: unknown): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([version, settings]));
  const { publicKb = [STARTER], outside = STARTER } = parts;
  const packs = publicKb === false ? [] : outside === false ? publicKb : [...publicKb, outside];
  for (const pack of new Set(packs))
    await addFile(hash, "pack", typeof pack === "string" ? pack : pack.mapped);
  for (const file of parts.graph ?? []) await addFile(hash, "graph", file);
  if (parts.base !== undefined) hash.update(`\nbase\n${parts.base}`);
  return hash.digest("hex").slice(0, 16);
}

async function addFile(hash: Hash, kind: string, location: string | URL): Promise<void> {
  hash.update(`\n${kind}\n`);
  if (/^https?:\/\//i.test(String(location))) {
    hash.update(String(location));
    return;
  }
  const path = location === STARTER ? fileURLToPath(starter) : location;
  try {
    // Read in large parts: a pack can have gigabytes.
    for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 }))
      hash.update(chunk as Buffer);
  } catch (cause) {
    throw unreadable(String(path), cause, "dataset_unavailable");
  }
}
