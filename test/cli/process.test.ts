import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { version } from "../../src/version.ts";
import { built } from "../node/built.ts";

const main = fileURLToPath(built("cli/main.js"));
const folder = mkdtempSync(join(tmpdir(), "referent-process-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The program as the system starts it; `enough` closes its output after so many characters, as `head` does. */
function program(words: readonly string[], input = "", enough = Number.POSITIVE_INFINITY): Promise<Run> {
  const child = spawn(process.execPath, [main, ...words], { cwd: folder });
  const texts = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    texts.out += text;
    if (texts.out.length >= enough) child.stdout.destroy();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => (texts.err += text));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return new Promise((done) => child.once("close", (code) => done({ code, ...texts })));
}

const entities = join(folder, "entities.json");
writeFileSync(entities, JSON.stringify([{ id: "acme", name: "ACME Corporation" }]));

describe.concurrent("the program", () => {
  it("resolves standard input against a file, prints JSON, and ends with 0", async () => {
    const run = await program(["resolve", "-d", entities, "-l", "en", "--json"], "We sell to ACME Corp.");
    expect([run.code, run.err]).toEqual([0, ""]);
    expect(JSON.parse(run.out)).toMatchObject({ mentions: [{ start: 11, entity: { id: "acme" } }] });
  });

  it("ends with 1 and a problem document for bad input, with 2 for a wrong command line", async () => {
    const problem = await program(["lint", "--dataset", "missing.json"]);
    expect([problem.code, problem.out]).toEqual([1, ""]);
    expect(JSON.parse(problem.err)).toMatchObject({
      code: "invalid_request",
      detail: "missing.json: there is no such file",
    });
    const usage = await program(["lint", "-d", "x", "--nope"]);
    expect([usage.code, usage.out, usage.err.split("\n")[0]]).toEqual([
      2,
      "",
      "error: unknown option '--nope'",
    ]);
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "leaves nothing beside its file when %s ends it",
    async (signal) => {
      const place = join(folder, signal);
      mkdirSync(place);
      const line = JSON.stringify({ id: 1, text: "We sell to ACME Corp. ".repeat(200), language: "en" });
      const child = spawn(process.execPath, [
        main,
        "resolve",
        "-d",
        entities,
        "--docs",
        "-",
        "--out",
        join(place, "out.jsonl"),
      ]);
      child.stdin.on("error", () => {});
      child.stdin.write(`${line}\n`.repeat(50));
      while (readdirSync(place).length === 0) await new Promise((next) => setTimeout(next, 20));
      child.kill(signal);
      expect(await new Promise((done) => child.once("close", (_, by) => done(by)))).toBe(signal);
      expect(readdirSync(place)).toEqual([]);
    },
  );

  it("tells its version", async () => {
    expect(await program(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  it("ends quietly with 0 when its reader has seen enough", async () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => `{"id":${i},"text":"We sell to ACME ${i}."}\n`);
    const run = await program(["resolve", "-d", entities, "-l", "en", "--docs", "-"], lines.join(""), 1);
    expect([run.code, run.err]).toEqual([0, ""]);
    expect(run.out.split("\n").length).toBeLessThan(lines.length);
  });

  it.skipIf(!existsSync("/dev/full"))(
    "says that the disk behind its output is full (needs /dev/full)",
    async () => {
      const full = openSync("/dev/full", "w");
      const child = spawn(process.execPath, [main, "openapi"], { stdio: ["ignore", full, "pipe"] });
      closeSync(full);
      let err = "";
      child.stderr!.setEncoding("utf8").on("data", (text: string) => (err += text));
      const code = await new Promise((done) => child.once("close", done));
      expect(code).toBe(1);
      expect(JSON.parse(err).detail).toBe(
        "standard output cannot be written: no space is left on the device",
      );
    },
  );

  it.skipIf(process.platform === "win32")(
    "fails if a part of its output does not fit into a file, and says so",
    async () => {
      // One call of the system writes what fits and does not fail: only the next one does.
      const command = `ulimit -f 8; "${process.execPath}" "${main}" openapi > "${join(folder, "limited")}"`;
      const child = spawn("sh", ["-c", command], { stdio: ["ignore", "ignore", "pipe"] });
      let err = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
      expect(await new Promise((done) => child.once("close", done))).toBe(1);
      expect(JSON.parse(err).detail).toBe(
        "standard output cannot be written: it is larger than a file may be",
      );
    },
  );

  it("adds to the end of a file that is its output", async () => {
    const path = join(folder, "added");
    writeFileSync(path, "before\n");
    const added = openSync(path, "a");
    const child = spawn(process.execPath, [main, "--version"], { stdio: ["ignore", added, "ignore"] });
    closeSync(added);
    expect(await new Promise((done) => child.once("close", done))).toBe(0);
    expect(readFileSync(path, "utf8")).toMatch(/^before\n\d+\.\d+\.\d+\n$/);
  });

  it("keeps its exit code when nobody reads its standard error", async () => {
    const child = spawn(process.execPath, [main, "lint", "-d", "missing.json"], { cwd: folder });
    child.stderr.destroy();
    child.stdout.destroy();
    child.stdin.end();
    expect(await new Promise((done) => child.once("close", done))).toBe(1);
  });
});
