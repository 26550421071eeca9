import { codePointSlicer, codePointUnits, type Span } from "../contract/index.ts";
import type { GoldDocument, GoldMention, PredictedMention } from "./gold.ts";
import { answerIdentity } from "./identity.ts";

/** Tells which entities a knowledge base has, by canonical id. */
export interface KnownIds {
  /** Whether the knowledge base has the entity of a canonical id (`answerIdentity`). */
  has(id: string): boolean;
}

/** A gold mention made ready for comparison. */
export interface Target {
  readonly gold: GoldMention;
  readonly start: number;
  readonly end: number;
  /** All right ids, canonical; none for NIL. */
  readonly ids: readonly string[];
  readonly optional: boolean;
  /** The knowledge base has one of the ids; true if no knowledge base is given. */
  readonly reachable: boolean;
}

/** A row of an answer made ready for comparison. */
export interface Row {
  readonly row: PredictedMention;
  readonly start: number;
  readonly end: number;
  /** Canonical id of the answer; null when the row is unresolved. */
  readonly id: string | null;
}

/** A document's gold beside its answer. */
export interface Alignment {
  readonly document: GoldDocument;
  readonly required: readonly Target[];
  readonly optional: readonly Target[];
  /** Rows inside the annotated part, each once. */
  readonly rows: readonly Row[];
  /** The first row on exactly a span. */
  readonly rowAt: ReadonlyMap<string, Row>;
  readonly outside: number;
  readonly badOffsets: number;
  readonly textMismatches: number;
}

export interface AlignOptions {
  /**
   * What counts as reachable gold; without it all linked gold does. Its `size`, if there is one, is told in the report.
   */
  readonly kb?: KnownIds | undefined;
  /** What the offsets of rows count; default code points. */
  readonly offsets?: "codepoint" | "utf16" | undefined;
}

/** A span as a key. */
export function spanKey({ start, end }: Span): string {
  return `${start}:${end}`;
}

/** Puts a document's gold beside the rows of its answer. */
export function align(
  document: GoldDocument,
  rows: readonly PredictedMention[],
  options: AlignOptions = {},
): Alignment {
  const targets = document.mentions.map((gold) => targetOf(gold, options.kb));
  const [from, to] = document.span ?? [0, Number.POSITIVE_INFINITY];
  const sliceOf = codePointSlicer(document.text);
  const pointsOf = options.offsets === "utf16" ? utf16Reader(document.text) : (row: Span) => row;
  const kept: Row[] = [];
  const seen = new Set<string>();
  let outside = 0;
  let badOffsets = 0;
  let textMismatches = 0;
  for (const row of rows) {
    const span = pointsOf(row);
    if (!span || !isSpan(span)) {
      badOffsets++;
      continue;
    }
    const { start, end } = span;
    if (typeof row.text === "string" && sliceOf(start, end) !== row.text) textMismatches++;
    if (start < from || end > to) {
      outside++;
      continue;
    }
    const id = answerOf(row);
    const key = `${start}:${end}:${id}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push({ row, start, end, id });
  }
  const rowAt = new Map<string, Row>();
  for (const row of kept) if (!rowAt.has(spanKey(row))) rowAt.set(spanKey(row), row);
  return {
    document,
    required: targets.filter(({ optional }) => !optional),
    optional: targets.filter(({ optional }) => optional),
    rows: kept,
    rowAt,
    outside,
    badOffsets,
    textMismatches,
  };
}

/** The id that a row answers with, canonical; null when it is unresolved. */
export function answerOf({ status, entity }: PredictedMention): string | null {
  const id = typeof entity === "object" ? entity?.id : entity;
  if (id === null || id === undefined) return null;
  return status === undefined || status === "resolved" ? answerIdentity(String(id)) : null;
}

function targetOf(gold: GoldMention, kb: KnownIds | undefined): Target {
  const ids = [gold.qid, ...(gold.alt ?? [])].flatMap((id) =>
    id === null || id === undefined ? [] : [answerIdentity(String(id))],
  );
  return {
    gold,
    start: gold.start,
    end: gold.end,
    ids,
    optional: gold.optional === true,
    reachable: kb === undefined || ids.some((id) => kb.has(id)),
  };
}

/** Reads spans in UTF-16 units as code points; undefined for one that cuts a pair or does not lie in the text. */
function utf16Reader(text: string): (span: Span) => Span | undefined {
  const units = codePointUnits(text);
  const points = units && new Map(Array.from(units, (unit, point) => [unit, point]));
  const pointAt = (unit: number) =>
    points ? points.get(unit) : unit >= 0 && unit <= text.length ? unit : undefined;
  return (span) => {
    const [start, end] = [pointAt(span.start), pointAt(span.end)];
    return start === undefined || end === undefined ? undefined : { start, end };
  };
}

function isSpan({ start, end }: Span): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && end > start;
}
