import { canonicalId } from "../contract/index.ts";
import type { CompiledDataset, NameAnchors, NearName } from "../datasets/dataset.ts";
import type { EntityRecord } from "../datasets/entity.ts";
import type { EntityEvidence } from "../datasets/evidence/evidence.ts";
import { firstPostings } from "../datasets/names/first-postings.ts";
import { FACT_WORDS, writeFacts } from "../datasets/names/name-facts.ts";
import type { NameLookup } from "../datasets/names/name-lookup.ts";

/** A dataset that can be told to keep entities to itself: how forced NIL is measured. */
export class HidingDataset implements CompiledDataset {
  readonly #dataset: CompiledDataset;
  readonly #facts = new Uint32Array(FACT_WORDS);
  #hidden: ReadonlySet<number> = new Set();

  constructor(dataset: CompiledDataset) {
    this.#dataset = dataset;
  }

  /** Hides the entities of these ids, and shows all others again. */
  hide(ids: readonly string[]): void {
    this.#hidden = new Set(
      ids.map((id) => this.#dataset.find(canonicalId(id))).filter((entity) => entity !== undefined),
    );
  }

  /** The names of the whole dataset, hidden entities included. */
  get names(): NameLookup {
    return this.#dataset.names;
  }

  get evidence(): EntityEvidence {
    return this.#dataset.evidence;
  }

  get medianPopularity(): number {
    return this.#dataset.medianPopularity;
  }

  get anchors(): NameAnchors | undefined {
    return this.#dataset.anchors;
  }

  idOf(entity: number): string {
    return this.#dataset.idOf(entity);
  }

  /** Made again: what is hidden has no part in it. */
  nameFact(node: number, word: 0 | 1): number {
    if (this.#hidden.size === 0) return this.#dataset.nameFact(node, word);
    writeFacts(
      {
        names: this.names,
        alive: (entity) => this.alive(entity),
        mass: (entity) => this.mass(entity),
        kinds: (entity) => this.evidence.kinds(entity),
      },
      this.#facts,
      0,
      firstPostings(this.names, node),
    );
    return this.#facts[word]!;
  }

  get size(): number {
    return this.#dataset.size;
  }

  alive(entity: number): boolean {
    return !this.#hidden.has(entity) && this.#dataset.alive(entity);
  }

  typesOf(entity: number): readonly string[] {
    return this.#dataset.typesOf(entity);
  }

  record(entity: number): EntityRecord {
    return this.#dataset.record(entity);
  }

  mass(entity: number): number {
    return this.#dataset.mass(entity);
  }

  neighbours(entity: number): ArrayLike<number> {
    return this.#dataset.neighbours(entity);
  }

  degree(entity: number): number {
    return this.#dataset.degree(entity);
  }

  neighbour(entity: number, n: number): number {
    return this.#dataset.neighbour(entity, n);
  }

  find(identity: string): number | undefined {
    const entity = this.#dataset.find(identity);
    return entity === undefined || this.#hidden.has(entity) ? undefined : entity;
  }

  async nearest(name: string, limit: number, edits?: number): Promise<readonly NearName[]> {
    const near = await this.#dataset.nearest(name, limit + this.#hidden.size, edits);
    return near.filter(({ entity }) => !this.#hidden.has(entity)).slice(0, limit);
  }
}
