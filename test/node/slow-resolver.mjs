// A resolver for threads that computes for as many milliseconds as its text says, looking at its signal.
import { threadId } from "node:worker_threads";
import { ProblemError } from "../../dist/src/contract/index.js";

export async function openResolver({ answer, fail }) {
  if (fail) throw new ProblemError("invalid_pack");
  return {
    async resolve({ text }, { signal }) {
      if (text === "problem") throw new ProblemError("dataset_warming", { retryAfter: 7 });
      if (text === "error") throw new Error("no problem of ours");
      const end = performance.now() + Number(text);
      while (performance.now() < end) signal?.throwIfAborted();
      return {
        mentions: [],
        dataset_uri: answer,
        language: "en",
        processing_time_ms: 0,
        engine: `referent/${threadId}`,
      };
    },
  };
}
