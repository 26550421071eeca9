import { CAPITAL, COMMA, PERIOD } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import type { Span } from "../mention.ts";

/** Whether a name is written as English writes places short: "Calif.", ", Fla". */
export function mayBeCutShort(
  { pieces, language }: Document,
  { from, to }: Pick<Span, "from" | "to">,
): boolean {
  if (language !== "en" || to - from > 2 || !(pieces.shape[from]! & CAPITAL)) return false;
  const isBeforeStop =
    to < pieces.count ? pieces.gap[to] === PERIOD : pieces.text.startsWith(".", pieces.end[to - 1]!);
  return isBeforeStop || pieces.text.charCodeAt(pieces.end[to - 1]!) === 0x2e || pieces.gap[from] === COMMA;
}
