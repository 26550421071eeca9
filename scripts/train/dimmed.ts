import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import type { EntityEvidence } from "../../src/datasets/evidence/evidence.ts";
import { HidingDataset } from "../../src/evaluation/index.ts";

const none = new Uint32Array(0);

/**
 * A dataset that knows less: every second entity has only names and types, every third no relations, and no links are
 * counted. A model learned from it neither distrusts nor needs data that a knowledge base may lack.
 */
export class DimmedDataset extends HidingDataset {
  readonly #evidence: EntityEvidence;

  constructor(dataset: CompiledDataset) {
    super(dataset);
    const { evidence } = dataset;
    this.#evidence = {
      kinds: (entity) => evidence.kinds(entity),
      fields: (entity, word) => (isBare(entity) ? 0 : evidence.fields(entity, word)),
      rarity: (stem) => evidence.rarity(stem),
      visitTerms: (entity, visit) => {
        if (!isBare(entity)) evidence.visitTerms(entity, visit);
      },
    };
  }

  override get evidence(): EntityEvidence {
    return this.#evidence;
  }

  override get anchors(): undefined {
    return undefined;
  }

  override neighbours(entity: number): ArrayLike<number> {
    return entity % 3 === 0 ? none : super.neighbours(entity);
  }

  override degree(entity: number): number {
    return this.neighbours(entity).length;
  }
}

function isBare(entity: number): boolean {
  return entity % 2 === 0;
}
