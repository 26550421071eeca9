import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { article } from "../../data/demo/article.ts";
import { createResolver } from "../../src/index.ts";
import { type HtmlViewOptions, toHtml } from "../../src/view/index.ts";
import type { Shown } from "../../src/view/placed.ts";
import { mention } from "../view/answers.ts";
import { isThere, keepPicture, launch, looks, sticksOut, watched, whySkipped } from "./chromium.ts";

describe.skipIf(!isThere)(`a resolved text in a browser${whySkipped}`, () => {
  let browser: Browser;
  let folder: string;
  let html: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "view-"));
    browser = await launch();
    const answer = await createResolver().resolve({ text: article, include: ["candidates", "evidence"] });
    html = toHtml(article, answer, { page: true, title: "Bundled article" });
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function open(content: string, look = looks.light!) {
    const file = join(folder, `${Math.random()}.html`);
    await writeFile(file, content);
    const context = await browser.newContext(look);
    const page = await context.newPage();
    const watch = watched(page);
    const url = pathToFileURL(file).href;
    await page.goto(url);
    return { page, url, ...watch };
  }

  const shownPage = (text: string, shown: Shown, options: HtmlViewOptions = {}) =>
    open(toHtml(text, shown, { page: true, ...options }));

  it.each(Object.keys(looks))("%s: nothing sticks out, and a card is wholly seen", async (name) => {
    const { page, url, requests, problems } = await open(html, looks[name]!);
    expect(await sticksOut(page)).toBe(false);
    const marks = page.locator("mark[tabindex]");
    for (const i of [0, 2, 8, 25, 60, (await marks.count()) - 1]) {
      await marks.nth(i).focus();
      await page.waitForTimeout(200);
      const card = page.locator(".rf-card:visible");
      expect(await card.count()).toBe(1);
      const box = (await card.boundingBox())!;
      const { width, height } = page.viewportSize()!;
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      const isSeen = box.x >= 0 && box.y >= 0 && right <= width && bottom <= height;
      expect(isSeen, `mention ${i}: ${JSON.stringify(box)}`).toBe(true);
    }
    await keepPicture(page, `view-${name}`);
    expect(requests).toEqual([url]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("a card shows when its mention is pointed at, and stays while the pointer is on it", async () => {
    const { page } = await open(html);
    const mark = page.locator("mark[tabindex]").first();
    await mark.hover();
    const card = page.locator("#rf-0");
    expect(await card.isVisible()).toBe(true);
    await card.hover();
    expect(await card.isVisible()).toBe(true);
    await page.mouse.move(990, 790);
    await card.waitFor({ state: "hidden" });
    await page.context().close();
  });

  it("of mentions inside one another only the innermost shows its card", async () => {
    const text = "University of Jordan";
    const { page } = await shownPage(text, [mention(text, 0, 20), mention(text, 14, 20)]);
    await page.locator("mark mark").hover();
    expect(await page.locator(".rf-card:visible").getAttribute("id")).toBe("rf-1");
    await page.context().close();
  });

  it("a reader with a keyboard reaches each mention and the link in its card", async () => {
    const { page } = await open(html);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Apple");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toContain("wikidata.org");
    expect(await page.locator("#rf-0").isVisible()).toBe(true);
    await page.context().close();
  });

  it("a screen reader hears the card as the description of its mention", async () => {
    const { page } = await open(html);
    const id = await page.locator("mark[tabindex]").first().getAttribute("aria-describedby");
    expect(await page.locator(`#${id}`).getAttribute("role")).toBe("tooltip");
    expect(await page.locator(`#${id}`).textContent()).toContain("Apple");
    await page.context().close();
  });

  it("hostile labels, texts, ids and addresses stay text", async () => {
    const attack = `"'></style></title><script>alert(1)</script><img src=x onerror=alert(1)><a href=javascript:alert(1)>`;
    const one = mention(attack, 0, 10, {
      entity: {
        id: "javascript:alert(1)",
        label: attack,
        description: attack,
        types: [attack],
        same_as: [attack],
      },
      dataset_uri: "inline",
      type: attack,
    });
    const { page, url, requests, problems } = await shownPage(attack, [one], { title: attack });
    await page.locator("mark[tabindex]").focus();
    await page.waitForTimeout(100);
    expect(await page.locator("script, img, .referent a").count()).toBe(0);
    expect((await page.locator(".rf-text").innerText()).startsWith(attack.slice(0, 10))).toBe(true);
    expect([requests, problems]).toEqual([[url], []]);
    await page.context().close();
  });

  it("a text from right to left runs from right to left, and an override in a label turns nothing else around", async () => {
    const text = "زار محمد صلاح القاهرة";
    const entity = { id: "Q1", label: "\u202eevil", description: "after", types: [], same_as: [] };
    const { page } = await shownPage(text, [mention(text, 4, 13, { entity })]);
    expect(await page.locator(".rf-text").evaluate((one) => getComputedStyle(one).direction)).toBe("rtl");
    await page.locator("mark[tabindex]").focus();
    expect(
      await page
        .locator(".rf-card bdi")
        .first()
        .evaluate((one) => getComputedStyle(one).unicodeBidi),
    ).toBe("isolate");
    await keepPicture(page, "view-rtl");
    await page.context().close();
  });

  it("on paper the list of mentions is open and no card covers the text", async () => {
    const { page } = await open(html);
    await page.emulateMedia({ media: "print" });
    await page.locator("mark[tabindex]").first().focus();
    expect(await page.locator(".rf-card:visible").count()).toBe(0);
    expect(await page.locator(".rf-list td").first().isVisible()).toBe(true);
    await page.context().close();
  });
});
