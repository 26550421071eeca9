import { canonicalId } from "../../contract/identity.ts";
import { textHash } from "../text-hash.ts";
import { BitSet, Ints, Numbering, sortedPairs } from "./growable.ts";

/** The ids of the entities of a build, and the identities by which they are found. */
export class EntityIds {
  readonly #seenQids = new BitSet();
  readonly #otherIds = new Numbering();
  readonly #otherEntities: number[] = [];
  readonly #qids = new Ints();
  readonly #hashes = new Ints();
  readonly #entities = new Ints();

  get length(): number {
    return this.#qids.length;
  }

  /** Adds the id of the next entity and tells its number. */
  add(id: string, qid: string | undefined): number {
    const entity = this.#qids.length;
    if (qid) {
      this.#seenQids.add(Number(qid.slice(1)));
      this.#qids.push(Number(qid.slice(1)));
    } else {
      this.#otherEntities[this.#otherIds.number(canonicalId(id))] = entity;
      this.#qids.push(0);
      this.identify(id, entity);
    }
    return entity;
  }

  has(id: string, qid: string | undefined): boolean {
    if (qid) return this.#seenQids.has(Number(qid.slice(1)));
    const number = this.#otherIds.find(canonicalId(id));
    return number !== undefined && this.#otherEntities[number] !== undefined;
  }

  /** Lets an entity be found by an identity that is not its QID. */
  identify(identity: string, entity: number): void {
    this.#hashes.push(textHash(canonicalId(identity)));
    this.#entities.push(entity);
  }

  /** An id as one number, also before its entity comes: a QID number, or minus one and the number of another id. */
  reference(id: string, qid: string | undefined): number {
    return qid ? Number(qid.slice(1)) : -1 - this.#otherIds.number(canonicalId(id));
  }

  /** QID number of each entity, 0 where it has another id. */
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

  /** What finds the entity of a reference, -1 where there is none. */
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

  /** Hashes of the identities, ascending, and the entity of each. */
  identityIndex(): { firsts: Uint32Array; seconds: Uint32Array } {
    const hashes = this.#hashes.unsigned();
    const entities = this.#entities.view();
    return sortedPairs(
      hashes.length,
      (i) => hashes[i]!,
      (i) => entities[i]!,
    );
  }
}
