import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import type { WebhookItem } from "../contract/webhook.ts";
import { documentLimits, isAbsoluteIri, lengthOf, parseRdf } from "../graph/index.ts";
import { type Pause, pauser } from "../text/pauser.ts";

/**
 * UTF-16 units of N-Quads that the graphs of one call may become together, 64 Mi: a request of 2 MB whose prefixes stand
 * for long IRIs became a gigabyte, each of its graphs within the bounds of one.
 */
const callExpansion: number = 64 * 1024 * 1024;

/** Reads the graphs of the items of one call, which together may become so much. */
export class ItemGraphs {
  #left = callExpansion;
  readonly #pause: Pause;
  readonly #signal: AbortSignal | undefined;

  /** @param signal ends the reading */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
    this.#pause = pauser(signal);
  }

  /**
   * The graph of an item. Relative IRIs are resolved against its id, where that is an absolute IRI.
   *
   * @throws ProblemError `invalid_rdf`
   */
  async graphOf({ id, rdf }: WebhookItem): Promise<Quad[]> {
    if (this.#left <= 0) throw tooMuch();
    const expansion = Math.min(this.#left, documentLimits.expansion);
    const base = isAbsoluteIri(id) ? id : undefined;
    // A thousand short graphs take seconds, although each of them takes too little to pause.
    await this.#pause();
    const signal = this.#signal;
    const quads = await parseRdf(rdf.data, rdf.format, { base, limits: { expansion }, signal });
    for (const quad of quads) this.#left -= lengthOf(quad);
    return quads;
  }
}

/** The graph of the only item of a call. */
export function graphOfItem(item: WebhookItem): Promise<Quad[]> {
  return new ItemGraphs().graphOf(item);
}

function tooMuch(): ProblemError {
  return new ProblemError("invalid_rdf", {
    detail: `written out, the graphs of this call would be larger than ${callExpansion} characters`,
  });
}
