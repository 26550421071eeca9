import { canonicalId, qidOf } from "../../contract/identity.ts";
import { textHash } from "./text-hash.ts";

/** The tables of identities, in memory or in a file. */
export interface IdentityTables {
  /** QID number of each entity, 0 if it has another id. */
  readonly qids: NumberTable;
  /** Entities by QID number. */
  readonly sorted: NumberTable;
  /** Hashes of ids that are not QIDs and of `sameAs`, ascending, and the entity of each. */
  readonly hashes: NumberTable;
  readonly entities: NumberTable;
}

/** Whole numbers from 0 on, by place. */
export interface NumberTable {
  readonly length: number;
  at(place: number): number | undefined;
}

/** Finds the entity that has an identity: a QID, another id, or an IRI that it is the same as. */
export class IdentityIndex {
  readonly #tables: IdentityTables;
  readonly #record: (entity: number) => { readonly id: string; readonly sameAs: readonly string[] };
  readonly #qidFrom: number;

  /** @param record gives the record that confirms a match, because hashes of two identities may be equal */
  constructor(
    tables: IdentityTables,
    record: (entity: number) => { readonly id: string; readonly sameAs: readonly string[] },
  ) {
    this.#tables = tables;
    this.#record = record;
    // Ids that are not QIDs sort first, as their number is 0.
    let low = 0;
    let high = tables.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#qidAt(middle) === 0) low = middle + 1;
      else high = middle;
    }
    this.#qidFrom = low;
  }

  find(identity: string): number | undefined {
    const qid = qidOf(identity);
    // An entity with another id may declare itself the same as an item.
    const own = qid === undefined ? undefined : this.#findQid(Number(qid.slice(1)));
    return own ?? this.#findOther(canonicalId(identity));
  }

  #qidAt(place: number): number {
    return this.#tables.qids.at(this.#tables.sorted.at(place)!)!;
  }

  #findQid(qid: number): number | undefined {
    let low = this.#qidFrom;
    let high = this.#tables.sorted.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const value = this.#qidAt(middle);
      if (value === qid) return this.#tables.sorted.at(middle);
      if (value < qid) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  #findOther(identity: string): number | undefined {
    const { hashes, entities } = this.#tables;
    const hash = textHash(identity);
    let low = 0;
    let high = hashes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (hashes.at(middle)! < hash) low = middle + 1;
      else high = middle;
    }
    for (; low < hashes.length && hashes.at(low) === hash; low++) {
      const entity = entities.at(low)!;
      const { id, sameAs } = this.#record(entity);
      if (canonicalId(id) === identity || sameAs.some((iri) => canonicalId(iri) === identity)) return entity;
    }
    return undefined;
  }
}
