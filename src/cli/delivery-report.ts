import type { ItemReport, SyncSummary } from "../products/index.ts";
import { colours as pc } from "./colours.ts";

/** Faults that are printed one by one; the rest is counted. */
const mostLines = 20;

/** What a person sees of a run: a progress line on a terminal, faults as they come, the summary at the end. */
export class DeliveryReport {
  readonly #json: boolean;
  readonly #total: number | undefined;
  readonly #started = performance.now();
  readonly #faults = new Map<string, number>();
  #lines = 0;
  #last = 0;
  retries = 0;

  /** @param total products of the last run, from which the time left is guessed */
  constructor({ json = false, total }: { json?: boolean | undefined; total?: number | undefined }) {
    this.#json = json;
    this.#total = total;
  }

  progress({ read, sent, held }: Readonly<SyncSummary>): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#last < 200) return;
    this.#last = now;
    const rate = read / Math.max(0.001, (now - this.#started) / 1000);
    const left = this.#total !== undefined && this.#total > read ? (this.#total - read) / rate : undefined;
    const eta = left === undefined ? "" : `, ETA ${duration(left)}`;
    process.stderr.write(`\r\x1b[K${read} read, ${sent} sent, ${held} held, ${Math.round(rate)}/s${eta}`);
  }

  /** A row or product that was not taken. */
  reject(place: string, reason: string): void {
    this.#line(`${pc.red("rejected")}  ${place}  ${reason}`);
  }

  missing(id: string): void {
    this.#line(`${pc.yellow("missing")}   ${id}`);
  }

  item({ id, event, outcome, fault, diff }: ItemReport): void {
    if (fault) {
      this.#faults.set(fault.code, (this.#faults.get(fault.code) ?? 0) + 1);
      this.#line(`${pc.red(outcome)}  ${id}  ${fault.code}: ${fault.detail}`);
    }
    if (!diff) return;
    this.#clear();
    if (this.#json) process.stdout.write(`${JSON.stringify({ id, event, ...diff })}\n`);
    else {
      const removed = diff.removed.map((line) => pc.red(`- ${line}\n`));
      const added = diff.added.map((line) => pc.green(`+ ${line}\n`));
      process.stdout.write(`${pc.bold(id)} ${pc.dim(event)}\n${[...removed, ...added].join("")}\n`);
    }
  }

  summary(summary: SyncSummary): void {
    this.#clear();
    if (this.#lines > mostLines) process.stderr.write(`… and ${this.#lines - mostLines} more\n`);
    const faults = Object.fromEntries(this.#faults);
    const whole = { ...summary, retries: this.retries, seconds: Number(summary.seconds.toFixed(3)), faults };
    if (this.#json) {
      process.stdout.write(`${JSON.stringify(whole)}\n`);
      return;
    }
    const { read, unchanged, sent, rejected, written, held } = summary;
    const rows = Object.entries({ ...whole, faults: undefined, resumed: undefined }).filter(
      ([, value]) => value !== undefined,
    );
    process.stdout.write(
      rows.map(([name, value]) => `${name.padEnd(10)} ${String(value).padStart(10)}\n`).join(""),
    );
    for (const [code, count] of this.#faults)
      process.stdout.write(`  ${code.padEnd(16)} ${String(count).padStart(4)}\n`);
    const sums = `read ${read} = ${unchanged} unchanged + ${sent} sent + ${rejected} rejected; sent = ${written} written + ${held} held`;
    process.stdout.write(`${pc.dim(sums)}\n`);
  }

  #line(text: string): void {
    if (++this.#lines > mostLines) return;
    this.#clear();
    process.stderr.write(`${text}\n`);
  }

  #clear(): void {
    if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
}
