import { SingleBar } from "cli-progress";
import type { FetchProgress } from "../datasets/fetch/fetch-entities.ts";
import type { Output } from "./io.ts";
import { duration } from "./kb-progress.ts";

/** A line with the progress of a fetch, its rate and the time left for this stage; on a terminal only. */
export function fetchProgress(stderr: Output): { tick(progress: FetchProgress): void; stop(): void } {
  if (!stderr.isTTY) return { tick() {}, stop() {} };
  const bar = new SingleBar({
    format: "{bar} {stage} {value}/{total} | {requests} requests | {rate}/s | {left} left",
    stream: stderr,
    clearOnComplete: true,
    fps: 4,
  });
  bar.start(1, 0, { stage: "", requests: 0, rate: 0, left: "?" });
  let begun = { stage: "", at: 0, done: 0 };
  return {
    tick({ stage, done, total, requests }) {
      // Entities in the cache took no time.
      if (stage !== begun.stage || total !== bar.getTotal()) begun = { stage, at: Date.now(), done };
      const seconds = Math.max((Date.now() - begun.at) / 1000, 0.001);
      const rate = (done - begun.done) / seconds;
      bar.setTotal(total);
      const left = rate > 0 ? duration((total - done) / rate) : "?";
      bar.update(done, { stage, requests, rate: rate.toFixed(1), left });
    },
    stop: () => bar.stop(),
  };
}
