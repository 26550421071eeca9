import { codePointSlicer, countCodePoints } from "../contract/index.ts";
import { type Alignment, align, type KnownIds, type Row, spanKey, type Target } from "./alignment.ts";
import { isNil, overlap } from "./counts.ts";
import type { GoldDocument } from "./gold.ts";
import { answerIdentity } from "./identity.ts";
import { type ExplainedRow, type Owner, ownerOf, placeOf } from "./owners.ts";
import type { ScoredSet } from "./score.ts";

/** One error, ready to be read. */
export interface EvaluationError {
  /** Name of the gold set. */
  readonly set: string;
  /** Id of the document. */
  readonly document: string;
  /** BCP 47 tag that the gold document has. */
  readonly lang: string | undefined;
  /** Gold that got no answer, gold that got a wrong one, an answer that is not in the gold. */
  readonly kind: "missed" | "wrong" | "extra";
  /** The stage that would have to do better. */
  readonly owner: Owner;
  /** Start of the mention, in code points of the document. */
  readonly start: number;
  /** End of the mention, in code points, exclusive. */
  readonly end: number;
  /** The mention with the text around it, on one line. */
  readonly context: readonly [before: string, mention: string, after: string];
  /** Right ids; none for NIL; undefined where gold marks nothing. */
  readonly gold: readonly string[] | undefined;
  /** The annotators' class of the gold mention. */
  readonly goldType?: string | undefined;
  /** What was answered. */
  readonly answer?: { readonly id: string; readonly label?: string | undefined } | undefined;
  /** Score of the row, 0 to 1; comparable within a path. */
  readonly score?: number | null | undefined;
  /** Why the row is unresolved. */
  readonly reason?: string | undefined;
  /** `signals.path` of the row. */
  readonly path?: string | null | undefined;
  /** `signals.match_kind` of the row. */
  readonly matchKind?: string | null | undefined;
  /** The right entity among the candidates: its place from 1, and how its features differ from the leader's. */
  readonly right?: {
    readonly place: number;
    readonly score: number | null;
    readonly lacks: readonly FeatureGap[];
  };
  /** The best candidates, and the right one wherever it stands. */
  readonly candidates?: readonly ErrorCandidate[] | undefined;
  /** The nearest name of the knowledge base, when there was no candidate. */
  readonly nearest?: string | undefined;
  /** What explained the mention instead. */
  readonly competitor?: string | undefined;
  /** What overlaps with other borders: rows of a missed gold span, gold of an extra row. */
  readonly overlapping?: readonly Overlapping[] | undefined;
  /** What the resolver says of a missed span if it is given: would it be right? */
  readonly ifGiven?: "right" | "wrong" | "unresolved" | undefined;
}

/** A candidate as an error shows it. */
export interface ErrorCandidate {
  readonly id: string;
  readonly label: string;
  /** From 1. */
  readonly place: number;
  readonly score: number | null;
  readonly right: boolean;
  /** Contribution of each feature; they add up to the score before squashing. */
  readonly features?: Readonly<Record<string, number>> | undefined;
}

export interface Overlapping {
  readonly text: string;
  /** Answer of the row, or right ids of the gold; none for an unresolved row or NIL. */
  readonly ids: readonly string[];
}

/** Contribution of a feature to the right entity, less that to the leader. */
export interface FeatureGap {
  /** Name of the feature. */
  readonly feature: string;
  /** The difference, in the units of the sum before squashing; negative where the right entity has less. */
  readonly gap: number;
}

/** Rows for gold spans that a text run missed, by document id: what the resolver says if they are given. */
export type Probes = ReadonlyMap<string, readonly ExplainedRow[]>;

/** How errors are found and explained. */
export interface ErrorOptions {
  /** What the knowledge base has: tells errors of the linker from entities that it cannot know. */
  readonly kb?: KnownIds | undefined;
  /** What the offsets of rows count; default code points. */
  readonly offsets?: "codepoint" | "utf16" | undefined;
  /** What the resolver says of missed spans if they are given: fills `ifGiven`. */
  readonly probes?: Probes | undefined;
}

/** Every error of answers with its owner, in the order of the documents. */
export function errorsOf({ gold, predictions }: ScoredSet, options: ErrorOptions = {}): EvaluationError[] {
  return gold.documents.flatMap((document) => {
    const alignment = align(document, predictions.get(document.id) ?? [], options);
    const sliceOf = codePointSlicer(document.text);
    const length = countCodePoints(document.text);
    const probe = probeOf(document, options);
    const errors = [...goldErrors(alignment, sliceOf, probe), ...extraErrors(alignment, sliceOf)];
    return errors
      .sort((a, b) => a.start - b.start || a.end - b.end)
      .map((error) => ({
        set: gold.name,
        document: document.id,
        lang: document.lang,
        ...error,
        context: contextOf(length, sliceOf, error),
      }));
  });
}

/** The gold spans of a document that no row is on: what a probe should ask about. */
export function missedSpans(document: GoldDocument, rows: ScoredSet["predictions"]): Target[] {
  const { required, rowAt } = align(document, rows.get(document.id) ?? []);
  return required.filter((target) => !isNil(target) && !rowAt.has(spanKey(target)));
}

type Slicer = ReturnType<typeof codePointSlicer>;
type Bare = Omit<EvaluationError, "set" | "document" | "lang" | "context">;

