import { missing } from "../contract/peers.ts";
import { ProblemError } from "../contract/problem.ts";
import type { GraphContent } from "./changes.ts";
import { damaged } from "./damage.ts";
import type { RecordChange } from "./records.ts";
import { isUnsealed, seal, unseal } from "./sealed-value.ts";
import type { StoreState } from "./store-state.ts";

export type Level = import("level").Level<string, Uint8Array>;
type StoreFiles = typeof import("#store-files");
type Mark = ReturnType<StoreFiles["openMark"]>;
type Snapshot = ReturnType<Level["snapshot"]>;

/**
 * How keys begin: of graphs; of twins, which say that a graph is there, in another place of the files than the graph;
 * of records; and the one of the state.
 */
export const keys = {
  graph: "g/",
  twin: "t/",
  record: "r/",
  state: "m/state",
  upgrading: "m/upgrading",
} as const;

/** Bytes that LevelDB gathers before it sorts them into a file: with its own 4 MiB it sorts a catalogue over and over. */
const writeBufferSize = 16 * 1024 * 1024;

const viewOptions = { keyEncoding: "utf8", valueEncoding: "view" } as const;

/**
 * A LevelDB that never gives what was not written. Its files are looked through before they are opened. Each value
 * carries a checksum over itself and its key, for what happens to it after that and if there are no files. How many
 * graphs there are is written with every commit and compared with what is read, and the count of commits is kept once
 * more outside, so that commits which the files lost are missed.
 */
export class SealedLevel {
  readonly #level: Level;
  readonly #location: string;
  readonly #mark: Mark;
  #state: StoreState;
  /** A commit failed: what LevelDB wrote of it may be half, and nothing may be written after it. */
  #hasFailed = false;

  private constructor(level: Level, location: string, mark: Mark, state: StoreState) {
    this.#level = level;
    this.#location = location;
    this.#mark = mark;
    this.#state = state;
  }

  /** @throws ProblemError `dataset_unavailable` when it cannot be used, is open elsewhere or damaged; `missing_package` */
  static async open(location: string): Promise<SealedLevel> {
    await library();
    const { damageOfFiles, makeFolder, openMark } = await storeFiles();
    const damage = await damageOfFiles(location);
    if (damage !== undefined) throw damaged(location, damage);
    const mark = openMark(location);
    if (mark.last === "damaged") throw damaged(location, "referent-state: it is not as it was written");
    // Before there is a database: it begins to open itself, and makes its folder in Node's way, which may never end.
    await makeFolder(location);
    const level = await newLevel(location, mark.last === undefined);
    try {
      await level.open();
    } catch (error) {
      throw mark.last !== undefined && isMissing(error)
        ? damaged(location, "all files of the database are missing", error)
        : problemOf(location, error);
    }
    try {
      const state = await stateOf(level, location);
      const lost = (mark.last?.commits ?? 0) - state.commits;
      if (lost > 0) throw damaged(location, `${lost} of ${mark.last!.commits} commits are lost`);
      if (mark.last?.commits === state.commits && mark.last.graphs !== state.graphs)
        throw damaged(location, "it is not the database that referent-state was written for");
      mark.write(state);
      return new SealedLevel(level, location, mark, state);
    } catch (error) {
      await level.close();
      mark.close();
      throw problemOf(location, error);
    }
  }

  /** The N-Quads of a graph; empty when it is not there. */
  async graph(graph: string): Promise<string> {
    const [text] = await this.#values([keys.graph + graph]);
    return text ?? "";
  }

  /** Which of the graphs it holds. */
  has(graphs: readonly string[]): Promise<boolean[]> {
    return this.#guarded(() => this.#level.hasMany(graphs.map((graph) => keys.graph + graph)));
  }

  /** The values of records; undefined for those that are not there. */
  records(names: readonly string[]): Promise<(string | undefined)[]> {
    return this.#values(names.map((name) => keys.record + name));
  }

