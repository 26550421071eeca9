import type { Pieces } from "../../text/pieces.ts";
import type { NameSink } from "../names/derived-names.ts";
import { ACRONYM, FORM } from "../names/name-trie.ts";
import { ENTITY, NAME_ENTRY } from "./entity-batch.ts";
import { Ints } from "./growable.ts";

/** Keeps names as the hashes of their pieces, which is all that a trie needs. */
export class HashedNames implements NameSink {
  readonly hash = new Ints();
  readonly hash2 = new Ints();
  /** The names, in the form that a batch has. */
  readonly #names = new Ints();
  /** The entity of each name. */
  readonly #entities = new Ints();
  readonly #sorted = new Ints();

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

  /** Removes everything but keeps the memory. */
  clear(): void {
    for (const list of [this.hash, this.hash2, this.#names, this.#entities]) list.clear();
  }

  /**
   * The names by entity. Acronyms are derived last, but stand behind the other names of their own entity. So the
   * order does not depend on the rest of the batch.
   *
   * @param entities as in a batch; the number of names is put into it
   */
  byEntity(entities: Ints): Ints {
    const names = this.#names.data;
    const of = this.#entities.data;
    const all = this.#entities.length;
    let plainEnd = all;
    while (plainEnd > 0 && (names[plainEnd * NAME_ENTRY - 1]! & FORM) === ACRONYM) plainEnd--;
    const sorted = this.#sorted;
    sorted.clear();
    let plain = 0;
    let acronym = plainEnd;
    for (let at = 0; at < entities.length; at += ENTITY) {
      const entity = at / ENTITY;
      const before = plain + acronym;
      for (; plain < plainEnd && of[plain] === entity; plain++) pushName(sorted, names, plain);
      for (; acronym < all && of[acronym] === entity; acronym++) pushName(sorted, names, acronym);
      entities.data[at + 2] = plain + acronym - before;
    }
    return sorted;
  }
}

function pushName(to: Ints, names: Int32Array, name: number): void {
  for (let i = name * NAME_ENTRY; i < (name + 1) * NAME_ENTRY; i++) to.push(names[i]!);
}
