import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DamagedLog, readLog } from "./log-file.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { checkTable } from "./table-file.ts";

/** A file of a store that is not as it was written. */
export interface FileDamage {
  readonly file: string;
  readonly what: string;
}

/**
 * Looks at every checksum of a LevelDB before LevelDB opens it, which looks at few and opens what is left: a lost CURRENT
 * makes it begin an empty database, a broken log loses its commits, a broken table gives other values or ends the
 * process. About 700 MB per second.
 *
 * @returns the damage; empty for a sound database, and for a folder without one
 */
export async function checkLevelFiles(folder: string): Promise<FileDamage[]> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!isDatabase(names)) return [];
  if (!names.includes("CURRENT")) return [{ file: "CURRENT", what: "it is missing" }];
  let name: string | undefined;
  try {
    name = /^(MANIFEST-\d+)\n$/.exec((await contentOf(join(folder, "CURRENT"))).toString("latin1"))?.[1];
  } catch (error) {
    return [{ file: "CURRENT", what: faultIn(error) }];
  }
  if (name === undefined) return [{ file: "CURRENT", what: "it names no manifest" }];
  if (!names.includes(name)) return [{ file: name, what: "it is missing" }];
  let manifest: Manifest;
  try {
    manifest = readManifest(await contentOf(join(folder, name)));
  } catch (error) {
    return [{ file: name, what: faultIn(error) }];
  }
  return [...(await checkTables(folder, manifest)), ...(await checkLogs(folder, names, manifest))];
}

/** A file that cannot be read, such as a folder in its place, a bad sector or one of another user, is damage, too. */
async function contentOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new DamagedLog(`it cannot be read (${code})`);
  }
}

/** @throws errors that are not faults of a file */
function faultIn(error: unknown): string {
  if (error instanceof DamagedLog) return error.message;
  throw error;
}

/** The files of a folder that hold what was written, tables before logs: all, where no manifest says which count. */
export async function filesOf(
  folder: string,
): Promise<{ readonly tables: string[]; readonly logs: string[] }> {
  const names = (await readdir(folder)).sort();
  return {
    tables: names.filter((name) => /^\d+\.(?:ldb|sst)$/.test(name)),
    logs: names.filter((name) => /^\d+\.log$/.test(name)),
  };
}

function isDatabase(names: readonly string[]): boolean {
  return names.some((name) => /^(?:MANIFEST-\d+|\d+\.(?:ldb|sst))$/.test(name));
}

async function checkTables(folder: string, { tables }: Manifest): Promise<FileDamage[]> {
  const found: FileDamage[] = [];
  for (const [number, size] of [...tables].sort(([a], [b]) => a - b)) {
    const [name, path] = await tableOf(folder, number);
    const what = path === undefined ? "it is missing" : await faultOfTable(path, size);
    if (what !== undefined) found.push({ file: name, what });
  }
  return found;
}

async function faultOfTable(path: string, size: number): Promise<string | undefined> {
  try {
    const table = await contentOf(path);
    return table.length === size ? checkTable(table) : `it has ${table.length} bytes and should have ${size}`;
  } catch (error) {
    return error instanceof RangeError ? error.message : faultIn(error);
  }
}

/** A table has the ending of today, or that of LevelDB before 1.14. */
async function tableOf(folder: string, number: number): Promise<[name: string, path: string | undefined]> {
  const stem = String(number).padStart(6, "0");
  for (const ending of ["ldb", "sst"]) {
    const path = join(folder, `${stem}.${ending}`);
    if (await stat(path).catch(() => undefined)) return [`${stem}.${ending}`, path];
  }
  return [`${stem}.ldb`, undefined];
}

async function checkLogs(
  folder: string,
  names: readonly string[],
  { logNumber }: Manifest,
): Promise<FileDamage[]> {
  const found: FileDamage[] = [];
  for (const name of names.filter((one) => /^\d+\.log$/.test(one)).sort()) {
    if (Number.parseInt(name, 10) < logNumber) continue;
    try {
      readLog(await contentOf(join(folder, name)));
    } catch (error) {
      found.push({ file: name, what: faultIn(error) });
    }
  }
  return found;
}