function goldErrors(
  { required, rows, rowAt }: Alignment,
  sliceOf: Slicer,
  probe: (target: Target) => Bare["ifGiven"],
): Bare[] {
  return required.flatMap((target): Bare[] => {
    const row = rowAt.get(spanKey(target));
    if (isNil(target)) {
      return row && row.id !== null ? [{ ...about(target, row), kind: "wrong", owner: "forced" }] : [];
    }
    if (row && row.id !== null && target.ids.includes(row.id)) return [];
    const touching = row ? [] : rows.filter((other) => overlap(other, target) > 0);
    return [
      {
        ...about(target, row),
        kind: row && row.id !== null ? "wrong" : "missed",
        owner: ownerOf(target, row, touching.length > 0),
        ...(touching.length > 0
          ? {
              overlapping: touching.map(({ start, end, id }) => ({
                text: sliceOf(start, end),
                ids: id === null ? [] : [id],
              })),
            }
          : {}),
        ...(row ? {} : { ifGiven: probe(target) }),
      },
    ];
  });
}

/** Answers that are right on nothing: on no gold span, or a second answer on one. */
function extraErrors({ required, optional, rows, rowAt }: Alignment, sliceOf: Slicer): Bare[] {
  const optionalAt = new Set(optional.map(spanKey));
  const requiredAt = new Map(required.map((target) => [spanKey(target), target]));
  return rows.flatMap((row): Bare[] => {
    if (row.id === null || optionalAt.has(spanKey(row))) return [];
    if (requiredAt.has(spanKey(row)) && rowAt.get(spanKey(row)) === row) return [];
    const touched = required.filter((target) => overlap(row, target) > 0);
    return [
      {
        ...aboutRow(row),
        start: row.start,
        end: row.end,
        gold: undefined,
        candidates: shownCandidates(row.row, []),
        kind: "extra",
        owner: touched.length > 0 ? "boundary" : "spurious",
        ...(touched.length > 0
          ? { overlapping: touched.map(({ start, end, ids }) => ({ text: sliceOf(start, end), ids })) }
          : {}),
      },
    ];
  });
}

function about(target: Target, row: Row | undefined): Omit<Bare, "kind" | "owner"> {
  return {
    start: target.start,
    end: target.end,
    gold: target.ids,
    goldType: target.gold.type,
    ...(row ? aboutRow(row) : {}),
    ...(row ? standing(target, row.row) : {}),
    ...(row ? { candidates: shownCandidates(row.row, target.ids) } : {}),
  };
}

function aboutRow({ row, id }: Row): Partial<Bare> {
  const { entity, score, reason, signals, evidence } = row as ExplainedRow;
  const label = entity && typeof entity === "object" && "label" in entity ? String(entity.label) : undefined;
  const nearest = evidence?.nearest?.[0];
  const { competitor } = evidence ?? {};
  return {
    ...(id === null ? { reason } : { answer: { id, label } }),
    score,
    path: signals?.path,
    matchKind: signals?.match_kind,
    ...(nearest ? { nearest: `${nearest.name} (${nearest.id})` } : {}),
    ...(competitor ? { competitor: `${competitor.label} (${competitor.id ?? competitor.kind})` } : {}),
  };
}

/** Candidates that an error shows. */
const SHOWN = 3;

function shownCandidates(
  { candidates }: ExplainedRow,
  right: readonly string[],
): readonly ErrorCandidate[] | undefined {
  return candidates
    ?.map(({ id, label, score, features }, i) => ({
      id,
      label,
      place: i + 1,
      score,
      right: right.includes(answerIdentity(id)),
      features,
    }))
    .filter((candidate, i) => i < SHOWN || candidate.right);
}

/** How the right entity did among the candidates. */
function standing(target: Target, { candidates }: ExplainedRow): Pick<Bare, "right"> {
  const place = candidates ? placeOf(target, candidates) : -1;
  const right = candidates?.[place];
  if (!right) return {};
  return {
    right: {
      place: place + 1,
      score: right.score,
      lacks: place > 0 ? featureGaps(right.features, candidates![0]!.features) : [],
    },
  };
}

function featureGaps(
  right: Readonly<Record<string, number>> = {},
  leader: Readonly<Record<string, number>> = {},
): FeatureGap[] {
  return [...new Set([...Object.keys(right), ...Object.keys(leader)])]
    .map((feature) => ({ feature, gap: (right[feature] ?? 0) - (leader[feature] ?? 0) }))
    .filter(({ gap }) => Math.abs(gap) >= 0.005)
    .sort((a, b) => a.gap - b.gap);
}

function probeOf({ id }: GoldDocument, { probes }: ErrorOptions): (target: Target) => Bare["ifGiven"] {
  const rows = new Map((probes?.get(id) ?? []).map((row) => [spanKey(row), row]));
  return (target) => {
    const row = rows.get(spanKey(target));
    if (!row) return undefined;
    const found = align({ id, text: "", mentions: [] }, [{ ...row, text: undefined }]).rows[0];
    if (!found || found.id === null) return "unresolved";
    return target.ids.includes(found.id) ? "right" : "wrong";
  };
}

/** Code points shown on each side of a mention. */
const SIDE = 45;

/** @param length of the text in code points */
function contextOf(length: number, sliceOf: Slicer, { start, end }: Bare): EvaluationError["context"] {
  const line = (from: number, to: number) => sliceOf(from, to).replace(/\s+/g, " ");
  const from = Math.max(0, start - SIDE);
  const to = Math.min(length, end + SIDE);
  return [
    (from > 0 ? "…" : "") + line(from, start),
    line(start, end),
    line(end, to) + (to < length ? "…" : ""),
  ];
}
