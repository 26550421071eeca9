/** Rows of features of one width, in one array that is reused. */
export class Rows {
  readonly width: number;
  values: Float32Array;
  count = 0;

  constructor(width: number, room = 256) {
    this.width = width;
    this.values = new Float32Array(width * room);
  }

  /** Prepares for a text: all rows are free and hold 0. */
  clear(): void {
    this.values.fill(0, 0, this.count * this.width);
    this.count = 0;
  }

  /** Reserves rows; returns where the first begins. */
  take(rows: number): number {
    const from = this.count * this.width;
    this.count += rows;
    if (this.count * this.width > this.values.length) {
      const grown = new Float32Array(Math.max(this.values.length * 2, this.count * this.width));
      grown.set(this.values);
      this.values = grown;
    }
    return from;
  }
}
