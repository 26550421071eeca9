import { readFileSync } from "node:fs";

/**
 * The rows of a table beside the tests: lines that start with `#` are notes, the first other line names the columns,
 * cells are parted by tabs. Throws where a row has not as many cells as there are columns.
 */
export function rowsOf<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const [head, ...rows] = lines.map((line) => line.split("\t"));
  if (head?.join("\t") !== columns.join("\t")) throw new Error(`${file} has the columns ${head}`);
  return rows.map((cells) => {
    if (cells.length !== columns.length)
      throw new Error(`${file} has a row of ${cells.length} cells: ${cells}`);
    return Object.fromEntries(columns.map((column, i) => [column, cells[i]!])) as Record<Column, string>;
  });
}
