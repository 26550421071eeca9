/**
 * Which ids were seen, in 8 bytes each: 64-bit hashes in an open-addressing table. Two of a million ids are
 * taken for one with a chance of 3 in 100 million.
 */
export class SeenIds {
  #table = new Uint32Array(2 * 1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds an id; false when it was there. */
  add(id: string): boolean {
    if (this.#size * 4 > this.#table.length) this.#grow();
    const [a, b] = hash(id);
    const slot = this.#slot(a, b);
    if (this.#table[slot] !== 0) return false;
    this.#table[slot] = a;
    this.#table[slot + 1] = b;
    this.#size++;
    return true;
  }

  has(id: string): boolean {
    const [a, b] = hash(id);
    return this.#table[this.#slot(a, b)] !== 0;
  }

  /** Where the hash is, or the free slot where it would go. */
  #slot(a: number, b: number): number {
    const slots = this.#table.length / 2;
    for (let i = b % slots; ; i = (i + 1) % slots) {
      const at = this.#table[2 * i];
      if (at === 0 || (at === a && this.#table[2 * i + 1] === b)) return 2 * i;
    }
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Uint32Array(old.length * 2);
    for (let i = 0; i < old.length; i += 2) {
      if (old[i] === 0) continue;
      const slot = this.#slot(old[i]!, old[i + 1]!);
      this.#table[slot] = old[i]!;
      this.#table[slot + 1] = old[i + 1]!;
    }
  }
}

/** Two lanes with the finaliser of MurmurHash3; the first is never 0, which marks a free slot. */
function hash(text: string): [number, number] {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return [mix(a ^ (b >>> 15)) || 1, mix(b ^ (a >>> 13))];
}

function mix(lane: number): number {
  let h = lane;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
