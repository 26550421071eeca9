import { ProblemError } from "../contract/index.ts";
import type { GoldSet, PredictedMention, Predictions } from "./gold.ts";

/** One line of a prediction file. `set` or `lang` tell sets apart that share document ids. */
export interface PredictionLine {
  /** Id of the gold document; a number is read as its digits. */
  readonly id: string | number;
  /** The rows of the answer; default none. */
  readonly mentions?: readonly PredictedMention[] | undefined;
  /** Name of the gold set, or the last part of its path. */
  readonly set?: string | undefined;
  /** BCP 47 tag of the document, as the gold has it. */
  readonly lang?: string | undefined;
}

/**
 * Gives the lines of prediction files to the gold sets they are for.
 *
 * @param files as many as sets, in the same order, or one for all
 * @returns the answers of each set, and the ids that no set has
 * @throws ProblemError `invalid_request` when an id is twice there or could be of several sets
 */
export function assignPredictions(
  sets: readonly GoldSet[],
  files: readonly (readonly PredictionLine[])[],
): { predictions: Predictions[]; unknown: string[] } {
  if (files.length !== 1 && files.length !== sets.length)
    throw invalid("give one prediction file, or one for each gold file in the same order");
  const documents = sets.map((set) => new Map(set.documents.map((document) => [document.id, document])));
  const predictions = sets.map(() => new Map<string, readonly PredictedMention[]>());
  const unknown: string[] = [];
  files.forEach((lines, f) => {
    for (const line of lines) {
      const id = String(line.id);
      const places = files.length === sets.length ? [f] : sets.map((_, s) => s);
      const having = places.filter((s) => documents[s]!.has(id));
      const fitting =
        having.length < 2 ? having : having.filter((s) => fits(line, sets[s]!, documents[s]!.get(id)!.lang));
      if (fitting.length > 1)
        throw invalid(
          `document ${id} is in several gold files: give one prediction file for each, or say "set" or "lang" on the lines`,
        );
      const [s] = fitting;
      if (s === undefined) unknown.push(id);
      else if (predictions[s]!.has(id)) throw invalid(`document ${id} is predicted twice`);
      else predictions[s]!.set(id, line.mentions ?? []);
    }
  });
  return { predictions, unknown };
}

function fits({ set, lang }: PredictionLine, { name }: GoldSet, documentLang: string | undefined): boolean {
  if (set !== undefined) return name === set || name.endsWith(`/${set}`);
  return lang !== undefined && lang === documentLang;
}

function invalid(detail: string): ProblemError {
  return new ProblemError("invalid_request", { detail });
}
