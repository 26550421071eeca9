import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { peers } from "../../src/contract/peers.ts";
import { installedWith, installModules, root, run, unpackInto } from "./packed.ts";

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const plain = installedWith(Object.keys(manifest.dependencies));

let folder: string;
let main: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "referent-plain-"));
  unpackInto(folder);
  // The first level alone: from there each package finds its own.
  installModules(
    folder,
    [...plain]
      .map((path) => path.slice("node_modules/".length))
      .filter((path) => !path.includes("/node_modules/")),
  );
  main = join(folder, "package", manifest.bin.referent);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module in the folder and gives its output. */
function runModule(code: string): string {
  writeFileSync(join(folder, "use.mjs"), code);
  return run("node", ["use.mjs"], folder).trim();
}

/** Bytes on a disk with blocks of 4 KiB. */
async function sizeOf(path: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && !entry.parentPath.slice(path.length).includes("/node_modules"))
      size += Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 4096) * 4096;
  }
  return size;
}

describe("an install without optional peers", () => {
  it("has at most 40 packages", () => {
    expect(plain.size + 1).toBeLessThanOrEqual(40);
  });

  it("has at most 35 MB", async () => {
    const sizes = await Promise.all([...plain].map((path) => sizeOf(join(root, path))));
    const bytes = sizes.reduce((sum, size) => sum + size, await sizeOf(join(folder, "package")));
    expect(bytes).toBeLessThanOrEqual(35_000_000);
  });

  it("imports every entry but the one for vitest", () => {
    const entries = Object.keys(manifest.exports).filter(
      (entry) => !/package\.json|vitest|starter\.kb/.test(entry),
    );
    const names = entries.map((entry) => join("referent", entry));
    expect(runModule(`for (const name of ${JSON.stringify(names)}) await import(name);`)).toBe("");
  });

  it("compiles against every entry but the one for vitest, the declarations checked, too", () => {
    const entries = Object.keys(manifest.exports).filter(
      (entry) => !/package\.json|vitest|starter\.kb/.test(entry),
    );
    const lines = entries.map((entry, i) => `export * as e${i} from "${join("referent", entry)}";`);
    writeFileSync(join(folder, "types.ts"), lines.join("\n"));
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: "nodenext",
      target: "es2023",
      skipLibCheck: false,
      types: ["node"],
      typeRoots: [join(root, "node_modules/@types")],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["types.ts"] }));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout, status } = spawnSync("node", [tsc, "-p", "."], { cwd: folder, encoding: "utf8" });
    expect([stdout, status]).toEqual(["", 0]);
  }, 60_000);

  it("declares the optional peers that the code names, and no others but vitest", () => {
    const { vitest, ...declared } = manifest.peerDependencies;
    expect(vitest).toBeDefined();
    expect(Object.keys(declared).sort()).toEqual(Object.keys(peers).sort());
    for (const name of Object.keys(manifest.peerDependencies))
      expect([name, manifest.peerDependenciesMeta[name]]).toEqual([name, { optional: true }]);
  });
});

/** What needs each peer, as a call that fails without it. Only the command line reads bzip2, and it has seek-bzip. */
const uses: Record<Exclude<keyof typeof peers, "seek-bzip">, string> = {
  "@modelcontextprotocol/sdk": `import { createMcpServer } from "referent/mcp"; await createMcpServer({});`,
  bullmq: `import { openDocumentQueue } from "referent/queue";
    await openDocumentQueue({ redis: "redis://127.0.0.1:1", engine: "e" });`,
  ioredis: `import { connectRedis } from "./package/dist/src/queue/redis.js";
    await connectRedis("redis://127.0.0.1:1", () => {});`,
  hono: `import { createHandler } from "referent/http"; import { createResolver } from "referent";
    await createHandler(createResolver())(new Request("http://localhost/health"));`,
  "@hono/node-server": `import { startServer } from "referent/node"; await startServer(async () => new Response());`,
  pino: `import { createLog } from "referent/node"; await createLog();`,
  "prom-client": `import { startService } from "referent/node"; import { createResolver } from "referent";
    const log = { info() {}, error() {} };
    await startService({ resolver: createResolver(), log, running: 1, waiting: 1 });`,
  level: `import { openGraphStore } from "referent/graph"; await openGraphStore("store");`,
  saxes: `import { readFeed } from "referent/products";
    for await (const _ of readFeed([new TextEncoder().encode("<rss></rss>")]));`,
  undici: `import { guardedFetch } from "referent/node"; await guardedFetch()("http://127.0.0.1:1");`,
};

