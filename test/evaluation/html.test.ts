import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EvaluationReport, htmlReport, type ScoredSet } from "../../src/evaluation/index.ts";
import { keepPicture, looks, sticksOut } from "../browser/chromium.ts";
import { gold, smallReport, smallSets } from "./small-run.ts";

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

    async function open(report: EvaluationReport, baseline?: EvaluationReport, sets?: readonly ScoredSet[]) {
      const file = join(folder, `${Math.random()}.html`);
      await writeFile(file, htmlReport(report, { baseline, sets }));
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

    it("opens without an error and makes no request except for itself", async () => {
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
      const [bars] = await page.locator(".candidate .bars").all();
      expect(await bars!.locator("i").count()).toBe(8);
      expect(await bars!.locator(".others").textContent()).toMatch(/^\d+ others, together -?\d+\.\d\d$/);
      await page.selectOption("select[name=lang]", "de");
      expect(await page.locator(".error").count()).toBe(
        report.errors.filter(({ lang }) => lang === "de").length,
      );
      expect(await page.locator(".error").first().textContent()).toContain("</script><b>");
      await page.selectOption("select[name=lang]", "");
      await page.fill("input[name=words]", "no such words");
      expect(await page.locator(".error").count()).toBe(0);
    });

    it("shows whole documents, the gold beside answers that differ", async () => {
      const { page, problems } = await open(await smallReport(), undefined, await smallSets());
      expect(await page.locator("details.document").count()).toBe(gold.documents.length);
      await page.locator("details.document summary").first().click();
      const notes = await page.locator("details.document .note").allTextContents();
      expect(notes.some((note) => note.includes("gold Q9999"))).toBe(true);
      expect(notes.some((note) => note.includes("gold Q3308285"))).toBe(true);
      const text = await page
        .locator("details.document", { hasText: "Atlantis" })
        .locator(".text")
        .textContent();
      expect(text).toContain("</script><b> liegt");
      expect(problems).toEqual([]);
    });

    it("has no table and no column without a figure", async () => {
      const { page } = await open(await smallReport(true));
      const empty = await page.evaluate(
        () =>
          [...document.querySelectorAll("table")].filter(({ rows }) => {
            if (rows.length < 2) return true;
            const columns = [...rows[0]!.cells].map((_, c) =>
              [...rows].slice(1).map((row) => row.cells[c]!.textContent),
            );
            return columns.some((cells) => cells.every((cell) => cell === "–"));
          }).length,
      );
      expect(await page.locator("table").count()).toBeGreaterThan(2);
      expect(empty).toBe(0);
      const titles = await page
        .locator("h2, h3")
        .evaluateAll(
          (all) =>
            all.filter(
              (title) => !title.nextElementSibling || /^H[23]$/.test(title.nextElementSibling.tagName),
            ).length,
        );
      expect(titles).toBe(0);
    });

    it("no two labels of a plot overlap, and none is cut off", async () => {
      const { page } = await open(await smallReport(true));
      const clashes = await page.evaluate(() => {
        const found: string[] = [];
        for (const svg of document.querySelectorAll("svg")) {
          const frame = svg.getBoundingClientRect();
          const labels = [...svg.querySelectorAll("text")].map((label) => ({
            name: label.textContent,
            box: label.getBoundingClientRect(),
          }));
          labels.forEach(({ name, box }, i) => {
            if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1)
              found.push(`${name} is cut`);
            for (const other of labels.slice(i + 1))
              if (
                box.left < other.box.right &&
                other.box.left < box.right &&
                box.top < other.box.bottom &&
                other.box.top < box.bottom
              )
                found.push(`${name} over ${other.name}`);
          });
        }
        return found;
      });
      expect(clashes).toEqual([]);
    });

    it.each(Object.keys(looks))("looks well: %s", async (name) => {
      const { page } = await open(await smallReport(true), undefined, await smallSets(true));
      await page.setViewportSize(looks[name]!.viewport!);
      await page.emulateMedia({ colorScheme: looks[name]!.colorScheme ?? "light" });
      expect(await sticksOut(page)).toBe(false);
      await page.locator("details.document summary").first().click();
      await page.locator("details.document").first().scrollIntoViewIfNeeded();
      await keepPicture(page, `report-${name}`);
    });

    it("on paper the filter is gone and the documents are open", async () => {
      const { page } = await open(await smallReport(), undefined, await smallSets());
      await page.emulateMedia({ media: "print" });
      expect(await page.locator("#filter").isVisible()).toBe(false);
      expect(await page.locator(".document .text").first().isVisible()).toBe(true);
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
