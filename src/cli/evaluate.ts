import { type Command, InvalidArgumentError, Option } from "commander";
import { ProblemError } from "../contract/index.ts";
import {
  type BreakdownName,
  breakdownNames,
  type EvaluationReport,
  gateFigures,
  type HtmlOptions,
  parseFloors,
  type ScoredSet,
} from "../evaluation/index.ts";
import { columnsOption } from "./dataset.ts";
import { comparisonText, errorList, type LabelOf, ownerTable } from "./error-list.ts";
import { type EvaluationOptions, measure } from "./evaluation-run.ts";
import { breakdownText, gateText, scoreText } from "./evaluation-tables.ts";
import { reportFaults, warnOf } from "./evaluation-warnings.ts";
import { exitCodes } from "./failure.ts";
import { readGoldFiles } from "./gold-files.ts";
import { readJson } from "./input.ts";
import type { Io } from "./io.ts";
import { keepInputs } from "./kept-inputs.ts";
import { labelsIn } from "./measured.ts";
import { share, wholeNumber } from "./numbers.ts";
import { outsideOption } from "./outside.ts";
import { refuseUnread, unreadColumns } from "./unread.ts";
import { httpUrl } from "./urls.ts";

/** The values of `--by`. */
const ways = [...breakdownNames, "score"] as const;

interface Options extends Omit<EvaluationOptions, "explained"> {
  gold: string[];
  out?: string;
  by?: (BreakdownName | "score")[];
  errors?: number;
  baseline?: string;
  html?: string;
  json?: boolean;
}

export function registerEvaluate(program: Command, io: Io): void {
  program
    .command("evaluate")
    .description("measure a resolver on gold: precision, recall, accuracy, NIL, with intervals")
    .requiredOption(
      "--gold <file...>",
      "gold: JSON lines, NIF (.ttl), HIPE (.tsv), brat (.ann), surfaces (.json) or marked text (.txt)",
    )
    .option("--kb <file...>", "packs to use as the public knowledge base, in layers")
    .option(...outsideOption)
    .option("-d, --dataset <file>", "entities to link to instead: JSON, JSON lines, CSV or TSV")
    .option(...columnsOption)
    .option("--spans", "send the gold spans (D2KB) instead of the text alone (A2KB)")
    .option("--forced-nil", "hide each mention's gold entity: then nothing should resolve")
    .option(
      "--in-kb [file]",
      "also give the figures for gold in the knowledge base alone, or for gold with ids in a file",
    )
    .option("--against <url>", "measure a remote resolver: its base URL", httpUrl)
    .option("--key <key>", "its key (default: REFERENT_KEY)")
    .option("--pred <file...>", "score answers made elsewhere: JSON lines of { id, mentions }")
    .addOption(
      new Option("--offsets <unit>", "unit of the offsets in --pred")
        .choices(["codepoint", "utf16"])
        .default("codepoint"),
    )
    .option("--confidence <number>", "how sure the detector must be, 0 to 1", share)
    .option("--out <file>", "write the answers, JSON lines of { id, set, mentions }")
    .option(
      "--resamples <number>",
      "number of bootstrap resamples; 0 for no intervals",
      wholeNumber(0),
      1_000,
    )
    .option("--seed <number>", "seed of the bootstrap", wholeNumber(0), 20_240_917)
    .option("--by <list>", `break down by ${ways.join(", ")}`, namesOf)
    .option(
      "--floor <list>",
      `percentages by language, a maximum for forced-nil and a minimum for others; exit code 1 if one is missed: ${Object.keys(gateFigures).join(", ")}`,
      floorsOf,
    )
    .option(
      "--errors <number>",
      "show which step causes the errors, with this many examples of each",
      wholeNumber(0),
    )
    .option("--baseline <file>", "an earlier --json report: show what was gained and lost since then")
    .option("--html <file>", "write a report for a browser")
    .option("--json", "print everything as JSON")
    .addHelpText(
      "after",
      "\nExample:\n  referent evaluate --gold news.jsonl --spans --errors 3 --floor precision=99,coverage=90,forced-nil=2",
    )
    .action((options: Options, command: Command) => {
      refuseUnread(command, unreadColumns(options) ?? unreadOf(options));
      return run(options, io);
    });
}