describe("without its package", () => {
  for (const [name, code] of Object.entries(uses)) {
    it(`what needs ${name} says how to install it`, () => {
      const said = runModule(`
        import { ProblemError } from "referent";
        const use = async () => { ${code.replaceAll(/import (\{[^}]*\}) from ("[^"]*");/g, "const $1 = await import($2);")} };
        await use().then(() => console.log("worked"), (error) =>
          console.log(error instanceof ProblemError ? error.code + ": " + error.document.detail : error));`);
      expect(said).toBe(
        `missing_package: ${peers[name as keyof typeof peers]} needs the package ${name}, which is not installed: npm install ${name}`,
      );
    });
  }

  it("a listener of node:http answers with a problem, and its process lives and is warned", () => {
    const said = runModule(`
      import { createServer } from "node:http";
      import { once } from "node:events";
      import { nodeListener } from "referent/node";
      const warned = once(process, "warning");
      const server = createServer(nodeListener(async () => new Response())).listen(0, "127.0.0.1");
      await once(server, "listening");
      const url = "http://127.0.0.1:" + server.address().port;
      for (const method of ["GET", "POST", "HEAD"]) {
        const answer = await fetch(url, { method, ...(method === "POST" ? { body: "{}" } : {}) });
        console.log(answer.status, answer.headers.get("content-type"), JSON.parse((await answer.text()) || "{}").code);
      }
      const [warning] = await warned;
      console.log(warning.code, warning.message.includes("npm install @hono/node-server"));
      server.close();
      server.closeAllConnections();`);
    expect(said.split("\n")).toEqual([
      "500 application/problem+json missing_package",
      "500 application/problem+json missing_package",
      "500 application/problem+json undefined",
      "missing_package true",
    ]);
  });
});

describe("the command line of a plain install", () => {
  const command = (...args: string[]) => run("node", [main, ...args], folder);

  it("resolves, also a text whose language only the bundled detector knows", () => {
    const answer = JSON.parse(command("resolve", "--json", "Jordan and Syria share the Yarmouk River."));
    expect(answer.mentions[0]).toMatchObject({ text: "Jordan", entity: { id: "Q810" } });
    const short = JSON.parse(command("resolve", "--json", "Nederlandse Spoorwegen reizigersvereniging"));
    expect(short.language).toMatch(/^[a-z]{2}$/);
  });

  it("shows a table with Han characters", () => {
    expect(command("resolve", "--language", "zh", "北京是中国的首都。")).toContain("北京");
  });

  it("has what reads a dump in bzip2", () => {
    writeFileSync(join(folder, "a.bz2"), "BZh9");
    const args = [main, "kb", "build", "--wikidata", "a.bz2", "--out", "dump.kb"];
    const { stderr, status } = spawnSync("node", args, { cwd: folder, encoding: "utf8" });
    expect(status).not.toBe(0);
    expect(stderr).toContain("a.bz2: unexpected end of bzip2 data");
  });

  it("builds a pack from a table and asks it", () => {
    writeFileSync(join(folder, "catalogue.csv"), "sku,title\nA-1,Zanelli Anvil\n");
    command(
      "kb",
      "build",
      "--entities",
      "catalogue.csv",
      "--columns",
      "id=sku,name=title",
      "--out",
      "catalogue.kb",
    );
    const answer = JSON.parse(
      command("resolve", "--json", "--kb", "catalogue.kb", "--language", "en", "A Zanelli Anvil."),
    );
    expect(answer.mentions[0].entity.id).toBe("A-1");
  });

  it("checks an XML feed", () => {
    const item = "<item><g:id>1</g:id><g:title>Anvil</g:title></item>";
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`;
    writeFileSync(join(folder, "feed.xml"), feed);
    const { stdout } = spawnSync("node", [main, "products", "check", "feed.xml"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toContain("price is required and missing");
  });

  it("serves, with log and metrics", async () => {
    const server = spawn("node", [main, "serve", "--port", "0", "--workers", "1"], { cwd: folder });
    try {
      let log = "";
      while (!log.includes("listening")) log += String((await once(server.stdout, "data"))[0]);
      const { url } = JSON.parse(log.split("\n").find((line) => line.includes("listening"))!);
      expect(await (await fetch(`${url}/metrics`)).text()).toContain("referent_http_requests_total");
      const body = JSON.stringify({ text: "Syria borders Jordan.", language: "en" });
      const headers = { "Content-Type": "application/json" };
      const answer = await (await fetch(`${url}/resolve`, { method: "POST", headers, body })).json();
      expect(answer.mentions[0].entity.id).toBe("Q858");
    } finally {
      server.kill();
    }
  });

  it("asks for the one package with a binary where usage is kept on disk", () => {
    expect(() => command("serve", "--port", "0", "--usage", "usage")).toThrow(/npm install level/);
  });
});
