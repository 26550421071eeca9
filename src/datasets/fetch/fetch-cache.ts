/** The data that every stored answer has about itself. */
interface KeptAnswer {
  /** Address of the API or query service. */
  readonly api: string;
  /** When the answer came, in ms since 1970 by the local clock. */
  readonly at: number;
  /** The day on which the answer was given, by the server's clock. */
  readonly date: string;
}

/** Whole entities; their lines are stored beside the answer, in the same order. */
export interface KeptEntities extends KeptAnswer {
  /** Tells the kinds of answers apart. */
  readonly kind: "entities";
  /** Languages of the requested terms. */
  readonly languages: readonly string[];
  /** QID number and revision of each line. */
  readonly found: readonly (readonly [qid: number, revision: number])[];
  /** Numbers of QIDs that lead to another. */
  readonly redirects: readonly (readonly [from: number, to: number])[];
  /** Numbers of QIDs that do not exist. */
  readonly missing: readonly number[];
}

/** Revisions of entities. */
export interface KeptRevisions extends KeptAnswer {
  /** Tells the kinds of answers apart. */
  readonly kind: "revisions";
  /** QID number and revision of each entity. */
  readonly found: readonly (readonly [qid: number, revision: number])[];
  /** Numbers of QIDs that lead to another. */
  readonly redirects: readonly (readonly [from: number, to: number])[];
  /** Numbers of QIDs that do not exist. */
  readonly missing: readonly number[];
}

/** Items that a search found. */
export interface KeptSearch extends KeptAnswer {
  /** Tells the kinds of answers apart. */
  readonly kind: "search";
  /** The name that was searched. */
  readonly name: string;
  /** Language tag of the search. */
  readonly language: string;
  /** How many items were requested. */
  readonly limit: number;
  /** Numbers of the QIDs found. */
  readonly qids: readonly number[];
}

/** Items that a query found. */
export interface KeptQuery extends KeptAnswer {
  /** Tells the kinds of answers apart. */
  readonly kind: "query";
  /** The SPARQL query. */
  readonly query: string;
  /** Numbers of the QIDs found. */
  readonly qids: readonly number[];
}

/** The data about an answer, without its lines. */
export type AnswerHead = KeptEntities | KeptRevisions | KeptSearch | KeptQuery;

/**
 * Stores answers, so that nothing is requested twice. A stored answer survives a crash, and one that was not stored
 * completely does not count.
 */
export interface FetchCache {
  /** The heads of all answers, in any order, each with the name that finds its lines. */
  heads(): AsyncIterable<readonly [name: string, head: AnswerHead]>;
  /** The lines of an answer, in order. */
  lines(name: string): Promise<readonly Uint8Array[]>;
  /** Stores an answer and returns its name. */
  put(head: AnswerHead, lines: readonly string[]): Promise<string>;
  /**
   * The start of a run that has not ended, in ms since 1970.
   *
   * @param key what the run does
   * @param now its start, if it starts now
   * @param oldest a run that began before this time is forgotten and starts now
   */
  beginRun(key: string, now: number, oldest: number): Promise<number>;
  /** Forgets a finished run. */
  endRun(key: string): Promise<void>;
}

/** A cache that lasts as long as the program. */
export function memoryCache(): FetchCache {
  const answers: { head: AnswerHead; lines: readonly Uint8Array[] }[] = [];
  const runs = new Map<string, number>();
  const encoder = new TextEncoder();
  return {
    async *heads() {
      for (const [at, { head }] of answers.entries()) yield [String(at), head];
    },
    lines: async (name) => answers[Number(name)]!.lines,
    async put(head, lines) {
      return String(answers.push({ head, lines: lines.map((line) => encoder.encode(line)) }) - 1);
    },
    async beginRun(key, now, oldest) {
      const begun = runs.get(key);
      if (begun !== undefined && begun >= oldest) return begun;
      runs.set(key, now);
      return now;
    },
    async endRun(key) {
      runs.delete(key);
    },
  };
}
