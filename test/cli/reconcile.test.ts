import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { thisWriter } from "../../src/node/writer.ts";
import { problemOf, referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "reconcile-"));
const file = (name: string, text?: string) => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};
const dataset = file(
  "people.csv",
  "id,name,type,country\np1,Ada Lovelace,Person,United Kingdom\np2,José García,Person,Spain\np3,José García,Person,Mexico\n",
);
const table = file(
  "table.csv",
  'title,land\n"Lovelace, Ada",\nJose Garcia,Mexico\n,Spain\n"Nobody\nat all",\n',
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reconcile adds id, label, score, judgement and three alternatives to each row", async () => {
  const words = ["reconcile", table, "--name", "title", "--property", "country=land", "-d", dataset];
  const { code, out, err } = await referent(words);
  expect(code).toBe(0);
  const [head, ada, jose, empty] = out.split("\n");
  expect(head).toBe(
    "title,land,match_id,match_label,match_score,matched,alternative_1_id,alternative_1_label,alternative_1_score,alternative_2_id,alternative_2_label,alternative_2_score,alternative_3_id,alternative_3_label,alternative_3_score,match_problem",
  );
  expect(ada).toMatch(/^"Lovelace, Ada",,p1,Ada Lovelace,0\.\d{4},yes,/);
  expect(jose).toMatch(/^Jose Garcia,Mexico,p3,José García,0\.\d{4},(?:yes|no),p2,/);
  expect(empty).toBe(",Spain,,,,no,,,,,,,,,,");
  expect(err).toContain("columns read as id=id,name=name,type=type; properties: country\n");
  expect(err).toMatch(/4 rows; \d matched at 0\.95/);
});

