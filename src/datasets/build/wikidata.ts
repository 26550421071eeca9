import { languages as allLanguages } from "../../contract/languages.ts";
import { ProblemError } from "../../contract/problem.ts";
import { ClassTree } from "./class-tree.ts";
import type { Completions } from "./completion.ts";
import { droppedClasses } from "./dropped-classes.ts";
import type { EntityBatch } from "./entity-batch.ts";
import { lineBlocks } from "./line-blocks.ts";
import { PackBuilder } from "./pack-builder.ts";
import { brokenLine, WikidataReader, type WikidataRules } from "./wikidata-reader.ts";

export interface WikidataOptions {
  /** Languages of names and descriptions; default all eight. */
  readonly languages?: readonly string[] | undefined;
  /** Items with fewer pages in Wikipedias and their sister projects are dropped; default 0. */
  readonly minSitelinks?: number | undefined;
  /** Classes (QIDs) of which an item must be a direct instance. */
  readonly keepTypes?: readonly string[] | undefined;
  /** Classes (QIDs) whose direct instances are dropped, besides the default ones. */
  readonly dropTypes?: readonly string[] | undefined;
  /** Items (QIDs) that do not become entities: they only supply types for the others. */
  readonly classesOnly?: readonly string[] | undefined;
  /** Number of items after which reading ends. */
  readonly limit?: number | undefined;
  /** Names and descriptions that complete those of the items. */
  readonly completions?: Completions | undefined;
  /** Reads the blocks elsewhere, for example in threads. */
  readonly readBlocks?: BlockReading | undefined;
}

/**
 * Makes a batch of each block of lines, in order. Blocks and batches are lent: the memory of one may be reused when
 * the next one is requested.
 */
export type BlockReading = (
  blocks: AsyncIterable<Uint8Array>,
  rules: WikidataRules,
) => AsyncIterable<EntityBatch>;

/**
 * Reads a Wikidata JSON dump into a builder: one item per line, `[` first and `]` last, commas at the ends. Lines
 * that cannot matter are dropped before they are parsed. Types are known after the last line is read. The pack
 * depends only on the bytes of the dump and the options.
 *
 * @param tick called from time to time with the number of items read
 * @throws ProblemError `invalid_dataset` when it is not a dump: none of the first lines is an item
 */
export async function readWikidata(
  chunks: AsyncIterable<Uint8Array>,
  options: WikidataOptions = {},
  tick?: (lines: number) => void,
): Promise<PackBuilder> {
  const {
    languages = allLanguages,
    minSitelinks = 0,
    keepTypes,
    dropTypes = [],
    classesOnly,
    completions,
    limit,
  } = options;
  const tree = new ClassTree();
  const builder = new PackBuilder({ languages, limit, typesOf: (types) => tree.wordsOf(types) });
  const rules = {
    languages,
    minSitelinks,
    kept: keepTypes,
    dropped: [...droppedClasses, ...dropTypes],
    classesOnly,
    completions,
  };
  let lines = 0;
  const ends = new Ends();
  for await (const batch of (options.readBlocks ?? readHere)(lineBlocks(ends.of(chunks)), rules)) {
    for (let i = 0; i < batch.classes.length; i += 2) tree.add(batch.classes[i]!, batch.classes[i + 1]!);
    builder.addBatch(batch);
    lines += batch.events.length;
    tick?.(lines);
    if (builder.isFull) break;
    if (isNoDump(builder, 100)) break;
  }
  if (isNoDump(builder, 0))
    throw new ProblemError("invalid_dataset", {
      detail: "this is not a Wikidata JSON dump: its first lines are not items",
    });
  if (ends.isCutOff && !builder.isFull) builder.counts.dropped[cutOff] = 1;
  return builder;
}

/** The reason that is reported for an incomplete dump: a download that broke off still has whole lines. */
const cutOff = "the end: the dump begins with [ and does not end with ]";

/** Records the first and last byte of a stream, apart from white space and a byte order mark. */
class Ends {
  #first = 0;
  #last = 0;
  #isRead = false;

  async *of(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.#first ||= chunk.find(isInk) ?? 0;
      this.#last = chunk.findLast(isInk) ?? this.#last;
      yield chunk;
    }
    this.#isRead = true;
  }

  /** Whether a list began and was read through, but did not end. */
  get isCutOff(): boolean {
    return this.#isRead && this.#first === 0x5b && this.#last !== 0x5d;
  }
}

function isInk(byte: number): boolean {
  return byte > 32 && byte < 128;
}

async function* readHere(
  blocks: AsyncIterable<Uint8Array>,
  rules: WikidataRules,
): AsyncGenerator<EntityBatch> {
  const reader = new WikidataReader(rules);
  for await (const block of blocks) yield reader.read(block);
}

/** Whether no line is an item, and more than a few lines are broken. */
function isNoDump({ counts }: PackBuilder, more: number): boolean {
  const items = Object.entries(counts.dropped).some(([reason]) => reason !== brokenLine);
  return counts.entities === 0 && !items && (counts.dropped[brokenLine] ?? 0) > more;
}
