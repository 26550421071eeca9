import type { DatasetAliases, LimitChanges, Resolver } from "../contract/index.ts";
import { openPack } from "../datasets/pack/pack.ts";
import type { PublicKb } from "../datasets/public-kb.ts";
import { parseRdf } from "../graph/index.ts";
import { createResolver } from "../resolver.ts";
import { QuadStore } from "./quad-store.ts";
import type { ThreadPack } from "./shared-packs.ts";
import type { GraphNews } from "./thread-graph.ts";

/** What a thread needs for its resolver: plain data, and memory that it shares with the others. */
export interface ThreadSettings {
  /** Packs that were checked, in layers; false for no public knowledge base. */
  readonly packs: readonly ThreadPack[] | false;
  /** Well-known entities beside them; false for none. */
  readonly outside: ThreadPack | false;
  /** The caller's own graph: N-Quads in UTF-8. */
  readonly graph: SharedArrayBuffer | undefined;
  readonly datasetAliases: DatasetAliases | undefined;
  readonly limits: LimitChanges | undefined;
}

/**
 * Opens the resolver of a thread, which follows changes of the graph.
 *
 * @throws ProblemError `invalid_pack`, `invalid_rdf`
 */
export async function openResolver(
  settings: ThreadSettings,
): Promise<Resolver & { follow(news: GraphNews): Promise<void> }> {
  const { packs, outside, graph, datasetAliases, limits } = settings;
  const store = graph && new QuadStore(await parseRdf(textOf(graph), "nquads"));
  const resolver = createResolver({
    publicKb: packs ? packs.map(opened) : false,
    outside: outside && opened(outside),
    graph: store,
    datasetAliases,
    limits,
  });
  await resolver.warm();
  return {
    resolve: (request, options) => resolver.resolve(request, options),
    async follow(news) {
      for (const { graph, nquads } of news) store?.replace(graph, await parseRdf(nquads, "nquads"));
    },
  };
}

function opened(pack: ThreadPack): PublicKb {
  return "mapped" in pack ? pack : openPack(pack, { verify: false });
}

function textOf(shared: SharedArrayBuffer): string {
  // A decoder takes no shared memory.
  return new TextDecoder().decode(new Uint8Array(shared).slice());
}
