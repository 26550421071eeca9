import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Family, Fault } from "./family.ts";
import type { SubjectProcess } from "./subject-process.ts";

/** An input that broke something. */
export interface Finding {
  readonly family: string;
  /** Where it came from: the seed of the run and the number of the input. */
  readonly made: string;
  readonly fault: Fault;
  readonly input: unknown;
}

/** Runs that a finding is made smaller with, and seconds. */
const most = { runs: 400, seconds: 60 };

/** What broke, one finding a kind, in a folder: the smallest input of each, the smallest file first. */
export class Findings {
  readonly #folder: string;
  readonly #subject: SubjectProcess;
  readonly #kept = new Map<string, { file: string; size: number; times: number }>();

  constructor(folder: string, subject: SubjectProcess) {
    this.#folder = folder;
    this.#subject = subject;
  }

  get count(): number {
    return this.#kept.size;
  }

  /** Kinds of faults, with how often they came and where the smallest input is. */
  get kinds(): { kind: string; times: number; file: string }[] {
    return [...this.#kept].map(([kind, { times, file }]) => ({ kind, times, file }));
  }

  /** Makes a finding as small as it gets, and keeps it where it is the smallest of its kind. */
  async add(finding: Finding, family: Family<unknown>): Promise<void> {
    const key = `${finding.family}: ${finding.fault.kind}`;
    const before = this.#kept.get(key);
    if (before) {
      before.times++;
      // A kind that comes again and again is not made small again and again.
      if (before.times > 3 || sizeOf(finding.input) >= before.size * 4) return;
    }
    const small = await this.#shrink(finding, family);
    const size = sizeOf(small.input);
    if (before && size >= before.size) return;
    mkdirSync(this.#folder, { recursive: true });
    if (before) rmSync(before.file, { force: true });
    const name = `${String(size).padStart(8, "0")}-${finding.family}-${finding.fault.kind.replace(/\W+/g, "-").slice(0, 60)}.json`;
    const file = join(this.#folder, name);
    const base64 = serialize(small.input).toString("base64");
    const readable = JSON.stringify(small.input)?.slice(0, 4_000);
    writeFileSync(file, `${JSON.stringify({ ...small, input: readable, exact: base64 }, null, 2)}\n`);
    this.#kept.set(key, { file, size, times: (before?.times ?? 0) + (before ? 0 : 1) });
    console.error(
      `found: ${key}\n  ${finding.fault.detail.split("\n")[0]?.slice(0, 200)}\n  kept in ${file}`,
    );
  }

  async #shrink(finding: Finding, family: Family<unknown>): Promise<Finding> {
    let smallest = finding;
    const end = performance.now() + most.seconds * 1_000;
    let runs = 0;
    for (let found = true; found; ) {
      found = false;
      for (const input of family.smaller(smallest.input)) {
        if (++runs > most.runs || performance.now() > end) return smallest;
        const { fault } = await this.#subject.run(finding.family, input);
        if (fault?.kind !== finding.fault.kind) continue;
        smallest = { ...finding, fault, input };
        found = true;
        break;
      }
    }
    return smallest;
  }
}

/** A finding that was kept. */
export function readFinding(file: string): Finding {
  const { exact, ...finding } = JSON.parse(readFileSync(file, "utf8")) as Finding & { exact: string };
  return { ...finding, input: deserialize(Buffer.from(exact, "base64")) };
}

function sizeOf(input: unknown): number {
  return serialize(input).length;
}
