import { SingleBar } from "cli-progress";
import type { BuildCounts } from "../datasets/build/pack-builder.ts";
import type { DumpFile } from "../node/dump-file.ts";
import { colours as pc } from "./colours.ts";
import type { Output } from "./io.ts";

/** A line with the progress of a build, its rate and the time left; on a terminal only. */
export function buildProgress(
  dump: DumpFile,
  stderr: Output,
  unit: "items" | "lines" | "quads",
): { tick(count: number): void; stop(): void } {
  if (!stderr.isTTY) return { tick() {}, stop() {} };
  const started = Date.now();
  let told = 0;
  const bar = new SingleBar({
    format: dump.size
      ? `{bar} {percentage}% | {count} ${unit} | {rate} MB/s | {left} left`
      : `{count} ${unit} | {rate} MB/s`,
    stream: stderr,
    clearOnComplete: true,
    fps: 4,
  });
  bar.start(dump.size ?? 1, 0, { count: 0, rate: 0, left: "?" });
  return {
    tick(count) {
      const now = Date.now();
      if (now - told < 200) return;
      told = now;
      const seconds = (now - started) / 1000;
      const rate = Math.round(dump.bytes / 1e6 / Math.max(seconds, 0.001));
      const left = dump.size ? (seconds * (dump.size - dump.read)) / Math.max(dump.read, 1) : 0;
      bar.update(dump.read, { count, rate, left: duration(left) });
    },
    stop: () => bar.stop(),
  };
}

/** What a build did, for a person. */
export function buildSummary(
  counts: BuildCounts,
  dump: Pick<DumpFile, "bytes"> | undefined,
  seconds: number,
  packBytes: number,
): string {
  const lines = [
    `${pc.green("kept")}     ${several(counts.entities, "entity", "entities")}, ${several(counts.names, "name")}, ${several(counts.statements, "statement")}`,
  ];
  const dropped = Object.entries(counts.dropped).sort((a, b) => b[1] - a[1]);
  for (const [reason, count] of dropped) lines.push(`${pc.yellow("dropped")}  ${number(count)}: ${reason}`);
  const input = dump ? ` for ${megabytes(dump.bytes)} (${Math.round(dump.bytes / 1e6 / seconds)} MB/s)` : "";
  lines.push(
    `${pc.dim("time")}     ${seconds.toFixed(1)} s${input}, ${number(Math.round(counts.entities / seconds))} entities/s`,
    `${pc.dim("memory")}   ${megabytes(process.resourceUsage().maxRSS * 1024)} at most`,
    `${pc.dim("pack")}     ${megabytes(packBytes)}`,
  );
  return lines.join("\n");
}

/** Seconds in words: "40 s", "12 min", "1.5 h". */
export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

/** A number with commas between its thousands. */
export const number = (value: number): string => value.toLocaleString("en-US");

/** A number of things in words: `1 entity`, `3,084 entities`. */
export function several(count: number, noun: string, plural = `${noun}s`): string {
  return `${number(count)} ${count === 1 ? noun : plural}`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
