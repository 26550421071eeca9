import type { Language } from "../contract/index.ts";
import type { CompiledDataset } from "../datasets/dataset.ts";

/** Entities of one language that are kept; what is made of them can be made again. */
const MOST = 50_000;

/** What is made of an entity for texts of a language: made once, kept for the dataset's life. */
export class KeptOfEntities<T> {
  readonly #make: (dataset: CompiledDataset, entity: number, language: Language) => T;
  readonly #kept = new WeakMap<CompiledDataset, Map<Language, Map<number, T>>>();

  constructor(make: (dataset: CompiledDataset, entity: number, language: Language) => T) {
    this.#make = make;
  }

  of(dataset: CompiledDataset, entity: number, language: Language): T {
    const kept = this.#in(dataset, language);
    let made = kept.get(entity);
    if (made === undefined) {
      if (kept.size > MOST) kept.clear();
      made = this.#make(dataset, entity, language);
      kept.set(entity, made);
    }
    return made;
  }

  #in(dataset: CompiledDataset, language: Language): Map<number, T> {
    let languages = this.#kept.get(dataset);
    if (!languages) {
      languages = new Map();
      this.#kept.set(dataset, languages);
    }
    let kept = languages.get(language);
    if (!kept) {
      kept = new Map();
      languages.set(language, kept);
    }
    return kept;
  }
}
