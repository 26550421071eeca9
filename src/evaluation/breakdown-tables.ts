import type { Breakdown, Part } from "./breakdown.ts";
import type { Cell, Table } from "./figure-tables.ts";
import { type GateRow, gateFigures } from "./gate.ts";
import { thresholdFor } from "./reliability.ts";
import type { PathReliability } from "./report.ts";

/** The ways in which a breakdown looks at answers. */
export const breakdownNames = ["language", "type", "world", "match_kind", "path"] as const;

/** One of the ways in which a breakdown looks at answers. */
export type BreakdownName = (typeof breakdownNames)[number];

/** One way of looking as a table. Types, datasets, match kinds and paths count rows on gold spans. */
export function breakdownTable(breakdown: Breakdown, name: BreakdownName): Table {
  return name === "language" ? languageTable(breakdown.language) : partTable(name, breakdown[name]);
}

function languageTable(languages: Breakdown["language"]): Table {
  return {
    title: "by language",
    head: ["language", "linked", "NIL", "A2KB P", "R", "F1", "D2KB accuracy", "accepted P", "coverage"],
    rows: Object.entries(languages).map(([name, { linked, nil, a2kb, d2kb }]) => [
      ...[name, linked, nil],
      ...[a2kb?.micro.p, a2kb?.micro.r, a2kb?.micro.f1].map(share),
      ...[d2kb?.accuracy, d2kb?.acceptedPrecision, d2kb?.coverage].map(share),
    ]),
  };
}

function partTable(name: string, parts: Readonly<Record<string, Part>>): Table {
  const sizeOf = ({ linked, nil }: Part) => linked + nil;
  return {
    title: `by ${name.replace("_", " ")}`,
    head: [
      ...[name.replace("_", " "), "linked", "right", "wrong", "unresolved", "NIL", "NIL resolved"],
      ...["accuracy", "precision"],
    ],
    rows: Object.entries(parts)
      .sort(([, a], [, b]) => sizeOf(b) - sizeOf(a))
      .map(([key, { linked, right, wrong, unresolved, nil, nilResolved, accuracy, precision }]) => [
        ...[key, linked, right, wrong, unresolved, nil, nilResolved],
        ...[accuracy, precision].map(share),
      ]),
  };
}

/** Score against precision of one path. */
export function binTable({ bins }: PathReliability): Table {
  return {
    title: "score against precision",
    head: ["score", "rows", "mean score", "precision"],
    rows: bins.map(({ from, to, rows, meanScore, precision }) => [
      `${from.toFixed(1)}-${to.toFixed(1)}`,
      rows,
      share(meanScore),
      share(precision),
    ]),
  };
}

/** From which score on a precision is reached, and at what coverage. */
export function thresholdTable({ curve }: PathReliability): Table {
  return {
    title: "thresholds",
    head: ["wanted precision", "from score", "coverage"],
    rows: [0.9, 0.95, 0.99].map((wanted) => {
      const point = thresholdFor(curve, wanted);
      return [share(wanted), point ? point.threshold.toFixed(3) : "not reached", share(point?.coverage)];
    }),
  };
}

/** The release gate, a row a language and figure. */
export function gateTable(rows: readonly GateRow[]): Table {
  return {
    title: "gate",
    head: ["figure", "language", "value", "at", "wanted", ""],
    rows: rows.map(({ figure, language, value, floor, passed }) => [
      ...[gateFigures[figure].what, language],
      share(value),
      figure === "forced-nil" ? "most" : "least",
      share(floor),
      passed ? "pass" : "FAIL",
    ]),
  };
}

function share(value: number | null | undefined): Cell {
  return { value };
}
