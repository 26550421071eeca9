import type { Breakdown, EvaluationReport, GateRow, Part } from "../evaluation/index.ts";
import { gateFigures, thresholdFor } from "../evaluation/index.ts";
import { colours as pc } from "./colours.ts";
import { percent, textTable } from "./text-table.ts";

/** What `--by` knows. */
export const breakdownNames = ["language", "type", "world", "match_kind", "path", "score"] as const;
export type BreakdownName = (typeof breakdownNames)[number];

/** The tables that `--by` asks for. */
export function breakdownTables(report: EvaluationReport, by: readonly BreakdownName[]): string {
  return by
    .map((name) => {
      if (name === "language") return languageTable(report.breakdown);
      return name === "score" ? scoreTable(report) : partTable(name, report.breakdown[name]);
    })
    .join("\n\n");
}

function languageTable({ language }: Breakdown): string {
  return textTable(
    ["by language", "linked", "NIL", "A2KB P", "R", "F1", "D2KB accuracy", "accepted P", "coverage"],
    Object.entries(language).map(([name, { linked, nil, a2kb, d2kb }]) => [
      name,
      `${linked}`,
      `${nil}`,
      ...[a2kb?.micro.p, a2kb?.micro.r, a2kb?.micro.f1].map(percent),
      ...[d2kb?.accuracy, d2kb?.acceptedPrecision, d2kb?.coverage].map(percent),
    ]),
  );
}

function partTable(name: string, parts: Readonly<Record<string, Part>>): string {
  return textTable(
    [`by ${name}`, "linked", "right", "wrong", "unresolved", "NIL", "resolved", "accuracy", "precision"],
    Object.entries(parts)
      .sort(([, a], [, b]) => b.linked + b.nil - a.linked - a.nil)
      .map(([key, part]) => [
        key,
        ...[part.linked, part.right, part.wrong, part.unresolved, part.nil, part.nilResolved].map(String),
        percent(part.accuracy),
        percent(part.precision),
      ]),
  );
}

function scoreTable({ reliability }: EvaluationReport): string {
  return Object.entries(reliability)
    .map(([path, { bins, curve, calibrationError }]) => {
      const table = textTable(
        [`${path}: score`, "rows", "mean score", "precision"],
        bins.map(({ from, to, rows, meanScore, precision }) => [
          `${from.toFixed(1)}-${to.toFixed(1)}`,
          `${rows}`,
          percent(meanScore),
          percent(precision),
        ]),
      );
      const wanted = [0.9, 0.95, 0.99].map((precision) => {
        const point = thresholdFor(curve, precision);
        return `${percent(precision)} ${point ? `from score ${point.threshold.toFixed(3)} (coverage ${percent(point.coverage)})` : "not reached"}`;
      });
      return `${table}\ncalibration error ${percent(calibrationError)}; precision ${wanted.join("; ")}`;
    })
    .join("\n\n");
}

/** The release gate, a row a language and figure. */
export function gateTable(rows: readonly GateRow[]): string {
  return textTable(
    ["gate", "language", "value", "wanted", ""],
    rows.map(({ language, figure, value, floor, passed }) => [
      gateFigures[figure].what,
      language,
      percent(value),
      `${figure === "forced-nil" ? "<=" : ">="} ${percent(floor)}`,
      passed ? pc.green("pass") : pc.red("FAIL"),
    ]),
  );
}
