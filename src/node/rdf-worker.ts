import { ProblemError } from "../contract/problem.ts";
import { type ForeignDocument, writeOut } from "../graph/written-out.ts";
import type { RdfThreadAnswer } from "./rdf-thread.ts";

/** The task of the threads of `rdf-thread.ts`: writes one document out. */
export default async function task(document: ForeignDocument): Promise<RdfThreadAnswer> {
  try {
    return { nquads: await writeOut(document) };
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.document };
    throw error;
  }
}
