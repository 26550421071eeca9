import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";

/** Writes a file whole or not at all: beside it first, synced, then renamed over it. */
export async function writeWholeFile(path: string, text: string, mode = 0o644): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    const file = await open(draft, "wx", mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
