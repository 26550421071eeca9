import type { Mention, ResolveResponse } from "../contract/index.ts";
import { colours as pc } from "./colours.ts";
import { type TextWidth, widthOf } from "./text-width.ts";

/** Longest text of a cell, in columns of the terminal. */
const WIDEST = 44;

/** A table of the mentions that a person likes to read; colours only where the terminal has them. */
export async function mentionTable({
  mentions,
  language,
  processing_time_ms,
  engine,
}: ResolveResponse): Promise<string> {
  const head = ["mention", "status", "entity or reason", "score", "path"];
  const rows = mentions.map((mention) => [
    inOneLine(mention.text),
    mention.status,
    inOneLine(meaning(mention)),
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

/** A text without what breaks a line or steers a terminal. */
export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}

function meaning({ entity, reason }: Mention): string {
  if (!entity) return reason ?? "";
  return `${entity.label} (${entity.id})${entity.description ? `, ${entity.description}` : ""}`;
}

/** A text cut or filled to a width in terminal columns: a Han character takes two. */
function padded(text: string, columns: number, width: TextWidth): string {
  let cut = text;
  if (width(cut) > columns) {
    while (width(cut) > columns - 1) cut = [...cut].slice(0, -1).join("");
    cut += "…";
  }
  return cut + " ".repeat(Math.max(0, columns - width(cut)));
}
