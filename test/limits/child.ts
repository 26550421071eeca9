import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Whether the package is built: what runs in a process of its own is the built code. */
export const built: boolean = existsSync(resolve(root, "dist/src/graph/index.js"));

/** What a process may use before it is ended. */
export interface Bounds {
  /** Of processor time, so that a busy machine tells the same; of the clock three times as many. */
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

/** What scripts can call. */
const prelude = `const say = (value) => process.stdout.write(JSON.stringify(value ?? null));
// The milliseconds since it was called last that its thread may have worked: processor time counts the threads that
// collect garbage too, and the clock counts what the machine does in between, so the lesser of both bounds the thread.
const worked = (() => {
  const now = () => [process.cpuUsage(), performance.now()];
  let last = now();
  return () => {
    const [{ user, system }, clock] = now();
    const [before, clockBefore] = last;
    last = [{ user, system }, clock];
    return Math.min((user + system - before.user - before.system) / 1_000, clock - clockBefore);
  };
})();
`;

/**
 * Runs a script in a process of its own, ended when it passes its bounds. The script is a module in the root of the
 * project that calls `say(value)` once; `worked()` tells the milliseconds that its thread worked since the last call.
 */
export function inChild(script: string, { seconds, megabytes }: Bounds): Promise<Ran> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(process.execPath, ["--input-type=module", "-e", prelude + script], { cwd: root });
    let most = 0;
    let over: string | undefined;
    const stop = (reason: string) => {
      over ??= reason;
      child.kill("SIGKILL");
    };
    const timer = setTimeout(() => stop(`it takes more than ${seconds * 3} s`), seconds * 3000);
    const watch = setInterval(() => {
      if (processorSeconds(child.pid) > seconds) stop(`it takes more than ${seconds} s of processor time`);
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

/** Of all threads of a process; 0 if the system does not tell. */
function processorSeconds(pid: number | undefined): number {
  try {
    // Behind the name in brackets: user and system time are the 12th and 13th field, in hundredths (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
