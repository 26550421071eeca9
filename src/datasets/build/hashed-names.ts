import type { Pieces } from "../../text/pieces.ts";
import { ACRONYM, FORM } from "../name-trie.ts";
import type { NameSink } from "../names.ts";
import { ENTITY, NAME_ENTRY } from "./entity-batch.ts";
import { Ints } from "./growable.ts";

/** Keeps names as the hashes of their pieces: all that a trie takes of them. */
export class HashedNames implements NameSink {
  readonly hash = new Ints();
  readonly hash2 = new Ints();
  /** As in a batch. */
  readonly #names = new Ints();
  /** The entity of each name. */
  readonly #entities = new Ints();

  add(
    pieces: Pieces,
    from: number,
    to: number,
    entity: number,
    surface: number,
    form: number,
    languages: number,
  ): void {
    const first = this.hash.length;
    for (let i = from; i < to; i++) {
      this.hash.push(pieces.hash[i]!);
      this.hash2.push(pieces.hash2[i]!);
    }
    this.#names.push(first);
    this.#names.push(this.hash.length);
    this.#names.push(surface);
    this.#names.push(form | (languages << 8));
    this.#entities.push(entity);
  }

  /**
   * The names by entity: acronyms, which are derived when all other names have been, stand behind those of their
   * own entity, so that the order does not depend on what else is in the batch.
   *
   * @param entities as in a batch; the number of names is put into it
   */
  byEntity(entities: Int32Array): Int32Array<ArrayBuffer> {
    const names = this.#names.data;
    const all = this.#entities.length;
    const isAcronym = (i: number) => (names[i * NAME_ENTRY + 3]! & FORM) === ACRONYM;
    let acronym = 0;
    while (acronym < all && !isAcronym(acronym)) acronym++;
    const plainEnd = acronym;
    const sorted = new Int32Array(all * NAME_ENTRY);
    let count = 0;
    let plain = 0;
    for (let entity = 0; entity * ENTITY < entities.length; entity++) {
      const before = count;
      for (; plain < plainEnd && this.#entities.data[plain] === entity; plain++)
        sorted.set(names.subarray(plain * NAME_ENTRY, (plain + 1) * NAME_ENTRY), count++ * NAME_ENTRY);
      for (; acronym < all && this.#entities.data[acronym] === entity; acronym++)
        sorted.set(names.subarray(acronym * NAME_ENTRY, (acronym + 1) * NAME_ENTRY), count++ * NAME_ENTRY);
      entities[entity * ENTITY + 2] = count - before;
    }
    return sorted;
  }
}
