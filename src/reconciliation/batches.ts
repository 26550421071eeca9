import { ProblemError } from "../contract/index.ts";
import { pauser } from "../text/pauser.ts";
import { candidatesOf, type ReconciliationCandidate } from "./candidates.ts";
import { readQueries02 } from "./queries-0.2.ts";
import { readQueries10 } from "./queries-1.0.ts";
import type { ReconciliationQuery } from "./query.ts";
import type { ReconciliationCall } from "./routes.ts";

/** Answers a batch of version 0.2. A query costs one unit. */
export async function batch02(call: ReconciliationCall, sent: unknown): Promise<object> {
  const queries = readQueries02(sent, call.language, call.matcher.limits);
  const answers = await answerAll(call, [...queries.values()]);
  return Object.fromEntries(Array.from(queries.keys(), (key, i) => [key, { result: answers[i] }]));
}

/** Answers a batch of the draft of version 1.0. A query costs one unit. */
export async function batch10(call: ReconciliationCall, sent: unknown): Promise<object> {
  const answers = await answerAll(call, readQueries10(sent, call.language, call.matcher.limits));
  return { results: answers.map((candidates) => ({ candidates })) };
}

async function answerAll(
  call: ReconciliationCall,
  queries: readonly ReconciliationQuery[],
): Promise<ReconciliationCandidate[][]> {
  refuseMore(queries.length, call);
  const { signal } = call.request;
  return call.charge(queries.length, async () => {
    const pause = pauser(signal);
    const answers: ReconciliationCandidate[][] = [];
    for (const query of queries) {
      answers.push(await candidatesOf(call.matcher, query, { signal }));
      await pause();
    }
    return answers;
  });
}

/** @throws ProblemError `payload_too_large` for more queries or ids than a batch may have */
export function refuseMore(count: number, { limits }: ReconciliationCall): void {
  if (count > limits.batchQueries)
    throw new ProblemError("payload_too_large", {
      detail: `at most ${limits.batchQueries} queries or ids are accepted in one batch`,
    });
}
