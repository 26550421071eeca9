import type { FeedPosition } from "../node/feed-source.ts";
import type { ItemReport, SyncSummary } from "../products/index.ts";
import { inOneLine } from "../view/control.ts";
import { colours as pc } from "./colours.ts";
import type { Io } from "./io.ts";

/** Maximum number of faults printed one by one; the rest are counted. */
const mostLines = 20;

/** What is known of how far a run is. */
export interface Pace {
  /** How much of the feed is read. */
  readonly position?: FeedPosition;
  /** Products of the last run. */
  readonly products?: number | undefined;
}

/**
 * The line of a running delivery: counts, rate, and the time left, estimated from the bytes of the feed still
 * to come, or else from the products of the last run. When neither is known, the line says so.
 *
 * @param seconds since the run began
 */
export function progressLine(
  { read, sent, held }: Pick<SyncSummary, "read" | "sent" | "held">,
  seconds: number,
  { position, products }: Pace,
): string {
  const rate = read / Math.max(0.001, seconds);
  const counts = `${read} read, ${sent} sent, ${held} held, ${Math.round(rate)}/s`;
  if (position?.total !== undefined && position.read > 0) {
    const done = Math.min(1, position.read / position.total);
    return `${counts}, ${Math.floor(done * 100)} % of the feed, ETA ${duration((seconds * (1 - done)) / done)}`;
  }
  if (products !== undefined && products > read) {
    return `${counts}, ETA ${duration((products - read) / rate)} judging by the last run`;
  }
  return position?.total === undefined ? `${counts}, no ETA: the length of the feed is not known` : counts;
}

interface ReportOptions {
  readonly io: Io;
  readonly json?: boolean | undefined;
  readonly pace?: Pace;
  readonly dryRun?: boolean | undefined;
}

/** What a run shows a person: a progress line on a terminal, faults as they occur, the summary at the end. */
export class DeliveryReport {
  readonly #io: Io;
  readonly #json: boolean;
  readonly #pace: Pace;
  readonly #isDry: boolean;
  readonly #started = performance.now();
  readonly #faults = new Map<string, number>();
  #lines = 0;
  #warnings = 0;
  #last = 0;
  retries = 0;
  /** Products with a price that cannot be read, where that is looked at. */
  unpriced: number | undefined;

  /** @param options where and how to report; `pace` is what is known of the length of the run */
  constructor({ io, json = false, pace = {}, dryRun = false }: ReportOptions) {
    this.#io = io;
    this.#json = json;
    this.#pace = pace;
    this.#isDry = dryRun;
  }

  progress(summary: Readonly<SyncSummary>): void {
    const now = performance.now();
    if (!this.#io.stderr.isTTY || now - this.#last < 200) return;
    this.#last = now;
    const line = progressLine(summary, (now - this.#started) / 1000, this.#pace);
    this.#io.stderr.write(`\r\x1b[K${line}`);
  }

  /** A row or product that was not accepted. */
  reject(place: string, reason: string): void {
    this.#line(`${pc.red("rejected")}  ${place}  ${reason}`);
  }

  /** Something about a product that is accepted all the same. Counted apart, so that it leaves room for faults. */
  warn(place: string, reason: string): void {
    if (++this.#warnings > mostLines) return;
    this.#clear();
    this.#io.stderr.write(`${pc.yellow("warning")}   ${place}  ${reason}\n`);
  }

  missing(id: string): void {
    this.#line(`${pc.yellow("missing")}   ${id}`);
  }

  item({ id, event, outcome, fault, diff }: ItemReport): void {
    if (fault) {
      this.#faults.set(fault.code, (this.#faults.get(fault.code) ?? 0) + 1);
      this.#line(`${pc.red(outcome)}  ${id}  ${fault.code}: ${inOneLine(fault.detail)}`);
    }
    if (!diff) return;
    this.#clear();
    if (this.#json) this.#io.stdout.write(`${JSON.stringify({ id, event, ...diff })}\n`);
    else {
      const removed = diff.removed.map((line) => pc.red(`- ${line}\n`));
      const added = diff.added.map((line) => pc.green(`+ ${line}\n`));
      this.#io.stdout.write(`${pc.bold(id)} ${pc.dim(event)}\n${[...removed, ...added].join("")}\n`);
    }
  }

  summary(summary: SyncSummary): void {
    this.#clear();
    if (this.#lines > mostLines) this.#io.stderr.write(`… and ${this.#lines - mostLines} more\n`);
    if (this.#warnings > mostLines)
      this.#io.stderr.write(`… and ${this.#warnings - mostLines} more warnings\n`);
    const faults = Object.fromEntries(this.#faults);
    const seconds = Number(summary.seconds.toFixed(3));
    const whole = { ...summary, retries: this.retries, unpriced: this.unpriced, seconds, faults };
    if (this.#json) {
      this.#io.stdout.write(`${JSON.stringify(whole)}\n`);
      return;
    }
    const { read, unchanged, sent, rejected, written, held } = summary;
    const rows = Object.entries({ ...whole, faults: undefined, resumed: undefined }).filter(
      ([, value]) => value !== undefined,
    );
    this.#io.stdout.write(
      rows.map(([name, value]) => `${name.padEnd(10)} ${String(value).padStart(10)}\n`).join(""),
    );
    for (const [code, count] of this.#faults)
      this.#io.stdout.write(`  ${code.padEnd(16)} ${String(count).padStart(4)}\n`);
    const sums = `read ${read} = ${unchanged} unchanged + ${sent} sent + ${rejected} rejected; sent = ${written} written + ${held} held`;
    this.#io.stdout.write(`${pc.dim(sums)}\n`);
    const next = this.#isDry
      ? "dry run: nothing was written or held; these are the numbers of a run"
      : held > 0 && "`referent products held` lists what is held, `referent products replay` sends it again";
    if (next) this.#io.stdout.write(`${pc.dim(next)}\n`);
  }

  #line(text: string): void {
    if (++this.#lines > mostLines) return;
    this.#clear();
    this.#io.stderr.write(`${text}\n`);
  }

  #clear(): void {
    if (this.#io.stderr.isTTY) this.#io.stderr.write("\r\x1b[K");
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
}
