import { columnsText } from "../kb/entities/columns.ts";
import type { UnderstoodColumns } from "../kb/entities/entity-parser.ts";

/**
 * How the header of a table was understood, for a person.
 *
 * @param others what the other columns are
 */
export function understoodText(
  { uses, unused }: UnderstoodColumns,
  others: "not used" | "properties" = "not used",
): string {
  const rest = unused.length > 0 ? `; ${others}: ${unused.join(", ")}` : "";
  return `columns read as ${columnsText(uses)}${rest}`;
}
