import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemOf, referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-kb-"));
const home = process.cwd();
process.chdir(folder);
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const kb = (...args: string[]) => referent(["kb", ...args]);

/** Writes a file of lines into the folder. */
function file(name: string, ...lines: string[]): void {
  writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
}

file(
  "places.tsv",
  "id\tname\ttypes\trelations",
  "Q1\tAlphaville\tcity\tcountry=Freedonia",
  "Q2\tFreedonia\tcountry\t",
  "\tNameless\tcity\t",
  "Q3\tBetatown\tnonsense\tcountry=Nowhere",
);
file("more.csv", "id,name,en,aliases", 'Q4,"Gamma, Inc.",,"Gamma; it:La Gamma"');
file(
  "firms.jsonl",
  '{"id":"http://e.example/1","name":"Anvil Works"}',
  "no json",
  '{"name":"Without an id"}',
  '{"id":"http://e.example/2","name":"Bellows Ltd","aliases":["Alphaville"]}',
  '{"id":"Q2","name":"Another Freedonia"}',
  '{"id":"http://e.example/3","name":"Cog","relations":[{"property":"P17","value":2}]}',
);
file(
  "vocabulary.ttl",
  '<http://e.example/r> <http://www.w3.org/2000/01/rdf-schema#label> "Forge"@en, "Schmiede"@de .',
  "<http://e.example/r> <http://www.w3.org/2002/07/owl#sameAs> <http://www.wikidata.org/entity/Q77> .",
);
file("header.tsv", "key\tname", "1\tSomething");
file("nameless.ttl", '<http://e.example/r> <http://e.example/motto> "Forge" .');
file("broken.ttl", "<http://e.example/r> <http://e.example/p> .");

describe("referent kb build", () => {
  test("--csv reads tables, names faulty rows by file and line, and drops nothing silently", async () => {
    const { code, out, err } = await kb("build", "--csv", "places.tsv", "more.csv", "-o", "places.kb");
    expect([code, out]).toEqual([0, ""]);
    expect(err).toContain("places.tsv:4: no id\n");
    expect(err).toContain('places.tsv:5: "nonsense" is not a known type\n');
    expect(err).toContain("places.tsv:5: country=Nowhere: no row has this name\n");
    expect(err).toMatch(/kept +4 entities, 6 names, 1 statement\n/);
    expect(err).toMatch(/dropped +3: parts of rows, as listed above\n/);
  });

  test("--csv reads a table with relations also behind a comment above its header", async () => {
    file(
      "commented.tsv",
      "# CC0",
      "id\tname\trelations",
      "1\tFreedonia\t",
      "2\tAlphaville\tcountry=Freedonia",
    );
    const { code, err } = await kb("build", "--csv", "commented.tsv", "-o", "commented.kb");
    expect(code).toBe(0);
    expect(err).toMatch(/kept +2 entities, 2 names, 1 statement\n/);
  });

  test("--entities reads JSON lines and names the lines that are not entities", async () => {
    const { code, err } = await kb("build", "--entities", "firms.jsonl", "-o", "firms.kb");
    expect(code).toBe(0);
    expect(err).toMatch(/firms\.jsonl:2: no JSON: .* must stand here.*\nfirms\.jsonl:3: \/id is required\n/);
    expect(err).toMatch(/kept +3 entities, 5 names, 0 statements\n/);
    expect(err).toContain("firms.jsonl:6: relations must be a list of { property, value }, both strings\n");
    expect(err).toMatch(/dropped +3: no entity\n/);
  });

  test("--rdf reads subjects with a label", async () => {
    expect((await kb("build", "--rdf", "vocabulary.ttl", "-o", "rdf.kb")).code).toBe(0);
    const { code, out } = await kb("get", "Q77", "--kb", "rdf.kb");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      id: "http://e.example/r",
      labels: { en: "Forge", de: "Schmiede" },
      same_as: ["http://www.wikidata.org/entity/Q77"],
    });
  });

  test.each([
    [
      "a header without an id",
      ["--csv", "header.tsv"],
      "invalid_dataset",
      /^header\.tsv: no column is recognised as id/,
    ],
    [
      "RDF in which nothing has a name",
      ["--rdf", "nameless.ttl"],
      "invalid_dataset",
      /^nameless\.ttl: no subject has a name: an entity is an IRI with schema:name, rdfs:label, /,
    ],
    ["damaged RDF", ["--rdf", "broken.ttl"], "invalid_rdf", /broken\.ttl: .*line 1/],
    ["a missing source", ["--entities", "none.jsonl"], "dataset_unavailable", /^none\.jsonl: /],
  ])("%s is a problem with a code, and no pack is written", async (_, args, problem, detail) => {
    const run = await kb("build", ...args, "-o", "never.kb");
    expect([run.code, run.out]).toEqual([1, ""]);
    expect(problemOf(run).code).toBe(problem);
    expect(problemOf(run).detail).toMatch(detail);
    expect(existsSync(join(folder, "never.kb"))).toBe(false);
  });

  test("no source at all is a wrong command line", async () => {
    const { code, out, err } = await kb("build", "-o", "never.kb");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^error: name a source: --wikidata, --csv, --entities or --rdf <file>\n/);
  });

  test("a number that is none is a wrong command line", async () => {
    const { code, err } = await kb("build", "--entities", "firms.jsonl", "--limit", "x", "-o", "never.kb");
    expect(code).toBe(2);
    expect(err).toContain("must be a whole number");
    expect(err).not.toMatch(/^ +at /m);
  });
});

