/**
 * A bit for each hash of a set that may have one: what has no bit is not in the set. The bits are few enough to stay
 * in the cache of the processor, where a large table is not, and most lookups of a text find nothing.
 */
export class HashBits {
  readonly bits: Int32Array;
  /** Of the place in `bits`: a hash has bit `hash & 31` at `(hash >>> 5) & mask`. */
  readonly mask: number;

  /** @param count members; there are sixteen bits or more for each, so that one in sixteen others has a bit too */
  constructor(count: number) {
    let size = 64;
    while (size * 2 < count) size *= 2;
    this.bits = new Int32Array(size);
    this.mask = size - 1;
  }

  add(hash: number): void {
    this.bits[(hash >>> 5) & this.mask]! |= 1 << hash;
  }
}
