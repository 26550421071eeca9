import { describe, expect, it } from "vitest";
import { built, inChild } from "./child.ts";

const note = "(needs npm run build)";

/** Clears the screen, sets the title and asks the terminal to answer; C0 and C1 forms. */
const hostile = JSON.stringify("\u001b[2J\u001b]0;owned\u0007\u001b[6n\u009b31mX\u0000\u007f\u202eY");

/** Runs a command of the command line over files of so many hostile records, and says what would reach a terminal. */
const told = (count: number, command: string) => `
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
const folder = mkdtempSync(join(tmpdir(), "referent-terminal-"));
const hostile = ${hostile};
const records = (one) => Array.from({ length: ${count} }, (_, i) => one(hostile + i));
const file = (name, content) => { writeFileSync(join(folder, name), content); return join(folder, name); };
const jsonl = (some) => some.map((one) => JSON.stringify(one)).join("\\n");
const feed = file("feed.jsonl", jsonl(records((id) => ({ "@type": "Product", sku: id, name: hostile }))));
const rows = file("feed.csv", "id,title,price\\n" + records((id) => id + "," + hostile + ",many").join("\\n"));
const gold = file("gold.jsonl", jsonl(records((id) => ({ id, text: "Ada Lovelace", language: "en", mentions: [{ start: 0, end: 12, gold: ["Q" + id] }] }))));
const list = file("list.json", JSON.stringify([{ id: hostile, name: "Ada Lovelace", description: hostile }]));
const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/src/cli/main.js", ${command}], { maxBuffer: 1 << 28 });
rmSync(folder, { recursive: true });
const output = String(stdout) + String(stderr);
say({ wrote: output.length > 0, ended: status !== null, steering: /[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]/.exec(output)?.index ?? "none" });`;

describe.skipIf(!built)(
  "what stands in feeds and documents does not steer a terminal, in a process of its own",
  () => {
    for (const count of [1, 10, 1_000])
      for (const [what, command] of [
        ["products check of JSON", '"products", "check", feed'],
        ["products check of CSV", '"products", "check", rows'],
        ["evaluate --errors", '"evaluate", "--gold", gold, "--dataset", list, "--errors", "1000"'],
      ] as const)
        it(`${what} with ${count} hostile ids ${note}`, async () => {
          const { said } = await inChild(told(count, command), { seconds: 20, megabytes: 300 });
          expect(said).toEqual({ wrote: true, ended: true, steering: "none" });
        }, 30_000);
  },
);
