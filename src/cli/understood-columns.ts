import { columnsText } from "../kb/entities/columns.ts";
import type { UnderstoodColumns } from "../kb/entities/entity-parser.ts";

/** How the header of a table was understood, for a person. */
export function understoodText({ uses, unused }: UnderstoodColumns): string {
  const rest = unused.length > 0 ? `; not used: ${unused.join(", ")}` : "";
  return `columns read as ${columnsText(uses)}${rest}`;
}
