import { add, addCell, attributeName, type MutableAttributes } from "./names.ts";
import { rowOf } from "./row.ts";
import type { TableDialect } from "./table.ts";

interface Column {
  name: string;
  /** Sub-attributes of a column such as `shipping(country:price)`. */
  parts?: string[];
}

/** Google Merchant tables: one product per row, columns named by attributes. */
export const googleRows: TableDialect = (header) => {
  const columns = header.map(columnOf);
  return {
    row(cells, line, rows) {
      const attributes: MutableAttributes = {};
      for (let i = 0; i < columns.length; i++) {
        const cell = cells[i]!;
        if (cell === "") continue;
        const { name, parts } = columns[i]!;
        if (parts === undefined) addCell(attributes, name, cell);
        else
          for (const value of cell.split(/,(?=[^,]*:)/)) add(attributes, name, groupOf(parts, value.trim()));
      }
      rows.push(rowOf(attributes, line));
    },
    end() {},
  };
};

function columnOf(header: string, index: number): Column {
  const match = /^([^()]+)\(([^()]+)\)$/.exec(header.trim());
  if (match !== null)
    return { name: attributeName(match[1]!), parts: match[2]!.split(":").map(attributeName) };
  return { name: attributeName(header) || `column_${index + 1}` };
}

function groupOf(parts: readonly string[], text: string): MutableAttributes | string {
  const values = text.split(":");
  // More values than names: kept as it is rather than cut.
  if (values.length > parts.length) return text;
  const group: MutableAttributes = {};
  for (let i = 0; i < values.length; i++) add(group, parts[i]!, values[i]!);
  return Object.keys(group).length > 0 ? group : "";
}
