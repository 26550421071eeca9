import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("../../src", import.meta.url));

/** Which rooms a room may import, besides itself. `node` and `cli` stand on everything. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  text: ["contract"],
  graph: ["contract", "text"],
  datasets: ["contract", "text", "graph", "version.ts"],
  linking: ["contract", "text", "datasets"],
  "resolver.ts": ["contract", "text", "datasets", "graph", "linking", "version.ts"],
  "index.ts": ["contract", "datasets", "graph", "resolver.ts"],
  "version.ts": [],
  "starter.ts": [],
  webhook: ["contract", "text", "graph", "products"],
  products: ["contract", "text", "graph", "webhook"],
  view: ["contract", "text"],
  http: ["contract", "version.ts", "view"],
  queue: ["contract"],
  matching: ["contract", "text", "datasets", "graph"],
  reconciliation: ["contract", "text", "datasets", "matching", "http", "version.ts"],
  nif: ["contract", "graph", "http"],
  mcp: ["contract", "datasets", "matching", "http", "version.ts"],
  testing: ["contract", "http", "webhook", "evaluation"],
  kb: ["contract", "text", "graph", "datasets", "linking", "resolver.ts", "products"],
  evaluation: ["contract", "nif", "text", "datasets", "linking", "resolver.ts", "version.ts", "view"],
};

const onTop = new Set(["node", "cli"]);

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(join(folder, entry.name))
      : entry.name.endsWith(".ts")
        ? [join(folder, entry.name)]
        : [],
  );
}

function importsOf(file: string): Import[] {
  const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const pattern =
    /(?:import|export)\s+(type\s)?[^"';]*?from\s*"([^"]+)"|import\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm;
  return [...code.matchAll(pattern)].map((match) => ({
    file: relative(src, file),
    target: match[2] ?? match[3] ?? match[4]!,
    typeOnly: match[1] !== undefined,
  }));
}

const roomOf = (path: string) => path.split("/")[0]!;
const imports = files(src).flatMap(importsOf);
const within = imports.filter(({ target }) => target.startsWith("."));

function targetRoom({ file, target }: Import): string {
  const path = relative(src, join(dirname(join(src, file)), target));
  return path.startsWith("..") ? "data" : roomOf(path);
}

describe("imports", () => {
  it("finds imports to check", () => {
    expect(within.length).toBeGreaterThan(100);
  });

  it("go one way between the rooms", () => {
    const wrong = within.filter((one) => {
      const from = roomOf(one.file);
      const to = targetRoom(one);
      if (onTop.has(from) || to === from || to === "data") return false;
      return !(allowed[from] ?? []).includes(to);
    });
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it("reach Node only in node and cli", () => {
    const wrong = imports.filter(
      ({ file, target }) => target.startsWith("node:") && !onTop.has(roomOf(file)),
    );
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it("reach oxigraph and FlexSearch in one file each", () => {
    const users = (library: string) => [
      ...new Set(imports.filter(({ target }) => target === library).map(({ file }) => file)),
    ];
    expect(users("oxigraph")).toEqual(["graph/oxigraph-once.ts"]);
    expect(users("flexsearch")).toEqual(["datasets/names/fuzzy.ts"]);
  });

  it("use only the interface of the graph store in datasets", () => {
    const wrong = within.filter((one) => {
      if (roomOf(one.file) !== "datasets" || targetRoom(one) !== "graph") return false;
      return !one.target.endsWith("graph/store.ts") && !one.file.startsWith("datasets/build/");
    });
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });
});
