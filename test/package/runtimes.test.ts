import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it, type TestContext } from "vitest";
import { installedWith, installModules, root, run, unpackInto } from "./packed.ts";
import { toolFolder } from "./tools.ts";

const chromium = "/usr/bin/chromium";
const expected = "Q858,Q810,acme";
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "referent-runtimes-"));
  unpackInto(folder);
  const names = [...installedWith(Object.keys(dependencies))].map((path) =>
    path.slice("node_modules/".length),
  );
  installModules(
    folder,
    names.filter((path) => !path.includes("/node_modules/")),
  );
  cpSync(join(root, "test/package/runtimes"), folder, { recursive: true });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folder of a tool, or a skipped test that says why it is not there. */
async function tool(context: TestContext, ...packages: string[]): Promise<string> {
  const found = await toolFolder(...packages);
  if ("missing" in found) context.skip(found.missing);
  return (found as { folder: string }).folder;
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
};

/** Opens the page of a folder in a browser and gives the title that it ends with. */
async function titleOf(site: string): Promise<string> {
  const server = createServer((request, response) => {
    const path = join(site, request.url === "/" ? "index.html" : request.url!.replace(/\?.*/, ""));
    response.statusCode = existsSync(path) ? 200 : 404;
    response.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream");
    response.end(existsSync(path) ? readFileSync(path) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { chromium: launcher } = await import("playwright-core");
  const browser = await launcher.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction("document.title !== ''", undefined, { timeout: 20_000 });
    return await page.title();
  } finally {
    await browser.close();
    server.close();
  }
}

/** Bundles an entry with esbuild into a file of its own. */
async function bundle(entry: string, platform: "browser" | "node"): Promise<void> {
  await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    platform,
    target: "es2022",
    loader: { ".kb": "binary" },
    // CommonJS that requires a module of Node: esbuild cannot put it into an ES module.
    external: platform === "node" ? ["n3"] : [],
    outfile: join(folder, "esbuild", platform, entry),
  });
}

it("a bundle by esbuild for Node, without saxes installed, reads feeds and says of XML what to install", async () => {
  await bundle("xml.mjs", "node");
  const missing =
    "reading XML feeds and RDF/XML needs the package saxes, which is not installed: npm install saxes";
  const said = run("node", ["esbuild/node/xml.mjs"], folder).trim().split("\n");
  expect(said).toEqual(["1", missing, missing]);
}, 60_000);

describe("the starter and an inline list", () => {
  it("work in Node", () => {
    expect(run("node", ["file.mjs"], folder).trim()).toBe(expected);
  });

  it("work in Deno, which may read and nothing else", async (context) => {
    const deno = join(await tool(context, "deno@2.9.6"), "node_modules/.bin/deno");
    const rights = ["run", "--no-prompt", "--no-remote", "--node-modules-dir=manual", "--allow-read"];
    const env = { ...process.env, DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1" };
    const said = execFileSync(deno, [...rights, "file.mjs"], {
      cwd: folder,
      encoding: "utf8",
      env,
      stdio: "pipe",
    });
    expect(said.trim()).toBe(expected);
  }, 200_000);

  it("work in Bun", async (context) => {
    const bun = join(await tool(context, "bun@1.4.5"), "node_modules/.bin/bun");
    expect(run(bun, ["file.mjs"], folder).trim()).toBe(expected);
  }, 200_000);

  it.each(["browser", "node"] as const)(
    "work bundled by esbuild for the platform %s, with the starter in the bundle and no optional peer installed",
    async (platform) => {
      await bundle("bytes.mjs", platform);
      expect(run("node", [`esbuild/${platform}/bytes.mjs`], folder).trim()).toBe(expected);
    },
    60_000,
  );

  it("work in workerd", async (context) => {
    const tools = await tool(context, "miniflare@4.20260730.0");
    const bundle = await build({
      absWorkingDir: folder,
      entryPoints: ["worker.mjs"],
      bundle: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      external: ["./starter.kb"],
      write: false,
    });
    const { Miniflare } = createRequire(join(tools, "package.json"))("miniflare");
    const worker = new Miniflare({
      compatibilityDate: "2026-07-01",
      modules: [
        { type: "ESModule", path: "worker.mjs", contents: bundle.outputFiles[0]!.text },
        {
          type: "Data",
          path: "starter.kb",
          contents: readFileSync(join(folder, "package/dist/data/public/starter.kb")),
        },
      ],
    });
    try {
      const response = await worker.dispatchFetch("http://localhost/");
      expect(await response.text()).toBe(expected);
    } finally {
      await worker.dispose();
    }
  }, 200_000);

  it("work on a page that Vite builds, in a browser", async (context) => {
    if (!existsSync(chromium)) context.skip(`there is no ${chromium}`);
    const vite = await import("vite");
    writeFileSync(
      join(folder, "index.html"),
      '<!doctype html><title></title><script type="module" src="/page.mjs"></script>',
    );
    await vite.build({
      root: folder,
      configFile: false,
      logLevel: "error",
      build: { outDir: join(folder, "vite"), target: "es2022" },
    });
    expect(readdirSync(join(folder, "vite/assets")).some((name) => name.endsWith(".kb"))).toBe(true);
    expect(await titleOf(join(folder, "vite"))).toBe(expected);
  }, 90_000);

  it("work on a page that webpack builds, in a browser", async (context) => {
    const tools = await tool(context, "webpack@5.112.2");
    if (!existsSync(chromium)) context.skip(`there is no ${chromium}`);
    const webpack = createRequire(join(tools, "package.json"))("webpack");
    const site = join(folder, "webpack");
    mkdirSync(site);
    writeFileSync(join(site, "index.html"), '<!doctype html><title></title><script src="/main.js"></script>');
    const errors = await new Promise((resolve, reject) =>
      webpack(
        { context: folder, mode: "production", target: "web", entry: "./page.mjs", output: { path: site } },
        (error: Error | null, stats: { toJson(kind: string): { errors: unknown[] } }) =>
          error ? reject(error) : resolve(stats.toJson("errors-only").errors),
      ),
    );
    expect(errors).toEqual([]);
    expect(readdirSync(site).some((name) => name.endsWith(".kb"))).toBe(true);
    expect(await titleOf(site)).toBe(expected);
  }, 240_000);
});
