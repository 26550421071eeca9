import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Piscina } from "piscina";
import { type ProblemDocument, ProblemError } from "../contract/problem.ts";
import type { ForeignDocument } from "../graph/written-out.ts";

/** What a thread answers: the N-Quads, or the problem of the document. */
export type RdfThreadAnswer = { readonly nquads: string } | { readonly problem: ProblemDocument };

/** Documents that are written out at a time; others wait. One of 16 MiB takes up to 600 MB. */
const mostThreads = Math.min(2, availableParallelism());

/** Milliseconds for which a thread waits for the next document: it starts in 100 ms and takes 60 MB. */
const idleMs = 10_000;

/** The file in the package, also for the bundled command line. It does not exist where the source runs without a build. */
const module = new URL("../node/rdf-worker.js", import.meta.url);

let threads: Promise<Piscina<ForeignDocument, RdfThreadAnswer> | undefined> | undefined;

async function startThreads(): Promise<Piscina<ForeignDocument, RdfThreadAnswer> | undefined> {
  if (module.protocol !== "file:" || !existsSync(module)) return undefined;
  // A process that is itself a text starts no file.
  if (process.execArgv.some((option) => option.startsWith("--input-type"))) return undefined;
  const { Piscina } = await import("piscina");
  return new Piscina({
    filename: fileURLToPath(module),
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: idleMs,
  });
}

/**
 * Writes a document out in a thread. Undefined where no thread can be started.
 *
 * @throws ProblemError `invalid_rdf` and others of the document; the reason of the signal, which ends the thread
 */
export async function writeOutInThread(
  document: ForeignDocument,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const pool = await (threads ??= startThreads());
  if (pool === undefined) return undefined;
  signal?.throwIfAborted();
  const answer = await pool.run(document, signal ? { signal } : {}).catch((cause: unknown) => {
    signal?.throwIfAborted();
    // The thread could not start, as in a bundle without its file: the document is read in the thread of the call.
    if ((cause as NodeJS.ErrnoException).code !== "ERR_WORKER_OUT_OF_MEMORY") return undefined;
    throw new ProblemError("dataset_unavailable", {
      detail: "the thread that read an RDF document has no memory left",
      cause,
    });
  });
  if (answer === undefined) return undefined;
  if ("problem" in answer) throw new ProblemError(answer.problem.code, answer.problem);
  return answer.nquads;
}
