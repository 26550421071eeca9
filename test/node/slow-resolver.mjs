// A resolver for threads that computes for as many milliseconds as its text says, looking at its signal, or fails in
// one of the ways in which a thread can fail.
import { threadId } from "node:worker_threads";
import { ProblemError } from "../../dist/src/contract/index.js";

const ways = {
  problem() {
    throw new ProblemError("dataset_warming", { retryAfter: 7 });
  },
  error() {
    throw new Error("no problem of ours");
  },
  /** Never looks up. */
  spin() {
    for (;;);
  },
  exit() {
    process.exit(3);
  },
  async crash() {
    setImmediate(() => {
      throw new Error("nobody catches this");
    });
    await new Promise(() => {});
  },
  memory() {
    const kept = [];
    for (;;) kept.push(new Array(1e6).fill(0.5));
  },
  async sleep() {
    await new Promise((done) => setTimeout(done, 400));
  },
};

let said = "nothing";

export async function openResolver({ answer, fail, failLater }) {
  if (fail) throw new ProblemError("invalid_pack");
  if (failLater && threadId > failLater)
    throw new ProblemError("dataset_unavailable", { detail: "the pack is gone" });
  return {
    follow(news) {
      said = news;
    },
    async resolve({ text }, { signal }) {
      await ways[text]?.();
      const end = performance.now() + Number(text);
      while (performance.now() < end) signal?.throwIfAborted();
      return {
        mentions: [],
        dataset_uri: answer ?? said,
        language: "en",
        processing_time_ms: 0,
        engine: `referent/${threadId}`,
      };
    },
  };
}
