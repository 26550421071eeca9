import {
  anySignal,
  anything,
  checkOptions,
  type LimitChanges,
  type Limits,
  limitsWith,
  numberIn,
  type OptionCheck,
  type ResolveOptions,
  wholeFrom,
} from "../contract/index.ts";
import { publicKbFault } from "../datasets/public-kb-fault.ts";
import { graphStoreFault } from "../graph/store-fault.ts";
import { pauser } from "../text/pauser.ts";
import { untilAborted } from "../text/until-aborted.ts";
import { answerRow } from "./answer.ts";
import { type Catalogue, Catalogues, type MatchSources } from "./catalogue.ts";
import { checkRow } from "./check-row.ts";
import type { MatchCondition, MatchRow, RowMatch } from "./row.ts";
import { checkRowFields } from "./row-fields.ts";

/** What a matcher matches with, and when it is sure. */
export interface MatcherOptions extends MatchSources {
  /** Lowest probability at which the first candidate is a match when nothing else is in doubt, 0 to 1; default 0.95. */
  readonly threshold?: number | undefined;
  /** Limits to change, by the names of `docs/limits.md`; 0 means no limit. */
  readonly limits?: LimitChanges | undefined;
}

/** How rows are matched. */
export interface MatchOptions extends ResolveOptions {
  /** Maximum number of candidates of an answer; default 5. */
  readonly limit?: number | undefined;
  /** What entities have to be; default nothing. Those that do not meet what is required are left out. */
  readonly conditions?: readonly MatchCondition[] | undefined;
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
  /** Limits in force. */
  readonly limits: Limits;
  /** What can be found: for suggestions, previews and data extension. */
  catalogue(): Promise<Catalogue>;
  /** Opens the datasets and makes their index, which the first call would do. */
  warm(): Promise<void>;
}

/** Candidates of an answer if nothing else is asked for. */
const CANDIDATES = 5;

const entityList: OptionCheck = (value) =>
  Array.isArray(value) ? undefined : "must be a list of entities: [{ id, name, properties }]";

function checkMatchOptions(options: MatchOptions): void {
  checkOptions<MatchOptions>(options, { signal: anySignal, limit: wholeFrom(0), conditions: anything });
}

/**
 * Makes a matcher of records. Nothing is loaded before the first call.
 *
 * @throws ProblemError `invalid_request` for an option or a limit that does not exist, or a value that an option cannot have
 */
export function createMatcher(options: MatcherOptions = {}): Matcher {
  checkOptions<MatcherOptions>(options, {
    dataset: entityList,
    graph: graphStoreFault,
    publicKb: publicKbFault,
    threshold: numberIn(0, 1),
    // Checked where they are read.
    limits: anything,
  });
  const { threshold = 0.95 } = options;
  const limits = limitsWith(options.limits);
  const catalogues = new Catalogues(options);

  async function matchRow(row: MatchRow, rowOptions: MatchOptions = {}): Promise<RowMatch> {
    checkMatchOptions(rowOptions);
    const { limit = CANDIDATES, conditions = [] } = rowOptions;
    rowOptions.signal?.throwIfAborted();
    checkRowFields(row);
    checkRow(row, limits);
    const catalogue = await catalogues.current();
    return answerRow(row, conditions, catalogue, limit, threshold);
  }

  return {
    limits,
    matchRow,
    async *matchRows(rows, matchOptions = {}) {
      checkMatchOptions(matchOptions);
      const pause = pauser(matchOptions.signal);
      for await (const row of untilAborted(rows, matchOptions.signal)) {
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
