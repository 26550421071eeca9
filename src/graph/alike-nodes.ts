import type { NamedNode, Quad, Term } from "@rdfjs/types";
import { toNQuads } from "./nquads.ts";
import { blank, statement } from "./terms.ts";

/** Blank nodes that nothing tells apart but other blank nodes. */
export interface AlikeNodes {
  /** How many there are. */
  readonly count: number;
  /** Quads of the largest number of them that hang together. */
  readonly heaviest: number;
}

/**
 * The blank nodes of a graph whose own quads look alike. Labelling follows each of them through all those that it hangs
 * together with, so what it costs is their number times the quads of such a group.
 */
export function alikeNodes(quads: readonly Quad[]): AlikeNodes {
  const quadsOf = new Map<string, string[]>();
  for (const quad of quads)
    for (const id of new Set(blankOf(quad))) {
      const lines = quadsOf.get(id);
      const line = seenFrom(quad, id);
      if (lines) lines.push(line);
      else quadsOf.set(id, [line]);
    }
  const alike = new Map<string, string[]>();
  for (const [id, lines] of quadsOf) {
    const look = lines.sort().join("");
    const ids = alike.get(look);
    if (ids) ids.push(id);
    else alike.set(look, [id]);
  }
  const groups = new Groups();
  for (const ids of alike.values())
    if (ids.length > 1) for (const id of ids) groups.add(id, quadsOf.get(id)!.length);
  for (const quad of quads) {
    const [first, ...others] = blankOf(quad).filter((id) => groups.has(id));
    for (const other of others) groups.join(first!, other);
  }
  return groups;
}

function blankOf({ subject, object, graph }: Quad): string[] {
  return [subject, object, graph].flatMap(({ termType, value }) => (termType === "BlankNode" ? [value] : []));
}

/** A quad as it looks from one of its blank nodes, which knows the others as such alone. */
function seenFrom({ subject, predicate, object, graph }: Quad, id: string): string {
  const named = <T extends Term>(term: T) =>
    term.termType === "BlankNode" ? blank(term.value === id ? "a" : "z") : term;
  return toNQuads([statement(named(subject), predicate as NamedNode, named(object), named(graph))]);
}

/** Sets of nodes that grow together. */
class Groups implements AlikeNodes {
  readonly #parents = new Map<string, string>();
  readonly #weights = new Map<string, number>();
  heaviest = 0;

  get count(): number {
    return this.#parents.size;
  }

  add(id: string, weight: number): void {
    this.#parents.set(id, id);
    this.#weigh(id, weight);
  }

  has(id: string): boolean {
    return this.#parents.has(id);
  }

  join(one: string, other: string): void {
    const [root, joined] = [this.#rootOf(one), this.#rootOf(other)];
    if (root === joined) return;
    this.#parents.set(joined, root);
    this.#weigh(root, this.#weights.get(root)! + this.#weights.get(joined)!);
  }

  #weigh(root: string, weight: number): void {
    this.#weights.set(root, weight);
    this.heaviest = Math.max(this.heaviest, weight);
  }

  #rootOf(id: string): string {
    let root = id;
    for (let parent = this.#parents.get(root)!; parent !== root; parent = this.#parents.get(root)!) {
      // Halves the way for those who come after.
      this.#parents.set(root, this.#parents.get(parent)!);
      root = parent;
    }
    return root;
  }
}
