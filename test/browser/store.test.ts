import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const chromium = "/usr/bin/chromium";
const skipped = !existsSync(chromium);
if (skipped) console.warn(`skipped: a browser at ${chromium} is needed`);

const source = resolve(import.meta.dirname, "../../src");
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

/** What a page has of the project, as a bundler gives it. */
const entry = `
import { openGraphStore } from "${source}/graph/index.ts";
import { readObjects } from "${source}/products/feeds/read.ts";
import { productGraph } from "${source}/products/graph.ts";
import { syncProducts } from "${source}/products/index.ts";
globalThis.referent = { openGraphStore, readObjects, productGraph, syncProducts };
`;

describe.skipIf(skipped)("the durable store in a browser, in IndexedDB", () => {
  const folder = mkdtempSync(join(tmpdir(), "referent-browser-"));
  let server: Server;
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    writeFileSync(join(folder, "main.js"), entry);
    writeFileSync(
      join(folder, "index.html"),
      `<!doctype html><script type="module" src="./main.js"></script>`,
    );
    const { build } = await import("vite");
    await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      build: { outDir: join(folder, "out"), minify: false, target: "esnext" },
    });
    server = createServer((request, response) => {
      const file = join(folder, "out", request.url === "/" ? "index.html" : request.url!);
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
      response.end(readFileSync(file));
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { chromium: launcher } = await import("playwright-core");
    browser = await launcher.launch({ executablePath: chromium, args: ["--no-sandbox"] });
    context = await browser.newContext();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs a script in a fresh page of the one origin, and closes the page. */
  async function inPage<T>(script: string): Promise<T> {
    const page = await context.newPage();
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await page.waitForFunction("globalThis.referent");
      return (await page.evaluate(`(async () => { const R = globalThis.referent; ${script} })()`)) as T;
    } finally {
      await page.close();
    }
  }

  const count = `JSON.parse(await store.query("SELECT (COUNT(*) AS ?n) { ?s ?p ?o }")).results.bindings[0].n.value`;

  it("keeps graphs and notes over pages, answers SPARQL, removes", async () => {
    const first = await inPage(`
      const store = await R.openGraphStore("shop");
      await store.write([
        { graph: "x:1", rdf: { format: "turtle", data: '<x:1> <x:price> 1.50 ; <x:name> "Tè 😀"@it .' } },
        { graph: "x:2", rdf: { format: "turtle", data: "<x:2> <x:p> _:a . _:a <x:p> <x:1> ." } },
      ], [["note", "1"]]);
      const n = ${count};
      await store.close();
      return n;`);
    expect(first).toBe("4");
    const [n, price, note, left] = await inPage<unknown[]>(`
      const store = await R.openGraphStore("shop");
      const n = ${count};
      const quads = [];
      for await (const quad of store.read({ graph: "x:1" })) quads.push(quad.object.value);
      const [note] = await store.records.get(["note"]);
      await store.write([{ graph: "x:2", remove: true }]);
      const left = ${count};
      await store.close();
      return [n, quads[0], note, left];`);
    expect([n, price, note, left]).toEqual(["4", "1.50", "1", "2"]);
  }, 60_000);

  it("a catalogue is synced in a page; a second run in another page sends nothing", async () => {
    const sync = `
      const store = await R.openGraphStore("catalogue");
      async function* graphs() {
        for (let i = 0; i < 30; i++) {
          const objects = [{ id: String(i), title: "Product " + i, link: "https://s.example/" + i }];
          for await (const product of R.readObjects(objects)) yield R.productGraph(product);
        }
      }
      const { sent, unchanged, written } = await R.syncProducts(graphs(), { store });
      await store.close();
      return { sent, unchanged, written };`;
    expect(await inPage(sync)).toEqual({ sent: 30, unchanged: 0, written: 30 });
    expect(await inPage(sync)).toEqual({ sent: 0, unchanged: 30, written: 0 });
  }, 60_000);

  it("a page closed while it writes leaves each write whole or absent", async () => {
    await inPage(`
      const store = await R.openGraphStore("closed");
      const data = Array.from({ length: 200 }, (_, i) => "<x:s> <x:p> " + i + " .").join("\\n");
      let done = 0;
      for (let n = 0; n < 200; n++) {
        const changes = [0, 1, 2].map((i) => ({ graph: "x:" + n + "/" + i, rdf: { format: "turtle", data } }));
        store.write(changes, [["write/" + n, "done"]]).then(() => done++);
      }
      while (done < 3) await new Promise((resolve) => setTimeout(resolve, 1));`);
    const [notes, graphs] = await inPage<[string[], Record<string, number>]>(`
      const store = await R.openGraphStore("closed");
      const notes = [];
      for await (const [key] of store.records.entries("write/")) notes.push(key.slice(6));
      const graphs = {};
      for await (const { graph } of store.read()) graphs[graph.value] = (graphs[graph.value] ?? 0) + 1;
      await store.close();
      return [notes, graphs];`);
    expect(notes.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(graphs).sort()).toEqual(
      notes.flatMap((n) => [0, 1, 2].map((i) => `x:${n}/${i}`)).sort(),
    );
    expect(new Set(Object.values(graphs))).toEqual(new Set([200]));
  }, 60_000);
});
