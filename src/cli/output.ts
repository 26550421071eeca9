import type { Mention, ResolveResponse } from "../contract/index.ts";
import { inOneLine } from "../view/control.ts";
import { colours as pc } from "./colours.ts";
import { type TextWidth, widthOf } from "./text-width.ts";

/** Longest text of a cell, in columns of the terminal. */
const WIDEST = 44;

/** UTF-16 units that can be seen in so many columns: letters with marks, families of emoji. What is behind is cut. */
const LONGEST = 10 * WIDEST;

/** A table of the mentions that a person likes to read; colours only where the terminal has them. */
export async function mentionTable({
  mentions,
  language,
  processing_time_ms,
  engine,
}: ResolveResponse): Promise<string> {
  const head = ["mention", "status", "entity or reason", "score", "path"];
  const rows = mentions.map((mention) => [
    cell(mention.text),
    mention.status,
    cell(meaning(mention)),
    mention.score === null ? "" : mention.score.toFixed(2),
    mention.signals.path,
  ]);
  const width = await widthOf(rows.flat());
  const widths = head.map((title, c) =>
    Math.min(WIDEST, Math.max(width(title), ...rows.map((row) => width(row[c]!)))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, c) => padded(cell, widths[c]!, width))
      .join("  ")
      .trimEnd();
  const body = rows.map((row, i) => (mentions[i]!.status === "resolved" ? line(row) : pc.dim(line(row))));
  const resolved = mentions.filter(({ status }) => status === "resolved").length;
  const summary = `${mentions.length} mentions, ${resolved} resolved, ${mentions.length - resolved} unresolved; language ${language}; ${processing_time_ms} ms; ${engine}`;
  return [pc.bold(line(head)), ...body, "", pc.dim(summary)].join("\n");
}

function meaning({ entity, reason }: Mention): string {
  if (!entity) return reason ?? "";
  return `${entity.label} (${entity.id})${entity.description ? `, ${entity.description}` : ""}`;
}

/** A text cut or filled to a width in terminal columns: a Han character takes two. */
function padded(text: string, columns: number, width: TextWidth): string {
  const whole = width(text);
  if (whole <= columns) return text + " ".repeat(columns - whole);
  let cut = "";
  let used = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    const more = width(segment);
    if (used + more > columns - 1) break;
    cut += segment;
    used += more;
  }
  return `${cut}…${" ".repeat(columns - 1 - used)}`;
}

/** A text in one line, no longer than a cell can show. */
function cell(text: string): string {
  return inOneLine(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
