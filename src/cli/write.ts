import { once } from "node:events";
import type { Output } from "./io.ts";

/**
 * Characters of lines that are written together. Measured with answers of 900 bytes, each written alone: a call of the
 * system and a wake-up of the reader for each, 6 % of a filter's work with two threads.
 */
const writtenAtOnce = 64 * 1024;

/** Writes a text, and waits while the reader is slower. */
export async function write(stream: Output, text: string): Promise<void> {
  if (text !== "" && !stream.write(text)) await once(stream, "drain");
}

/**
 * Writes lines as they come, those of one turn of the event loop together: a reader that answers gets each line before
 * the next is waited for. What came before a failure of the lines is written.
 */
export async function writeLines(stream: Output, lines: AsyncIterable<string>): Promise<void> {
  let waiting: string[] = [];
  let length = 0;
  let turn: NodeJS.Immediate | undefined;
  let written = Promise.resolve();
  const send = () => {
    clearImmediate(turn);
    turn = undefined;
    const text = waiting.join("");
    waiting = [];
    length = 0;
    written = written.then(() => write(stream, text));
    // It is told where it is waited for: by the next line, or at the end.
    written.catch(() => {});
  };
  try {
    for await (const line of lines) {
      waiting.push(line);
      length += line.length;
      if (length >= writtenAtOnce) send();
      else turn ??= setImmediate(send);
      await written;
    }
  } finally {
    send();
    await written;
  }
}
