import type { ProblemDocument, ResolveRequest, ResolveResponse } from "../../src/index.ts";

/** Who answers the page: a server, or the engine in a worker of the browser. */
export interface Answerer {
  /** Where the answers come from, in words. */
  readonly place: string;
  /** Whether the page may hand over packs. */
  readonly takesPacks: boolean;
  /** Asks; a new question ends the one before. @throws Refusal for what is wrong with the request */
  resolve(request: ResolveRequest, options: { key: string; signal: AbortSignal }): Promise<ResolveResponse>;
  /** Puts a pack on top of those that there are. */
  addPack(bytes: ArrayBuffer): Promise<void>;
}

/** An answer that is a problem. */
export class Refusal extends Error {
  readonly problem: Partial<ProblemDocument>;

  constructor(problem: Partial<ProblemDocument>) {
    super([problem.title, problem.detail].filter(Boolean).join(": "));
    this.problem = problem;
  }
}
