import { readdir, readFile, realpath, rename, rm, rmdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { anyText, checkOptions } from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import { type GraphChange, openGraphStore, type RecordChange } from "../graph/index.ts";
import { keys } from "../graph/sealed-level.ts";
import { isUnsealed, unseal } from "../graph/sealed-value.ts";
import type { StoreState } from "../graph/store-state.ts";
import { unwritable } from "./file-fault.ts";
import { checkLevelFiles, type FileDamage, filesOf } from "./leveldb/check.ts";
import { type Entry, entriesOfLog, entriesOfTable } from "./leveldb/entries.ts";
import { isStore, openMark } from "./store-files.ts";
import { draftOf } from "./write-file.ts";

/** What is left of a durable store. */
export interface StoreReport {
  /** Nothing is wrong. */
  readonly isSound: boolean;
  /** Files that are not as they were written. */
  readonly files: readonly FileDamage[];
  /** The graphs: whole, damaged, expected and missing. */
  readonly graphs: Content & {
    /** Graphs that were there by the count beside the database; undefined when that is lost, too. */
    readonly expected: number | undefined;
    /** Graphs that the notes name and the files no longer have. Others may be lost without a name. */
    readonly missing: readonly string[];
  };
  /** What `products sync` notes of products, and its dead letters. */
  readonly notes: Content;
  /** Number of writes: by the count beside the database (undefined when that is lost), and as found in it. */
  readonly commits: {
    readonly expected: number | undefined;
    readonly found: number;
  };
}

/** Graphs or notes. */
export interface Content {
  /** How many are as they were written. */
  readonly whole: number;
  /** Names of those that are not. */
  readonly damaged: readonly string[];
}

/** What is done besides looking. */
export interface VerifyOptions {
  /** A folder for a new store, which gets every graph and note that is whole; it appears when all are in it. */
  readonly salvage?: string | undefined;
}

/**
 * Looks at every byte of a durable store and says what is lost. Nothing in the store is changed. What is left is read
 * without LevelDB, which may end the process over damaged blocks.
 *
 * @throws ProblemError `dataset_unavailable` when there is no store or another process has it open
 */
export async function verifyGraphStore(location: string, options: VerifyOptions = {}): Promise<StoreReport> {
  checkOptions<VerifyOptions>(options, { salvage: anyText });
  const { salvage } = options;
  const files = await checkLevelFiles(location);
  const { last } = openMark(location);
  if (!(await isStore(location)))
    throw new ProblemError("dataset_unavailable", { detail: `there is no store at ${location}` });
  if (files.length === 0) await refuseOpen(location);
  if (last === "damaged") files.push({ file: "referent-state", what: "it is not as it was written" });
  const mark = typeof last === "object" ? last : undefined;
  const { versions, state, written, notes, ...found } = await survey(location);
  const graphs = {
    ...found.graphs,
    expected: mark?.graphs ?? state?.graphs,
    missing: [...written].filter((graph) => !versions.has(keys.graph + graph)).sort(),
  };
  const commits = { expected: mark?.commits, found: state?.commits ?? 0 };
  const isSound =
    files.length === 0 &&
    graphs.damaged.length + graphs.missing.length + notes.damaged.length === 0 &&
    graphs.whole === (state?.graphs ?? graphs.whole) &&
    (mark === undefined || mark.commits <= commits.found);
  if (salvage !== undefined) await copyWhole(location, versions, salvage);
  return { isSound, files, graphs, notes, commits };
}

/** A store that another process writes looks damaged. Only asked of one whose files are sound: opening changes files. */
async function refuseOpen(location: string): Promise<void> {
  try {
    await (await openGraphStore(location)).close();
  } catch (error) {
    if (error instanceof ProblemError && /open in another process/.test(error.message)) throw error;
  }
}

/** The last version of a key: what it is, and not what it holds, as all of a store would not fit into memory. */
interface Version {
  readonly sequence: number;
  readonly isWhole: boolean;
}

/** What the files of a store still have. */
interface Survey {
  readonly versions: ReadonlyMap<string, Version>;
  readonly graphs: { whole: number; damaged: string[] };
  readonly notes: { whole: number; damaged: string[] };
  /** Graphs that the notes say were written. */
  readonly written: ReadonlySet<string>;
  readonly state: StoreState | undefined;
}

async function* entriesOf(location: string): AsyncGenerator<Entry> {
  const { tables, logs } = await filesOf(location);
  for (const name of tables) yield* entriesOfTable(await readable(join(location, name)));
  for (const name of logs) yield* entriesOfLog(await readable(join(location, name)));
}

/** A file; nothing of one that the system does not give, as behind a bad sector: what the others have is still there. */
async function readable(path: string): Promise<Uint8Array> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    return new Uint8Array();
  });
}

