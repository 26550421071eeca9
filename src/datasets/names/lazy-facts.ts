import { FACT_WORDS, KNOWN, type NamedEntities, writeFacts } from "./name-facts.ts";

/** Entities of a list have no order, so all that have a name count. Each name is read once. */
const ALL = Number.POSITIVE_INFINITY;

/** Facts about the names of a list or a graph, computed when a name is first needed. */
export class LazyFacts {
  readonly #of: NamedEntities;
  readonly #facts: Uint32Array;

  constructor(of: NamedEntities) {
    this.#of = of;
    this.#facts = new Uint32Array(of.names.nodeCount * FACT_WORDS);
  }

  /** One of the two facts of a node. */
  of(node: number, word: 0 | 1): number {
    const at = node * FACT_WORDS;
    if ((this.#facts[at]! & KNOWN) === 0) writeFacts(this.#of, node, this.#facts, at, ALL);
    return this.#facts[at + word]!;
  }
}
