import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { built } from "../node/built.ts";
import { referent } from "./in-process.ts";

const main = fileURLToPath(built("cli/main.js"));
const folder = mkdtempSync(join(tmpdir(), "referent-dump-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

const home = process.cwd();
process.chdir(folder);
afterAll(() => process.chdir(home));

/** Runs `referent kb`, a file as its standard input where one is named; with threads as a process, which has them. */
function kb(args: readonly string[], input?: string) {
  if (args.includes("--workers") && !args.includes("0")) return kbProcess(args, input);
  const alone = args.includes("--wikidata") && !args.includes("--workers") ? ["--workers", "0"] : [];
  return referent(["kb", ...args, ...alone], input === undefined ? "" : readFileSync(at(input)));
}

function kbProcess(args: readonly string[], input?: string) {
  const child = spawn(process.execPath, [main, "kb", ...args], { cwd: folder });
  const texts = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (texts.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (texts.err += text));
  child.stdin.on("error", () => {});
  child.stdin.end(input === undefined ? "" : readFileSync(at(input)));
  return new Promise<typeof texts & { code: number | null }>((done) =>
    child.once("close", (code) => done({ code, ...texts })),
  );
}

const wikidata = (file: string, ...more: string[]) => ["build", "--wikidata", file, "-o", "out.kb", ...more];

/** Items with words that do not repeat, so that a compressed file has several blocks. */
const noise = (n: number) => ((n * 2_654_435_761) >>> 0).toString(36);
const items = Array.from({ length: 9000 }, (_, n) => {
  const value = `Thing ${noise(n)} ${noise(n + 7)}`;
  return JSON.stringify({
    type: "item",
    id: `Q${n + 1}`,
    labels: { en: { language: "en", value } },
    descriptions: {
      en: { language: "en", value: Array.from({ length: 12 }, (_, i) => noise(n * 12 + i)).join(" ") },
    },
    aliases: {},
    claims: {},
    sitelinks: {},
  });
});
const dump = `[\n${items.join(",\n")}\n]\n`;

const python = spawnSync("python3", ["-c", "import bz2"]).status === 0;
const program = `
import bz2, sys
data = open(sys.argv[1], 'rb').read()
whole = bz2.compress(data)
open('one.json.bz2', 'wb').write(whole)
size = len(data) // 3 + 1
open('three.json.bz2', 'wb').write(b''.join(bz2.compress(data[i:i + size]) for i in range(0, len(data), size)))
open('cut.json.bz2', 'wb').write(whole[:len(whole) * 3 // 4])
open('short.json.bz2', 'wb').write(whole[:20])
damaged = bytearray(whole)
damaged[len(whole) // 2] ^= 1
open('damaged.json.bz2', 'wb').write(damaged)
`;

beforeAll(() => {
  writeFileSync(at("dump.json"), dump);
  writeFileSync(at("dump.json.gz"), gzipSync(dump));
  writeFileSync(at("cut.json.gz"), gzipSync(dump).subarray(0, 200_000));
  if (python) spawnSync("python3", ["-c", program, "dump.json"], { cwd: folder });
});

/** The entities, names and statements that a build said it kept. */
const keptOf = ({ err }: { err: string }) => /kept +(.*)\n/.exec(err)?.[1];
const kept = "9,000 entities, 9,000 names, 0 statements";

describe("a dump is read", () => {
  test("by threads or without, to the same pack", async () => {
    const packs: Buffer[] = [];
    for (const workers of ["0", "2"]) {
      const run = await kb(wikidata("dump.json", "--workers", workers));
      expect([run.code, keptOf(run)]).toEqual([0, kept]);
      packs.push(readFileSync(at("out.kb")));
    }
    expect(packs[1]!.equals(packs[0]!)).toBe(true);
  });

  test("from gzip, from standard input, from both", async () => {
    for (const [file, input] of [["dump.json.gz"], ["-", "dump.json"], ["-", "dump.json.gz"]] as const)
      expect(keptOf(await kb(wikidata(file), input))).toBe(kept);
  });

  test.skipIf(!python)(
    "from bzip2 of one stream and of several, also from standard input (needs python3)",
    async () => {
      for (const [file, input] of [["one.json.bz2"], ["three.json.bz2"], ["-", "three.json.bz2"]] as const)
        expect(keptOf(await kb(wikidata(file), input))).toBe(kept);
    },
  );

  test("and says when the list that it begins does not end, as that of a download that broke off", async () => {
    const cut = /dropped +1: the end: the dump begins with \[ and does not end with \]/;
    writeFileSync(at("broken-off.json"), dump.slice(0, dump.lastIndexOf(",")));
    writeFileSync(at("lines.jsonl"), items.join("\n"));
    for (const workers of ["0", "2"]) {
      expect((await kb(wikidata("broken-off.json", "--workers", workers))).err).toMatch(cut);
      expect((await kb(wikidata("dump.json", "--workers", workers))).err).not.toMatch(cut);
    }
    expect((await kb(wikidata("broken-off.json", "--limit", "10"))).err).not.toMatch(cut);
    expect((await kb(wikidata("lines.jsonl"))).err).not.toMatch(cut);
  });

  test("up to a limit, while threads are still reading", async () => {
    const run = await kb(wikidata("dump.json", "--limit", "10", "--workers", "2"));
    expect([run.code, keptOf(run)]).toEqual([0, "10 entities, 10 names, 0 statements"]);
  });
});

describe("a dump of which nothing is kept is a problem that says why, by its name alone", () => {
  test.each([
    ["empty.json", "", [], "no entity is left to keep: there was none to read"],
    ["none.json", "[\n]\n", [], "no entity is left to keep: there was none to read"],
    [
      "dropped.json",
      `[\n${items.slice(0, 2).join(",\n")}\n]\n`,
      ["--min-sitelinks", "9999"],
      "no entity is left to keep: left out were 2: too few sitelinks",
    ],
  ])("%s", async (name, content, more, detail) => {
    writeFileSync(at(name), content);
    const run = await kb(wikidata(name, ...more));
    expect([run.code, JSON.parse(run.err).detail]).toEqual([1, `${name}: ${detail}`]);
  });
});

describe("a file that is cut or damaged is a problem that says where, and no pack is written", () => {
  const files: [file: string, reason: RegExp, skip?: boolean][] = [
    ["cut.json.gz", /^cut\.json\.gz: unexpected end of file after \d+ bytes$/],
    ["cut.json.bz2", /^cut\.json\.bz2: unexpected end of bzip2 data after \d+ bytes$/, !python],
    ["short.json.bz2", /^short\.json\.bz2: unexpected end of bzip2 data after 0 bytes$/, !python],
    ["damaged.json.bz2", /^damaged\.json\.bz2: .* after \d+ bytes$/, !python],
  ];
  for (const [file, reason, skip = false] of files)
    test.skipIf(skip)(`${file}${file.endsWith("bz2") ? " (needs python3)" : ""}`, async () => {
      rmSync(at("out.kb"), { force: true });
      const run = await kb(wikidata(file));
      const { code, detail } = JSON.parse(run.err) as { code: string; detail: string };
      expect([run.code, code]).toEqual([1, "dataset_unavailable"]);
      expect(detail).toMatch(reason);
      expect(existsSync(at("out.kb"))).toBe(false);
      expect(readdirSync(folder).filter((name) => name.includes("draft"))).toEqual([]);
    });
});

describe("RDF is read", () => {
  const label = "http://www.w3.org/2000/01/rdf-schema#label";
  const lines = Array.from(
    { length: 2500 },
    (_, n) =>
      `<http://e.example/${n}> <${label}> "Thing ${n}"@en .\n<http://e.example/${n}> <http://e.example/p> "x" .\n`,
  );
  beforeAll(() => {
    writeFileSync(
      at("things.nt"),
      `${lines.join("")}${lines[0]}<http://e.example/x> <http://e.example/p> "x" .\n`,
    );
    writeFileSync(
      at("things.nq.gz"),
      gzipSync(lines.join("").replaceAll(" .\n", " <http://e.example/g> .\n")),
    );
    writeFileSync(at("things.jsonld"), `{ "@id": "http://e.example/j", "${label}": "Thing J" }`);
    writeFileSync(at("wrong.nt"), `${lines.join("")}<http://e.example/a> <b> .\n`);
    writeFileSync(at("unsound.ttl"), `<a> <${label}> "A"@123456789 .\n`);
  });
  const rdf = (...files: string[]) => kb(["build", "--rdf", ...files, "-o", "rdf.kb"]);

  test("as a stream, what is said twice kept once, and subjects without a label counted", async () => {
    const run = await rdf("things.nt");
    expect([run.code, keptOf(run)]).toEqual([0, "2,500 entities, 2,500 names, 0 statements"]);
    expect(run.err).toMatch(/dropped +1: a subject without a label\n/);
  });

  test("compressed, with named graphs, and of several files and formats", async () => {
    expect(keptOf(await rdf("things.nq.gz"))).toBe("2,500 entities, 2,500 names, 0 statements");
    expect(keptOf(await rdf("things.nt", "things.nq.gz", "things.jsonld"))).toBe(
      "2,501 entities, 2,501 names, 0 statements",
    );
  });

  test("and what is wrong named by file and line", async () => {
    for (const [file, reason] of [
      ["wrong.nt", /^wrong\.nt: .*line 5001/],
      ["unsound.ttl", /^unsound\.ttl: .*line 1/],
    ] as const) {
      const run = await rdf(file);
      const { code, detail } = JSON.parse(run.err) as { code: string; detail: string };
      expect([run.code, code]).toEqual([1, "invalid_rdf"]);
      expect(detail).toMatch(reason);
    }
  });

  test("up to a limit", async () => {
    expect(keptOf(await kb(["build", "--rdf", "things.nt", "--limit", "3", "-o", "rdf.kb"]))).toBe(
      "3 entities, 3 names, 0 statements",
    );
  });
});
