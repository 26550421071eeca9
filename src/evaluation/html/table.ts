import { escaped } from "../../view/escape.ts";
import type { Cell, Table } from "../figure-tables.ts";
import { percent } from "./percent.ts";

/** A table of figures in HTML; every cell is text. Rows and columns without a figure are left out, and so may it all. */
export function tableHtml({ head, rows }: Table): string {
  const kept = head.map((_, c) => c).filter((c) => c === 0 || rows.some((row) => !isNone(row[c])));
  const full = rows.filter((row) => kept.some((c) => c > 0 && !isNone(row[c])));
  if (full.length === 0) return "";
  const row = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${kept.map((c) => `<${tag}>${escaped(cells[c]!)}</${tag}>`).join("")}</tr>`;
  const body = full.map((cells) => row(cells.map(cellText), "td")).join("");
  return `<table><thead>${row(head, "th")}</thead><tbody>${body}</tbody></table>`;
}

/** A share that is not known; a count of 0 is a figure. */
function isNone(cell: Cell | undefined): boolean {
  return typeof cell === "object" ? cell.value === null || cell.value === undefined : cell === undefined;
}

/** The table under its title. */
export function titledTable(table: Table): string {
  return titled(table.title, tableHtml(table));
}

export function titled(title: string, content: string): string {
  if (content === "") return "";
  return `<h3>${escaped(title)}</h3><div class="scroll">${content}</div>`;
}

/** A share has its interval after it, and the change since a baseline in brackets. */
function cellText(cell: Cell): string {
  if (typeof cell !== "object") return String(cell);
  const { value, interval, before } = cell;
  const range = interval ? ` [${percent(interval[0])}–${percent(interval[1])}]` : "";
  if (before === null || before === undefined || value === null || value === undefined)
    return percent(value) + range;
  const change = 100 * (value - before);
  return `${percent(value)}${range} (${change >= 0 ? "+" : "−"}${Math.abs(change).toFixed(1)})`;
}
