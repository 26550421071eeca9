import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Whether the package is built: what runs in a process of its own is the built code. */
export const built: boolean = existsSync(resolve(root, "dist/src/graph/index.js"));

/** What a process may use before it is ended. */
export interface Bounds {
  readonly seconds: number;
  /** Resident memory. */
  readonly megabytes: number;
}

/** How a process ended: what it said last, and what it took. */
export interface Ran {
  /** The JSON that it printed. */
  readonly said: unknown;
  readonly seconds: number;
  readonly megabytes: number;
}

/**
 * Runs a script in a process of its own, ended when it passes its bounds. The script is a module in the root of the
 * project that calls `say(value)` once.
 */
export function inChild(script: string, { seconds, megabytes }: Bounds): Promise<Ran> {
  const source = `const say = (value) => process.stdout.write(JSON.stringify(value ?? null));\n${script}`;
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(process.execPath, ["--input-type=module", "-e", source], { cwd: root });
    let most = 0;
    let over: string | undefined;
    const stop = (reason: string) => {
      over ??= reason;
      child.kill("SIGKILL");
    };
    const timer = setTimeout(() => stop(`it takes more than ${seconds} s`), seconds * 1000);
    const watch = setInterval(() => {
      most = Math.max(most, residentMegabytes(child.pid));
      if (most > megabytes) stop(`it takes more than ${megabytes} MB`);
    }, 20);
    let out = "";
    let faults = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      faults += chunk;
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      clearInterval(watch);
      const taken = (performance.now() - started) / 1000;
      if (over) fail(new Error(over));
      else if (code !== 0) fail(new Error(`exit code ${code}: ${faults.slice(0, 2_000)}`));
      else done({ said: JSON.parse(out), seconds: taken, megabytes: most });
    });
  });
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
