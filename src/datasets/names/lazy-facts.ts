import { FACT_WORDS, KNOWN, type NamedEntities, writeFacts } from "./name-facts.ts";
import { postingsOf } from "./name-lookup.ts";
import { FORM } from "./name-trie.ts";

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
    if ((this.#facts[at]! & KNOWN) === 0)
      writeFacts(this.#of, this.#facts, at, eachOnce(this.#of.names, node));
    return this.#facts[at + word]!;
  }
}

/**
 * All postings of a node, as entities of a list have no order; of an entity that leads to it twice by one spelling, the
 * one of the best form. A trie joins these only if no other entity came between them, which depends on that order.
 */
function eachOnce(names: NamedEntities["names"], node: number): number[] {
  const best = new Map<string, number>();
  for (const p of postingsOf(names, node)) {
    const key = `${names.entity(p)} ${names.surface(p)}`;
    const known = best.get(key);
    if (known === undefined || (names.form(p) & FORM) < (names.form(known) & FORM)) best.set(key, p);
  }
  return [...best.values()];
}
