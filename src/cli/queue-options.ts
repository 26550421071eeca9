import type { Command } from "commander";
import { engineFingerprint } from "../node/engine-fingerprint.ts";
import { publicKbFrom } from "../node/public-kb.ts";
import type { LinkedFlags } from "./linked-resolver.ts";
import { further } from "./repeated.ts";
import { absoluteIri } from "./urls.ts";

/** Which queue, as the command line says it. */
export interface QueueFlags {
  readonly redis: string;
  readonly queue: string;
}

/** What `work` and `enqueue` have to be told alike. */
export function withQueueOptions(command: Command): Command {
  return command
    .requiredOption("--redis <url>", "redis://host:port or rediss://…")
    .option("--queue <name>", "name of the queue", "referent")
    .option("--kb <file>", "a pack, repeatable: the same for who sends and who answers", further)
    .option("-g, --graph <file>", "an RDF file, repeatable: the same for who sends and who answers", further)
    .option("--base <iri>", "what relative IRIs of --graph stand behind: the same for both", absoluteIri);
}

/** What answers: documents go to the workers of this engine only. */
export async function engineOf({ kb, graph, base }: LinkedFlags): Promise<string> {
  return engineFingerprint({ publicKb: await publicKbFrom(kb), graph, base });
}
