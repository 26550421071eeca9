import { closeSync, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import { readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { ProblemError } from "../contract/problem.ts";
import type { StoreMark } from "../graph/no-store-files.ts";
import { faultInWords } from "./file-fault.ts";
import { checkLevelFiles } from "./leveldb/check.ts";
import { crc32c } from "./leveldb/crc32c.ts";
import { makeFolder as makeAnyFolder } from "./make-folder.ts";

/** The file beside LevelDB's that says how far the store is. */
const name = "referent-state";

/** Milliseconds between two looks: files change while another process writes, and damage does not. */
const lookAgain = 30;

/** Makes the folder of a store. @throws ProblemError `dataset_unavailable`, also for a file in its place */
export async function makeFolder(location: string): Promise<void> {
  await makeAnyFolder(location).catch((cause: unknown) => {
    const isFile = (cause as NodeJS.ErrnoException).code === "EEXIST";
    throw new ProblemError("dataset_unavailable", {
      detail: `the store ${location} cannot be used: ${faultInWords(cause)}${isFile ? ", and a store is a folder" : ""}`,
      cause,
    });
  });
}

/**
 * What is wrong with the files of a store, in words; undefined when nothing is. Reads them all, at about 700 MB per
 * second.
 */
export async function damageOfFiles(location: string): Promise<string | undefined> {
  let [damage] = await checkLevelFiles(location);
  for (let looks = 1; damage !== undefined && looks < 3; looks++) {
    await new Promise((resolve) => setTimeout(resolve, lookAgain));
    [damage] = await checkLevelFiles(location);
  }
  return damage && `${damage.file}: ${damage.what}`;
}

/**
 * What was written beside the store of its state, and how to write it again. Written after each commit, not synced:
 * after a power cut it may lag behind the store, or be empty if the store is new, but never be ahead of the store.
 */
export function openMark(location: string): {
  readonly last: StoreMark | "damaged" | undefined;
  write(mark: StoreMark): void;
  close(): void;
} {
  const path = join(location, name);
  const last = existsSync(path) ? markAt(path) : undefined;
  let file: number | undefined;
  return {
    last,
    write(mark) {
      // All bytes in one write at the start, always as many: a process killed within leaves the old or the new ones.
      file ??= openSync(path, existsSync(path) ? "r+" : "w");
      writeSync(file, textOf(mark), 0, "latin1");
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** Whether a folder holds a store, or what is left of one. */
export async function isStore(location: string): Promise<boolean> {
  const names = await readdir(location).catch((): string[] => []);
  return names.some((one) => one === "CURRENT" || one === name || /^MANIFEST-\d+$|^\d+\.ldb$/.test(one));
}

/** Whether the disk of a store has so many bytes free; true if the system does not say. */
export async function hasRoom(location: string, bytes: number): Promise<boolean> {
  const disk = await statfs(location).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= bytes;
}

function textOf({ commits, graphs }: StoreMark): string {
  const body = `referent 2 ${String(commits).padStart(16, "0")} ${String(graphs).padStart(16, "0")}`;
  return `${body} ${crc32c(Buffer.from(body)).toString(16).padStart(8, "0")}\n`;
}

function markAt(path: string): StoreMark | "damaged" | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    // A folder in its place, or a bad sector.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return "damaged";
  }
  return markIn(bytes);
}

function markIn(bytes: Buffer): StoreMark | "damaged" | undefined {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString("latin1");
  const [, commits, graphs] = /^referent 2 (\d{16}) (\d{16}) [0-9a-f]{8}\n$/.exec(text) ?? [];
  if (commits === undefined || graphs === undefined) return "damaged";
  const mark = { commits: Number(commits), graphs: Number(graphs) };
  return textOf(mark) === text ? mark : "damaged";
}
