import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Outcome } from "./family.ts";

/** What one input may take. */
export interface Bounds {
  /** Seconds of processor time; of the clock six times as many, where the system does not tell. */
  readonly seconds: number;
  /** Resident memory of the process. */
  readonly megabytes: number;
}

/** A process that runs inputs, and is made again when one of them breaks it or passes its bounds. */
export class SubjectProcess {
  readonly #bounds: Bounds;
  #child: ChildProcess | undefined;
  /** The most resident memory that was seen, in MB. */
  mostMegabytes = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  run(family: string, input: unknown): Promise<Outcome> {
    const child = (this.#child ??= start());
    return new Promise((done) => {
      let errors = "";
      const hear = (data: Buffer) => {
        errors = (errors + data).slice(-2_000);
      };
      const began = { cpu: cpuSeconds(child.pid), clock: performance.now() };
      const end = (outcome: Outcome) => {
        clearInterval(watch);
        child.off("message", end).off("exit", gone);
        child.stderr?.off("data", hear);
        // What one input broke in it must not be the fault of the next.
        if (outcome.fault) this.end();
        done(outcome);
      };
      const broken = (kind: string, detail: string, milliseconds: number) => {
        end({ answer: "broken", fault: { kind, detail }, milliseconds });
      };
      const gone = (code: number | null, signal: string | null) =>
        broken(
          "the process died",
          `code ${code}, signal ${signal}: ${errors}`,
          performance.now() - began.clock,
        );
      const watch = setInterval(() => {
        const seconds =
          began.cpu === undefined
            ? (performance.now() - began.clock) / 6_000
            : (cpuSeconds(child.pid) ?? began.cpu) - began.cpu;
        const memory = megabytes(child.pid);
        this.mostMegabytes = Math.max(this.mostMegabytes, memory);
        if (seconds > this.#bounds.seconds)
          broken("no end", `after ${seconds.toFixed(0)} s of processor time`, 1000 * seconds);
        else if (memory > this.#bounds.megabytes)
          broken("too much memory", `${memory.toFixed(0)} MB`, 1000 * seconds);
      }, 50);
      child.once("message", end).once("exit", gone);
      child.stderr?.on("data", hear);
      child.send({ family, input });
    });
  }

  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }
}

function start(): ChildProcess {
  const file = fileURLToPath(new URL("./subject.js", import.meta.url));
  const child = fork(file, { serialization: "advanced", stdio: ["ignore", "ignore", "pipe", "ipc"] });
  child.setMaxListeners(0);
  return child;
}

/** Processor time of a process; undefined if the system does not tell. */
function cpuSeconds(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

function megabytes(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
