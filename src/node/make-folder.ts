import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it. Node's own recursive way never ends where a folder exists in which none can be made
 * and the system says that it does not exist, as in `/proc`: a signal does not end the process then, either.
 *
 * @throws the error of the system
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await isFolder(path))) return;
    const above = dirname(path);
    if (code !== "ENOENT" || above === path) throw error;
    if (!(await isFolder(above))) await makeFolder(above);
    // Once more also where the folder above is there: it may have been made meanwhile.
    await mkdir(path).catch(async (failure: NodeJS.ErrnoException) => {
      // Another process may have made it meanwhile.
      if (failure.code !== "EEXIST" || !(await isFolder(path))) throw failure;
    });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
