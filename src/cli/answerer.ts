import { ProblemError, type ResolveRequest } from "../contract/index.ts";
import type { WorkerResolver } from "../node/worker-resolver.ts";
import { type JsonAnswer, jsonAnswerOf } from "../node/worker-task.ts";
import type { LocalResolver } from "../resolver.ts";
import type { CommonRequest } from "./document-lines.ts";

/** What answers a stream of documents, each answer or failure in its place: threads, or this one. */
export interface Answerer {
  resolveToJson(
    requests: AsyncIterable<ResolveRequest | ProblemError>,
  ): AsyncIterable<PromiseSettledResult<JsonAnswer>>;
}

/** Threads answer by themselves; a resolver of this thread answers one after the other. */
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
 * Finds what is wrong with what all documents have in common before the first is read. Spans are looked at with the
 * text that they are in.
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
