import { type LimitChanges, limitsWith, type ResolveOptions } from "../contract/index.ts";
import { textIn } from "../datasets/entity.ts";
import { pauser } from "../text/pauser.ts";
import { untilAborted } from "../text/until-aborted.ts";
import { type ComparedEntity, compareWith } from "./candidates.ts";
import { type Catalogue, Catalogues, type MatchSources } from "./catalogue.ts";
import { checkRow, type MatchCandidate, type MatchRow, type RowMatch } from "./row.ts";
import { probabilities } from "./score.ts";

/** What a matcher matches with, and when it is sure. */
export interface MatcherOptions extends MatchSources {
  /** Probability lowest probability at which the first candidate is a match, 0 to 1; default 0.95. */
  readonly threshold?: number | undefined;
  /** Limits to change, by the names of `docs/limits.md`; 0 means no limit. */
  readonly limits?: LimitChanges | undefined;
}

/** How rows are matched. */
export interface MatchOptions extends ResolveOptions {
  /** Maximum number of candidates of an answer; default 5. */
  readonly limit?: number | undefined;
}

/** Matches records of tables with the entities of datasets. */
export interface Matcher {
  /**
   * Finds the entity that a record means.
   *
   * @example
   * const matcher = createMatcher();
   * const { match } = await matcher.matchRow({ name: "Mona Liza", properties: { creator: "Leonardo" } });
   *
   * @throws ProblemError `invalid_request` with pointers, `dataset_unavailable`, `invalid_dataset`
   */
  matchRow(row: MatchRow, options?: MatchOptions): Promise<RowMatch>;
  /** Like `matchRow` for many, in order and with back-pressure. The first failure ends the iteration with its error. */
  matchRows(
    rows: AsyncIterable<MatchRow> | Iterable<MatchRow>,
    options?: MatchOptions,
  ): AsyncGenerator<RowMatch>;
  /** What can be found: for suggestions, previews and data extension. */
  catalogue(): Promise<Catalogue>;
  /** Opens the datasets and makes their index, which the first call would do. */
  warm(): Promise<void>;
}

/** Candidates of an answer if nothing else is asked for. */
const CANDIDATES = 5;

/**
 * Makes a matcher of records. Nothing is loaded before the first call.
 *
 * @throws ProblemError `invalid_request` for a limit that does not exist
 */
export function createMatcher(options: MatcherOptions = {}): Matcher {
  const { threshold = 0.95 } = options;
  const limits = limitsWith(options.limits);
  const catalogues = new Catalogues(options);

  async function matchRow(
    row: MatchRow,
    { signal, limit = CANDIDATES }: MatchOptions = {},
  ): Promise<RowMatch> {
    signal?.throwIfAborted();
    checkRow(row, limits);
    const catalogue = await catalogues.current();
    return answerRow(row, catalogue, limit, threshold);
  }

  return {
    matchRow,
    async *matchRows(rows, matchOptions = {}) {
      const { signal } = matchOptions;
      const pause = pauser(signal);
      for await (const row of untilAborted(rows, signal)) {
        yield await matchRow(row, matchOptions);
        await pause();
      }
    },
    catalogue: () => catalogues.current(),
    async warm() {
      await catalogues.current();
    },
  };
}

function answerRow(row: MatchRow, { source, index }: Catalogue, limit: number, threshold: number): RowMatch {
  const compared = compareWith(row, index, source);
  const popularity = compared.map(({ entity }) => source.popularity(entity));
  const scores = probabilities(
    compared.map(({ features }) => features),
    popularity,
  );
  const all = popularity.reduce((total, one) => total + one, 0);
  // Places are sorted, not objects: most candidates are compared only to be left out.
  const ranked = Array.from(compared.keys()).sort(
    (a, b) =>
      scores[b]! - scores[a]! ||
      compared[b]!.likeness.whole - compared[a]!.likeness.whole ||
      compareIds(compared[a]!, compared[b]!),
  );
  function compareIds(a: ComparedEntity, b: ComparedEntity): number {
    const [one, other] = [source.record(a.entity).id, source.record(b.entity).id];
    return one < other ? -1 : one > other ? 1 : 0;
  }
  const candidates = ranked.slice(0, limit).map((place): MatchCandidate => {
    const one = compared[place]!;
    const { id, labels, descriptions, types } = source.record(one.entity);
    const language = row.language ?? "en";
    const description = textIn(descriptions, language);
    return {
      id,
      label: textIn(labels, language) ?? id,
      ...(description === undefined ? {} : { description }),
      types,
      score: rounded(scores[place]!),
      name: one.name,
      features: {
        name_likeness: rounded(one.likeness.whole),
        row_words_found: rounded(one.likeness.first),
        entity_words_found: rounded(one.likeness.second),
        same_name: one.likeness.same,
        type_match: one.type,
        properties_confirmed: one.agreement.confirmed,
        properties_contradicted: one.agreement.contradicted,
        popularity: rounded(popularity[place]! / all),
      },
    };
  });
  const [first] = candidates;
  return { match: first && first.score >= threshold ? first : null, candidates };
}

/** To four places, so that answers read well and are equal on every machine. */
function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
