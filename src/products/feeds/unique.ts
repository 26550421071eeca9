import { productIri } from "../iris.ts";
import { type FeedRow, faultOf } from "./row.ts";

/**
 * Sets the second row with an id aside as a fault, and marks products whose link another one has already. Links are
 * compared as the IRIs that they become: `https://shop.example` and `HTTPS://Shop.example/` are one.
 * It keeps 64 bits of each id and IRI, 16 to 64 bytes a product in all: a million products need 64 MB.
 * With a million products, two ids are mistaken for one with a probability of 3 in 100 million.
 */
export class UniqueProducts {
  readonly #ids = new HashSet();
  readonly #iris = new HashSet();

  check(row: FeedRow): FeedRow {
    if ("fault" in row) return row;
    const { product } = row;
    // A group of variants may have the number of one of them.
    if (!this.#ids.add(product.isGroup ? `group ${product.id}` : product.id)) {
      return faultOf(
        product.line ?? 0,
        "duplicate_id",
        `the id ${JSON.stringify(product.id.slice(0, 100))} is also the id of an earlier row`,
      );
    }
    if (this.#iris.add(productIri(product)) || product.sharedLink) return row;
    const marked = { ...product, sharedLink: true };
    // A later product may have a link that is written like this.
    this.#iris.add(productIri(marked));
    return { product: marked };
  }
}

/** Set of 64-bit hashes, open addressing over one array. */
class HashSet {
  #slots = new Uint32Array(2 * 1024);
  #size = 0;

  /** Adds a text; false when it was there. */
  add(text: string): boolean {
    if (4 * this.#size >= this.#slots.length) this.#grow();
    const [low, high] = hash(text);
    const at = this.#place(low, high);
    if (this.#slots[at] !== 0 || this.#slots[at + 1] !== 0) return false;
    this.#slots[at] = low;
    this.#slots[at + 1] = high;
    this.#size++;
    return true;
  }

  /** The slot of a hash, or the empty one where it belongs. */
  #place(low: number, high: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let at = (low << 1) & mask;
    while ((slots[at] !== low || slots[at + 1] !== high) && (slots[at] !== 0 || slots[at + 1] !== 0))
      at = (at + 2) & mask;
    return at;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(2 * old.length);
    for (let i = 0; i < old.length; i += 2) {
      const low = old[i]!;
      const high = old[i + 1]!;
      if (low === 0 && high === 0) continue;
      const at = this.#place(low, high);
      this.#slots[at] = low;
      this.#slots[at + 1] = high;
    }
  }
}

/** Two 32-bit hashes of a text (the cyrb53 mixing of two multiplicative hashes), never both zero. */
function hash(text: string): [low: number, high: number] {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  const low = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const high = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [low >>> 0, high >>> 0 || 1];
}
