import { type AlignOptions, align, spanKey } from "./alignment.ts";
import { isNil } from "./counts.ts";
import { share } from "./figures.ts";
import type { GoldDocument, PredictedMention } from "./gold.ts";
import { type ScoredSet, type ScoreOptions, type Scores, score } from "./score.ts";
import type { Summary } from "./summary.ts";

/** Rows on gold spans of one kind: a type, a world, a way of matching, a path. */
export interface Part {
  /** Linked gold of the kind; for worlds, kinds and paths: the rows. */
  linked: number;
  /** Gold or rows whose answer is a right id. */
  right: number;
  /** Resolved with another id. */
  wrong: number;
  /** Linked gold without a resolved row. */
  unresolved: number;
  /** NIL gold of the kind. */
  nil: number;
  /** NIL gold whose row is resolved. */
  nilResolved: number;
  /** Right / linked. */
  accuracy: number | null;
  /** Right / resolved, NIL included. */
  precision: number | null;
}
/** Rows by the name of the kind. */
export type Parts = Record<string, Part>;

/** Figures by what mentions and answers are. */
export interface Breakdown {
  /** All figures, without intervals. */
  language: Record<string, Summary>;
  /** By the annotators' class. */
  type: Parts;
  /** By the dataset that answered. */
  world: Parts;
  /** By how the name was matched (`signals.match_kind`). */
  match_kind: Parts;
  /** By the way to the answer (`signals.path`). */
  path: Parts;
}

/** Breaks the figures down by language, gold type, dataset world, match kind and path. */
export function breakdown(sets: readonly ScoredSet[], options: ScoreOptions = {}): Breakdown {
  return { language: byLanguage(sets, options).sets, ...byMention(sets, options) };
}

/** The figures with documents grouped by language instead of by set. */
export function byLanguage(sets: readonly ScoredSet[], options: ScoreOptions = {}): Scores {
  const groups = new Map<string, LanguageGroup>();
  for (const { gold, predictions } of sets) {
    for (const document of gold.documents) {
      const language = document.lang ?? "none";
      const group: LanguageGroup = groups.get(language) ?? { documents: [], predictions: new Map() };
      groups.set(language, group);
      // Sets may share ids: the name of the set makes them differ.
      const id = `${gold.name} ${document.id}`;
      group.documents.push({ ...document, id });
      const rows = predictions.get(document.id);
      if (rows) group.predictions.set(id, rows);
    }
  }
  const grouped = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { documents, predictions }]) => ({ gold: { name, documents }, predictions }));
  return score(grouped, { ...options, resamples: 0 });
}

interface LanguageGroup {
  documents: GoldDocument[];
  predictions: Map<string, readonly PredictedMention[]>;
}

function byMention(sets: readonly ScoredSet[], options: AlignOptions): Omit<Breakdown, "language"> {
  const parts = { type: {}, world: {}, match_kind: {}, path: {} } as Omit<Breakdown, "language">;
  for (const { gold, predictions } of sets) {
    for (const document of gold.documents) {
      const { required, rowAt } = align(document, predictions.get(document.id) ?? [], options);
      for (const target of required) {
        const found = rowAt.get(spanKey(target));
        const { dataset_uri, signals } = found?.row ?? {};
        const keys = {
          type: target.gold.type,
          world: dataset_uri,
          match_kind: signals?.match_kind ?? undefined,
          path: signals?.path ?? undefined,
        };
        for (const [name, key] of Object.entries(keys) as [keyof typeof keys, string | undefined][])
          if (key !== undefined)
            count((parts[name][key] ??= emptyPart()), isNil(target), found?.id, target.ids);
      }
    }
  }
  for (const of of Object.values(parts))
    for (const part of Object.values(of)) {
      part.accuracy = share(part.right, part.linked);
      part.precision = share(part.right, part.right + part.wrong + part.nilResolved);
    }
  return parts;
}

function count(part: Part, nil: boolean, id: string | null | undefined, right: readonly string[]): void {
  if (nil) {
    part.nil++;
    if (id) part.nilResolved++;
    return;
  }
  part.linked++;
  if (!id) part.unresolved++;
  else part[right.includes(id) ? "right" : "wrong"]++;
}

function emptyPart(): Part {
  return {
    linked: 0,
    right: 0,
    wrong: 0,
    unresolved: 0,
    nil: 0,
    nilResolved: 0,
    accuracy: null,
    precision: null,
  };
}
