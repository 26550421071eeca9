import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EvaluationReport, htmlReport } from "../../src/evaluation/index.ts";
import { smallReport } from "./small-run.ts";

const executable = process.env.REFERENT_CHROMIUM ?? "/usr/bin/chromium";
const there = existsSync(executable);

describe("the HTML report", () => {
  it("names every set, and escapes what documents say", async () => {
    const html = htmlReport(await smallReport(true), { title: "<Report>" });
    expect(html).toContain("own/small");
    expect(html).toContain("&lt;Report&gt;");
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });
});

describe.skipIf(!there)(
  `the HTML report in a browser${there ? "" : ` (no browser at ${executable})`}`,
  () => {
    let browser: Browser;
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "report-"));
      browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
    });
    afterAll(async () => {
      await browser?.close();
      await rm(folder, { recursive: true, force: true });
    });

    async function open(report: EvaluationReport, baseline?: EvaluationReport) {
      const file = join(folder, `${Math.random()}.html`);
      await writeFile(file, htmlReport(report, { baseline }));
      const page = await browser.newPage();
      const requests: string[] = [];
      const problems: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
      });
      const url = pathToFileURL(file).href;
      await page.goto(url, { waitUntil: "load" });
      return { page, url, requests: () => requests.filter((one) => !one.startsWith("data:")), problems };
    }

    it("opens without an error and makes no request but for itself", async () => {
      const { page, url, requests, problems } = await open(await smallReport());
      expect(await page.locator("svg").count()).toBeGreaterThan(1);
      expect(requests()).toEqual([url]);
      expect(problems).toEqual([]);
    });

    it("shows the errors with candidates and feature bars, and filters them", async () => {
      const report = await smallReport(true);
      const { page } = await open(report);
      expect(report.errors.length).toBeGreaterThan(1);
      expect(await page.locator(".error").count()).toBe(report.errors.length);
      expect(await page.locator(".candidate .bars i").count()).toBeGreaterThan(0);
      await page.selectOption("select[name=lang]", "de");
      expect(await page.locator(".error").count()).toBe(
        report.errors.filter(({ lang }) => lang === "de").length,
      );
      expect(await page.locator(".error").first().textContent()).toContain("</script><b>");
      await page.selectOption("select[name=lang]", "");
      await page.fill("input[name=words]", "no such words");
      expect(await page.locator(".error").count()).toBe(0);
    });

    it("shows what was gained and lost against a baseline", async () => {
      const now = await smallReport(true);
      const [first, ...others] = now.errors;
      const before = { ...now, errors: [...others, { ...first!, document: "another" }] };
      const { page } = await open(now, before);
      await page.selectOption("select[name=change]", "new");
      expect(await page.locator(".error").count()).toBe(1);
      await page.selectOption("select[name=change]", "gone");
      expect(await page.locator(".error .meta").allTextContents()).toEqual([
        expect.stringContaining("another"),
      ]);
    });
  },
);
