import { grown } from "../../src/text/grown.ts";

/** Collects rows of features in one array that grows. */
export class GrowingRows {
  readonly width: number;
  #values: Float32Array;
  count = 0;

  constructor(width: number) {
    this.width = width;
    this.#values = new Float32Array(width * 1024);
  }

  /** Adds a row that begins at an offset of other rows. */
  push(values: Float32Array, from: number): void {
    if ((this.count + 1) * this.width > this.#values.length)
      this.#values = grown(this.#values, this.#values.length * 2);
    this.#values.set(values.subarray(from, from + this.width), this.count * this.width);
    this.count++;
  }

  values(): Float32Array {
    return this.#values.subarray(0, this.count * this.width);
  }
}
