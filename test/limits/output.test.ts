import { describe, expect, it } from "vitest";
import { built, inChild } from "./child.ts";

const note = "(needs npm run build)";

describe.skipIf(!built)("the table of resolve, in a process of its own", () => {
  for (const length of [20_000, 200_000, 2_000_000]) {
    it(`with descriptions of ${length} characters costs their length ${note}`, async () => {
      const { said } = await inChild(
        `import { spawnSync } from "node:child_process";
        import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
        import { tmpdir } from "node:os";
        import { join } from "node:path";
        const folder = mkdtempSync(join(tmpdir(), "referent-table-"));
        const described = (sign, i) => JSON.stringify({ id: "e" + i, name: "Zorblax" + "abcd"[i], description: sign.repeat(${length} / sign.length) });
        writeFileSync(folder + "/list.jsonl", ["a", "\\u6771", "\\u{1F468}\\u200d\\u{1F469}\\u200d\\u{1F467}", "e\\u0301"].map(described).join("\\n"));
        const cli = "dist/src/cli/main.js";
        const built = spawnSync(process.execPath, [cli, "kb", "build", "--entities", folder + "/list.jsonl", "--out", folder + "/list.kb"]);
        const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "resolve", "-l", "en", "--kb", folder + "/list.kb", "Zorblaxa, Zorblaxb, Zorblaxc, Zorblaxd."]);
        rmSync(folder, { recursive: true });
        say({ built: built.status, status, lines: String(stdout).split("\\n").slice(1, 5).map((line) => line.length), err: String(stderr) });`,
        { seconds: 12, megabytes: 300 },
      );
      const { built: status, lines, ...run } = said as { built: number; lines: number[] };
      expect(status).toBe(0);
      expect(run).toEqual({ status: 0, err: "" });
      for (const columns of lines) expect(columns).toBeLessThan(400);
    }, 30_000);
  }
});