describe("referent kb merge, info, get, search, verify", () => {
  beforeAll(async () => {
    for (const [flag, source, out] of [
      ["--csv", "places.tsv", "one.kb"],
      ["--entities", "firms.jsonl", "two.kb"],
    ] as const)
      expect((await kb("build", flag, source, "--license", `of ${out}`, "-o", out)).code).toBe(0);
    const merged = await kb("merge", "one.kb", "two.kb", "-o", "both.kb");
    expect([merged.code, merged.out]).toEqual([0, "5 entities, 7 names\n"]);
  });

  test("info tells show what a pack has and where it is from", async () => {
    const { code, out } = await kb("info", "both.kb");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      format: "referent-kb",
      entities: 5,
      source: "places.tsv; firms.jsonl",
      license: "of one.kb; of two.kb",
      command: "referent kb merge one.kb two.kb",
      types: 3,
    });
  });

  test("get prints an entity; of two entities with one id the first pack's stays", async () => {
    const { out } = await kb("get", "http://www.wikidata.org/entity/Q2", "--kb", "both.kb");
    expect(JSON.parse(out)).toMatchObject({ id: "Q2", labels: { en: "Freedonia" }, types: ["country"] });
    const city = await kb("get", "Q1", "--kb", "both.kb");
    expect(JSON.parse(city.out)).toMatchObject({
      descriptions: { en: "city in Freedonia", it: "città (Freedonia)" },
      statements: [{ property: "P17", id: "Q2", label: "Freedonia" }],
    });
  });

  test("get of an unknown id is not_found", async () => {
    const run = await kb("get", "Q9", "--kb", "both.kb");
    expect([run.code, run.out, problemOf(run).code]).toEqual([1, "", "not_found"]);
    expect(problemOf(run).detail).toMatch(/^the pack has no entity with the id Q9; `referent kb search` /);
  });

  test("search lists who has a name with their shares, and says when nobody has it", async () => {
    const { code, out } = await kb("search", "alphaville", "--kb", "both.kb");
    const rows = out.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(rows.map((row) => row.split(/ {2,}/)[1]).sort()).toEqual(["Q1", "http://e.example/2"]);
    const shares = rows.map((row) => Number(/^ *(\d+) %/.exec(row)![1]));
    expect(shares[0]! + shares[1]!).toBe(100);
    expect(shares[0]).toBeGreaterThanOrEqual(shares[1]!);
    const none = await kb("search", "Zzyzx", "--kb", "both.kb");
    expect([none.code, none.out]).toEqual([0, 'nothing has the name "Zzyzx"\n']);
  });

  test("verify accepts a sound pack and refuses a changed or truncated one with invalid_pack", async () => {
    const sound = await kb("verify", "both.kb");
    expect([sound.code, sound.err]).toEqual([0, ""]);
    expect(sound.out).toMatch(/^sound: 5 entities, content [0-9a-f]{8}\n$/);

    const bytes = readFileSync(join(folder, "both.kb"));
    writeFileSync(join(folder, "short.kb"), bytes.subarray(0, 700));
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(join(folder, "flipped.kb"), bytes);
    for (const [name, reason] of [
      ["short.kb", /the file is truncated: 700 of \d+ bytes are there/],
      ["flipped.kb", /hash/],
      ["firms.jsonl", /not a knowledge base pack/],
    ] as const) {
      const run = await kb("verify", name);
      expect([name, run.code, run.out, problemOf(run).code]).toEqual([name, 1, "", "invalid_pack"]);
      expect(problemOf(run).detail).toMatch(reason);
    }
  });

  test("a merge with a damaged pack leaves the old one as it was", async () => {
    const before = readFileSync(join(folder, "both.kb"));
    file("foreign.kb", "no pack");
    const run = await kb("merge", "one.kb", "foreign.kb", "-o", "both.kb");
    expect([run.code, problemOf(run).code]).toEqual([1, "invalid_pack"]);
    expect(readFileSync(join(folder, "both.kb")).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => /tmp|part/.test(name))).toEqual([]);
  });
});

