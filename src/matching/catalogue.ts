import { openPublicKb, type PublicKb } from "../datasets/public-kb.ts";
import type { GraphStore } from "../graph/store.ts";
import { pauser } from "../text/pauser.ts";
import { Crowding } from "./crowding.ts";
import { entitySource } from "./entity-source.ts";
import { graphSource } from "./graph-source.ts";
import { joinedSource } from "./joined-source.ts";
import { NameIndex } from "./name-index.ts";
import type { MatchEntity } from "./row.ts";
import { datasetSource, type RecordSource } from "./source.ts";

/** The sources to match with; several form one dataset, in which a repeated id counts once. */
export interface MatchSources {
  /** Entities of the caller's, with their properties. */
  readonly dataset?: readonly MatchEntity[] | undefined;
  /** The caller's own graph; writes to it are seen by the calls after them. */
  readonly graph?: GraphStore | undefined;
  /**
   * The public knowledge base: packs as layers. Default is the starter of the package if there is neither a dataset
   * nor a graph; `false` means none.
   */
  readonly publicKb?: PublicKb | readonly PublicKb[] | false | undefined;
}

/** All entities, and the index of their names. */
export interface Catalogue {
  /** The entities. */
  readonly source: RecordSource;
  /** The index of their names. */
  readonly index: NameIndex;
  /** How near those names are to each other. */
  readonly crowding: Crowding;
}

/** Keeps the catalogue; it is made again when the graph changed. */
export class Catalogues {
  readonly #sources: MatchSources;
  #fixed: Promise<readonly RecordSource[]> | undefined;
  #current: Promise<Catalogue> | undefined;

  constructor(sources: MatchSources) {
    this.#sources = sources;
    sources.graph?.watch(() => {
      this.#current = undefined;
    });
  }

  /** @throws ProblemError `dataset_unavailable`, `invalid_dataset`, `invalid_pack` */
  current(): Promise<Catalogue> {
    if (this.#current) return this.#current;
    const made = this.#make();
    this.#current = made;
    // The next call tries again: a file may be there by then.
    made.catch(() => {
      if (this.#current === made) this.#current = undefined;
    });
    return made;
  }

  async #make(): Promise<Catalogue> {
    const { graph } = this.#sources;
    this.#fixed ??= this.#openFixed();
    this.#fixed.catch(() => {
      this.#fixed = undefined;
    });
    const [own, fixed] = await Promise.all([graph && graphSource(graph), this.#fixed]);
    const source = joinedSource(own ? [own, ...fixed] : fixed);
    const pause = pauser(undefined);
    const index = await NameIndex.build(source, pause);
    return { source, index, crowding: await Crowding.measure(source, index, pause) };
  }

  async #openFixed(): Promise<readonly RecordSource[]> {
    const { dataset, graph, publicKb } = this.#sources;
    const own = dataset ? [entitySource(dataset)] : [];
    const isAlone = publicKb === undefined && (dataset !== undefined || graph !== undefined);
    if (publicKb === false || isAlone) return own;
    const layers = await openPublicKb(publicKb);
    return [...own, ...layers.map(datasetSource)];
  }
}
