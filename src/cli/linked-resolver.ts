import { openPublicKb } from "../datasets/public-kb.ts";
import type { GraphStore } from "../graph/store.ts";
import { publicKbFrom } from "../node/public-kb.ts";
import type { WorkerResolver } from "../node/worker-resolver.ts";
import { createResolver, type LocalResolver } from "../resolver.ts";

/** A resolver of this process, or one with threads that have to be ended. */
export type ClosableResolver = LocalResolver & { close?(): Promise<void> };

/** What a command line says of what is linked to. */
export interface LinkedFlags {
  readonly kb?: readonly string[];
  /** RDF files. */
  readonly graph?: readonly string[];
}

/** The resolver of a command line; without a number of threads, of this one. */
export async function resolverFor({
  graph: files,
  kb,
  workers,
}: LinkedFlags & { workers?: number }): Promise<ClosableResolver> {
  if (workers !== undefined)
    return threadsFor({ ...(kb && { kb }), ...(files && { graph: files }) }, workers);
  const graph = files && (await graphOf(files));
  return createResolver({ publicKb: await openPublicKb(await publicKbFrom(kb)), graph });
}

/** Threads that are ready to answer. */
export async function threadsFor(
  { graph: files, kb }: LinkedFlags,
  workers: number,
): Promise<WorkerResolver> {
  const graph = files && (await graphOf(files));
  const { createWorkerResolver } = await import("../node/worker-resolver.ts");
  const resolver = createWorkerResolver({ publicKb: await publicKbFrom(kb), graph, workers });
  await resolver.warm();
  return resolver;
}

async function graphOf(files: readonly string[]): Promise<GraphStore> {
  const [{ quadsOfFiles }, { QuadStore }] = await Promise.all([
    import("../node/graph-files.ts"),
    import("../node/quad-store.ts"),
  ]);
  return new QuadStore(await quadsOfFiles(files));
}
