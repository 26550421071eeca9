import { ANY } from "../entity.ts";
import { BatchWriter } from "./batch-writer.ts";
import { type Completions, completed } from "./completion.ts";
import type { BatchMemory, EntityBatch } from "./entity-batch.ts";
import { ItemReader } from "./item-reader.ts";
import { notJson } from "./json-bytes.ts";
import { WantedTags } from "./wanted-tags.ts";
import { itemsOf, itemToEntity, qidNumber } from "./wikidata-item.ts";

/** The items of a dump that are kept, and the parts of them. It is plain data, because it is sent to other threads. */
export interface WikidataRules {
  readonly languages: readonly string[];
  readonly minSitelinks: number;
  /** Classes (QIDs) of which an item must be a direct instance; all if it is absent. */
  readonly kept: readonly string[] | undefined;
  /** Classes (QIDs) whose direct instances are left out. */
  readonly dropped: readonly string[];
  /** Items (QIDs) that are read only for their place among the classes; none if it is absent. */
  readonly classesOnly?: readonly string[] | undefined;
  /** Names and descriptions that complete those of the items. */
  readonly completions?: Completions | undefined;
}

/** The reason for leaving out a line that is not an item. */
export const brokenLine = "the line is not an item in JSON";

/** Makes batches of blocks of lines of a Wikidata dump. */
export class WikidataReader {
  readonly #rules: WikidataRules;
  readonly #languages: ReadonlySet<string>;
  readonly #kept: ReadonlySet<string> | undefined;
  readonly #dropped: ReadonlySet<string>;
  readonly #classesOnly: ReadonlySet<string>;
  readonly #tags: WantedTags;
  readonly #writer: BatchWriter;

  constructor(rules: WikidataRules) {
    this.#rules = rules;
    this.#languages = new Set([...rules.languages, ANY]);
    this.#kept = rules.kept && new Set(rules.kept);
    this.#dropped = new Set(rules.dropped);
    this.#classesOnly = new Set(rules.classesOnly);
    this.#tags = new WantedTags(this.#languages);
    this.#writer = new BatchWriter(rules.languages);
  }

  /** The entities of a block of whole lines. */
  read(block: Uint8Array, memory?: BatchMemory): EntityBatch {
    const reader = new ItemReader(block, this.#tags);
    for (let from = 0; from < block.length; ) {
      const end = block.indexOf(10, from);
      const lineEnd = end < 0 ? block.length : end;
      this.#readLine(reader, block, from, lineEnd);
      from = lineEnd + 1;
    }
    return this.#writer.take(memory);
  }

  /** Reads a line without a byte order mark and the list syntax: `[` first and `]` last, commas at the ends. */
  #readLine(reader: ItemReader, block: Uint8Array, from: number, to: number): void {
    let begin = from;
    let end = to;
    while (begin < end && (block[begin]! <= 32 || block[begin]! > 127 || block[begin] === 0x5b)) begin++;
    while (end > begin && (block[end - 1]! <= 32 || block[end - 1] === 0x2c || block[end - 1] === 0x5d))
      end--;
    if (begin === end) return;
    try {
      const reason = this.#readItem(reader, begin, end);
      if (reason) this.#writer.drop(reason);
    } catch (error) {
      if (error !== notJson) throw error;
      this.#writer.drop(brokenLine);
    }
  }

  /** Adds an item, or returns the reason why it is left out. Its statements about classes are kept in any case. */
  #readItem(reader: ItemReader, from: number, to: number): string | undefined {
    let reason: string | undefined;
    if (this.#rules.minSitelinks > 0) {
      // Most lines of a dump end here.
      const { sitelinks, isClass } = reader.glance(from, to);
      if (sitelinks < this.#rules.minSitelinks) reason = "too few sitelinks";
      if (reason && !isClass) return reason;
    }
    reader.open(from, to);
    const { type, id, statements } = reader;
    if (type === "property" || type === "lexeme") return `a ${type}, not an item`;
    const number = type === "item" ? qidNumber(id) : undefined;
    if (number === undefined) throw notJson;
    for (const parent of itemsOf(statements.get("P279"), "P279")) this.#writer.addClass(number, parent);
    if (reason) return reason;
    if (this.#classesOnly.has(id)) return "read only for its place among the classes";
    const [first] = itemsOf(statements.get("P31"), "P31");
    if (first !== undefined && this.#dropped.has(`Q${first}`)) return `an instance of Q${first}`;
    const item = itemToEntity(reader.item(), this.#languages);
    const entity = completed(item, number, this.#rules.completions);
    if (this.#kept && !entity.types!.some((one) => this.#kept!.has(one))) return "of a type that is not kept";
    this.#writer.add(entity);
    return undefined;
  }
}
