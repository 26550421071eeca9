import { escaped } from "../../view/escape.ts";
import type { ReliabilityBin, ThresholdPoint } from "../reliability.ts";
import { percent } from "./percent.ts";

const SIZE = 220;
/** Room for the ticks at the left, and for the name of the axis above the frame. */
const EDGE = 34;
const TOP = 24;

const x = (share: number) => EDGE + share * SIZE;
const y = (share: number) => TOP + (1 - share) * SIZE;

/** Score against precision: on the diagonal a score is a probability. Bars tell how many rows a bin has. */
export function reliabilityPlot(bins: readonly ReliabilityBin[]): string {
  const most = Math.max(1, ...bins.map(({ rows }) => rows));
  const bars = bins.map(({ from, to, rows }) => {
    const height = (rows / most) * SIZE * 0.3;
    return `<rect class="rows" x="${x(from) + 1}" y="${y(0) - height}" width="${x(to) - x(from) - 2}" height="${height}"><title>${rows} rows</title></rect>`;
  });
  const points = bins.flatMap(({ meanScore, precision, rows }) =>
    meanScore === null || precision === null
      ? []
      : [
          `<circle class="line-0" cx="${x(meanScore)}" cy="${y(precision)}" r="4"><title>score ${percent(meanScore)}, precision ${percent(precision)}, ${rows} rows</title></circle>`,
        ],
  );
  const diagonal = `<line class="diagonal" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}"/>`;
  return frame("score", "precision", [...bars, diagonal, ...points].join(""));
}

/** Precision and coverage over the threshold. */
export function thresholdPlot(curve: readonly ThresholdPoint[]): string {
  const line = (name: string, of: (point: ThresholdPoint) => number | null) =>
    `<polyline class="${name}" points="${curve
      .map((point) => `${x(point.threshold).toFixed(1)},${y(of(point) ?? 0).toFixed(1)}`)
      .join(" ")}"/>`;
  const lines = [line("line-0", ({ precision }) => precision), line("line-1", ({ coverage }) => coverage)];
  const key = '<p class="key"><span class="line-0">precision</span> <span class="line-1">coverage</span></p>';
  return `<div>${frame("threshold", "share", lines.join(""))}${key}</div>`;
}

/** Horizontal bars with the count after each. */
export function barPlot(bars: readonly { readonly name: string; readonly value: number }[]): string {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  // A letter of 12 px is 7 px wide at most in the fonts of the systems.
  const names = 8 + 7 * Math.max(...bars.map(({ name }) => name.length));
  const rows = bars.map(({ name, value }, i) => {
    const width = (value / most) * 380;
    return `<text x="${names}" y="${i * 22 + 15}" text-anchor="end">${escaped(name)}</text><rect class="bar" x="${names + 8}" y="${i * 22 + 3}" width="${width.toFixed(1)}" height="16"/><text x="${(names + 14 + width).toFixed(1)}" y="${i * 22 + 15}">${value}</text>`;
  });
  const width = names + 460;
  return `<svg role="img" aria-label="Errors by owner" viewBox="0 0 ${width} ${bars.length * 22 + 6}" width="${width}">${rows.join("")}</svg>`;
}

function frame(xName: string, yName: string, inside: string): string {
  const ticks = [0, 0.5, 1].map(
    (tick) =>
      `<text x="${x(tick)}" y="${y(0) + 15}" text-anchor="middle">${tick}</text><text x="${EDGE - 6}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
  );
  return `<svg role="img" aria-label="${yName} over ${xName}" viewBox="0 0 ${SIZE + EDGE + 12} ${SIZE + TOP + 36}" width="${SIZE + EDGE + 12}"><rect class="frame" x="${x(0)}" y="${y(1)}" width="${SIZE}" height="${SIZE}"/>${ticks.join("")}<text x="${x(0.5)}" y="${y(0) + 31}" text-anchor="middle">${xName}</text><text x="${x(0)}" y="${y(1) - 10}" class="axis">${yName}</text>${inside}</svg>`;
}
