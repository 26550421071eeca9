/** Numbers that grow, four bytes each. */
export class Ints {
  data: Int32Array<ArrayBuffer> = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) {
      // The array grows by half. At hundreds of megabytes, doubling wastes memory that another table needs.
      const grown = new Int32Array(Math.ceil(this.data.length * 1.5));
      grown.set(this.data);
      this.data = grown;
    }
    this.data[this.length++] = value;
  }

  /** Removes all numbers but keeps the memory. */
  clear(): void {
    this.length = 0;
  }

  view(): Int32Array {
    return this.data.subarray(0, this.length);
  }

  /** The same bytes as unsigned numbers. */
  unsigned(): Uint32Array {
    return new Uint32Array(this.data.buffer, this.data.byteOffset, this.length);
  }
}

/** Texts by number, each once. */
export class Numbering {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }

  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }
}

/** A set of whole numbers up to a few hundred million, one bit each. */
export class BitSet {
  #bits: Uint8Array = new Uint8Array(1 << 16);

  has(value: number): boolean {
    return (((this.#bits[value >>> 3] ?? 0) >> (value & 7)) & 1) === 1;
  }

  add(value: number): void {
    const at = value >>> 3;
    if (at >= this.#bits.length) {
      const grown = new Uint8Array(Math.max(this.#bits.length * 2, at + 1));
      grown.set(this.#bits);
      this.#bits = grown;
    }
    this.#bits[at]! |= 1 << (value & 7);
  }
}

/** Pairs in ascending order, both numbers unsigned: sorted as one 64-bit number each, without a comparator. */
export function sortedPairs(
  count: number,
  first: (i: number) => number,
  second: (i: number) => number,
): { firsts: Uint32Array; seconds: Uint32Array } {
  const pairs = new BigUint64Array(count);
  const halves = new Uint32Array(pairs.buffer);
  for (let i = 0; i < count; i++) {
    halves[i * 2] = second(i);
    halves[i * 2 + 1] = first(i);
  }
  pairs.sort();
  const firsts = new Uint32Array(count);
  const seconds = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    seconds[i] = halves[i * 2]!;
    firsts[i] = halves[i * 2 + 1]!;
  }
  return { firsts, seconds };
}