  /** The N-Quads of all graphs, from one state. */
  async *texts(): AsyncGenerator<string> {
    let count = 0;
    const complete = ({ graphs }: StoreState) => {
      if (count !== graphs) throw damaged(this.#location, `${count} of ${graphs} graphs can be found`);
    };
    for await (const [, text] of this.#all(keys.graph, complete)) {
      count++;
      yield text;
    }
  }

  /** All records whose key starts with the prefix, in order of the keys, from one state. */
  async *entries(prefix: string): AsyncGenerator<readonly [key: string, value: string]> {
    for await (const [key, text] of this.#all(keys.record + prefix)) yield [key.slice(2), text];
  }

  /** Writes graphs and records at once, on disk when the promise resolves. One commit at a time. */
  async commit(contents: readonly GraphContent[], records: readonly RecordChange[]): Promise<void> {
    if (this.#hasFailed) await this.#reopen();
    const held = await this.has(contents.map(({ graph }) => graph));
    const added = contents.reduce((sum, { nquads }, i) => sum + Number(nquads !== "") - Number(held[i]), 0);
    const { commits, graphs } = this.#state;
    const state = { commits: commits + 1, graphs: graphs + added };
    const operations = [
      ...contents.map(({ graph, nquads, bytes }) =>
        operation(keys.graph + graph, nquads === "" ? null : (bytes ?? nquads)),
      ),
      ...records.map(([name, value]) => operation(keys.record + name, value)),
      operation(keys.state, JSON.stringify(state)),
    ];
    this.#hasFailed = true;
    await this.#guarded(async () => {
      await this.#level.batch(operations, { sync: true } as object);
      this.#mark.write(state);
    });
    this.#hasFailed = false;
    this.#state = state;
  }

  async close(): Promise<void> {
    await this.#level.close();
    this.#mark.close();
  }

  #values(names: readonly string[]): Promise<(string | undefined)[]> {
    return this.#guarded(async () => {
      const values = await this.#level.getMany([...names]);
      return values.map((value, i) => value && this.#unsealed(names[i]!, value));
    });
  }

  #unsealed(key: string, value: Uint8Array): string {
    const text = unseal(key, value);
    if (text !== undefined) return text;
    const what = key.startsWith(keys.graph) ? "the graph" : "the note";
    throw damaged(this.#location, `${what} ${key.slice(2)} is not as it was written`);
  }

  /**
   * All values whose key begins so, from one state where the platform has snapshots.
   *
   * @param complete told of that state when all were read; if there are no snapshots, only if nothing was written in
   *   between
   */
  async *#all(
    prefix: string,
    complete?: (state: StoreState) => void,
  ): AsyncGenerator<readonly [key: string, text: string]> {
    const snapshot = this.#level.supports.explicitSnapshots ? this.#level.snapshot() : undefined;
    const from = snapshot ? { snapshot } : {};
    const before = this.#state;
    try {
      const entries = this.#level.iterator({ ...within(prefix), ...from });
      // Without snapshots an iterator would follow what is written while it is read: so all is read at once.
      for await (const [key, value] of snapshot ? entries : await entries.all())
        yield [key, this.#unsealed(key, value)];
      const state = snapshot ? await stateOf(this.#level, this.#location, snapshot) : this.#state;
      if (snapshot || state === before) complete?.(state);
    } catch (error) {
      throw problemOf(this.#location, error);
    } finally {
      await snapshot?.close();
    }
  }

  /**
   * Begins a new log: the last one may end in half of a commit. On a disk that is still full it stays open for reading:
   * to open it again LevelDB needs the room of what it gathers, twice.
   */
  async #reopen(): Promise<void> {
    const { hasRoom } = await storeFiles();
    if (!(await hasRoom(this.#location, 2 * writeBufferSize))) throw noSpace(this.#location);
    await this.#guarded(async () => {
      await this.#level.close();
      await this.#level.open();
      this.#state = await stateOf(this.#level, this.#location);
      this.#hasFailed = false;
    });
  }

  async #guarded<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      throw problemOf(this.#location, error);
    }
  }
}

