import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import pino from "pino";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { article } from "../../data/demo/article.ts";
import { createResolver } from "../../src/index.ts";
import { type Service, startService } from "../../src/node/service.ts";
import { isThere, keepPicture, launch, looks, sticksOut, watched, whySkipped } from "./chromium.ts";

const isBuilt = existsSync("dist/playground/index.html");
const why = whySkipped || (isBuilt ? "" : " (skipped: npm run build makes dist/playground)");
const quiet = pino({ level: "silent" });

describe.skipIf(!isThere || !isBuilt)(`the playground${why}`, () => {
  let browser: Browser;
  let folder: string;
  let service: Service;
  /** Where the page is: from a server, and as a file with the engine in it. */
  const address: Record<string, string> = {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "playground-"));
    const file = join(folder, "playground.html");
    await promisify(execFile)(process.execPath, ["scripts/build-playground.mjs", "--standalone", file]);
    service = await startService({ resolver: createResolver(), log: quiet, running: 2, waiting: 8 });
    address.served = `${service.url}/`;
    address.standalone = pathToFileURL(file).href;
    browser = await launch();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function open(url: string, look: BrowserContextOptions = looks.light!) {
    const context = await browser.newContext(look);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    const watch = watched(page);
    await page.goto(url);
    return { page, ...watch };
  }

  const resolved = (page: Page) =>
    page.waitForFunction(() =>
      /^\d.* mentions?, /.test(document.getElementById("status")?.textContent ?? ""),
    );

  async function write(page: Page, text: string): Promise<void> {
    // What stands there is of the text before.
    await page.evaluate(() => {
      document.getElementById("status")!.textContent = "";
    });
    await page.fill("#text", text);
    await resolved(page);
  }

  it("the server sends it with a policy that lets in its own script and style alone", async () => {
    const response = await fetch(address.served!, { headers: { Accept: "text/html" } });
    const policy = response.headers.get("content-security-policy")!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(122_000);
  });

  it("it travels in less than 60 kB", async () => {
    const { gzipSync } = await import("node:zlib");
    expect(gzipSync(await readFile("dist/playground/index.html"), { level: 9 }).length).toBeLessThan(60_000);
  });

  it("a program that asks for / gets the addresses, not the page", async () => {
    const response = await fetch(address.served!, { headers: { Accept: "application/json" } });
    expect(await response.json()).toMatchObject({ name: "referent" });
  });

  describe.each(["served", "standalone"])("%s", (way) => {
    it("opens with a resolved text, without an error, and asks nobody but its server", async () => {
      const { page, requests, problems } = await open(address[way]!);
      await resolved(page);
      expect(await page.locator("#answer mark").count()).toBeGreaterThan(50);
      const own = way === "served" ? [address.served, `${service.url}/v1/resolve`] : [address.standalone];
      expect(new Set(requests.filter((url) => !/^(?:data|blob):/.test(url)))).toEqual(new Set(own));
      expect(problems).toEqual([]);
      await page.context().close();
    });

    it("a text that is typed is answered, and the card shows candidates and features as bars", async () => {
      const { page } = await open(address[way]!);
      await resolved(page);
      await write(page, "Jordan scored 63 points for the Chicago Bulls. Zorblax left.");
      const jordan = page.locator("#answer mark", { hasText: "Jordan" });
      await jordan.focus();
      const card = page.locator(".rf-card:visible");
      expect(await card.textContent()).toContain("Michael Jordan");
      expect(await card.textContent()).toContain("What decided");
      expect(await card.locator("svg").count()).toBeGreaterThan(3);
      await page.keyboard.press("Escape");
      expect(await card.count()).toBe(0);
      await page.context().close();
    });

    it("a table that is pasted or dropped is linked to before the knowledge base", async () => {
      const { page } = await open(address[way]!);
      await resolved(page);
      await page.fill("#text", "We ordered it from Zorblax Industries in Paris.");
      await page.evaluate(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(["id,name\nz1,Zorblax Industries\n"], "own.csv", { type: "text/csv" }));
        document.body.dispatchEvent(
          new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }),
        );
      });
      const mark = page.locator("#answer mark.rf-unresolved, #answer mark", {
        hasText: "Zorblax Industries",
      });
      await page.waitForFunction(() =>
        /1?\d mentions, 2 resolved/.test(document.getElementById("status")!.textContent!),
      );
      await mark.focus();
      expect(await page.locator(".rf-card:visible").textContent()).toContain("z1");
      await page.context().close();
    });

    it("a dataset that cannot be read is said, and the page goes on", async () => {
      const { page } = await open(address[way]!);
      await resolved(page);
      await page.evaluate(() => document.getElementById("own")!.setAttribute("open", ""));
      await page.fill("#dataset", "[{");
      await page.waitForFunction(() => document.getElementById("problem")!.textContent !== "");
      expect(await page.locator("#problem").textContent()).toContain("invalid_dataset");
      await page.fill("#dataset", "");
      await resolved(page);
      expect(await page.locator("#problem").textContent()).toBe("");
      await page.context().close();
    });

    it("a link brings text, language and entities back; one that was cut is said to be", async () => {
      const { page } = await open(address[way]!);
      await resolved(page);
      await write(page, "Ada 😀 معرف <b>\nParis");
      await page.selectOption("#language", "fr");
      await page.click("#share");
      await page.waitForFunction(() => location.hash.length > 10);
      const link = page.url();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      const again = await open(link);
      await resolved(again.page);
      expect(await again.page.inputValue("#text")).toBe("Ada 😀 معرف <b>\nParis");
      expect(await again.page.inputValue("#language")).toBe("fr");
      const cut = await open(link.slice(0, -9));
      await resolved(cut.page).catch(() => {});
      expect(await cut.page.inputValue("#text")).toBe(article);
      for (const one of [page, again.page, cut.page]) await one.context().close();
    });

    it("markup in a text stays text", async () => {
      const { page, problems } = await open(address[way]!);
      await resolved(page);
      await page.fill("#text", "<img src=x onerror=alert(1)><script>alert(1)</script> in Paris");
      await page.waitForFunction(() =>
        document.querySelector("#answer .rf-text")?.textContent?.startsWith("<img"),
      );
      expect(await page.locator("#answer img, #answer script").count()).toBe(0);
      expect(problems).toEqual([]);
      await page.context().close();
    });

    it("with the keyboard alone a reader gets from the text to a mention and to the link in its card", async () => {
      const { page } = await open(address[way]!);
      await resolved(page);
      const stops: string[] = [];
      for (let i = 0; i < 9; i++) {
        await page.keyboard.press("Tab");
        stops.push(
          await page.evaluate(() => {
            const one = document.activeElement!;
            return one.id || one.getAttribute("href") || one.tagName + one.textContent!.slice(0, 12);
          }),
        );
      }
      expect(stops.slice(0, 3)).toEqual(["text", "language", "share"]);
      expect(stops).toContain("MARKApple");
      expect(stops).toContain("https://www.wikidata.org/wiki/Q312");
      await page.context().close();
    });

    it("every field has a name, and the outcome is announced", async () => {
      const { page } = await open(address[way]!);
      await resolved(page);
      const names = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>("textarea, select, input")].map((field) =>
          [...(field.labels ?? [])].map((label) => label.textContent!.trim()).join(" "),
        ),
      );
      expect(names.every((name) => name.length > 2)).toBe(true);
      expect(await page.getByRole("status").textContent()).toMatch(/mentions/);
      expect(await page.locator("h1").count()).toBe(1);
      await page.context().close();
    });

    it("100,000 code points are resolved while the page goes on", async () => {
      const { page } = await open(address[way]!);
      await resolved(page);
      const long = article.repeat(Math.ceil(100_000 / article.length)).slice(0, 100_000);
      await page.evaluate(() => {
        const gaps: number[] = [];
        let last = performance.now();
        document.getElementById("text")!.addEventListener("input", () => {
          // What the browser itself takes to show the text is over.
          setTimeout(() => gaps.splice(0), 200);
        });
        const tick = () => {
          gaps.push(performance.now() - last);
          last = performance.now();
          setTimeout(tick, 10);
        };
        tick();
        Object.assign(globalThis, { gaps });
      });
      await page.fill("#text", long);
      await page.waitForFunction(
        () => /^\d{4} mentions/.test(document.getElementById("status")!.textContent!),
        undefined,
        {
          timeout: 60_000,
        },
      );
      const gaps = await page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps);
      console.info(
        `${way}: longest pause ${Math.round(Math.max(...gaps))} ms, ${await page.locator("#status").textContent()}`,
      );
      expect(await page.locator("#answer mark").count()).toBeGreaterThan(1_000);
      // While the text is resolved the page's own work continues.
      expect(gaps.length).toBeGreaterThan(5);
      await page.context().close();
    }, 90_000);
  });

  it.each(Object.keys(looks))("looks well: %s", async (name) => {
    const { page } = await open(address.served!, looks[name]!);
    await resolved(page);
    expect(await sticksOut(page)).toBe(false);
    await page.locator("#answer mark").nth(6).focus();
    await page.waitForTimeout(200);
    await keepPicture(page, `playground-${name}`);
    await page.context().close();
  });

  it("a pack that is dropped on the file comes before the starter", async () => {
    const { page } = await open(address.standalone!);
    await resolved(page);
    await page.setInputFiles("#pack", "data/public/starter.kb");
    await page.waitForFunction(() => document.getElementById("status")!.textContent!.startsWith("Opening"));
    await resolved(page);
    await page.setInputFiles("#pack", { name: "bad.kb", mimeType: "", buffer: Buffer.from("no pack") });
    await page.waitForFunction(() => document.getElementById("problem")!.textContent!.includes("pack"));
    await page.context().close();
  });

  it("a server with accounts asks for a key", async () => {
    const { hashKey } = await import("../../src/http/index.ts");
    const accounts = { accounts: [{ accountId: "acme", keys: [hashKey("secret-key-1")] }] };
    const guarded = await startService({
      resolver: createResolver(),
      log: quiet,
      running: 2,
      waiting: 8,
      accounts: {
        accounts: await Promise.all(
          accounts.accounts.map(async (one) => ({ ...one, keys: await Promise.all(one.keys) })),
        ),
      },
    });
    try {
      const { page } = await open(`${guarded.url}/`);
      await page.getByLabel("Key").waitFor({ state: "visible" });
      await page.getByLabel("Key").fill("secret-key-1");
      await resolved(page);
      expect(page.url()).not.toContain("secret");
      await page.context().close();
    } finally {
      await guarded.close();
    }
  });
});
