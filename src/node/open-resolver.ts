import type { DatasetAliases, LimitChanges } from "../contract/index.ts";
import { parseRdf } from "../graph/index.ts";
import { createResolver, type LocalResolver } from "../resolver.ts";
import { publicKbFrom } from "./public-kb.ts";
import { quadStore } from "./quad-store.ts";

/** What a thread needs to open its own resolver: plain data. */
export interface ResolverSettings {
  /** Paths of packs, in layers; `none` alone for no public knowledge base, undefined for the package's own. */
  readonly kb?: readonly string[] | undefined;
  /** The caller's own graph, as N-Quads. */
  readonly graph?: string | undefined;
  /** Other URIs of the datasets. */
  readonly datasetAliases?: DatasetAliases | undefined;
  /** Limits of a request to change. */
  readonly limits?: LimitChanges | undefined;
}

/**
 * Opens a resolver from settings; threads call this, each for itself.
 *
 * @throws ProblemError `dataset_unavailable`, `invalid_pack`, `invalid_rdf`
 */
export async function openResolver({
  kb,
  graph,
  datasetAliases,
  limits,
}: ResolverSettings): Promise<LocalResolver> {
  const resolver = createResolver({
    publicKb: kb?.[0] === "none" ? false : await publicKbFrom(kb?.slice()),
    graph: graph === undefined ? undefined : quadStore(await parseRdf(graph, "nquads")),
    datasetAliases,
    limits,
  });
  await resolver.warm();
  return resolver;
}
