import { ANY } from "../entity.ts";
import { BatchWriter } from "./batch-writer.ts";
import type { EntityBatch } from "./entity-batch.ts";
import { ItemReader } from "./item-reader.ts";
import { notJson } from "./json-bytes.ts";
import { itemsOf, itemToEntity } from "./wikidata-item.ts";

/** Which items of a dump are kept, and what of them. Plain data: it goes to other threads. */
export interface WikidataRules {
  readonly languages: readonly string[];
  readonly minSitelinks: number;
  /** Classes (QIDs) of which an item must be a direct instance; all where it is absent. */
  readonly kept: readonly string[] | undefined;
  /** Classes (QIDs) whose direct instances are left out. */
  readonly dropped: readonly string[];
}

/** Why a line was left out that is no item. */
export const brokenLine = "the line is no JSON of an item";

/** Makes batches of blocks of lines of a Wikidata dump. */
export class WikidataReader {
  readonly #rules: WikidataRules;
  readonly #languages: ReadonlySet<string>;
  readonly #kept: ReadonlySet<string> | undefined;
  readonly #dropped: ReadonlySet<string>;
  readonly #writer: BatchWriter;

  constructor(rules: WikidataRules) {
    this.#rules = rules;
    this.#languages = new Set([...rules.languages, ANY]);
    this.#kept = rules.kept && new Set(rules.kept);
    this.#dropped = new Set(rules.dropped);
    this.#writer = new BatchWriter(rules.languages);
  }

  /** The entities of a block of whole lines. */
  read(block: Uint8Array): EntityBatch {
    const reader = new ItemReader(block, this.#languages);
    for (let from = 0; from < block.length; ) {
      const end = block.indexOf(10, from);
      const lineEnd = end < 0 ? block.length : end;
      this.#readLine(reader, block, from, lineEnd);
      from = lineEnd + 1;
    }
    return this.#writer.take();
  }

  /** A line, without what makes a list of all of them: `[` first and `]` last, commas at the ends. */
  #readLine(reader: ItemReader, block: Uint8Array, from: number, to: number): void {
    let begin = from;
    let end = to;
    while (begin < end && (block[begin]! <= 32 || block[begin] === 0x5b)) begin++;
    while (end > begin && (block[end - 1]! <= 32 || block[end - 1] === 0x2c || block[end - 1] === 0x5d)) end--;
    if (begin === end) return;
    try {
      reader.open(begin, end);
      const reason = this.#reasonAgainst(reader);
      const isItem = reader.type === "item";
      if (isItem)
        for (const parent of itemsOf(reader.statements("P279"), "P279"))
          this.#writer.addClass(reader.id, parent);
      if (reason) this.#writer.drop(reason);
      else this.#add(reader);
    } catch (error) {
      if (error !== notJson) throw error;
      this.#writer.drop(brokenLine);
    }
  }

  #add(reader: ItemReader): void {
    const entity = itemToEntity(reader.item(), this.#languages);
    if (this.#kept && !entity.types!.some((type) => this.#kept!.has(type)))
      this.#writer.drop("of no type that is kept");
    else this.#writer.add(entity);
  }

  /** Why the item is left out, told without reading its texts: most of a dump is. */
  #reasonAgainst(reader: ItemReader): string | undefined {
    if (reader.type === "property" || reader.type === "lexeme") return `a ${reader.type}, no item`;
    if (reader.type !== "item" || !/^Q[1-9]\d*$/.test(reader.id)) throw notJson;
    if (this.#rules.minSitelinks > 0 && reader.sitelinkCount() < this.#rules.minSitelinks)
      return "too few sitelinks";
    const [first] = itemsOf(reader.statements("P31"), "P31");
    return first !== undefined && this.#dropped.has(first) ? `an instance of ${first}` : undefined;
  }
}
