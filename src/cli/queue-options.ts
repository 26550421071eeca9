import type { Command } from "commander";
import { engineFingerprint } from "../node/engine-fingerprint.ts";
import { outsideFrom, publicKbFrom } from "../node/public-kb.ts";
import type { LinkedFlags } from "./linked-resolver.ts";
import { outsideOption } from "./outside.ts";
import { further } from "./repeated.ts";
import { absoluteIri } from "./urls.ts";

/** Which queue the command line names. */
export interface QueueFlags {
  readonly redis: string;
  readonly queue: string;
}

/** Options that must be the same for `work` and `enqueue`. */
export function withQueueOptions(command: Command): Command {
  return command
    .requiredOption("--redis <url>", "redis://host:port or rediss://…")
    .option("--queue <name>", "name of the queue", "referent")
    .option("--kb <file>", "a pack, repeatable: the same for sender and workers", further)
    .option(outsideOption[0], `${outsideOption[1]}: the same for sender and workers`)
    .option("-g, --graph <file>", "an RDF file, repeatable: the same for sender and workers", further)
    .option("--base <iri>", "base of relative IRIs in --graph: the same for sender and workers", absoluteIri);
}

/**
 * Identifies the resolver: documents go only to workers with the same engine.
 *
 * @param settings more that decides the answers
 */
export async function engineOf(
  { kb, outside, graph, base }: LinkedFlags,
  settings?: unknown,
): Promise<string> {
  return engineFingerprint(
    { publicKb: await publicKbFrom(kb), outside: outsideFrom(outside), graph, base },
    settings,
  );
}
