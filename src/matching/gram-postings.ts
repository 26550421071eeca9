import { Ints } from "../datasets/build/growable.ts";

/** Postings that one search walks through: rare grams come first, and grams beyond it bring no new names. */
const WALKED = 200_000;

/** A name that has only the common grams of what is looked for, less than this share of their weight, is not like it. */
const LEAST_SHARE = 0.3;

/** Which names have a gram, and how much a gram tells. */
export class GramPostings {
  readonly #ids = new Map<number, number>();
  #grams = new Ints();
  #begins = new Ints();
  #at = new Int32Array(0);
  #names = new Int32Array(0);
  #weights = new Float32Array(0);
  /** Sum of the weights of the grams of each name. */
  #sums = new Float32Array(0);
  #shared = new Float32Array(0);

  /** Adds the grams of the next name. */
  add(grams: readonly number[]): void {
    this.#begins.push(this.#grams.length);
    for (const gram of new Set(grams)) {
      let id = this.#ids.get(gram);
      if (id === undefined) {
        id = this.#ids.size;
        this.#ids.set(gram, id);
      }
      this.#grams.push(id);
    }
  }

  /** Makes the index of what was added: by counting, names of each gram in their order. */
  close(): void {
    const grams = this.#grams.view();
    const begins = this.#begins.view();
    const count = this.#ids.size;
    const at = new Int32Array(count + 1);
    for (const gram of grams) at[gram + 1]!++;
    for (let gram = 0; gram < count; gram++) at[gram + 1]! += at[gram]!;
    const names = new Int32Array(grams.length);
    const next = at.slice(0, count);
    const total = begins.length;
    this.#weights = new Float32Array(count);
    for (let gram = 0; gram < count; gram++)
      this.#weights[gram] = Math.log(1 + total / (at[gram + 1]! - at[gram]!));
    this.#sums = new Float32Array(total);
    for (let name = 0; name < total; name++) {
      const end = name + 1 < total ? begins[name + 1]! : grams.length;
      for (let i = begins[name]!; i < end; i++) {
        const gram = grams[i]!;
        names[next[gram]!++] = name;
        this.#sums[name]! += this.#weights[gram]!;
      }
    }
    this.#grams = new Ints();
    this.#begins = new Ints();
    this.#at = at;
    this.#names = names;
    this.#shared = new Float32Array(total);
  }

  /**
   * Names by the Dice coefficient of their weighed grams, the greatest first.
   *
   * @param tieBreak of equal ones the greater comes first
   */
  nearest(grams: readonly number[], limit: number, tieBreak: (name: number) => number): number[] {
    const ids: number[] = [];
    let sum = 0;
    const unknown = Math.log(1 + this.#sums.length);
    for (const gram of new Set(grams)) {
      const id = this.#ids.get(gram);
      sum += id === undefined ? unknown : this.#weights[id]!;
      if (id !== undefined) ids.push(id);
    }
    ids.sort((a, b) => this.#count(a) - this.#count(b) || a - b);
    const touched = this.#walk(ids, sum * LEAST_SHARE);
    const best = new BestNames(limit, tieBreak);
    const shared = this.#shared;
    const sums = this.#sums;
    for (const name of touched) {
      best.offer(name, (2 * shared[name]!) / (sum + sums[name]!));
      shared[name] = 0;
    }
    return best.names();
  }

  #count(gram: number): number {
    return this.#at[gram + 1]! - this.#at[gram]!;
  }

  /** Sums the weights that names share with the grams; tells the names. */
  #walk(ids: readonly number[], least: number): number[] {
    const shared = this.#shared;
    const names = this.#names;
    const touched: number[] = [];
    let left = WALKED;
    let ahead = ids.reduce((sum, gram) => sum + this.#weights[gram]!, 0);
    for (const gram of ids) {
      const isNew = left > 0 && (ahead >= least || touched.length === 0);
      const weight = this.#weights[gram]!;
      ahead -= weight;
      const end = this.#at[gram + 1]!;
      left -= this.#count(gram);
      if (!isNew && left < -4 * WALKED) break;
      for (let i = this.#at[gram]!; i < end; i++) {
        const name = names[i]!;
        const before = shared[name]!;
        if (before !== 0) shared[name] = before + weight;
        else if (isNew) {
          shared[name] = weight;
          touched.push(name);
        }
      }
    }
    return touched;
  }
}

/** The best of many names, kept sorted. */
class BestNames {
  readonly #limit: number;
  readonly #tieBreak: (name: number) => number;
  /** What a name needs at least to be kept. */
  #least = 0;
  readonly #kept: { name: number; likeness: number; rank: number }[] = [];

  constructor(limit: number, tieBreak: (name: number) => number) {
    this.#limit = limit;
    this.#tieBreak = tieBreak;
  }

  offer(name: number, likeness: number): void {
    if (likeness < this.#least) return;
    const kept = this.#kept;
    const last = kept.at(-1);
    const one = { name, likeness, rank: this.#tieBreak(name) };
    if (kept.length === this.#limit) {
      if (last && precedes(last, one)) return;
      kept.pop();
    }
    let at = kept.length;
    while (at > 0 && precedes(one, kept[at - 1]!)) at--;
    kept.splice(at, 0, one);
    if (kept.length === this.#limit) this.#least = kept.at(-1)!.likeness;
  }

  names(): number[] {
    return this.#kept.map(({ name }) => name);
  }
}

function precedes(
  a: { name: number; likeness: number; rank: number },
  b: { name: number; likeness: number; rank: number },
): boolean {
  if (a.likeness !== b.likeness) return a.likeness > b.likeness;
  return a.rank !== b.rank ? a.rank > b.rank : a.name < b.name;
}
