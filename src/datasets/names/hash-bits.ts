/**
 * A set of hashes, as bits: a hash without a bit is not in the set. The bits are few enough to stay in the cache of
 * the processor, unlike a large table. Most lookups of a text find nothing.
 */
export class HashBits {
  readonly bits: Int32Array;
  /** Mask for the place in `bits`: a hash has bit `hash & 31` at `(hash >>> 5) & mask`. */
  readonly mask: number;

  /** @param bits words, whose number is a power of two */
  constructor(bits: Int32Array) {
    this.bits = bits;
    this.mask = bits.length - 1;
  }

  /**
   * An empty set.
   *
   * @param count number of members to come; each has sixteen bits or more, so that one in sixteen other hashes has a
   *   bit too
   */
  static for(count: number): HashBits {
    let size = 64;
    while (size * 2 < count) size *= 2;
    return new HashBits(new Int32Array(size));
  }

  /** Whether a hash may be in the set. The trie reads the bits itself. */
  has(hash: number): boolean {
    return ((this.bits[(hash >>> 5) & this.mask]! >>> hash) & 1) !== 0;
  }

  add(hash: number): void {
    this.bits[(hash >>> 5) & this.mask]! |= 1 << hash;
  }
}
