/**
 * Numbers by entity, in open addressing. The table is used for one window of mentions after the other, so clearing it
 * only raises a stamp.
 */
export class EntityTable {
  #keys: Int32Array;
  #stamps: Int32Array;
  #values: Int32Array;
  #stamp = 1;
  #count = 0;

  constructor(slots = 256) {
    this.#keys = new Int32Array(slots);
    this.#stamps = new Int32Array(slots);
    this.#values = new Int32Array(slots);
  }

  clear(): void {
    this.#stamp++;
    this.#count = 0;
  }

  /** The number of an entity, 0 when it has none. */
  get(entity: number): number {
    const slot = this.#slotOf(entity);
    return this.#stamps[slot] === this.#stamp ? this.#values[slot]! : 0;
  }

  set(entity: number, value: number): void {
    if ((this.#count + 1) * 2 > this.#keys.length) this.#grow();
    const slot = this.#slotOf(entity);
    if (this.#stamps[slot] !== this.#stamp) {
      this.#stamps[slot] = this.#stamp;
      this.#keys[slot] = entity;
      this.#count++;
    }
    this.#values[slot] = value;
  }

  #slotOf(entity: number): number {
    const mask = this.#keys.length - 1;
    let slot = (Math.imul(entity, 0x9e3779b1) >>> 12) & mask;
    while (this.#stamps[slot] === this.#stamp && this.#keys[slot] !== entity) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, stamps, values] = [this.#keys, this.#stamps, this.#values];
    this.#keys = new Int32Array(keys.length * 2);
    this.#stamps = new Int32Array(keys.length * 2);
    this.#values = new Int32Array(keys.length * 2);
    const stamp = this.#stamp;
    this.#stamp = 1;
    this.#count = 0;
    for (let i = 0; i < keys.length; i++) if (stamps[i] === stamp) this.set(keys[i]!, values[i]!);
  }
}
