import { compareText, firstWhere } from "../text/look-up.ts";
import { GramPostings } from "./gram-postings.ts";
import { comparedName } from "./name.ts";
import { gramsOf } from "./name-grams.ts";
import type { RecordSource } from "./source.ts";
import { WordWeights } from "./word-weights.ts";

/** A name of an entity that is near to what was looked for. */
export interface FoundName {
  /** As it is compared. */
  readonly text: string;
  readonly entity: number;
}

/** Names of an entity that are kept; the best known city has fewer in one knowledge base. */
const NAMES_OF_ONE = 400;

/** Names with a beginning that are looked at: of more than these a longer beginning is typed. */
const BEGINNING_NAMES = 20_000;

/** An index over all names of a source, by their trigrams: for names that are not written as they are known. */
export class NameIndex {
  /** How rare each word of the names is. */
  readonly words: WordWeights = new WordWeights();
  readonly #texts: string[] = [];
  readonly #entities: number[] = [];
  /** Names in the order of the alphabet; made by the first search for a beginning. */
  #sorted: Int32Array | undefined;
  readonly #postings = new GramPostings();
  readonly #popularity: (entity: number) => number;

  private constructor(popularity: (entity: number) => number) {
    this.#popularity = popularity;
  }

  /** Reads the names of all entities; it lets the event loop run meanwhile. */
  static async build(source: RecordSource, pause: () => Promise<void> | undefined): Promise<NameIndex> {
    const index = new NameIndex((entity) => source.popularity(entity));
    for (let entity = 0; entity < source.size; entity++) {
      if (source.alive(entity)) index.#add(entity, source);
      const waiting = pause();
      if (waiting) await waiting;
    }
    index.#postings.close();
    index.words.close();
    return index;
  }

  /** Entities with a name that begins so: first those whose name it is, then the best known. */
  beginningWith(beginning: string, limit: number): number[] {
    const { text } = comparedName(beginning);
    if (text === "") return [];
    this.#sorted ??= Int32Array.from(this.#texts.keys()).sort((a, b) =>
      compareText(this.#texts[a]!, this.#texts[b]!),
    );
    const found = new Set<number>();
    const named = new Set<number>();
    const sorted = this.#sorted;
    const from = firstWhere(0, sorted.length, (i) => this.#texts[sorted[i]!]! >= text);
    for (const name of sorted.subarray(from, from + BEGINNING_NAMES)) {
      if (!this.#texts[name]!.startsWith(text)) break;
      const entity = this.#entities[name]!;
      found.add(entity);
      if (this.#texts[name] === text) named.add(entity);
    }
    const whole = (entity: number) => (named.has(entity) ? 1 : 0);
    const ranked = [...found].sort(
      (a, b) => whole(b) - whole(a) || this.#popularity(b) - this.#popularity(a) || a - b,
    );
    return ranked.slice(0, limit);
  }

  /** Number of names. */
  get size(): number {
    return this.#texts.length;
  }

  #add(entity: number, source: RecordSource): void {
    const { labels, aliases } = source.record(entity);
    const texts = new Set<string>();
    for (const tag in labels) texts.add(comparedName(labels[tag]!).text);
    for (const tag in aliases) for (const alias of aliases[tag]!) texts.add(comparedName(alias).text);
    texts.delete("");
    let left = NAMES_OF_ONE;
    for (const text of texts) {
      if (left-- === 0) break;
      this.#texts.push(text);
      this.#entities.push(entity);
      this.#postings.add(gramsOf(text));
      this.words.count(text.split(" "));
    }
  }

  /** The names that share most with a text, rare parts counting more; of equal ones that of the better known entity. */
  near(text: string, limit: number): FoundName[] {
    const found = this.#postings.nearest(gramsOf(text), limit, (name) =>
      this.#popularity(this.#entities[name]!),
    );
    return found.map((name) => ({ text: this.#texts[name]!, entity: this.#entities[name]! }));
  }
}
