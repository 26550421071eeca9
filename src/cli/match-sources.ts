import { type LimitChanges, ProblemError } from "../contract/index.ts";
import type { GraphStore } from "../graph/index.ts";
import { createMatcher, type Matcher } from "../matching/index.ts";
import { publicKbFrom } from "../node/public-kb.ts";
import type { Io } from "./io.ts";
import { readMatchDataset } from "./match-dataset.ts";

/** Where entities to match with are. */
export interface MatcherPlaces {
  readonly kb?: readonly string[] | undefined;
  readonly graph?: readonly string[] | undefined;
  readonly dataset?: string | undefined;
  readonly columns?: string | undefined;
  readonly threshold?: number | undefined;
  readonly limit?: LimitChanges | undefined;
}

/**
 * Opens what `--dataset`, `--graph` and `--kb` name and builds the index of its names. Packs are opened if they are
 * named, or if nothing else is.
 *
 * @param store the graph, where something else uses it too
 * @throws ProblemError `dataset_unavailable`, `invalid_dataset`, `invalid_rdf`; `invalid_request` when nothing is left
 */
export async function openMatcher(
  places: MatcherPlaces,
  io: Pick<Io, "stderr">,
  store?: GraphStore,
): Promise<Matcher> {
  const { kb, graph, dataset, columns, threshold, limit } = places;
  const isAlone = dataset !== undefined || graph !== undefined;
  const packs = isAlone && !kb ? undefined : await publicKbFrom(kb);
  if (packs === false && !isAlone)
    throw new ProblemError("invalid_request", {
      detail: "there is nothing to match with: give --dataset, --graph or --kb",
    });
  const entities = dataset === undefined ? undefined : await readMatchDataset(dataset, columns, io);
  const matcher = createMatcher({
    dataset: entities,
    graph: store ?? (await openGraph(graph, io)),
    publicKb: packs,
    threshold,
    limits: limit,
  });
  await matcher.warm();
  return matcher;
}

/** The graph of RDF files, or of the folder of a store; undefined where none is named. */
export async function openGraph(
  places: readonly string[] | undefined,
  io: Pick<Io, "stderr">,
): Promise<GraphStore | undefined> {
  if (places === undefined) return undefined;
  const [{ readGraph }, { createGraphStore }] = await Promise.all([
    import("../node/own-graph.ts"),
    import("../graph/index.ts"),
  ]);
  const store = createGraphStore();
  await store.write([
    {
      graph: "urn:referent:own",
      rdf: {
        format: "nquads",
        data: await readGraph(places, (sentence) => io.stderr.write(`warning: --graph ${sentence}\n`)),
      },
    },
  ]);
  return store;
}