/** What looks at the files of a store; loaded when one is opened. */
function storeFiles(): Promise<StoreFiles> {
  return import("#store-files");
}

/** @throws ProblemError `missing_package` without the package `level` */
function library(): Promise<typeof import("level")> {
  return import("level").catch(missing("level"));
}

/** A LevelDB of a location, not open yet. */
async function newLevel(location: string, createIfMissing: boolean): Promise<Level> {
  const { Level } = await library();
  return new Level<string, Uint8Array>(location, {
    ...viewOptions,
    createIfMissing,
    writeBufferSize,
  } as object);
}

/** The state of an open database, empty for a new one; one of the format before is brought to this one. */
async function stateOf(level: Level, location: string, snapshot?: Snapshot): Promise<StoreState> {
  const value = await level.get(keys.state, snapshot ? { snapshot } : {});
  if (value === undefined) return snapshot ? nothing : upgraded(level, location);
  const text = unseal(keys.state, value);
  if (text === undefined) throw damaged(location, "its state is not as it was written");
  return JSON.parse(text) as StoreState;
}

const nothing: StoreState = { commits: 0, graphs: 0 };

/** Values that are sealed in one batch. */
const upgradeBatch = 500;

/** Seals the values of a database that was made before values were; a process killed within continues the next time. */
async function upgraded(level: Level, location: string): Promise<StoreState> {
  let isOld = (await level.get(keys.upgrading)) !== undefined;
  let graphs = 0;
  let operations: Operation[] = [];
  for await (const [key, value] of level.iterator()) {
    if (key === keys.upgrading) continue;
    const text = isUnsealed(value) ? new TextDecoder().decode(value) : unseal(key, value);
    isOld ||= isUnsealed(value);
    if (text === undefined || !isOld) throw damaged(location, "its state is missing");
    if (key.startsWith(keys.graph)) graphs++;
    operations.push(operation(key, text));
    if (operations.length < upgradeBatch) continue;
    await level.batch([...operations, operation(keys.upgrading, "")], { sync: true } as object);
    operations = [];
  }
  if (!isOld) return nothing;
  const state = { commits: 1, graphs };
  const done = [operation(keys.state, JSON.stringify(state)), operation(keys.upgrading, null)];
  await level.batch([...operations, ...done], { sync: true } as object);
  return state;
}

type Operation = { type: "put"; key: string; value: Uint8Array } | { type: "del"; key: string };

function operation(key: string, value: string | Uint8Array | null): Operation {
  return value === null ? { type: "del", key } : { type: "put", key, value: seal(key, value) };
}

/** The range of keys that start with a prefix. */
function within(prefix: string) {
  return { gte: prefix, lt: `${prefix}\u{10FFFF}` };
}

function isMissing(error: unknown): boolean {
  return /does not exist/.test(causeOf(error).message);
}

function causeOf(error: unknown): { code?: string; message: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause as { code?: string; message: string };
}

/** What LevelDB says, as a problem. */
export function problemOf(location: string, error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code = "", message } = causeOf(error);
  if (code === "LEVEL_CORRUPTION" || /^Corruption:/.test(message)) return damaged(location, message, error);
  if (/no space left|ENOSPC/i.test(message)) return noSpace(location, error);
  const detail =
    code === "LEVEL_LOCKED"
      ? `the store ${location} is open in another process; close that first`
      : `the store ${location} cannot be used: ${message}`;
  return new ProblemError("dataset_unavailable", { detail, cause: error });
}

function noSpace(location: string, cause?: unknown): ProblemError {
  return new ProblemError("dataset_unavailable", {
    detail: `the store ${location} cannot be written: no space is left on the device; what was acknowledged is kept, and writing continues when there is space`,
    cause,
  });
}
