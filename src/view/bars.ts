import { escaped } from "./escape.ts";
import { featureWords } from "./feature-words.ts";

/** Width of a bar, in CSS pixels. SVG attributes, not styles: a content security policy may forbid inline styles. */
const WIDTH = 96;
const HEIGHT = 8;

/** A share as a bar. Its number is shown beside it, so screen readers can skip the bar. */
export function shareBar(share: number): string {
  const width = (WIDTH * Math.min(1, Math.max(0, share))).toFixed(1);
  return `<svg class="rf-bar" width="${WIDTH}" height="${HEIGHT}" aria-hidden="true"><rect class="rf-track" width="${WIDTH}" height="${HEIGHT}"/><rect class="rf-fill" width="${width}" height="${HEIGHT}"/></svg>`;
}

/** Features of a score that are shown: the largest; the others seldom decide. */
const SHOWN = 6;

/** Contributions to a score, the largest first: positive ones to the right of the middle, negative ones to the left. */
export function featureBars(features: Readonly<Record<string, number>>): string {
  const shown = Object.entries(features)
    .filter(([, value]) => Number.isFinite(value) && Math.abs(value) >= 0.005)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, SHOWN);
  const most = Math.max(1, ...shown.map(([, value]) => Math.abs(value)));
  return shown
    .map(([name, value]) => {
      const half = WIDTH / 2;
      const width = (half * Math.abs(value)) / most;
      const x = value < 0 ? half - width : half;
      const sign = value < 0 ? "−" : "+";
      return `<span class="rf-row"><svg class="rf-bar" width="${WIDTH}" height="${HEIGHT}" aria-hidden="true"><rect class="rf-track" width="${WIDTH}" height="${HEIGHT}"/><rect class="${value < 0 ? "rf-against" : "rf-fill"}" x="${x.toFixed(1)}" width="${width.toFixed(1)}" height="${HEIGHT}"/></svg> <span class="rf-number">${sign}${Math.abs(value).toFixed(2)}</span> ${escaped(featureWords(name))}</span>`;
    })
    .join("");
}