/** Options that were given but would be ignored, as a sentence. */
function unreadOf({ pred, against, key, kb, dataset, outside, confidence }: Options): string | undefined {
  if (pred && against !== undefined) return "give one of --pred and --against";
  if (key !== undefined && against === undefined) return "--key needs --against";
  const unread = [
    ...(pred ? [["--dataset", dataset] as const, ["--confidence", confidence] as const] : []),
    ...(pred || against !== undefined ? [["--outside", outside] as const] : []),
    ...(against !== undefined ? [["--kb", kb] as const] : []),
  ].find(([, value]) => value !== undefined);
  return unread && `${unread[0]} is not read: ${pred ? "--pred has the answers" : "--against answers"}`;
}

async function run(options: Options, io: Io): Promise<void> {
  const { errors, json, html, out } = options;
  const inputs = [...options.gold, ...(options.pred ?? []), options.dataset, options.baseline];
  keepInputs("--out", out, inputs);
  keepInputs("--html", html, inputs);
  const baseline = options.baseline === undefined ? undefined : await readReport(options.baseline);
  const files = await readGoldFiles(options.gold);
  reportFaults(files, io);
  // Figures of nothing are all 100 %, and would pass any gate.
  const unread = files.find(({ set }) => set.documents.length === 0);
  if (unread)
    throw new ProblemError("invalid_request", {
      detail: `gold ${unread.set.name}: none of its documents can be read`,
    });
  const explained = errors !== undefined || json === true || html !== undefined || baseline !== undefined;
  const golds = files.map(({ set }) => set);
  const { report, sets, layers } = await measure(golds, { ...options, explained }, io);
  warnOf(report, io);
  if (out !== undefined) await writeAnswers(out, sets);
  if (html !== undefined) await writeHtml(html, report, { baseline, sets, offsets: options.offsets });
  const text = json ? JSON.stringify(report, null, 1) : inWords(report, baseline, options, labelsIn(layers));
  io.stdout.write(`${text}\n`);
  if (report.gate?.some(({ passed }) => !passed)) io.exitCode = exitCodes.problem;
}

/** An earlier report. @throws ProblemError `invalid_request` for JSON that is not such a report */
async function readReport(file: string): Promise<EvaluationReport> {
  const report = (await readJson(file)) as Partial<EvaluationReport> | null;
  if (report?.sets && report.overall && Array.isArray(report.errors)) return report as EvaluationReport;
  throw new ProblemError("invalid_request", { detail: `${file}: is not a report of evaluate --json` });
}

function inWords(
  report: EvaluationReport,
  baseline: EvaluationReport | undefined,
  { by, errors }: Options,
  labelOf: LabelOf,
): string {
  return [
    scoreText(report),
    by && breakdownText(report, by),
    errors !== undefined && report.errors.length > 0 && ownerTable(report.errors),
    errors && errorList(report.errors, errors, labelOf),
    baseline && comparisonText(baseline, report, errors ?? 0, labelOf),
    report.gate && gateText(report.gate),
  ]
    .filter(Boolean)
    .join("\n\n");
}

async function writeHtml(file: string, report: EvaluationReport, options: HtmlOptions): Promise<void> {
  const { htmlReport } = await import("../evaluation/index.ts");
  const { writeWholeFile } = await import("../node/write-file.ts");
  await writeWholeFile(file, htmlReport(report, options));
}

async function writeAnswers(file: string, sets: readonly ScoredSet[]): Promise<void> {
  const { writeWholeFile } = await import("../node/write-file.ts");
  const lines = sets.flatMap(({ gold, predictions }) =>
    [...predictions].map(([id, mentions]) => `${JSON.stringify({ id, set: gold.name, mentions })}\n`),
  );
  await writeWholeFile(file, lines.join(""));
}

/** An error of a parser in `evaluation` is a wrong command line here. */
function floorsOf(text: string): ReturnType<typeof parseFloors> {
  try {
    return parseFloors(text);
  } catch (error) {
    if (error instanceof ProblemError) throw new InvalidArgumentError(error.document.detail ?? "");
    throw error;
  }
}

function namesOf(text: string): (BreakdownName | "score")[] {
  const names = text.split(",").map((name) => name.trim());
  const known: readonly string[] = ways;
  if (!names.every((name) => known.includes(name)))
    throw new InvalidArgumentError(`use one of ${ways.join(", ")}`);
  return names as (BreakdownName | "score")[];
}
