import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";

/** Writes a file whole or not at all: beside it first, synced, then renamed over it. */
export async function writeWholeFile(
  path: string,
  content: string | Iterable<Uint8Array>,
  mode = 0o644,
): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    const file = await open(draft, "wx", mode);
    try {
      if (typeof content === "string") await file.writeFile(content);
      else for (const part of content) await file.writeFile(part);
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
