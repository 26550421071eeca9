import { escaped } from "../../view/escape.ts";
import { nested } from "../../view/nesting.ts";
import { counted } from "../../view/words.ts";
import { type Alignment, align, type Row, spanKey, type Target } from "../alignment.ts";
import type { ScoredSet, ScoreOptions } from "../score.ts";

/** Code points of all documents that a report shows in full: 300 news articles, a page of 2 MB. */
const MOST = 600_000;

/** What the reader sees of a span: how the answer stands to the gold. */
type Verdict = "right" | "wrong" | "missed" | "extra" | "optional";

interface Marked {
  readonly start: number;
  readonly end: number;
  readonly verdict: Verdict;
  /** What stands after the span; nothing where it is right. */
  readonly note: string;
}

const legend: Readonly<Record<Verdict, string>> = {
  right: "right",
  wrong: "another entity than gold",
  missed: "in gold, not answered",
  extra: "answered, not in gold",
  optional: "neither required nor wrong",
};

/**
 * Whole documents with the answers in the text and the gold beside them. Documents with errors come first, and as many
 * are shown as a page can hold; what is left out is counted.
 */
export function documentsSection(sets: readonly ScoredSet[], options: ScoreOptions): string {
  const all = sets.flatMap(({ gold, predictions }) =>
    gold.documents.map((document) => {
      const alignment = align(document, predictions.get(document.id) ?? [], options);
      return { set: gold.name, alignment, marks: marksOf(alignment) };
    }),
  );
  const errors = (marks: readonly Marked[]) =>
    marks.filter(({ verdict }) => verdict !== "right" && verdict !== "optional").length;
  all.sort((a, b) => Number(errors(b.marks) > 0) - Number(errors(a.marks) > 0));
  let room = MOST;
  const shown = all.filter(({ alignment }) => (room -= alignment.document.text.length) >= 0);
  const left = all.length - shown.length;
  const keys = (Object.keys(legend) as Verdict[]).map(
    (verdict) => `<li><mark class="${verdict}">${legend[verdict]}</mark></li>`,
  );
  return `<h2>Documents</h2>
<p>The answers in the text, with the gold beside them where they differ.${left > 0 ? ` ${counted(left, "document")} would make this page too large and ${left === 1 ? "is" : "are"} left out.` : ""}</p>
<ul class="legend">${keys.join("")}</ul>
${shown.map(({ set, alignment, marks }) => documentHtml(set, alignment, marks)).join("")}`;
}

function documentHtml(set: string, { document }: Alignment, marks: readonly Marked[]): string {
  const count = (verdict: Verdict) => marks.filter((mark) => mark.verdict === verdict).length;
  const counts = (["right", "wrong", "missed", "extra"] as const)
    .filter((verdict) => count(verdict) > 0)
    .map((verdict) => `${count(verdict)} ${verdict}`);
  const title = [set, document.id, ...(counts.length > 0 ? [counts.join(", ")] : ["no mentions"])].join(
    " · ",
  );
  const lang = document.lang === undefined ? "" : ` lang="${escaped(document.lang)}"`;
  return `<details class="document"><summary>${escaped(title)}</summary><div class="text" dir="auto"${lang}>${markedText(document.text, marks)}</div></details>`;
}

function markedText(text: string, marks: readonly Marked[]): string {
  const points = Array.from(text);
  const parts: string[] = [];
  for (const step of nested(points.length, marks)) {
    if (step.kind === "text") parts.push(escaped(points.slice(step.start, step.end).join("")));
    else if (step.kind === "open") parts.push(`<mark class="${step.mark.verdict}">`);
    else if (step.broken || step.mark.note === "") parts.push("</mark>");
    else parts.push(`</mark><small class="note"><bdi>${escaped(step.mark.note)}</bdi></small>`);
  }
  return parts.join("");
}

function marksOf(alignment: Alignment): Marked[] {
  const { required, optional, rows, rowAt, document } = alignment;
  const onGold = new Set([...required, ...optional].map(spanKey));
  const length = Array.from(document.text).length;
  const extra = rows
    .filter((row) => row.id !== null && (!onGold.has(spanKey(row)) || rowAt.get(spanKey(row)) !== row))
    .map((row): Marked => ({ ...spanOf(row), verdict: "extra", note: answered(row) }));
  return [
    ...required.map((target) => ofTarget(target, rowAt.get(spanKey(target)))),
    ...optional.map((target): Marked => ({ ...spanOf(target), verdict: "optional", note: "" })),
    ...extra,
  ].filter(({ start, end }) => start >= 0 && end <= length);
}

function ofTarget(target: Target, row: Row | undefined): Marked {
  const span = spanOf(target);
  const gold = target.ids.length > 0 ? target.ids.join(" or ") : "NIL";
  if (target.ids.length === 0)
    return row && row.id !== null
      ? { ...span, verdict: "wrong", note: `${answered(row)}, gold NIL` }
      : { ...span, verdict: "right", note: "" };
  if (!row || row.id === null) {
    const why = row?.row.reason === undefined ? "" : `${row.row.reason.replaceAll("_", " ")}, `;
    return { ...span, verdict: "missed", note: `${why}gold ${gold}` };
  }
  return target.ids.includes(row.id)
    ? { ...span, verdict: "right", note: "" }
    : { ...span, verdict: "wrong", note: `${answered(row)}, gold ${gold}` };
}

/** The answer as its label, if there is one, and id. */
function answered({ row, id }: Row): string {
  const { entity } = row;
  const label = entity && typeof entity === "object" && "label" in entity ? `${String(entity.label)} ` : "";
  return `${label}${id}`;
}

function spanOf({ start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end };
}
