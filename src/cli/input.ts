import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { ProblemError } from "../contract/index.ts";
import type { Io } from "./io.ts";

/** A text argument: `-` or nothing is standard input, the name of a file its content, anything else itself. */
export async function readText(argument: string | undefined, io: Pick<Io, "stdin">): Promise<string> {
  if (argument === undefined || argument === "-") return readAll(io.stdin);
  return existsSync(argument) ? readFile(argument, "utf8") : argument;
}

async function readAll(input: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** A file of JSON. @throws ProblemError `invalid_json` that names the file */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(await readFile(file, "utf8"), file);
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (cause) {
    throw new ProblemError("invalid_json", { detail: `${where}: ${(cause as Error).message}`, cause });
  }
}

/** The lines of a file of JSON lines, with their numbers from 1; `-` is standard input. Empty lines are passed over. */
export async function* readJsonLines(
  file: string,
  io: Pick<Io, "stdin">,
): AsyncGenerator<{ line: number; value: unknown }> {
  const input = file === "-" ? io.stdin : createReadStream(file);
  // Without this a file that cannot be opened would end the process before the loop hears of it.
  const failed = new Promise<never>((_, reject) => input.once("error", reject));
  failed.catch(() => {});
  let line = 0;
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([lines.next(), failed]);
    if (next.done) break;
    line++;
    if (next.value.trim() !== "") yield { line, value: parseJson(next.value, `${file}, line ${line}`) };
  }
}
