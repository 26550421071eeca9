import { once } from "node:events";
import type { Output } from "./io.ts";

/** Writes a text, and waits while the reader is slow. */
export async function write(stream: Output, text: string): Promise<void> {
  if (text !== "" && !stream.write(text)) await once(stream, "drain");
}
