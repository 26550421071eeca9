import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The compiled package: threads and processes run what users run. `npm test` builds it first. */
export function built(path: string): URL {
  const url = new URL(`../../dist/src/${path}`, import.meta.url);
  if (!existsSync(url)) throw new Error(`${url.pathname} is missing: run "npm run build" first`);
  return url;
}

/** A process of the command line, and its lines of output as they come. */
export function runCli(...args: string[]): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const child = spawn(process.execPath, [fileURLToPath(built("cli/main.js")), ...args]);
  let text = "";
  const take = (data: Buffer) => {
    text += data;
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  return { child, output: () => text, ended };
}

/** Starts `referent serve` on a free port, without a public knowledge base, and waits until it listens. */
export function serveCli(...args: string[]): Promise<ReturnType<typeof runCli> & { url: string }> {
  return listening(runCli("serve", "--port", "0", "--kb", "none", ...args));
}

/** Waits until a server of the command line listens; tells its address. */
export async function listening(
  run: ReturnType<typeof runCli>,
): Promise<ReturnType<typeof runCli> & { url: string }> {
  for (;;) {
    const [, url] = /"url":"([^"]+)"/.exec(run.output()) ?? [];
    if (url !== undefined) return { ...run, url };
    if (run.child.exitCode !== null) throw new Error(`serve ended: ${run.output()}`);
    await new Promise((next) => setTimeout(next, 20));
  }
}
