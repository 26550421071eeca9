import { openPublicKb } from "../datasets/public-kb.ts";
import type { GraphStore } from "../graph/store.ts";
import { publicKbFrom } from "../node/public-kb.ts";
import type { WorkerResolver } from "../node/worker-resolver.ts";
import { createResolver, type LocalResolver } from "../resolver.ts";

/** A resolver of this process, or one with threads that have to be stopped. */
export type ClosableResolver = LocalResolver & { close?(): Promise<void> };

/** The datasets to link to, as the command line names them. */
export interface LinkedFlags {
  readonly kb?: readonly string[];
  /** RDF files. */
  readonly graph?: readonly string[];
  /** Base of relative IRIs in the RDF files. */
  readonly base?: string;
}

/** The resolver of a command line; without a number of threads, it runs in this one. */
export async function resolverFor({
  workers,
  ...linked
}: LinkedFlags & { workers?: number }): Promise<ClosableResolver> {
  if (workers !== undefined) return threadsFor(linked, workers);
  const { kb } = linked;
  const graph = await graphOf(linked);
  return createResolver({ publicKb: await openPublicKb(await publicKbFrom(kb)), graph });
}

/** Threads that are ready to answer. */
export async function threadsFor(linked: LinkedFlags, workers: number): Promise<WorkerResolver> {
  const { kb } = linked;
  const graph = await graphOf(linked);
  const { createWorkerResolver } = await import("../node/worker-resolver.ts");
  const resolver = createWorkerResolver({ publicKb: await publicKbFrom(kb), graph, workers });
  await resolver.warm();
  return resolver;
}

async function graphOf({ graph: files, base }: LinkedFlags): Promise<GraphStore | undefined> {
  if (files === undefined) return undefined;
  const [{ quadsOfFiles }, { QuadStore }] = await Promise.all([
    import("../node/graph-files.ts"),
    import("../node/quad-store.ts"),
  ]);
  return new QuadStore(await quadsOfFiles(files, { base }));
}
