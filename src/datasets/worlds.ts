import {
  type DatasetAliases,
  datasetOf,
  inlineUri,
  type Limits,
  ownUri,
  type ParsedRequest,
  ProblemError,
  publicUri,
  quoted,
} from "../contract/index.ts";
import type { GraphStore } from "../graph/store.ts";
import type { Pause } from "../text/pauser.ts";
import type { CompiledDataset } from "./dataset.ts";
import { loadTypeNames } from "./evidence/loaded-type-terms.ts";
import type { OwnGraph } from "./graph/own-graph.ts";
import { loadAllTypes } from "./knowledge/loaded-types.ts";
import { ListCache } from "./lists/list-cache.ts";
import type { Outside } from "./outside.ts";

/** A dataset of a request, under the URI by which it was named. */
export interface OpenWorld {
  readonly uri: string;
  readonly kind: "public" | "user";
  readonly dataset: CompiledDataset;
}

/** The sources of datasets that a resolver can link to. */
export interface WorldSources {
  /** Opens the layers of the public knowledge base; undefined if there is none. */
  readonly openPublic: (() => Promise<readonly CompiledDataset[]>) | undefined;
  /** Opens the well-known entities of which the public knowledge base may lack some. */
  readonly openOutside?: ((layers: readonly CompiledDataset[]) => Promise<Outside | undefined>) | undefined;
  readonly graph: GraphStore | undefined;
  readonly aliases: DatasetAliases;
  /** Limits of a request; those of the contract by default. */
  readonly limits?: Limits | undefined;
}

/** The datasets of one request. */
export interface OpenWorlds {
  /** In the order of the request. */
  readonly worlds: readonly OpenWorld[];
  /** Layers of the public world, which may explain a mention better than a user's dataset. */
  readonly rivals: readonly OpenWorld[];
  /** Well-known entities, of which the public world lacks some. They are never an answer. */
  readonly outside: Outside | undefined;
  /** Other names of datasets, if there is a graph of the caller that a request may name. */
  readonly aliases: DatasetAliases | undefined;
}

/** The public knowledge base, open. */
interface OpenPublic {
  readonly layers: readonly CompiledDataset[];
  readonly outside: Outside | undefined;
}

/** Opens the datasets that requests name, and keeps them open. */
export class Worlds {
  readonly #sources: WorldSources;
  readonly #lists: ListCache;
  #own: Promise<OwnGraph> | undefined;
  #public: Promise<OpenPublic> | undefined;

  constructor(sources: WorldSources) {
    this.#sources = sources;
    this.#lists = new ListCache(sources.limits);
  }

  /**
   * Opens the datasets of a request.
   *
   * @throws ProblemError `dataset_not_supported`, `dataset_unavailable`, `invalid_dataset`, `dataset_too_large`
   */
  async open(request: ParsedRequest, pause?: Pause): Promise<OpenWorlds> {
    const worlds: OpenWorld[] = [];
    for (const uri of request.worlds) worlds.push(...(await this.#openOne(uri, request, pause)));
    const alone = worlds.every(({ kind }) => kind === "user");
    const rivals =
      alone && this.#sources.openPublic
        ? await this.#openPublic(publicUri)
        : worlds.filter(({ kind }) => kind === "public");
    const outside = alone ? undefined : (await this.#public)?.outside;
    const { graph, aliases } = this.#sources;
    return { worlds, rivals, outside, aliases: graph && aliases };
  }

  async #openOne(uri: string, request: ParsedRequest, pause?: Pause): Promise<OpenWorld[]> {
    switch (datasetOf(uri, this.#sources.aliases)) {
      case inlineUri:
        return [
          await loaded({ uri, kind: "user", dataset: await this.#lists.compile(request.dataset, pause) }),
        ];
      case ownUri:
        return [await loaded({ uri, kind: "user", dataset: await (await this.#openOwn(uri)).current() })];
      case publicUri:
        return this.#openPublic(uri);
      default:
        throw notSupported(
          uri,
          `the datasets are ${[publicUri, ownUri, inlineUri, ...Object.keys(this.#sources.aliases)].join(", ")}`,
        );
    }
  }

  #openOwn(uri: string): Promise<OwnGraph> {
    const { graph } = this.#sources;
    if (!graph) throw notSupported(uri, "this resolver has no graph");
    this.#own ??= import("./graph/own-graph.ts").then(
      ({ OwnGraph }) => new OwnGraph(graph),
      (error) => {
        // The next call tries again: a page may have been offline.
        this.#own = undefined;
        throw error;
      },
    );
    return this.#own;
  }

  async #openPublic(uri: string): Promise<OpenWorld[]> {
    const { openPublic, openOutside } = this.#sources;
    if (!openPublic) throw notSupported(uri, "this resolver has no public knowledge base");
    this.#public ??= openPublic().then(async (layers) => {
      const outside = await openOutside?.(layers);
      await outside?.dataset.evidence.load?.();
      return { layers, outside };
    });
    try {
      const [{ layers }] = await Promise.all([this.#public, loadAllTypes()]);
      // The words of a public entity are compared with a user's words in any language.
      if (layers.some(({ evidence }) => evidence.load)) await loadTypeNames();
      return await Promise.all(layers.map((dataset) => loaded({ uri, kind: "public", dataset })));
    } catch (error) {
      // The next call tries again: the file may be there by then.
      this.#public = undefined;
      throw error;
    }
  }
}

/** Loads the data that reading the entities of a world needs. */
async function loaded(world: OpenWorld): Promise<OpenWorld> {
  await world.dataset.evidence.load?.();
  return world;
}

function notSupported(uri: string, detail: string): ProblemError {
  return new ProblemError("dataset_not_supported", {
    detail,
    errors: [{ pointer: "/dataset_uri", detail: `${quoted(uri)} is not served` }],
  });
}