describe("referent kb build --prior", () => {
  file("namesakes.jsonl", '{"id":"Q71","name":"Omega"}', '{"id":"Q72","name":"Omega"}');
  const rows = ["Entity,QRank", "Q71,10", "Q72,989", "Q73", "P1,2"].join("\n");
  const shares = async (prior: string) => {
    const run = await kb("build", "--entities", "namesakes.jsonl", "--prior", prior, "-o", "omega.kb");
    const { out } = await kb("search", "Omega", "--kb", "omega.kb");
    return { run, ids: out.match(/\d+ % {2}Q\d+/g) };
  };

  test("orders namesakes by page views, and names the rows that cannot be used", async () => {
    file("qrank.csv", rows);
    const { run, ids } = await shares("qrank.csv");
    expect([run.code, ids]).toEqual([0, ["99 %  Q72", "1 %  Q71"]]);
    expect(run.err).toContain(
      'qrank.csv:4: "" is not a number of 0 or more\nqrank.csv:5: "P1" is not an item id\n',
    );
    expect(run.err).toMatch(/^prior +2 of 2 entities are in its 2 rows, 2 rows cannot be used$/m);
  });

  test("reads gzip, and tells the prior in the command of the pack", async () => {
    writeFileSync(join(folder, "qrank.csv.gz"), gzipSync(rows));
    expect((await shares("qrank.csv.gz")).ids).toEqual(["99 %  Q72", "1 %  Q71"]);
    const { out } = await kb("info", "omega.kb");
    expect(JSON.parse(out).command).toBe(
      "referent kb build --entities namesakes.jsonl --prior qrank.csv.gz --out omega.kb",
    );
  });

  test("that is not there is a problem, and no pack is written", async () => {
    const run = await kb("build", "--entities", "namesakes.jsonl", "--prior", "none.csv", "-o", "never.kb");
    expect([run.code, problemOf(run).code]).toEqual([1, "dataset_unavailable"]);
    expect(existsSync(join(folder, "never.kb"))).toBe(false);
  });
});

describe("referent kb build --anchors", () => {
  file("namesakes.jsonl", '{"id":"Q71","name":"Omega"}', '{"id":"Q72","name":"Omega"}');
  const rows = [
    "surface\ttarget\tcount",
    "Omega\tQ71\t5",
    "Omega\tQ72\t90",
    "Omega\tQ72",
    "Omega\t\t905",
  ].join("\n");
  const shares = async (anchors: string) => {
    const run = await kb("build", "--entities", "namesakes.jsonl", "--anchors", anchors, "-o", "omega.kb");
    const { out } = await kb("search", "Omega", "--kb", "omega.kb");
    return { run, ids: out.match(/\d+ % {2}Q\d+/g) };
  };

  test("orders namesakes by the links of their name, and names the rows that cannot be used", async () => {
    file("anchors.tsv", rows);
    const { run, ids } = await shares("anchors.tsv");
    expect([run.code, ids]).toEqual([0, ["93 %  Q72", "8 %  Q71"]]);
    expect(run.err).toContain("anchors.tsv:4: 2 cells: a row has surface form, target and count\n");
    expect(run.err).toMatch(
      /^anchors +3 of 3 rows have a name of the pack, 2 link to its entities, 1 row cannot be used$/m,
    );
  });

  test("reads gzip, and info tells what the pack knows of links and the command", async () => {
    writeFileSync(join(folder, "anchors.tsv.gz"), gzipSync(rows));
    expect((await shares("anchors.tsv.gz")).ids).toEqual(["93 %  Q72", "8 %  Q71"]);
    const { anchors, command } = JSON.parse((await kb("info", "omega.kb")).out);
    expect(anchors).toEqual({ names: 1, pairs: 2, links: 95, unlinked: 905 });
    expect(command).toBe(
      "referent kb build --entities namesakes.jsonl --anchors anchors.tsv.gz --out omega.kb",
    );
  });

  test("that are not there or damaged are a problem, and no pack is written", async () => {
    writeFileSync(join(folder, "cut.tsv.gz"), gzipSync(rows.repeat(50)).subarray(0, 60));
    for (const anchors of ["none.tsv", "cut.tsv.gz"]) {
      const run = await kb("build", "--entities", "namesakes.jsonl", "--anchors", anchors, "-o", "never.kb");
      expect([anchors, run.code, problemOf(run).code]).toEqual([anchors, 1, "dataset_unavailable"]);
      expect(existsSync(join(folder, "never.kb"))).toBe(false);
    }
  });
});
