import type { Command } from "commander";
import { ProblemError, type ResolveRequest } from "../contract/index.ts";
import {
  type ComparedDocument,
  type Comparison,
  compareResolvers,
  verdicts,
} from "../evaluation/agreement.ts";
import { createRemoteResolver } from "../http/remote.ts";
import { outsideFrom, publicKbFrom } from "../node/public-kb.ts";
import { inOneLine } from "../view/control.ts";
import { readJsonLines } from "./input.ts";
import type { Io } from "./io.ts";
import { outsideOption } from "./outside.ts";
import { httpUrl } from "./urls.ts";

interface Options {
  remote: string;
  key?: string;
  docs: string;
  kb?: string[];
  outside?: string;
  differences?: boolean;
  json?: boolean;
}

export function registerCompare(program: Command, io: Io): void {
  program
    .command("compare")
    .description("resolve the same texts here and at a service, and show for each mention whether they agree")
    .option("--local", "compare with the local resolver (always the case)")
    .requiredOption("--remote <url>", "base URL of the service", httpUrl)
    .option("--key <key>", "its key (default: the environment's REFERENT_KEY)")
    .requiredOption(
      "--docs <file>",
      "JSON lines of { id, text, language?, dataset?, mentions? }; - for stdin",
    )
    .option(
      "--kb <file...>",
      "packs to use here as the public knowledge base; none means no public knowledge base",
    )
    .option(...outsideOption)
    .option("--differences", "print only the mentions on which they differ")
    .option("--json", "print JSON lines, one for each mention")
    .addHelpText(
      "after",
      "\nExample:\n  referent compare --remote https://kg.example --docs texts.jsonl --differences",
    )
    .action((options: Options) => run(options, io));
}

async function run(
  { remote, docs, kb, outside, differences, json, ...options }: Options,
  io: Io,
): Promise<void> {
  const key = options.key ?? (process.env.REFERENT_KEY || undefined);
  const { createResolver } = await import("../resolver.ts");
  const local = createResolver({ publicKb: await publicKbFrom(kb), outside: outsideFrom(outside) });
  await local.warm();
  const second = createRemoteResolver({ baseUrl: remote, key });
  const counts = new Map<string, number>();
  for await (const row of compareResolvers(local, second, documentsIn(docs, io))) {
    counts.set(row.verdict, (counts.get(row.verdict) ?? 0) + 1);
    if (differences && (row.verdict === "same" || row.verdict === "both_unresolved")) continue;
    io.stdout.write(`${json ? JSON.stringify(row) : lineOf(row)}\n`);
  }
  if (!json) io.stdout.write(`\n${summaryOf(counts)}\n`);
}

async function* documentsIn(file: string, io: Io): AsyncGenerator<ComparedDocument> {
  for await (const { line, value } of readJsonLines(file, io)) {
    if (typeof value !== "object" || value === null || !("text" in value)) {
      throw new ProblemError("invalid_request", {
        detail: `${file}, line ${line}`,
        errors: [{ pointer: "/text", detail: "is required" }],
      });
    }
    yield { id: "id" in value ? String(value.id) : String(line), request: value as ResolveRequest };
  }
}

function lineOf({ document, start, end, text, first, second, verdict }: Comparison): string {
  const [local, remote] = [first ?? "-", second ?? "-"];
  return [
    verdict.padEnd(15),
    `${inOneLine(document)}:${start}-${end}`,
    JSON.stringify(text),
    `local ${inOneLine(local)}`,
    `remote ${inOneLine(remote)}`,
  ].join("  ");
}

function summaryOf(counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return verdicts
    .map((verdict) => {
      const count = counts.get(verdict) ?? 0;
      const share = all === 0 ? "" : `  ${((100 * count) / all).toFixed(1)} %`;
      return `${verdict.padEnd(15)} ${String(count).padStart(7)}${share}`;
    })
    .join("\n");
}
