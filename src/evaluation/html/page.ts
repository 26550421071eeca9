import { anyList, anyText, checkOptions, oneOf } from "../../contract/index.ts";
import { escaped, scriptJson } from "../../view/escape.ts";
import { binTable, breakdownNames, breakdownTable, gateTable, thresholdTable } from "../breakdown-tables.ts";
import type { EvaluationError } from "../errors.ts";
import { figureTables } from "../figure-tables.ts";
import { type Owner, owners } from "../owners.ts";
import { compareReports, type EvaluationReport } from "../report.ts";
import type { ScoredSet } from "../score.ts";
import { documentsSection } from "./documents.ts";
import { percent } from "./percent.ts";
import { barPlot, reliabilityPlot, thresholdPlot } from "./plots.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";
import { tableHtml, titled, titledTable } from "./table.ts";

/** How a report looks as a page. */
export interface HtmlOptions {
  /** The heading of the page; default "Evaluation". */
  readonly title?: string | undefined;
  /** An earlier report on the same gold: what was gained and lost is shown, mention by mention. */
  readonly baseline?: EvaluationReport | undefined;
  /** The gold and the answers that the report is of: whole documents are shown, gold beside the answers. */
  readonly sets?: readonly ScoredSet[] | undefined;
  /** What the offsets of the answers count; default code points. */
  readonly offsets?: "codepoint" | "utf16" | undefined;
}

/**
 * An evaluation as one HTML file: figures, plots, and the errors to search in. It needs no network; its content
 * security policy forbids every request.
 *
 * @throws ProblemError `invalid_request` for a wrong option
 */
export function htmlReport(report: EvaluationReport, options: HtmlOptions = {}): string {
  checkOptions<HtmlOptions>(options, {
    title: anyText,
    baseline: (value) =>
      Array.isArray((value as Partial<EvaluationReport> | null)?.errors)
        ? undefined
        : "must be a report of evaluationReport",
    sets: anyList,
    offsets: oneOf("codepoint", "utf16"),
  });
  const { title = "Evaluation", baseline, sets, offsets } = options;
  const errors = markedErrors(report, baseline);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${summaryOf(report, baseline)}
${report.gate ? `<h2>Gate</h2>${tableHtml(gateTable(report.gate))}` : ""}
<h2>Figures</h2>
<p>Percent; 95 % intervals from ${report.options.resamples} resamples of documents (seed ${report.options.seed}).${baseline ? " In brackets: the change since the baseline." : ""}</p>
${figureTables(report, baseline).map(titledTable).join("")}
${section("Breakdown", "Types, datasets, match kinds and paths count rows on gold spans.", breakdownNames.map((name) => titledTable(breakdownTable(report.breakdown, name))).join(""))}
${section("Reliability", "Scores compare only within a path. Left: score against precision, bars tell how many rows. Right: what a threshold on the score would give.", reliabilitySection(report))}
<h2>Errors</h2>
${ownerPlot(report.errors)}
${filterForm(baseline !== undefined, errors.length > 0)}
<p id="count"></p>
<div id="list"></div>
<button id="more" type="button" hidden>More</button>
${sets && sets.length > 0 && report.options.task !== "forced-nil" ? documentsSection(sets, { offsets }) : ""}
<script type="application/json" id="data">${scriptJson({ errors, owners })}</script>
<script>${script}</script>
</body>
</html>
`;
}

function summaryOf({ overall, errors }: EvaluationReport, baseline: EvaluationReport | undefined): string {
  const { docs, linked, nil, a2kb, d2kb, forcedNil } = overall;
  const parts = [
    `${docs} documents, ${linked} linked and ${nil} NIL mentions`,
    a2kb && `F1 ${percent(a2kb.micro.f1)} on text alone`,
    d2kb &&
      `accuracy ${percent(d2kb.accuracy)}, accepted precision ${percent(d2kb.acceptedPrecision)} at coverage ${percent(d2kb.coverage)} on given spans`,
    forcedNil && `false resolution ${percent(forcedNil.falseResolution)} under forced NIL`,
    `${errors.length} errors`,
  ];
  const change = baseline && compareReports(baseline, { errors });
  return `<p>${escaped(parts.filter(Boolean).join("; "))}.</p>${change ? `<p>Against the baseline: <span class="gone">${change.gained.length} errors gone</span>, <span class="new">${change.lost.length} new</span>.</p>` : ""}`;
}

function reliabilitySection({ reliability }: EvaluationReport): string {
  return Object.entries(reliability)
    .filter(([, { rows }]) => rows > 0)
    .map(([path, of]) => {
      const { rows, bins, curve, calibrationError } = of;
      const numbers = tableHtml(binTable(of)) + tableHtml(thresholdTable(of));
      const plots = `<div class="plots">${reliabilityPlot(bins)}${thresholdPlot(curve)}<div>${numbers}</div></div>`;
      return titled(`${path}: ${rows} rows, calibration error ${percent(calibrationError)}`, plots);
    })
    .join("");
}

/** A heading with what it is about; nothing if there is nothing to show. */
function section(title: string, about: string, content: string): string {
  return content === "" ? "" : `<h2>${title}</h2><p>${about}</p>${content}`;
}

function ownerPlot(errors: readonly EvaluationError[]): string {
  const bars = (Object.keys(owners) as Owner[])
    .map((name) => ({ name, value: errors.filter(({ owner }) => owner === name).length }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  return bars.length > 0 ? barPlot(bars) : "<p>None.</p>";
}

function filterForm(compared: boolean, hasErrors: boolean): string {
  const field = (name: string, title: string, hidden = false) =>
    `<label${hidden ? " hidden" : ""}>${title}<select name="${name}"><option value="">all</option></select></label>`;
  return `<form id="filter"${hasErrors ? "" : " hidden"}>${field("set", "set")}${field("lang", "language")}${field("owner", "owner")}${field("kind", "kind")}${field("path", "path")}${field("change", "change", !compared)}<label>words<input name="words" type="search"></label></form>`;
}

type MarkedError = EvaluationError & { readonly change?: "new" | "gone" | "as before" };

/** The errors, with what a baseline says of each; the baseline's own errors that are gone come too. */
function markedErrors({ errors }: EvaluationReport, baseline: EvaluationReport | undefined): MarkedError[] {
  if (!baseline) return [...errors];
  const { gained, lost } = compareReports(baseline, { errors });
  const isNew = new Set(lost);
  return [
    ...gained.map((error): MarkedError => ({ ...error, change: "gone" })),
    ...errors.map((error): MarkedError => ({ ...error, change: isNew.has(error) ? "new" : "as before" })),
  ];
}
