import type { CompiledDataset, NearName } from "../../src/datasets/dataset.ts";
import type { EntityRecord } from "../../src/datasets/entity.ts";
import type { EntityEvidence, VisitTerms } from "../../src/datasets/evidence/evidence.ts";
import type { NameLookup } from "../../src/datasets/names/name-lookup.ts";

const none = new Uint32Array(0);

/**
 * A dataset that knows less: every second entity has only names and types, and every third no relations. A model
 * learned from it neither distrusts nor needs data that a knowledge base may lack.
 */
export class DimmedDataset implements CompiledDataset {
  readonly #of: CompiledDataset;
  readonly evidence: EntityEvidence;

  constructor(of: CompiledDataset) {
    this.#of = of;
    const { evidence } = of;
    this.evidence = {
      kinds: (entity) => evidence.kinds(entity),
      fields: (entity, word) => (isBare(entity) ? 0 : evidence.fields(entity, word)),
      rarity: (stem) => evidence.rarity(stem),
      visitTerms: (entity: number, visit: VisitTerms) => {
        if (!isBare(entity)) evidence.visitTerms(entity, visit);
      },
    };
  }

  get names(): NameLookup {
    return this.#of.names;
  }

  get size(): number {
    return this.#of.size;
  }

  get medianPopularity(): number {
    return this.#of.medianPopularity;
  }

  alive(entity: number): boolean {
    return this.#of.alive(entity);
  }

  typesOf(entity: number): readonly string[] {
    return this.#of.typesOf(entity);
  }

  record(entity: number): EntityRecord {
    return this.#of.record(entity);
  }

  idOf(entity: number): string {
    return this.#of.idOf(entity);
  }

  nameFact(node: number, word: 0 | 1): number {
    return this.#of.nameFact(node, word);
  }

  mass(entity: number): number {
    return this.#of.mass(entity);
  }

  neighbours(entity: number): ArrayLike<number> {
    return entity % 3 === 0 ? none : this.#of.neighbours(entity);
  }

  degree(entity: number): number {
    return this.neighbours(entity).length;
  }

  neighbour(entity: number, n: number): number {
    return this.#of.neighbour(entity, n);
  }

  find(identity: string): number | undefined {
    return this.#of.find(identity);
  }

  nearest(name: string, limit: number, edits?: number): Promise<readonly NearName[]> | readonly NearName[] {
    return this.#of.nearest(name, limit, edits);
  }
}

function isBare(entity: number): boolean {
  return entity % 2 === 0;
}
