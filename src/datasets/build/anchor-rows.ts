import { dbpediaIri, qidOf } from "../../contract/identity.ts";
import { quoted } from "../../contract/quoted.ts";
import type { RowFault } from "./popularity.ts";
import { textLines } from "./text-lines.ts";

/** How often a surface form was written, and the target of its link. */
export interface AnchorRow {
  /** The surface form as written, with white space folded. */
  readonly surface: string;
  /** Number of the QID of the target; 0 if the row has a title, or no target. */
  readonly qid: number;
  /** IRI of the page if the row has a title: that of DBpedia for the title in the English Wikipedia. */
  readonly iri: string | undefined;
  /** Number of occurrences. */
  readonly count: number;
}

/** Addresses of pages in the English Wikipedia and in DBpedia. */
const pageAddress = /^https?:\/\/(?:en\.(?:m\.)?wikipedia\.org\/wiki|dbpedia\.org\/(?:resource|page))\/(.+)$/;

/**
 * Reads rows of surface form, target and count, separated by tabs: `New York\tQ60\t4711`. Spotlight's model builder
 * calls such files `pairCounts`, and any Wikipedia dump gives them. The target is a QID, a title of the English
 * Wikipedia (with blanks or underscores) or the address of its page. A row without a target counts occurrences of the
 * surface form that are not links. The first line may be a header. Memory does not grow with the rows.
 *
 * @param take called with each row
 * @param refuse called with each row that cannot be used
 * @returns how many rows were taken, and how many could not be
 * @throws ProblemError `invalid_dataset` when a line is longer than 256 MiB
 */
export async function readAnchorRows(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  take: (row: AnchorRow) => void,
  refuse: RowFault,
): Promise<{ rows: number; faults: number }> {
  const counts = { rows: 0, faults: 0 };
  let line = 0;
  for await (const lines of textLines(chunks)) {
    for (const text of lines) {
      line++;
      if (text.trim() === "") continue;
      const row = anchorRow(text.endsWith("\r") ? text.slice(0, -1) : text);
      if (typeof row !== "string") {
        counts.rows++;
        take(row);
      } else if (line > 1) {
        counts.faults++;
        refuse(line, row);
      }
    }
  }
  return counts;
}

/** The row of a line; or the reason if the line is not a row. */
function anchorRow(text: string): AnchorRow | string {
  // A file has millions of rows: only a faulty row is split into a list of cells.
  const first = text.indexOf("\t");
  const second = text.indexOf("\t", first + 1);
  if (first < 0 || second < 0 || text.includes("\t", second + 1))
    return `${text.split("\t").length} cells: a row has surface form, target and count`;
  const surface = text
    .slice(0, first)
    .replace(/\s{2,}|[^\S ]/g, " ")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(surface)) return "the surface form has neither letter nor digit";
  const number = text.slice(second + 1);
  if (!/^[1-9]\d{0,14}$/.test(number)) return `${quoted(number)} is not a whole number of 1 or more`;
  const count = Number(number);
  const target = text.slice(first + 1, second).trim();
  const qid = qidOf(target);
  if (qid !== undefined) return { surface, qid: Number(qid.slice(1)), iri: undefined, count };
  return { surface, qid: 0, iri: target === "" ? undefined : pageIri(target), count };
}

/** The IRI under which a pack knows a page of the English Wikipedia. */
function pageIri(target: string): string {
  const address = pageAddress.exec(target)?.[1];
  const title = (address === undefined ? target : unescaped(address)).replace(/\s+/g, "_");
  // The first letter of a title is always a capital, even if a link writes it small.
  return dbpediaIri(title.replace(/^./u, (letter) => letter.toUpperCase()));
}

function unescaped(title: string): string {
  try {
    return decodeURIComponent(title);
  } catch {
    return title;
  }
}
