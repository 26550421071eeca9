import type { Interval } from "./bootstrap.ts";
import type { Scores } from "./score.ts";
import type { Summary } from "./summary.ts";

/** A share, with its 95 % interval and what it was in an earlier run, where these are known. */
export interface Share {
  /** 0 to 1; null or undefined when there is nothing to take a share of. */
  readonly value: number | null | undefined;
  /** Its 95 % interval. */
  readonly interval?: Interval | undefined;
  /** The share in an earlier run. */
  readonly before?: number | null | undefined;
}

/** A text, a count, or a share; who renders decides how it looks. */
export type Cell = string | number | Share;

/** A table of figures, for a terminal or a page. */
export interface Table {
  /** The heading of the table. */
  readonly title: string;
  /** The name of each column. */
  readonly head: readonly string[];
  /** A cell for each column. */
  readonly rows: readonly (readonly Cell[])[];
}

type Row = readonly [name: string, now: Summary, before: Summary | undefined];

/** The figures of every set, and of all where they are several; with a baseline, what they were. */
export function figureTables({ sets, overall }: Scores, baseline?: Scores | undefined): Table[] {
  const rows: Row[] = Object.entries(sets).map(([name, now]) => [name, now, baseline?.sets[name]]);
  if (rows.length > 1) rows.push(["overall", overall, baseline?.overall]);
  return [
    ...(overall.forcedNil ? [forcedNilTable(rows)] : []),
    ...(overall.a2kb ? [textTable(rows, overall.a2kb.inKb !== undefined)] : []),
    ...(overall.d2kb ? [spanTable(rows, overall.d2kb.inKb !== undefined)] : []),
  ];
}

function textTable(rows: readonly Row[], limited: boolean): Table {
  return {
    title: "A2KB: text alone (exact span and entity; percent, 95 % intervals)",
    head: [
      ...["set", "docs", "linked", "NIL", "P", "R", "F1", "macro F1", "weak F1", "MD F1"],
      ...(limited ? ["in KB: P", "R", "F1"] : []),
    ],
    rows: rows.map(([name, { docs, linked, nil, a2kb: now, ci95 }, earlier]) => {
      const before = earlier?.a2kb;
      return [
        ...[name, docs, linked, nil],
        { value: now?.micro.p, interval: ci95?.a2kb_p, before: before?.micro.p },
        { value: now?.micro.r, interval: ci95?.a2kb_r, before: before?.micro.r },
        { value: now?.micro.f1, interval: ci95?.a2kb_f1, before: before?.micro.f1 },
        { value: now?.macro.f1, before: before?.macro.f1 },
        { value: now?.weakMicro.f1, interval: ci95?.a2kb_weak_f1, before: before?.weakMicro.f1 },
        { value: now?.mentionDetection.f1, interval: ci95?.md_f1, before: before?.mentionDetection.f1 },
        ...(limited
          ? (["p", "r", "f1"] as const).map((of) => ({ value: now?.inKb?.[of], before: before?.inKb?.[of] }))
          : []),
      ];
    }),
  };
}

function spanTable(rows: readonly Row[], limited: boolean): Table {
  return {
    title: "D2KB: gold spans given (accepted = resolved)",
    head: [
      ...[
        "set",
        "linked",
        "missing",
        "accuracy",
        "accepted P",
        "with NIL",
        "coverage",
        "NIL",
        "NIL resolved",
      ],
      ...(limited ? ["in KB", "accuracy", "accepted P", "not in KB", "resolved"] : []),
    ],
    rows: rows.map(([name, { d2kb, ci95 }, earlier]) => {
      const now = d2kb!;
      const before = earlier?.d2kb;
      return [
        ...[name, now.linked, now.rowsMissing + now.nilRowsMissing],
        { value: now.accuracy, interval: ci95?.d2kb_accuracy, before: before?.accuracy },
        {
          value: now.acceptedPrecision,
          interval: ci95?.d2kb_accepted_precision,
          before: before?.acceptedPrecision,
        },
        { value: now.acceptedPrecisionWithNil, before: before?.acceptedPrecisionWithNil },
        { value: now.coverage, interval: ci95?.d2kb_coverage, before: before?.coverage },
        now.nil,
        {
          value: now.nilFalseResolution,
          interval: ci95?.nil_false_resolution,
          before: before?.nilFalseResolution,
        },
        ...(limited ? knownCells(now.inKb!, before?.inKb, ci95?.d2kb_accuracy_in_kb) : []),
      ];
    }),
  };
}

type InKb = NonNullable<NonNullable<Summary["d2kb"]>["inKb"]>;

function knownCells(now: InKb, before: InKb | undefined, interval: Interval | undefined): Cell[] {
  return [
    now.linked,
    { value: now.accuracy, interval, before: before?.accuracy },
    { value: now.acceptedPrecision, before: before?.acceptedPrecision },
    now.outOfKb,
    { value: now.outOfKbFalseResolution, before: before?.outOfKbFalseResolution },
  ];
}

function forcedNilTable(rows: readonly Row[]): Table {
  return {
    title: "Forced NIL: the gold entity of each mention hidden",
    head: ["set", "mentions", "rows missing", "resolved", "gold returned", "false resolution"],
    rows: rows.map(([name, { forcedNil, ci95 }, before]) => {
      const { mentions, missingRows, resolved, goldIdReturned, falseResolution } = forcedNil!;
      return [
        ...[name, mentions, missingRows, resolved, goldIdReturned],
        {
          value: falseResolution,
          interval: ci95?.forced_nil_false_resolution,
          before: before?.forcedNil?.falseResolution,
        },
      ];
    }),
  };
}
