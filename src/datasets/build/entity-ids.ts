import { canonicalId } from "../../contract/identity.ts";
import { textHash, textHash2 } from "../pack/text-hash.ts";
import { BitSet, Ints, Numbering, sortedPairs } from "./growable.ts";

/** Finds the entities of a build by the ids of other sources: their numbers, -1 for none. */
export interface EntityFinder {
  /** Number of entities. */
  readonly size: number;
  /** By the number of a QID. */
  byQid(qid: number): number;
  /** By an IRI of the same entity, or an id that is not a QID. Both hashes must match. */
  byIri(iri: string): number;
}

/** The ids of the entities of a build, and the identities by which they are found. */
export class EntityIds {
  readonly #seenQids = new BitSet();
  readonly #otherIds = new Numbering();
  readonly #otherEntities: number[] = [];
  readonly #qids = new Ints();
  readonly #hashes = new Ints();
  readonly #hashes2 = new Ints();
  readonly #entities = new Ints();

  get length(): number {
    return this.#qids.length;
  }

  /**
   * The reference of an id that is not a QID, in its canonical form: minus one minus its number. The reference of a
   * QID is its number.
   */
  other(id: string): number {
    return -1 - this.#otherIds.number(id);
  }

  /** Adds the next entity by its reference and returns its number. */
  add(reference: number): number {
    const entity = this.#qids.length;
    if (reference < 0) this.#otherEntities[-1 - reference] = entity;
    else this.#seenQids.add(reference);
    this.#qids.push(Math.max(reference, 0));
    return entity;
  }

  has(reference: number): boolean {
    return reference < 0 ? this.#otherEntities[-1 - reference] !== undefined : this.#seenQids.has(reference);
  }

  /** Registers the two hashes of an identity that is not the entity's QID. */
  identify(hash: number, hash2: number, entity: number): void {
    this.#hashes.push(hash);
    this.#hashes2.push(hash2);
    this.#entities.push(entity);
  }

  /** QID number of each entity, 0 if it has another id. */
  qids(): Int32Array {
    return this.#qids.view();
  }

  /** Entities by QID number; those with another id, of number 0, come first. */
  sorted(): Uint32Array {
    const qids = this.#qids.view();
    return sortedPairs(
      qids.length,
      (i) => qids[i]!,
      (i) => i,
    ).seconds;
  }

  /** A function that finds the entity of a reference, or -1. */
  finder(sorted: Uint32Array): (reference: number) => number {
    const qids = this.#qids.view();
    return (reference) => {
      if (reference < 0) return this.#otherEntities[-1 - reference] ?? -1;
      if (!this.#seenQids.has(reference)) return -1;
      let low = 0;
      let high = sorted.length - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const qid = qids[sorted[middle]!]!;
        if (qid === reference) return sorted[middle]!;
        if (qid < reference) low = middle + 1;
        else high = middle - 1;
      }
      return -1;
    };
  }

  entityFinder(): EntityFinder {
    const find = this.finder(this.sorted());
    const entities = this.#entities.view();
    const hashes2 = this.#hashes2.view();
    let index: ReturnType<EntityIds["identityIndex"]> | undefined;
    return {
      size: this.length,
      byQid: (qid) => (qid > 0 ? find(qid) : -1),
      byIri: (iri) => {
        index ??= this.#byHash((i) => i);
        const { firsts, seconds } = index;
        const identity = canonicalId(iri);
        const hash = textHash(identity);
        const hash2 = textHash2(identity) | 0;
        let low = 0;
        let high = firsts.length;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (firsts[middle]! < hash) low = middle + 1;
          else high = middle;
        }
        let found = -1;
        for (; firsts[low] === hash; low++) {
          const i = seconds[low]!;
          // Of several entities that claim the same identity, the first counts.
          if (hashes2[i] === hash2 && (found < 0 || entities[i]! < found)) found = entities[i]!;
        }
        return found;
      },
    };
  }

  /** Hashes of the identities, ascending, and the entity of each. */
  identityIndex(): { firsts: Uint32Array; seconds: Uint32Array } {
    const entities = this.#entities.view();
    return this.#byHash((i) => entities[i]!);
  }

  #byHash(second: (i: number) => number): { firsts: Uint32Array; seconds: Uint32Array } {
    const hashes = this.#hashes.unsigned();
    return sortedPairs(hashes.length, (i) => hashes[i]!, second);
  }
}
