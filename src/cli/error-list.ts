import {
  compareReports,
  type EvaluationError,
  type EvaluationReport,
  type Owner,
  owners,
} from "../evaluation/index.ts";
import { inOneLine } from "../view/control.ts";
import { colours as pc } from "./colours.ts";
import { textTable } from "./text-table.ts";

/** Names entities in an error list: the label of an id, where the knowledge base has one. */
export type LabelOf = (id: string) => string | undefined;

/** How many errors each owner has, worst first. */
export function ownerTable(errors: readonly EvaluationError[]): string {
  const rows = (Object.keys(owners) as Owner[])
    .map((owner) => ({ owner, of: errors.filter((error) => error.owner === owner) }))
    .filter(({ of }) => of.length > 0)
    .sort((a, b) => b.of.length - a.of.length);
  const count = (of: readonly EvaluationError[], kind: EvaluationError["kind"]) =>
    `${of.filter((error) => error.kind === kind).length || ""}`;
  const given = (of: readonly EvaluationError[]) =>
    `${of.filter(({ ifGiven }) => ifGiven === "right").length || ""}`;
  return textTable(
    ["owner of the error", "missed", "wrong", "extra", "right if given"],
    rows.map(({ owner, of }) => [
      `${owner}: ${owners[owner]}`,
      count(of, "missed"),
      count(of, "wrong"),
      count(of, "extra"),
      given(of),
    ]),
  );
}

/** Examples of each owner, spread over the errors. */
export function errorList(errors: readonly EvaluationError[], each: number, labelOf: LabelOf): string {
  const blocks = (Object.keys(owners) as Owner[]).flatMap((owner) => {
    const of = errors.filter((error) => error.owner === owner);
    if (of.length === 0) return [];
    const head = pc.bold(`${owner} (${of.length}): ${owners[owner]}`);
    return [[head, ...spread(of, each).map((error) => example(error, labelOf))].join("\n")];
  });
  return blocks.join("\n\n");
}

/** Every n-th, so that examples come from all documents. */
function spread<T>(list: readonly T[], wanted: number): T[] {
  const step = Math.max(1, list.length / wanted);
  return Array.from({ length: Math.min(wanted, list.length) }, (_, i) => list[Math.floor(i * step)]!);
}

function example(error: EvaluationError, labelOf: LabelOf): string {
  const [before, mention, after] = error.context.map(inOneLine);
  const line = `  ${before}${pc.inverse(`[${mention}]`)}${after}`;
  return `${line}\n    ${pc.dim(`${inOneLine(`${error.set} ${error.document} ${error.start}-${error.end}: ${explained(error, labelOf)}`)}`)}`;
}

function explained(error: EvaluationError, labelOf: LabelOf): string {
  const { gold, answer, reason, score, path, matchKind, right, nearest, competitor, overlapping, ifGiven } =
    error;
  const named = (id: string) => {
    const label = labelOf(id);
    return label === undefined ? id : `${id} ${label}`;
  };
  return [
    gold && `gold ${gold.length > 0 ? gold.map(named).join(" or ") : "NIL"}`,
    answer && `answered ${answer.id}${answer.label ? ` ${answer.label}` : ""}`,
    reason,
    typeof score === "number" &&
      `score ${score.toFixed(2)} by ${[path, matchKind].filter(Boolean).join(", ")}`,
    right && right.place > 1 && `right one is number ${right.place}: ${gapsOf(right.lacks)}`,
    competitor && `competitor ${competitor}`,
    nearest && `nearest name ${nearest}`,
    overlapping
      ?.map(({ text, ids }) => `overlaps "${text}" (${ids.map(named).join(" or ") || "none"})`)
      .join(", "),
    ifGiven && `if given: ${ifGiven}`,
  ]
    .filter(Boolean)
    .join("; ");
}

function gapsOf(gaps: readonly { feature: string; gap: number }[]): string {
  return gaps
    .slice(0, 3)
    .map(({ feature, gap }) => `${feature} ${gap > 0 ? "+" : ""}${gap.toFixed(2)}`)
    .join(", ");
}

/** What a run gained and lost compared with an earlier one. */
export function comparisonText(
  baseline: Pick<EvaluationReport, "errors">,
  now: Pick<EvaluationReport, "errors">,
  each: number,
  labelOf: LabelOf,
): string {
  const { gained, lost } = compareReports(baseline, now);
  const list = (title: string, errors: readonly EvaluationError[]) =>
    [
      pc.bold(`${title}: ${errors.length}`),
      ...spread(errors, each).map((error) => example(error, labelOf)),
    ].join("\n");
  return `${list("errors gone since the baseline", gained)}\n${list("new errors since the baseline", lost)}`;
}
