import stringWidth from "string-width";
import type { Cell, Table } from "../evaluation/index.ts";

/** A table in plain text: the first column flush left, the others flush right, widths in terminal columns. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, c) => Math.max(...all.map((row) => stringWidth(row[c] ?? ""))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, c) => {
        const fill = " ".repeat(widths[c]! - stringWidth(cell));
        return c === 0 ? cell + fill : fill + cell;
      })
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

/** A table of figures under its title. */
export function figureText({ title, head, rows }: Table): string {
  const body = rows.map((cells) => cells.map(cellText));
  return `${title}\n${textTable(head, body)}`;
}

/** A share in percent with one decimal; `-` if there is no value. */
export function percent(value: number | null | undefined): string {
  return value === null || value === undefined ? "-" : (100 * value).toFixed(1);
}

function cellText(cell: Cell): string {
  if (typeof cell !== "object") return String(cell);
  const { value, interval } = cell;
  return value === null || value === undefined || !interval
    ? percent(value)
    : `${percent(value)} [${percent(interval[0])}-${percent(interval[1])}]`;
}
