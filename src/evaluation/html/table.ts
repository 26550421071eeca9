import { escaped } from "../../view/escape.ts";
import type { Cell, Table } from "../figure-tables.ts";
import { percent } from "./percent.ts";

/** A table of figures in HTML; every cell is text. */
export function tableHtml({ head, rows }: Table): string {
  const row = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  const body = rows.map((cells) => row(cells.map(cellText), "td")).join("");
  return `<table><thead>${row(head, "th")}</thead><tbody>${body}</tbody></table>`;
}

/** The table under its title. */
export function titledTable(table: Table): string {
  return titled(table.title, tableHtml(table));
}

export function titled(title: string, content: string): string {
  return `<h3>${escaped(title)}</h3><div class="scroll">${content}</div>`;
}

/** A share has its interval behind it, and the change since a baseline in brackets. */
function cellText(cell: Cell): string {
  if (typeof cell !== "object") return String(cell);
  const { value, interval, before } = cell;
  const range = interval ? ` [${percent(interval[0])}–${percent(interval[1])}]` : "";
  if (before === null || before === undefined || value === null || value === undefined)
    return percent(value) + range;
  const change = 100 * (value - before);
  return `${percent(value)}${range} (${change >= 0 ? "+" : "−"}${Math.abs(change).toFixed(1)})`;
}
