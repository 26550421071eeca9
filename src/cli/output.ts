import type { Mention, ResolveResponse } from "../contract/index.ts";
import { inOneLine } from "../view/control.ts";
import { summaryOf } from "../view/words.ts";
import { colours as pc } from "./colours.ts";
import { fittedWidths, type Widths } from "./table-widths.ts";
import { type TextWidth, widthOf } from "./text-width.ts";

/** Columns when the width is not known: a file that is read in an editor, a log, a terminal that does not tell it. */
const UNKNOWN_WIDTH = 120;

/** Maximum number of UTF-16 units of a cell that are measured: no terminal shows more, even of letters with marks. */
const LONGEST = 2_000;

/** How much of a table fits. */
export interface TableSize {
  /** Columns of the terminal; default 120. A terminal that does not know its width, as in a container, says 0. */
  readonly columns?: number | undefined;
  /** Rows that are shown; default all. */
  readonly rows?: number | undefined;
}

const titles = {
  mention: "mention",
  status: "status",
  entity: "entity or reason",
  probability: "probability",
  path: "path",
};
const columns = ["mention", "status", "entity", "probability", "path"] as const;
type Row = Readonly<Record<(typeof columns)[number], string>>;

/**
 * A table of the mentions for a person; colours only if the terminal has them. It is as wide as the
 * terminal: spare width goes to the entity, and the least informative columns are left out of a narrow one.
 */
export async function mentionTable(response: ResolveResponse, size: TableSize = {}): Promise<string> {
  const { mentions, language, processing_time_ms, engine } = response;
  const shown = mentions.slice(0, size.rows);
  const rows = shown.map(
    (mention): Row => ({
      mention: cell(mention.text),
      status: mention.status,
      entity: cell(meaning(mention)),
      // How likely the answer is right, as measured; a score only compares candidates.
      probability: mention.signals.match_probability?.toFixed(2) ?? "",
      path: mention.signals.path,
    }),
  );
  const width = await widthOf(rows.flatMap((row) => Object.values(row)));
  const widest = (name: keyof Row) => Math.max(...[titles, ...rows].map((row) => width(row[name])));
  const natural: Widths = {
    mention: widest("mention"),
    status: widest("status"),
    entity: widest("entity"),
    probability: widest("probability"),
    path: widest("path"),
  };
  const widths = fittedWidths(natural, size.columns || UNKNOWN_WIDTH);
  const kept = columns.filter((name) => widths[name] > 0);
  const line = (row: Row) =>
    kept
      .map((name) => padded(row[name], widths[name], width))
      .join("  ")
      .trimEnd();
  const body = rows.map((row, i) => (shown[i]!.status === "resolved" ? line(row) : pc.dim(line(row))));
  const more = mentions.length - shown.length;
  if (more > 0) body.push(pc.dim(`and ${more} more`));
  const summary = `${summaryOf(mentions)}; language ${language}; ${processing_time_ms} ms; ${engine}`;
  return [pc.bold(line(titles)), ...body, "", pc.dim(summary)].join("\n");
}

function meaning({ entity, reason }: Mention): string {
  if (!entity) return reason ?? "";
  return `${entity.label} (${entity.id})${entity.description ? `, ${entity.description}` : ""}`;
}

/** A text cut or padded to a width in terminal columns: a Han character takes two. */
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
