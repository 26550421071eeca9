import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { expect, test } from "vitest";

const chromium = "/usr/bin/chromium";
const entry = "dist/src/datasets/pack/pack.js";
const skipped = !existsSync(chromium) || !existsSync(entry);
if (skipped) console.warn(`skipped: a browser at ${chromium} and ${entry} (npm run build) are needed`);

test.skipIf(skipped)(
  "a browser opens the starter from its bytes and finds a name",
  async () => {
    const server = createServer((request, response) => {
      const path = (request.url ?? "/").slice(1);
      if (path === "") {
        response.setHeader("content-type", "text/html");
        response.end(
          `<!doctype html><script type="importmap">{"imports":{"valibot":"/node_modules/valibot/dist/index.mjs"}}</script>`,
        );
        return;
      }
      if (!existsSync(path)) {
        response.statusCode = 404;
        response.end();
        return;
      }
      response.setHeader(
        "content-type",
        /^\.m?js$/.test(extname(path)) ? "text/javascript" : "application/octet-stream",
      );
      response.end(readFileSync(path));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { chromium: launcher } = await import("playwright-core");
    const browser = await launcher.launch({ executablePath: chromium, args: ["--no-sandbox"] });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const found = await page.evaluate(`(async () => {
      const { expandPack } = await import("/dist/src/datasets/pack/expand-pack.js");
      const { openPack } = await import("/dist/src/datasets/pack/pack.js");
      const { searchNames } = await import("/dist/src/datasets/names/search-names.js");
      const file = await (await fetch("/data/public/starter.kb")).arrayBuffer();
      const kb = openPack((await expandPack(new Uint8Array(file))).bytes);
      return searchNames(kb, "Kyoto").map((entity) => kb.record(entity).id);
    })()`);
      expect(found).toContain("Q34600");
    } finally {
      await browser.close();
      server.close();
    }
  },
  60_000,
);
