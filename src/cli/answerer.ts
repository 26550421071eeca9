import { ProblemError, type ResolveRequest } from "../contract/index.ts";
import type { WorkerResolver } from "../node/worker-resolver.ts";
import { type JsonAnswer, jsonAnswerOf } from "../node/worker-task.ts";
import type { LocalResolver } from "../resolver.ts";
import type { CommonRequest } from "./document-lines.ts";

/** Answers a stream of documents in order, each with an answer or a failure: in threads, or in this one. */
export interface Answerer {
  resolveToJson(
    requests: AsyncIterable<ResolveRequest | ProblemError>,
  ): AsyncIterable<PromiseSettledResult<JsonAnswer>>;
}

/** Threads answer in parallel; a resolver of this thread answers one document after the other. */
export function answererOf(resolver: LocalResolver | WorkerResolver): Answerer {
  if ("resolveToJson" in resolver) return resolver;
  return { resolveToJson: (requests) => oneByOne(resolver, requests) };
}

async function* oneByOne(
  resolver: LocalResolver,
  requests: AsyncIterable<ResolveRequest | ProblemError>,
): AsyncGenerator<PromiseSettledResult<JsonAnswer>> {
  for await (const request of requests) {
    if (request instanceof ProblemError) yield { status: "rejected", reason: request };
    else yield (await Promise.allSettled([resolver.resolve(request).then(jsonAnswerOf)]))[0];
  }
}

/**
 * Checks what all documents have in common before the first one is read. Spans are checked with the
 * text that they belong to.
 *
 * @throws ProblemError of the contract
 */
export async function checkCommon(resolver: LocalResolver, common: CommonRequest): Promise<void> {
  const { mentions: _, ...others } = common;
  try {
    await resolver.resolve({ language: "en", ...others, text: "." });
  } catch (error) {
    // Each document may bring a list of its own.
    if (!(error instanceof ProblemError && error.code === "dataset_required")) throw error;
  }
}
