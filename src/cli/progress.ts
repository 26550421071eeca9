import { Presets, SingleBar } from "cli-progress";
import type { Io, Output } from "./io.ts";
import { duration } from "./kb-progress.ts";

/**
 * Standard error where the line of progress may be shown. Answers on the same terminal show the progress themselves, and
 * the line would be written into them.
 *
 * @param out the file of the answers; standard output if there is none
 */
export function progressStream({ stdout, stderr }: Io, out: string | undefined): Output | undefined {
  return stderr.isTTY && !(out === undefined && stdout.isTTY) ? stderr : undefined;
}

/**
 * A line that counts documents, on a terminal only; with the share done and the time left if it is known how
 * many there are.
 */
export function documentProgress(stderr: Output | undefined, total?: number): { done(): void; stop(): void } {
  if (!stderr?.isTTY) return { done() {}, stop() {} };
  const started = Date.now();
  let count = 0;
  const format =
    total === undefined
      ? "{value} documents, {rate}/s"
      : "{bar} {percentage}% | {value} of {total} documents | {rate}/s | {left} left";
  const bar = new SingleBar({ format, stream: stderr, clearOnComplete: true }, Presets.rect);
  bar.start(total ?? Number.MAX_SAFE_INTEGER, 0, { rate: 0, left: "?" });
  return {
    done() {
      count++;
      const perSecond = (count * 1000) / Math.max(1, Date.now() - started);
      const left = duration(((total ?? count) - count) / perSecond);
      bar.update(count, { rate: Math.round(perSecond), left });
    },
    stop: () => bar.stop(),
  };
}