it("reconcile has a row for each row of the table, also for those without a value", async () => {
  const gaps = file("gaps.csv", "\ntitle,land\nAda Lovelace,\n,\n\n , \nAda Lovelace,\n,\n\n\n");
  const { out, err } = await referent(["reconcile", gaps, "--name", "title", "-d", dataset]);
  const unmatched = ",,,,,no,,,,,,,,,,";
  const rows = out.trimEnd().split("\n").slice(1);
  expect(rows.map((row) => (row.startsWith("Ada") ? "Ada" : row.replaceAll(/[" ]/g, "")))).toEqual([
    "Ada",
    unmatched,
    unmatched,
    unmatched,
    "Ada",
    unmatched,
  ]);
  expect(err).toMatch(/6 rows; 2 matched/);
});

it("reconcile refuses a row with more cells than the header, which would be lost, and keeps the table", async () => {
  const text = "title,land\nAda Lovelace,UK,,\nLovelace, Ada,UK\n";
  const wide = file("wide.csv", text);
  const run = await referent(["reconcile", wide, "--name", "title", "-d", dataset, "--out", wide]);
  expect(run.code).toBe(1);
  expect(problemOf(run)).toMatchObject({
    code: "invalid_dataset",
    detail: "line 3: the row has 3 cells, the header 2",
  });
  expect(readFileSync(wide, "utf8")).toBe(text);
});

it("reconcile compares a property with all columns of that name", async () => {
  const cities = file("cities.csv", "id,name,land,land\n1,Zanelliville,Italy,Spain\n");
  const score = async (land: string) => {
    const rows = file("lands.csv", `title,land\nZanelliville,${land}\n`);
    const words = ["reconcile", rows, "--name", "title", "--property", "land", "-d", cities];
    return Number((await referent(words)).out.split("\n")[1]!.split(",")[4]);
  };
  const [italy, spain, france] = [await score("Italy"), await score("Spain"), await score("France")];
  expect([italy === spain, spain! > france!]).toEqual([true, true]);
});

it("reconcile reads behind the line that tells Excel the separator", async () => {
  const excel = file("excel.csv", "sep=;\r\ntitle;land, in short\r\nAda Lovelace;UK\r\n");
  const { code, out } = await referent(["reconcile", excel, "--name", "title", "-d", dataset]);
  expect(code).toBe(0);
  expect(out).toMatch(/^title;land, in short;match_id;.*\nAda Lovelace;UK;p1;/);
});

it.each([
  ["matched.csv", ","],
  ["matched.tsv", "\t"],
  [undefined, ","],
])(
  "reconcile writes a list of names, which has no separator, to %s as a table of '%s'",
  async (name, separator) => {
    const names = file("names.csv", "title\nLovelace, Ada\n");
    const out = name === undefined ? [] : ["--out", join(folder, name)];
    const ran = await referent(["reconcile", names, "--name", "title", "-d", dataset, ...out]);
    const written = name === undefined ? ran.out : readFileSync(join(folder, name), "utf8");
    const [head, row] = written.split("\n");
    expect(head?.split(separator).slice(0, 3)).toEqual(["title", "match_id", "match_label"]);
    const cell = separator === "," ? '"Lovelace, Ada"' : "Lovelace, Ada";
    expect(row?.startsWith([cell, "p1", "Ada Lovelace"].join(separator))).toBe(true);
  },
);

it("reconcile tells of a property that nothing has, with the one that is near", async () => {
  const words = ["reconcile", table, "--name", "title", "-d", dataset, "--property", "cuntry=land"];
  const { code, err } = await referent(words);
  expect(code).toBe(0);
  expect(err).toContain(
    '--property cuntry=land: no entity has a property "cuntry"; did you mean country? Its values are compared with all properties.',
  );
});

it("reconcile matches with every entity of a JSON list that is one line, and with its properties", async () => {
  const list = file(
    "people.json",
    JSON.stringify([
      { id: "p1", name: "Ada Lovelace" },
      { id: "p2", name: "José García", properties: { country: "Spain" } },
      { id: "p3", name: "José García", properties: { country: "Mexico" } },
    ]),
  );
  const { out } = await referent([
    "reconcile",
    table,
    "--name",
    "title",
    "--property",
    "country=land",
    "-d",
    list,
  ]);
  const [, ada, jose] = out.split("\n");
  expect(ada).toContain(",p1,Ada Lovelace,");
  expect(jose).toMatch(/^Jose Garcia,Mexico,p3,/);
});

/** The partial files beside a table. */
const partials = (name: string) => readdirSync(folder).filter((one) => one.startsWith(`${name}.`));

/** Words of a run that is fed over its standard input, and killed when the table has so many lines. */
async function killed(name: string, lines: number): Promise<string[]> {
  const words = ["--name", "title", "-d", dataset, "--out", file(name)];
  const child = spawn(process.execPath, ["dist/src/cli/main.js", "reconcile", "-", ...words], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.stdin.on("error", () => {});
  const row = `Jose Garcia,"a ""large""\ncountry"\n`;
  child.stdin.write(`title,land\n${row.repeat(5_000)}`);
  const written = () =>
    partials(name).map((one) => readFileSync(file(one), "utf8").split("\n").length)[0] ?? 0;
  while (written() < lines) await new Promise((next) => setTimeout(next, 5));
  child.kill("SIGKILL");
  await once(child, "close");
  return ["reconcile", file(`${name}.table`, `title,land\n${row.repeat(6_000)}`), ...words];
}

it("reconcile goes on after the whole rows of a run that was killed, also where cells have several lines", async () => {
  const words = await killed("out.csv", 50);
  const [partial] = partials("out.csv").filter((one) => one.endsWith(".partial"));
  writeFileSync(file(partial!), `${readFileSync(file(partial!), "utf8")}Jose Garcia,"a ""large""\n`);
  const { code, err } = await referent(words);
  expect(code).toBe(0);
  expect(err).toMatch(/6000 rows, [1-9]\d* of them in an earlier run/);
  const once_ = await referent([...words.slice(0, -1), file("once.csv")]);
  expect(once_.code).toBe(0);
  expect(readFileSync(file("out.csv"), "utf8")).toBe(readFileSync(file("once.csv"), "utf8"));
  expect(partials("out.csv")).toEqual(["out.csv.table"]);
});

it("reconcile does not go on with rows of other options or of another table", async () => {
  const words = await killed("kept.csv", 50);
  const other = await referent([...words, "--type", "Place"]);
  expect([other.code, problemOf(other).detail]).toEqual([
    1,
    expect.stringContaining("or options: continue with"),
  ]);
  const table = file("another.csv", `title,land\n${"Ada Lovelace,UK\n".repeat(6_000)}`);
  const rows = await referent(["reconcile", table, ...words.slice(2)]);
  expect([rows.code, problemOf(rows).detail]).toEqual([
    1,
    expect.stringContaining("has rows of another table"),
  ]);
  const fewer = file("fewer.csv", "title,land\n");
  const none = await referent(["reconcile", fewer, ...words.slice(2)]);
  expect([none.code, problemOf(none).detail]).toEqual([
    1,
    expect.stringContaining("has rows of another table"),
  ]);
  expect((await referent(words)).code).toBe(0);
});

it("reconcile refuses a table that another process is writing", async () => {
  const words = ["reconcile", table, "--name", "title", "-d", dataset, "--out", file("busy.csv")];
  const busy = `busy.csv.${"0".repeat(16)}.${thisWriter.replace(/\d+$/, `${process.ppid}`)}.partial`;
  file(busy, "");
  const run = await referent(words);
  expect([run.code, problemOf(run).detail]).toEqual([
    1,
    expect.stringMatching(
      `is being written by process ${process.ppid}: .*; remove the file if that is not a process of referent$`,
    ),
  ]);
});

it("reconcile gives a row with a cell that is too long its reason, and goes on with the others", async () => {
  const long = "x".repeat(501);
  const rows = file("long.csv", `title,land\n${long},Spain\nJosé García,${long}\nAda Lovelace,\n`);
  const words = ["reconcile", rows, "--name", "title", "--property", "country=land", "-d", dataset];
  const { code, err } = await referent([...words, "--out", file("long-out.csv")]);
  expect(code).toBe(0);
  const [, first, second, third] = readFileSync(file("long-out.csv"), "utf8").split("\n");
  expect(first).toBe(`${long},Spain,,,,no,,,,,,,,,,title must have at most 500 code points`);
  expect(second).toBe(`José García,${long},,,,no,,,,,,,,,,land must have at most 500 code points`);
  expect(third).toMatch(/^Ada Lovelace,,p1,Ada Lovelace,/);
  expect(err).toContain("3 rows; 1 matched at 0.95\n2 rows not looked for");
  expect(err).toContain("the first: line 2: title must have at most 500 code points\n");
});

it("reconcile refuses more properties than a row may have, since no row could be answered", async () => {
  const properties = Array.from({ length: 51 }, (_, i) => ["--property", `p${i}=land`]).flat();
  const rows = file("wide.csv", "title,land\nAda Lovelace,Italy\n");
  const run = await referent(["reconcile", rows, "--name", "title", ...properties, "-d", dataset]);
  expect([run.code, problemOf(run).errors?.[0]?.pointer]).toEqual([1, "/properties"]);
});

it.each([
  ["a column that there is not", ["--name", "nome"], "there is no column"],
  ["nothing to match with", ["--name", "title", "--kb", "none"], "nothing to match with"],
  ["a dataset that is not there", ["--name", "title", "-d", file("none.csv")], "there is no such file"],
])("reconcile names %s, and begins no table", async (_, words, said) => {
  const own = words.includes("none") || words.includes("-d") ? [] : ["-d", dataset];
  const run = await referent(["reconcile", table, ...words, ...own]);
  expect([run.code, run.out, problemOf(run).detail]).toEqual([1, "", expect.stringContaining(said)]);
});

it.each([
  ["a threshold above 1", ["--threshold", "2"], "must be a number from 0 to 1"],
  ["columns without a dataset", ["--columns", "id=a,name=b"], "--columns needs --dataset"],
])("reconcile refuses %s as a wrong command line", async (_, words, said) => {
  const run = await referent(["reconcile", table, "--name", "title", ...words]);
  expect([run.code, run.out, run.err]).toEqual([2, "", expect.stringContaining(said)]);
});

it.each([
  ["a file that is not there", "nowhere.csv", "there is no such file"],
  ["a folder", ".", "it is a directory"],
])("reconcile names %s as a table that it cannot read", async (_, path, said) => {
  const run = await referent(["reconcile", path, "--name", "title", "-d", dataset]);
  expect([run.code, run.out, problemOf(run).detail]).toEqual([1, "", `${path}: ${said}`]);
});