async function survey(location: string): Promise<Survey> {
  const versions = new Map<string, Version & { readonly isThere: boolean }>();
  const written = new Set<string>();
  let state: StoreState | undefined;
  for await (const { key, sequence, value } of entriesOf(location)) {
    if ((versions.get(key)?.sequence ?? -1) >= sequence) continue;
    const text = value && textOf(key, value);
    versions.set(key, { sequence, isWhole: text !== undefined, isThere: value !== undefined });
    if (key === keys.state && text !== undefined) state = JSON.parse(text) as StoreState;
    const product = /^r\/products\/[^/]*\/(.+)$/.exec(key)?.[1];
    if (product === undefined) continue;
    if (text === undefined || text.endsWith(" held")) written.delete(product);
    else written.add(product);
  }
  const graphs = { whole: 0, damaged: [] as string[] };
  const notes = { whole: 0, damaged: [] as string[] };
  for (const [key, { isThere, isWhole }] of versions) {
    const content = key.startsWith(keys.graph) ? graphs : key.startsWith(keys.record) ? notes : undefined;
    if (!isThere) versions.delete(key);
    else if (content !== undefined && isWhole) content.whole++;
    else content?.damaged.push(key.slice(2));
  }
  graphs.damaged.sort();
  notes.damaged.sort();
  return { versions, graphs, notes, written, state };
}

/** The text of a value; one of the format before has no checksum. */
function textOf(key: string, value: Uint8Array): string | undefined {
  return isUnsealed(value) && !key.startsWith("m/") ? new TextDecoder().decode(value) : unseal(key, value);
}

/** Graphs and notes that one write takes. */
const batchSize = 200;
const unbounded = { size: 0, literal: 0, expansion: 0 };

async function copyWhole(
  location: string,
  versions: ReadonlyMap<string, Version>,
  folder: string,
): Promise<void> {
  const there = await readdir(folder).catch((): string[] => []);
  if (there.length > 0) {
    const what = there.includes("CURRENT") ? "a store" : "something";
    throw new ProblemError("invalid_request", { detail: `there is ${what} at ${folder} already` });
  }
  // The store cannot be renamed to a link, nor on Windows to a folder; a mount point is refused before the work.
  const target = await realpath(folder).catch(() => resolve(folder));
  await rmdir(target).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "ENOENT") throw unwritable(folder, cause);
  });
  // A part of the store would be taken for the whole.
  const draft = await draftOf(target);
  try {
    await copyInto(draft, location, versions);
    await rename(draft, target).catch((cause: unknown) => {
      throw unwritable(folder, cause);
    });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyInto(
  folder: string,
  location: string,
  versions: ReadonlyMap<string, Version>,
): Promise<void> {
  const store = await openGraphStore(folder);
  let graphs: GraphChange[] = [];
  let notes: RecordChange[] = [];
  const write = async () => {
    await store.write(graphs, notes);
    graphs = [];
    notes = [];
  };
  try {
    for await (const { key, sequence, value } of entriesOf(location)) {
      const version = versions.get(key);
      if (!version?.isWhole || version.sequence !== sequence || value === undefined) continue;
      const name = key.slice(2);
      const text = textOf(key, value)!;
      if (key.startsWith(keys.graph))
        graphs.push({ graph: name, rdf: { format: "nquads", data: text, limits: unbounded } });
      else if (key.startsWith(keys.record)) notes.push([name, text]);
      if (graphs.length + notes.length >= batchSize) await write();
    }
    await write();
  } finally {
    await store.close();
  }
}
