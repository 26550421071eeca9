import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import { thisWriter } from "../../src/node/writer.ts";

const cli = "dist/src/cli/main.js";
const folder = mkdtempSync(join(tmpdir(), "referent-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const line = (n: number) =>
  `${JSON.stringify({ id: `http://e.example/${n}`, name: `Entity ${n} of Many` })}\n`;

/** Feeds a build over its standard input; killed when `kill` says so, else waited for. */
async function build(out: string, lines: number, kill: boolean): Promise<number | null> {
  const child = spawn(process.execPath, [cli, "kb", "build", "--entities", "-", "--out", out], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.stdin.on("error", () => {});
  for (let n = 0; n < lines; n++) child.stdin.write(line(n));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  if (kill) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    child.kill("SIGKILL");
  } else child.stdin.end();
  return ended;
}

test.skipIf(!existsSync(cli))(
  "drafts of processes that are gone are removed by the next build, and no others",
  async () => {
    const place = mkdtempSync(join(folder, "drafts-"));
    const draft = (name: string) => {
      writeFileSync(join(place, name), "half");
      return name;
    };
    const machine = thisWriter.split("-")[0];
    const gone = spawnSync(process.execPath, ["--version"]).pid;
    draft(`some.kb.${machine}-${gone}-0123abcd.draft`);
    draft(`other.kb.${machine}-${gone}-0123abcd.draft`);
    const kept = [
      draft(`some.kb.${thisWriter}-0123abcd.draft`),
      draft(`some.kb.00000000-${gone}-0123abcd.draft`),
      draft("mine.draft"),
    ];
    expect(await build(join(place, "some.kb"), 1, false)).toBe(0);
    expect(readdirSync(place).sort()).toEqual([...kept, "some.kb"].sort());
    rmSync(place, { recursive: true });
  },
  60_000,
);

test.skipIf(!existsSync(cli))(
  "a killed build leaves the old pack whole (needs npm run build)",
  async () => {
    const out = join(folder, "some.kb");
    expect(await build(out, 10, false)).toBe(0);
    const before = readFileSync(out);
    expect(await build(out, 5_000, true)).toBeNull();
    expect(readFileSync(out).equals(before)).toBe(true);
    expect((await openPublicKb(out))[0]!.size).toBe(10);
    expect(await build(out, 20, false)).toBe(0);
    expect((await openPublicKb(out))[0]!.size).toBe(20);
    expect(readdirSync(folder)).toEqual(["some.kb"]);
  },
  60_000,
);
