import { ItemReader } from "../build/item-reader.ts";
import { WantedTags } from "../build/wanted-tags.ts";
import { itemsOf, linksOf } from "../build/wikidata-item.ts";
import type { FetchCache } from "./fetch-cache.ts";
import type { KnownAnswers } from "./known-answers.ts";

/**
 * Most answers whose lines are kept in memory. Ids are requested in ascending order, so the lines of a round lie side
 * by side. A run of six rounds, each with three at a time, reads every answer once.
 */
const keptAnswers = 24;

/** The entities that an entity is connected with. */
export interface EntityLinks {
  /** Values of the statements that a pack keeps. */
  readonly neighbours: readonly number[];
  /** Classes of an instance, or the classes above a class. */
  readonly types: readonly number[];
  /** Classes above it. */
  readonly parents: readonly number[];
}

/** Reads the lines of entities from the stored answers. */
export class EntityLines {
  readonly #cache: FetchCache;
  readonly #known: KnownAnswers;
  readonly #answers = new Map<string, Promise<readonly Uint8Array[]>>();
  readonly #noTags = new WantedTags(new Set());

  constructor(cache: FetchCache, known: KnownAnswers) {
    this.#cache = cache;
    this.#known = known;
  }

  /** The JSON of an entity, one line without its end; undefined if the cache lacks it. */
  async line(qid: number): Promise<Uint8Array | undefined> {
    const entity = this.#known.use(qid);
    return entity && (await this.#linesOf(entity.answer))[entity.line];
  }

  /** The connections of an entity, as the reader of dumps sees them. */
  async links(qid: number): Promise<EntityLinks> {
    const line = await this.line(qid);
    if (!line) return { neighbours: [], types: [], parents: [] };
    const reader = new ItemReader(line, this.#noTags);
    reader.open(0, line.length);
    const { relations, types } = linksOf(reader.statements);
    return {
      neighbours: [...new Set(relations.map(({ value }) => value))],
      types,
      parents: itemsOf(reader.statements.get("P279"), "P279"),
    };
  }

  #linesOf(answer: string): Promise<readonly Uint8Array[]> {
    const lines = this.#answers.get(answer) ?? this.#cache.lines(answer);
    // The most recently used answer is dropped last.
    this.#answers.delete(answer);
    this.#answers.set(answer, lines);
    if (this.#answers.size > keptAnswers) this.#answers.delete(this.#answers.keys().next().value!);
    return lines;
  }
}
