import type { CompiledDataset } from "../../datasets/dataset.ts";
import { type EntityEvidence, stemOf, TERM_LANGUAGES } from "../../datasets/evidence/evidence.ts";
import { grown } from "../../text/grown.ts";
import { kept } from "../../text/look-up.ts";
import { EntityTable } from "../entity-table.ts";

/** Most stems kept for one dataset in one language: at most 8 MB with their weights, or some 25,000 entities. */
const KEPT = 1 << 19;

/**
 * The stems of the data about entities in some languages, side by side. Their sources lie in eight places for each
 * entity, which makes the processor wait: its own terms, those of its types, and the labels of its neighbours.
 */
export class EntityStems {
  /** The stems of the current entity, `from` to `to` (exclusive), each with its weight. */
  stems: Uint32Array = new Uint32Array(256);
  weights: Float32Array = new Float32Array(256);
  from = 0;
  to = 0;
  readonly #evidence: EntityEvidence;
  readonly #languages: number;
  /** Where the stems of each entity begin; their count stands before them. */
  readonly #begins = new EntityTable();

  /** @param languages bits of the languages whose words count */
  constructor(evidence: EntityEvidence, languages: number) {
    this.#evidence = evidence;
    this.#languages = languages;
  }

  look(entity: number): void {
    const known = this.#begins.get(entity);
    if (known !== 0) {
      this.from = known;
      this.to = known + this.stems[known - 1]!;
    } else this.#read(entity);
  }

  #read(entity: number): void {
    if (this.#end > KEPT) {
      this.#begins.clear();
      this.#end = 0;
    }
    const from = this.#end + 1;
    this.#end = from;
    this.#evidence.visitTerms(entity, this.#add);
    this.stems[from - 1] = this.#end - from;
    this.#begins.set(entity, from);
    this.from = from;
    this.to = this.#end;
  }

  #end = 0;
  readonly #add = (terms: Uint32Array, from: number, to: number, weight: number) => {
    while (this.#end + to - from >= this.stems.length) this.#grow();
    const { stems, weights } = this;
    let end = this.#end;
    for (let i = from; i < to; i++) {
      const term = terms[i]!;
      if ((term & this.#languages & TERM_LANGUAGES) === 0) continue;
      stems[end] = stemOf(term);
      weights[end++] = weight;
    }
    this.#end = end;
  };

  #grow(): void {
    const room = this.stems.length * 2;
    this.stems = grown(this.stems, room);
    this.weights = grown(this.weights, room);
  }
}

const known = new WeakMap<CompiledDataset, Map<number, EntityStems>>();

/** The stems of a dataset, kept from text to text if its entities never change. */
export function entityStems(dataset: CompiledDataset, languages: number): EntityStems {
  const { evidence, fixed } = dataset;
  if (!fixed) return new EntityStems(evidence, languages);
  const byLanguages = kept(known, dataset, () => new Map());
  return kept(byLanguages, languages, () => new EntityStems(evidence, languages));
}
