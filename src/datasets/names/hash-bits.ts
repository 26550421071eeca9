/**
 * A bit for each hash of a set that may have one: what has no bit is not in the set. The bits are few enough to stay
 * in the cache of the processor, where a large table is not, and most lookups of a text find nothing.
 */
export class HashBits {
  readonly bits: Int32Array;
  /** Of the place in `bits`: a hash has bit `hash & 31` at `(hash >>> 5) & mask`. */
  readonly mask: number;

  /** @param bits a power of two of words */
  constructor(bits: Int32Array) {
    this.bits = bits;
    this.mask = bits.length - 1;
  }

  /** No members yet. @param count of them; there are sixteen bits or more for each, so that one in sixteen others has a bit too */
  static for(count: number): HashBits {
    let size = 64;
    while (size * 2 < count) size *= 2;
    return new HashBits(new Int32Array(size));
  }

  /** Whether a hash may be in the set; the trie asks the bits itself. */
  has(hash: number): boolean {
    return ((this.bits[(hash >>> 5) & this.mask]! >>> hash) & 1) !== 0;
  }

  add(hash: number): void {
    this.bits[(hash >>> 5) & this.mask]! |= 1 << hash;
  }
}
