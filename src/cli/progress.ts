import { Presets, SingleBar } from "cli-progress";
import type { Output } from "./io.ts";

/** A line that counts documents, on a terminal only. */
export function documentProgress(stderr: Output): { done(): void; stop(): void } {
  if (!stderr.isTTY) return { done() {}, stop() {} };
  const started = Date.now();
  let count = 0;
  const bar = new SingleBar(
    { format: "{value} documents, {rate}/s", stream: stderr, clearOnComplete: true, etaBuffer: 50 },
    Presets.rect,
  );
  bar.start(Number.MAX_SAFE_INTEGER, 0, { rate: 0 });
  return {
    done() {
      count++;
      bar.update(count, { rate: Math.round((count * 1000) / Math.max(1, Date.now() - started)) });
    },
    stop: () => bar.stop(),
  };
}
