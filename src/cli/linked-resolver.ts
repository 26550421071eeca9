import { namingFault } from "../datasets/graph/unnamed.ts";
import { openPublicKb } from "../datasets/public-kb.ts";
import type { GraphStore } from "../graph/store.ts";
import { outsideFrom, publicKbFrom } from "../node/public-kb.ts";
import type { WorkerResolver } from "../node/worker-resolver.ts";
import { createResolver, type LocalResolver } from "../resolver.ts";

/** A resolver of this process, or one with threads that have to be stopped. */
export type ClosableResolver = LocalResolver & { close?(): Promise<void> };

/** The datasets to link to, as the command line names them. */
export interface LinkedFlags {
  readonly kb?: readonly string[];
  readonly outside?: string | undefined;
  /** RDF files. */
  readonly graph?: readonly string[];
  /** Base of relative IRIs in the RDF files. */
  readonly base?: string;
}

/** The resolver of a command line; without a number of threads, it runs in this one. */
export async function resolverFor(
  { workers, ...linked }: LinkedFlags & { workers?: number },
  warn: (sentence: string) => void,
): Promise<ClosableResolver> {
  if (workers !== undefined) return threadsFor(linked, workers, warn);
  const graph = await graphOf(linked, warn);
  const named = await publicKbFrom(linked.kb);
  const publicKb = named === false ? false : await openPublicKb(named);
  return createResolver({ publicKb, outside: outsideFrom(linked.outside), graph });
}

/** Threads that are ready to answer. */
export async function threadsFor(
  linked: LinkedFlags,
  workers: number,
  warn: (sentence: string) => void,
): Promise<WorkerResolver> {
  const graph = await graphOf(linked, warn);
  const publicKb = await publicKbFrom(linked.kb);
  const { createWorkerResolver } = await import("../node/worker-resolver.ts");
  const resolver = createWorkerResolver({
    publicKb,
    outside: outsideFrom(linked.outside),
    graph,
    workers,
  });
  await resolver.warm();
  return resolver;
}

async function graphOf(
  { graph: files, base }: LinkedFlags,
  warn: (sentence: string) => void,
): Promise<GraphStore | undefined> {
  if (files === undefined) return undefined;
  const [{ quadsOfFiles }, { QuadStore }] = await Promise.all([
    import("../node/graph-files.ts"),
    import("../node/quad-store.ts"),
  ]);
  const quads = await quadsOfFiles(files, { base });
  const fault = namingFault(quads);
  if (fault !== undefined) warn(`--graph ${files.join(" ")}: ${fault}`);
  return new QuadStore(quads);
}
