import type { Command } from "commander";
import type { Finding } from "../products/checks/finding.ts";
import type { FeedSummary } from "../products/feeds/read.ts";
import type { RowFault } from "../products/feeds/row.ts";
import { inOneLine } from "../view/control.ts";
import { colours as pc } from "./colours.ts";
import { exitCodes } from "./failure.ts";
import { type FeedFlags, feedFlagsOf, withFeedOptions } from "./feed-options.ts";
import type { Io, Output } from "./io.ts";
import { write } from "./write.ts";

/** A finding of a rule, or a row without a product. */
type Entry = Finding | (RowFault & { severity: "error" });

export function registerProductsCheck(products: Command, io: Io): void {
  withFeedOptions(
    products
      .command("check")
      .description("check every product of a feed; exit code 1 if there are errors")
      .argument("<feed>", "file, http(s) URL, or - for standard input")
      .option("--json", "print one JSON document: findings and summary")
      .addHelpText("after", "\nExample:\n  referent products check feed.xml"),
  ).action(async (source: string, options: FeedFlags & { json?: boolean }) => {
    const [{ openFeed }, { checkProduct }] = await Promise.all([
      import("../node/feed-source.ts"),
      import("../products/checks/check.ts"),
    ]);
    const entries: Entry[] = [];
    const rules = new Set<string>();
    const counts = { errors: 0, warnings: 0, products_with_errors: 0 };
    const printer = options.json ? jsonPrinter(io.stdout) : textPrinter(io.stdout);
    let whole = false;
    const feed = openFeed(source, {
      ...feedFlagsOf(options),
      stdin: io.stdin,
      onFault: (fault) => entries.push({ ...fault, severity: "error" }),
    });
    try {
      for await (const product of feed) {
        const findings = checkProduct(product);
        for (const finding of findings) entries.push(finding);
        for (const { severity } of findings) counts[severity === "error" ? "errors" : "warnings"]++;
        if (findings.some(({ severity }) => severity === "error")) counts.products_with_errors++;
        await printer.entries(entries.splice(0));
        for (const { rule } of findings) rules.add(rule);
      }
      whole = true;
    } finally {
      // Printed even if the feed breaks off, so that the earlier findings can be read.
      await printer.entries(entries.splice(0));
      if (whole || options.json || feed.summary.rows > 0) await printer.end({ ...feed.summary, ...counts });
    }
    if (!options.json) await write(io.stdout, hints(feed.summary, rules, options).join(""));
    if (counts.errors + feed.summary.faults > 0) io.exitCode = exitCodes.problem;
  });
}

/** Advice for the whole feed, given once rather than for every product. */
function hints({ format, rows }: FeedSummary, rules: ReadonlySet<string>, flags: FeedFlags): string[] {
  const shop = format === "shopify-csv" || format === "woocommerce-csv";
  const found: string[] = [];
  if (rows === 0) found.push("the feed has a header and no products");
  if (shop && rules.has("price_currency") && flags.currency === undefined) {
    found.push("this export names no currency; give it with --currency, e.g. --currency EUR");
  }
  if (shop && rules.has("required_attribute") && flags.baseUrl === undefined) {
    found.push("this export has no product URLs; give the origin of the shop with --base-url https://…");
  }
  return found.map((hint) => `\nhint: ${hint}\n`);
}

interface Printer {
  entries(entries: readonly Entry[]): Promise<void>;
  end(summary: Readonly<Record<string, string | number>>): Promise<void>;
}

function textPrinter(stdout: Output): Printer {
  return {
    entries: (entries) => write(stdout, entries.map(line).join("")),
    end: (summary) => {
      const width = Math.max(...Object.keys(summary).map((name) => name.length));
      const rows = Object.entries(summary).map(([name, value]) => `${name.padEnd(width)}  ${value}\n`);
      return write(stdout, `\n${rows.join("")}`);
    },
  };
}

function line(entry: Entry): string {
  const mark = entry.severity === "error" ? pc.red("error  ") : pc.yellow("warning");
  const [rule, message] = "rule" in entry ? [entry.rule, entry.message] : [entry.code, entry.reason];
  const place = "rule" in entry ? `${entry.line ?? "-"} ${entry.id}` : `${entry.line}`;
  return `${mark}  line ${inOneLine(place)}  ${pc.dim(rule)}  ${inOneLine(message)}\n`;
}

/** Streams one document, so that a feed with a million findings needs no memory for them. */
function jsonPrinter(stdout: Output): Printer {
  let first = true;
  return {
    entries: (entries) => {
      const texts = entries.map((entry) => {
        const text = `${first ? '{"findings":[\n' : ",\n"}${JSON.stringify(entry)}`;
        first = false;
        return text;
      });
      return write(stdout, texts.join(""));
    },
    end: (summary) =>
      write(stdout, `${first ? '{"findings":[' : "\n"}],\n"summary":${JSON.stringify(summary)}}\n`),
  };
}
