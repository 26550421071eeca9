import type { Interval } from "../bootstrap.ts";
import type { Breakdown, Part } from "../breakdown.ts";
import type { GateRow } from "../gate.ts";
import type { Scores } from "../score.ts";
import type { Summary } from "../summary.ts";
import { escaped, percent } from "./escape.ts";

/** A table; every cell is text. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: "th" | "td") =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${cells(head, "th")}</thead><tbody>${rows.map((row) => cells(row, "td")).join("")}</tbody></table>`;
}

/** The figures of every set, with those of a baseline behind them. */
export function figureTables({ sets, overall }: Scores, baseline: Scores | undefined): string {
  const rows: [string, Summary, Summary | undefined][] = Object.entries(sets).map(([name, summary]) => [
    name,
    summary,
    baseline?.sets[name],
  ]);
  if (rows.length > 1) rows.push(["overall", overall, baseline?.overall]);
  return [
    overall.a2kb && titled("Text alone (A2KB)", textTable(rows)),
    overall.d2kb && titled("Gold spans given (D2KB)", spanTable(rows)),
    overall.forcedNil && titled("Forced NIL", forcedNilTable(rows)),
  ]
    .filter(Boolean)
    .join("");
}

type Rows = readonly [name: string, summary: Summary, before: Summary | undefined][];

function textTable(rows: Rows): string {
  return table(
    [
      "set",
      "docs",
      "linked",
      "NIL",
      "P",
      "R",
      "F1",
      "macro F1",
      "overlapping F1",
      "detection F1",
      "F1 in KB",
    ],
    rows.map(([name, { docs, linked, nil, a2kb: a, ci95 }, before]) => [
      name,
      `${docs}`,
      `${linked}`,
      `${nil}`,
      figure(a?.micro.p, ci95?.a2kb_p, before?.a2kb?.micro.p),
      figure(a?.micro.r, ci95?.a2kb_r, before?.a2kb?.micro.r),
      figure(a?.micro.f1, ci95?.a2kb_f1, before?.a2kb?.micro.f1),
      figure(a?.macro.f1, undefined, before?.a2kb?.macro.f1),
      figure(a?.weakMicro.f1, ci95?.a2kb_weak_f1, before?.a2kb?.weakMicro.f1),
      figure(a?.mentionDetection.f1, ci95?.md_f1, before?.a2kb?.mentionDetection.f1),
      percent(a?.inKb?.f1),
    ]),
  );
}

function spanTable(rows: Rows): string {
  return table(
    [
      "set",
      "linked",
      "rows missing",
      "accuracy",
      "accepted P",
      "with NIL",
      "coverage",
      "NIL",
      "NIL resolved",
      "accuracy in KB",
    ],
    rows.map(([name, { d2kb: d, ci95 }, before]) => [
      name,
      `${d?.linked}`,
      `${(d?.rowsMissing ?? 0) + (d?.nilRowsMissing ?? 0)}`,
      figure(d?.accuracy, ci95?.d2kb_accuracy, before?.d2kb?.accuracy),
      figure(d?.acceptedPrecision, ci95?.d2kb_accepted_precision, before?.d2kb?.acceptedPrecision),
      percent(d?.acceptedPrecisionWithNil),
      figure(d?.coverage, ci95?.d2kb_coverage, before?.d2kb?.coverage),
      `${d?.nil}`,
      figure(d?.nilFalseResolution, ci95?.nil_false_resolution, before?.d2kb?.nilFalseResolution),
      percent(d?.inKb?.accuracy),
    ]),
  );
}

function forcedNilTable(rows: Rows): string {
  return table(
    ["set", "mentions", "resolved", "false resolution"],
    rows.map(([name, { forcedNil: f, ci95 }, before]) => [
      name,
      `${f?.mentions}`,
      `${f?.resolved}`,
      figure(f?.falseResolution, ci95?.forced_nil_false_resolution, before?.forcedNil?.falseResolution),
    ]),
  );
}

/** The breakdown, a table for each way of looking. */
export function breakdownTables({ language, ...parts }: Breakdown): string {
  const languages = Object.entries(language);
  const byLanguage = table(
    ["language", "linked", "NIL", "A2KB F1", "D2KB accuracy", "accepted P", "coverage"],
    languages.map(([name, { linked, nil, a2kb, d2kb }]) => [
      name,
      `${linked}`,
      `${nil}`,
      percent(a2kb?.micro.f1),
      percent(d2kb?.accuracy),
      percent(d2kb?.acceptedPrecision),
      percent(d2kb?.coverage),
    ]),
  );
  const others = Object.entries(parts).map(([name, of]) =>
    titled(`By ${name.replace("_", " ")}`, partTable(of)),
  );
  return titled("By language", byLanguage) + others.join("");
}

function partTable(parts: Readonly<Record<string, Part>>): string {
  return table(
    ["", "linked", "right", "wrong", "unresolved", "NIL", "NIL resolved", "accuracy", "precision"],
    Object.entries(parts)
      .sort(([, a], [, b]) => b.linked + b.nil - a.linked - a.nil)
      .map(([name, part]) => [
        name,
        ...[part.linked, part.right, part.wrong, part.unresolved, part.nil, part.nilResolved].map(String),
        percent(part.accuracy),
        percent(part.precision),
      ]),
  );
}

export function gateTable(rows: readonly GateRow[]): string {
  return table(
    ["figure", "language", "value", "wanted", ""],
    rows.map(({ figure: name, language, value, floor, passed }) => [
      name,
      language,
      percent(value),
      `${name === "forced-nil" ? "at most" : "at least"} ${percent(floor)}`,
      passed ? "pass" : "FAIL",
    ]),
  );
}

export function titled(title: string, content: string): string {
  return `<h3>${escaped(title)}</h3><div class="scroll">${content}</div>`;
}

function figure(
  value: number | null | undefined,
  interval: Interval | undefined,
  before: number | null | undefined,
): string {
  const range = interval ? ` [${percent(interval[0])}–${percent(interval[1])}]` : "";
  if (before === null || before === undefined || value === null || value === undefined)
    return percent(value) + range;
  const change = 100 * (value - before);
  return `${percent(value)}${range} (${change >= 0 ? "+" : "−"}${Math.abs(change).toFixed(1)})`;
}
