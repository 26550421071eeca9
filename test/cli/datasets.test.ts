import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engineOf } from "../../src/cli/queue-options.ts";
import { runCli } from "../../src/cli/run.ts";
import type { ResolveResponse } from "../../src/contract/index.ts";
import { createHandler } from "../../src/http/index.ts";
import { compileDataset, createResolver } from "../../src/index.ts";
import { readEntities } from "../../src/kb/entities/read-entities.ts";
import { startServer } from "../../src/node/server.ts";
import { ioOfOurs, problemOf, type Run, referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-datasets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** A catalogue as a shop exports it: 3,000 products, each with a name of two words and a number of its own. */
const kinds = ["Incudine", "Mantice", "Tenaglia", "Martello", "Morsa", "Lima"];
const makers = ["Zanelli", "Brontal", "Ferrix", "Quadri", "Vulcania"];
const rows = Array.from({ length: 3000 }, (_, n) => {
  const kind = kinds[n % kinds.length]!;
  const maker = makers[n % makers.length]!;
  return `A-${n};"${kind} ${maker} ${100 + n}";${maker};"${kind} per officina; modello ${n}"`;
});
const catalogue = ["sku;titolo;marca;descrizione", ...rows, ""].join("\r\n");
const columns = "id=sku,name=titolo,description=descrizione";
const text = "Abbiamo ordinato la Incudine Zanelli 100 e il Martello Quadri 103 per l'officina.";
const expected = [
  ["Incudine Zanelli 100", "A-0"],
  ["Martello Quadri 103", "A-3"],
];

const found = ({ mentions }: ResolveResponse) => mentions.map((one) => [one.text, one.entity?.id]);
const foundIn = ({ out }: Run) => found(JSON.parse(out) as ResolveResponse);
const resolve = (dataset: string, ...more: string[]) =>
  referent(["resolve", text, "--language", "it", "--json", "--dataset", dataset, ...more]);

describe("a catalogue of 3,000 rows as CSV", () => {
  test("is a dataset of resolve with one option", async () => {
    const run = await resolve(file("catalogo.csv", catalogue), "--columns", columns);
    expect([run.code, run.err]).toEqual([0, ""]);
    expect(foundIn(run)).toEqual(expected);
  });

  test("and without one, for its headers are obvious; what was understood is said", async () => {
    const run = await resolve(file("catalogo.csv", Buffer.from(catalogue, "latin1")));
    expect(run.err).toMatch(
      /catalogo\.csv: columns read as id=sku,name=titolo,description=descrizione; not used: marca\n$/,
    );
    expect(foundIn(run)).toEqual(expected);
  });

  test("packed, too", async () => {
    expect(foundIn(await resolve(file("catalogo.csv.gz", gzipSync(catalogue))))).toEqual(expected);
  });

  test("is a dataset in code", async () => {
    const dataset = [];
    for await (const entity of readEntities(catalogue, { columns })) dataset.push(entity);
    expect(dataset).toHaveLength(3000);
    const resolver = createResolver({ publicKb: false });
    expect(found(await resolver.resolve({ text, language: "it", dataset: compileDataset(dataset) }))).toEqual(
      expected,
    );
  });

  test("is a pack", async () => {
    const out = join(folder, "catalogo.kb");
    for (const flag of ["--entities", "--csv"]) {
      const built = await referent([
        "kb",
        "build",
        flag,
        file("catalogo.csv", catalogue),
        "--columns",
        columns,
        "-o",
        out,
      ]);
      expect([built.code, built.err]).toEqual([0, expect.stringMatching(/kept +3,000 entities/)]);
      const run = await referent(["resolve", text, "--language", "it", "--json", "--kb", out]);
      expect(foundIn(run)).toEqual(expected);
    }
    const info = JSON.parse((await referent(["kb", "info", out])).out) as { command: string };
    expect(info.command).toBe(`referent kb build --csv catalogo.csv --columns ${columns} --out catalogo.kb`);
  });

  test("is checked by lint", async () => {
    const run = await referent(["lint", "--dataset", file("catalogo.csv", catalogue), "--columns", columns]);
    expect([run.code, run.out]).toEqual([0, "No findings.\n"]);
  });
});

describe("rows that are not entities", () => {
  const faulty = file("faulty.csv", "sku;titolo\n1;Uno\n;Due\n3;\n1;Quattro\n");

  test("are told by their lines, and nothing is resolved or checked", async () => {
    for (const run of [await resolve(faulty), await referent(["lint", "-d", faulty])]) {
      expect([run.code, run.out, problemOf(run).code]).toEqual([1, "", "invalid_dataset"]);
      expect(problemOf(run).detail).toBe(
        `${faulty}: line 3: the row has no id; line 4: the row has no name; line 5: the id "1" is also on line 2`,
      );
    }
  });

  test("are told in part where they are many", async () => {
    const many = file("many.csv", `sku;titolo\n${";x\n".repeat(25)}`);
    expect(problemOf(await resolve(many)).detail).toMatch(/line 21: the row has no id; and 5 more$/);
  });

  test("are left out of a pack and counted", async () => {
    const run = await referent(["kb", "build", "--entities", faulty, "-o", join(folder, "faulty.kb")]);
    expect(run.code).toBe(0);
    expect(run.err).toContain(`${faulty}:3: the row has no id\n${faulty}:4: the row has no name\n`);
    expect(run.err).toMatch(/dropped +2: no entity\n/);
    expect(run.err).toMatch(/dropped +1: an entity with this id came before\n/);
  });
});

describe("a dataset", () => {
  test("of JSON lines, or of JSON over lines, is read", async () => {
    const list = [
      { id: "A-0", name: "Incudine Zanelli 100" },
      { id: "A-3", name: "Martello Quadri 103" },
    ];
    const lines = file("list.jsonl", list.map((one) => JSON.stringify(one)).join("\n"));
    expect(foundIn(await resolve(lines))).toEqual(expected);
    const pretty = file("list.json", JSON.stringify({ entities: list }, null, 2));
    expect(foundIn(await resolve(pretty))).toEqual(expected);
    const mapped = file("mapped.json", '[{"sku":"A-0","titolo":"Incudine Zanelli 100"}]');
    expect(foundIn(await resolve(mapped, "--columns", "id=sku,name=titolo"))).toEqual([expected[0]]);
  });

  test.each([
    ["JSON that is none", "broken.json", "[{]", [], "invalid_json"],
    ["columns that cannot be read", "ok.csv", "id,name\n1,A\n", ["--columns", "sku"], "invalid_request"],
    [
      "a column that is not there",
      "ok.csv",
      "id,name\n1,A\n",
      ["--columns", "id=a,name=b"],
      "invalid_dataset",
    ],
    ["gzip that is cut", "cut.csv.gz", gzipSync("id,name\n1,A\n").subarray(0, 15), [], "invalid_dataset"],
    [
      "gzip that something else follows",
      "followed.csv.gz",
      Buffer.concat([gzipSync("id,name\n1,A\n"), Buffer.from("something else")]),
      [],
      "invalid_dataset",
    ],
    ["an empty file", "empty.csv", "", [], "invalid_dataset"],
  ])("%s is a problem with a code", async (_, name, content, more, code) => {
    const run = await resolve(file(name, content), ...more);
    expect([run.code, run.out, problemOf(run).code]).toEqual([1, "", code]);
  });

  test.each([["resolve", text], ["lint"], ["reconcile", "table.csv", "--name", "x"]])(
    "of RDF is sent to the option that reads it: %s",
    async (...words) => {
      file("table.csv", "x\n1\n");
      const given = words.map((word) => (word === "table.csv" ? join(folder, word) : word));
      const graph = file("list.ttl", '<https://x.example/1> <http://schema.org/name> "A" .');
      const run = await referent([...given, "--dataset", graph]);
      expect([run.code, problemOf(run).detail]).toEqual([1, expect.stringContaining("but with --graph")]);
    },
  );

  test("alone is what --kb none leaves", async () => {
    const list = file("alone.csv", "id,name\nA-0,Incudine Zanelli 100\n");
    const run = await resolve(list, "--kb", "none", "--dataset-uri", "inline");
    expect(foundIn(run)).toEqual([expected[0]]);
    const none = await referent(["resolve", text, "--kb", "none"]);
    expect([none.code, problemOf(none).code]).toEqual([1, "dataset_not_supported"]);
  });

  test("of a header without rows is warned of", async () => {
    const head = file("head.csv", "sku,title\n");
    const { code, err } = await resolve(head);
    expect(code).toBe(0);
    expect(err).toContain(`warning: ${head}: it has no entities\n`);
  });

  test("with columns but without a file is a wrong command line", async () => {
    const run = await referent(["resolve", text, "--columns", columns]);
    expect([run.code, run.err]).toEqual([2, expect.stringContaining("--columns needs --dataset")]);
  });
});

describe("a pack that lacks a well-known entity", () => {
  const names = Array.from({ length: 1_000 }, (_, n) => `Q${900_000_000 + n},Filler Town ${n},city,`);
  const rows = ["id,name,type,alias", "Q156280,Leopold Mozart,person,Mozart", "Q1741,Vienna,city,", ...names];
  const text = "Mozart wrote the Magic Flute in Vienna.";
  const pack = join(folder, "composers.kb");
  beforeAll(async () => {
    const built = await referent([
      "kb",
      "build",
      "--entities",
      file("composers.csv", rows.join("\n")),
      "--out",
      pack,
    ]);
    expect([built.code, built.err]).toEqual([0, expect.any(String)]);
  });

  const firstOf = ({ out }: Run) => (JSON.parse(out) as ResolveResponse).mentions[0];

  test("leaves its namesake unresolved, unless no other pack is asked", async () => {
    const words = ["resolve", text, "--language", "en", "--json", "--kb", pack];
    expect(firstOf(await referent(words))?.reason).toBe("no_suitable_candidate");
    expect(firstOf(await referent([...words, "--outside", "none"]))?.entity?.id).toBe("Q156280");
  });

  test("is compared with a service with and without the other pack", async () => {
    const server = await startServer(createHandler(createResolver({ publicKb: pack, outside: false })));
    try {
      const docs = file("docs.jsonl", JSON.stringify({ text, language: "en" }));
      const words = [
        "compare",
        "--remote",
        server.url,
        "--docs",
        docs,
        "--kb",
        pack,
        "--differences",
        "--json",
      ];
      expect((await referent(words)).out).toContain('"text":"Mozart"');
      expect((await referent([...words, "--outside", "none"])).out).toBe("");
    } finally {
      await server.close();
    }
  });

  test("gets the documents of another queue where no other pack is asked", async () => {
    const [usual, starter, none] = await Promise.all(
      [undefined, "starter", "none"].map((outside) => engineOf({ kb: [pack], outside })),
    );
    expect([usual === starter, usual === none]).toEqual([true, false]);
  });

  test("is resolved for models with and without the other pack", async () => {
    const params = { name: "resolve_text", arguments: { text, language: "en" } };
    const call = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const answerOf = async (...more: string[]): Promise<string> => {
      const stdin = new PassThrough();
      const { io, printed } = ioOfOurs(stdin);
      const run = runCli(["mcp", "--kb", pack, ...more], io);
      stdin.write(`${call}\n`);
      await vi.waitUntil(() => printed().out.includes("\n"), { timeout: 30_000 });
      stdin.end();
      expect(await run).toBe(0);
      return printed().out;
    };
    expect(await answerOf()).toContain('"reason":"no_suitable_candidate"');
    expect(await answerOf("--outside", "none")).toContain('"id":"Q156280"');
  });

  test("is measured with and without the other pack", async () => {
    const gold = file("en.txt", "[Mozart|Q254] wrote the Magic Flute in [Vienna|Q1741].\n");
    const words = ["evaluate", "--gold", gold, "--kb", pack, "--spans", "--resamples", "0", "--json"];
    const acceptedBy = async (...more: string[]): Promise<number> =>
      JSON.parse((await referent([...words, ...more])).out).overall.d2kb.acceptedPrecision;
    expect(await acceptedBy()).toBe(1);
    expect(await acceptedBy("--outside", "none")).toBe(0.5);
  });
});
