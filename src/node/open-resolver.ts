import { existsSync } from "node:fs";
import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/index.ts";
import { createGraphStore, type GraphStore, openGraphStore, parseRdf, serializeRdf } from "../graph/index.ts";
import { createResolver, type LocalResolver } from "../resolver.ts";
import { publicKbFrom } from "./public-kb.ts";

/** What a thread needs to open its own resolver: plain data. */
export interface ResolverSettings {
  /** Paths of packs, in layers; `none` alone for no public knowledge base, undefined for the package's own. */
  readonly kb?: readonly string[] | undefined;
  /** The caller's own graph, as N-Quads. */
  readonly graph?: string | undefined;
}

/**
 * Opens a resolver from settings; threads call this, each for itself.
 *
 * @throws ProblemError `dataset_unavailable`, `invalid_pack`, `invalid_rdf`
 */
export async function openResolver({ kb, graph }: ResolverSettings): Promise<LocalResolver> {
  const publicKb = kb?.[0] === "none" ? false : await publicKbFrom(kb?.slice());
  const resolver = createResolver({
    publicKb,
    ...(graph === undefined ? {} : { graph: await graphFrom(graph) }),
  });
  await resolver.warm();
  return resolver;
}

/**
 * Reads a durable graph store as one N-Quads document, and lets go of it: other processes may write to it then.
 *
 * @throws ProblemError `dataset_unavailable`
 */
export async function readGraphFolder(folder: string): Promise<string> {
  // Opening would make it.
  if (!existsSync(folder))
    throw new ProblemError("dataset_unavailable", { detail: `${folder}: there is no such folder` });
  const store = await openGraphStore(folder);
  try {
    const quads = [];
    for await (const quad of store.read()) quads.push(quad);
    return await serializeRdf(quads, "nquads");
  } finally {
    await store.close();
  }
}

async function graphFrom(nquads: string): Promise<GraphStore> {
  const graphs = new Map<string, Quad[]>();
  for (const quad of await parseRdf(nquads, "nquads")) {
    const quads = graphs.get(quad.graph.value);
    if (quads) quads.push(quad);
    else graphs.set(quad.graph.value, [quad]);
  }
  const store = createGraphStore();
  await store.write([...graphs].map(([graph, quads]) => ({ graph, quads })));
  return store;
}
