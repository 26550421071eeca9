import { reasons as knownReasons } from "../contract/response.ts";
import {
  type BreakdownName,
  binTable,
  breakdownTable,
  type EvaluationReport,
  figureTables,
  type GateRow,
  gateTable,
  type MeanOfSets,
  type Scores,
  type Summary,
  thresholdTable,
} from "../evaluation/index.ts";
import { colours as pc } from "./colours.ts";
import { figureText, percent, textTable } from "./text-table.ts";

/** The figures of an evaluation as tables for a terminal. */
export function scoreText(scores: Scores): string {
  const { overall, meanOfSets } = scores;
  const blocks = [
    ...figureTables(scores).map(figureText),
    meanOfSets && meanLine(meanOfSets),
    reasonTable(overall),
    pathTable(overall),
  ];
  return blocks.filter(Boolean).join("\n\n");
}

/** The tables that `--by` asks for. */
export function breakdownText(
  { breakdown, reliability }: EvaluationReport,
  by: readonly (BreakdownName | "score")[],
): string {
  const scores = () =>
    Object.entries(reliability).map(([path, of]) => {
      const title = `${path}: score against precision, calibration error ${percent(of.calibrationError)}`;
      return `${figureText({ ...binTable(of), title })}\n${figureText(thresholdTable(of))}`;
    });
  return by
    .flatMap((name) => (name === "score" ? scores() : [figureText(breakdownTable(breakdown, name))]))
    .join("\n\n");
}

/** The release gate, its last column in colour. */
export function gateText(rows: readonly GateRow[]): string {
  return figureText(gateTable(rows)).replace(/pass$/gm, pc.green("pass")).replace(/FAIL$/gm, pc.red("FAIL"));
}

function meanLine({ a2kb, d2kb, falseResolution }: MeanOfSets): string {
  const parts = [
    a2kb &&
      `A2KB P ${percent(a2kb.p)}, R ${percent(a2kb.r)}, F1 ${percent(a2kb.f1)}${a2kb.inKbF1 === undefined ? "" : `, in KB F1 ${percent(a2kb.inKbF1)}`}`,
    d2kb &&
      `D2KB accuracy ${percent(d2kb.accuracy)}, accepted P ${percent(d2kb.acceptedPrecision)}, coverage ${percent(d2kb.coverage)}${d2kb.accuracyInKb === undefined ? "" : `, accuracy in KB ${percent(d2kb.accuracyInKb)}`}`,
    falseResolution !== undefined && `false resolution ${percent(falseResolution)}`,
  ];
  return `mean of sets: ${parts.filter(Boolean).join("; ")}`;
}

function reasonTable({ reasons, reasonsByGold }: Summary): string | undefined {
  const kinds = Object.keys(reasonsByGold);
  const names = [...new Set([...knownReasons, ...Object.keys(reasons)])].filter((name) => reasons[name]);
  if (names.length === 0) return undefined;
  return textTable(
    ["unresolved because", "rows", ...kinds.map((kind) => `on ${kind}`)],
    names.map((name) => [
      name,
      `${reasons[name]}`,
      ...kinds.map((kind) => `${reasonsByGold[kind]![name] ?? 0}`),
    ]),
  );
}

function pathTable({ paths }: Summary): string | undefined {
  const rows = Object.entries(paths).sort(([, a], [, b]) => b.right + b.wrong - a.right - a.wrong);
  if (rows.length === 0) return undefined;
  return textTable(
    ["resolved by path, on gold spans", "right", "wrong", "precision"],
    rows.map(([path, { right, wrong, precision }]) => [path, `${right}`, `${wrong}`, percent(precision)]),
  );
}
