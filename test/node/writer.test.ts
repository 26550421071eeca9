import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { stateOf, thisWriter } from "../../src/node/writer.ts";

const source = readFileSync(new URL("../../src/node/writer.ts", import.meta.url), "utf8");
const { outputText } = ts.transpileModule(source, {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
});
/** Node 20 runs no TypeScript. */
const program = ["--input-type=module", "-e", `${outputText}\nconsole.log(thisWriter);`];
/** Another numbering of processes on the same host, as a container has it. */
const contained = ["--user", "--map-root-user", "--pid", "--fork"];
const nameBy = (command: string, ...words: string[]) =>
  execFileSync(command, [...words, ...program], { encoding: "utf8" }).trim();

it("a process that ended is gone, and this one is running", () => {
  expect([stateOf(nameBy(process.execPath)), stateOf(thisWriter)]).toEqual(["gone", "running"]);
});

it.skipIf(spawnSync("unshare", [...contained, "true"]).status !== 0)(
  "nothing is known of a process of a container with the same host name (needs unshare of Linux)",
  () => {
    expect(stateOf(nameBy("unshare", ...contained, process.execPath))).toBe("unknown");
  },
);

/** The same host name and numbering of processes on another machine: its files that tell it apart are others. */
const elsewhere = ["--user", "--map-root-user", "--mount", "sh", "-c"];
const otherFiles = `for file in /etc/machine-id /proc/sys/kernel/random/boot_id; do mount --bind "$0" $file || exit 1; done`;

it.skipIf(spawnSync("unshare", [...elsewhere, otherFiles, fileURLToPath(import.meta.url)]).status !== 0)(
  "nothing is known of a process of a machine with the same host name (needs unshare of Linux)",
  () => {
    const words = [
      ...elsewhere,
      `${otherFiles}; exec "$@"`,
      fileURLToPath(import.meta.url),
      process.execPath,
    ];
    expect(stateOf(nameBy("unshare", ...words))).toBe("unknown");
  },
);
