import { reasons as knownReasons } from "../contract/index.ts";
import type { Interval, MeanOfSets, Scores, Summary } from "../evaluation/index.ts";
import { percent, textTable } from "./text-table.ts";

/** The figures of an evaluation as tables for a terminal. */
export function scoreTables({ sets, overall, meanOfSets }: Scores): string {
  const rows: Named[] = Object.entries(sets);
  if (rows.length > 1) rows.push(["overall", overall]);
  const blocks = [
    overall.forcedNil && forcedNilTable(rows),
    overall.a2kb && textFigureTable(rows),
    overall.d2kb && spanFigureTable(rows),
    meanOfSets && meanLine(meanOfSets),
    reasonTable(overall),
    pathTable(overall),
  ];
  return blocks.filter(Boolean).join("\n\n");
}

type Named = [name: string, summary: Summary];

function textFigureTable(rows: readonly Named[]): string {
  const inKb = rows[0]![1].a2kb!.inKb !== undefined;
  return [
    "A2KB: text alone (exact span and entity; percent, 95 % intervals)",
    textTable(
      [
        "set",
        "docs",
        "linked",
        "NIL",
        "P",
        "R",
        "F1",
        "macro F1",
        "weak F1",
        "MD F1",
        ...(inKb ? ["in KB: P", "R", "F1"] : []),
      ],
      rows.map(([name, { docs, linked, nil, a2kb, ci95 }]) => [
        name,
        `${docs}`,
        `${linked}`,
        `${nil}`,
        withInterval(a2kb!.micro.p, ci95?.a2kb_p),
        withInterval(a2kb!.micro.r, ci95?.a2kb_r),
        withInterval(a2kb!.micro.f1, ci95?.a2kb_f1),
        percent(a2kb!.macro.f1),
        withInterval(a2kb!.weakMicro.f1, ci95?.a2kb_weak_f1),
        percent(a2kb!.mentionDetection.f1),
        ...(inKb ? [a2kb!.inKb!.p, a2kb!.inKb!.r, a2kb!.inKb!.f1].map(percent) : []),
      ]),
    ),
  ].join("\n");
}

function spanFigureTable(rows: readonly Named[]): string {
  const inKb = rows[0]![1].d2kb!.inKb !== undefined;
  return [
    "D2KB: gold spans given (accepted = resolved)",
    textTable(
      [
        "set",
        "linked",
        "missing",
        "accuracy",
        "accepted P",
        "with NIL",
        "coverage",
        "NIL",
        "NIL resolved",
        ...(inKb ? ["in KB", "accuracy", "accepted P", "not in KB", "resolved"] : []),
      ],
      rows.map(([name, { d2kb: d, ci95 }]) => [
        name,
        `${d!.linked}`,
        `${d!.rowsMissing + d!.nilRowsMissing}`,
        withInterval(d!.accuracy, ci95?.d2kb_accuracy),
        withInterval(d!.acceptedPrecision, ci95?.d2kb_accepted_precision),
        percent(d!.acceptedPrecisionWithNil),
        withInterval(d!.coverage, ci95?.d2kb_coverage),
        `${d!.nil}`,
        percent(d!.nilFalseResolution),
        ...(inKb
          ? [
              `${d!.inKb!.linked}`,
              withInterval(d!.inKb!.accuracy, ci95?.d2kb_accuracy_in_kb),
              percent(d!.inKb!.acceptedPrecision),
              `${d!.inKb!.outOfKb}`,
              percent(d!.inKb!.outOfKbFalseResolution),
            ]
          : []),
      ]),
    ),
  ].join("\n");
}

function forcedNilTable(rows: readonly Named[]): string {
  return [
    "Forced NIL: the gold entity of each mention hidden",
    textTable(
      ["set", "mentions", "rows missing", "resolved", "gold returned", "false resolution"],
      rows.map(([name, { forcedNil: f, ci95 }]) => [
        name,
        `${f!.mentions}`,
        `${f!.missingRows}`,
        `${f!.resolved}`,
        `${f!.goldIdReturned}`,
        withInterval(f!.falseResolution, ci95?.forced_nil_false_resolution),
      ]),
    ),
  ].join("\n");
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

function withInterval(value: number | null, interval: Interval | undefined): string {
  return value === null || !interval
    ? percent(value)
    : `${percent(value)} [${percent(interval[0])}-${percent(interval[1])}]`;
}
