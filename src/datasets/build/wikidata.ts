import { languages as allLanguages } from "../../contract/languages.ts";
import { ProblemError } from "../../contract/problem.ts";
import { ANY } from "../entity.ts";
import { ClassTree } from "./class-tree.ts";
import { PackBuilder } from "./pack-builder.ts";
import { textLines } from "./text-lines.ts";
import { itemToEntity, superclassesOf, type WikidataItem } from "./wikidata-item.ts";
import { droppedClasses, lineCheck } from "./wikidata-lines.ts";
import { scanItem } from "./wikidata-scan.ts";

export interface WikidataOptions {
  /** Languages of names and descriptions; default all eight. */
  readonly languages?: readonly string[] | undefined;
  /** Items with fewer pages in Wikipedias and their sister projects are dropped; default 0. */
  readonly minSitelinks?: number | undefined;
  /** Classes (QIDs) of which an item must be an instance. */
  readonly keepTypes?: readonly string[] | undefined;
  /** Classes (QIDs) whose instances are dropped, beside the default ones. */
  readonly dropTypes?: readonly string[] | undefined;
  /** Items after which reading ends. */
  readonly limit?: number | undefined;
}

/**
 * Reads a Wikidata JSON dump into a builder: one item a line, `[` first and `]` last, commas at the ends. Lines
 * that cannot matter are dropped before they are parsed; types are known when the last line is read.
 *
 * @param tick called now and then with the number of lines read
 * @throws ProblemError `invalid_dataset` when it is no dump: not one of the first lines is an item
 */
export async function readWikidata(
  chunks: AsyncIterable<Uint8Array>,
  options: WikidataOptions = {},
  tick?: (lines: number) => void,
): Promise<PackBuilder> {
  const { languages = allLanguages, minSitelinks = 0, keepTypes, dropTypes = [], limit } = options;
  const kept = new Set<string>([...languages, ANY]);
  const tree = new ClassTree();
  const builder = new PackBuilder({ languages, typesOf: (types) => tree.wordsOf(types) });
  const check = lineCheck({ dropped: new Set([...droppedClasses, ...dropTypes]), minSitelinks });
  const wanted = keepTypes && new Set(keepTypes);
  let lines = 0;
  let broken = 0;
  reading: for await (const batch of textLines(chunks)) {
    for (const text of batch) {
      const line = bare(text);
      if (line === "") continue;
      lines++;
      const reason = check(line);
      const isClass = line.includes('"P279":[');
      if (reason) builder.drop(reason);
      if (reason && !isClass) continue;
      const item = scanItem(line, kept) ?? parse(line);
      if (!item) {
        builder.drop("the line is no JSON of an item");
        if (++broken > 100 && builder.counts.entities === 0)
          throw new ProblemError("invalid_dataset", {
            detail: "this is no Wikidata JSON dump: its first 100 lines are no items",
          });
        continue;
      }
      if (isClass)
        for (const parent of superclassesOf(item))
          tree.add(Number(item.id.slice(1)), Number(parent.slice(1)));
      if (reason) continue;
      const entity = itemToEntity(item, kept);
      if (wanted && !entity.types!.some((type) => wanted.has(type))) builder.drop("of no type that is kept");
      else builder.add(entity);
      if (limit !== undefined && builder.counts.entities >= limit) break reading;
    }
    tick?.(lines);
  }
  if (builder.counts.entities === 0 && broken > 0)
    throw new ProblemError("invalid_dataset", {
      detail: "this is no Wikidata JSON dump: no line is an item",
    });
  return builder;
}

/** A line without the brackets of the list and the comma behind it. */
function bare(text: string): string {
  let end = text.length;
  while (end > 0 && (text.charCodeAt(end - 1) <= 32 || text.charCodeAt(end - 1) === 44)) end--;
  const line = end === text.length ? text : text.slice(0, end);
  return line === "[" || line === "]" ? "" : line;
}

function parse(line: string): WikidataItem | undefined {
  try {
    const item = JSON.parse(line) as WikidataItem | null;
    return item && /^Q[1-9]\d*$/.test(item.id) ? item : undefined;
  } catch {
    return undefined;
  }
}
