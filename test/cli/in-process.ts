import { PassThrough, Readable } from "node:stream";
import type { Io } from "../../src/cli/io.ts";
import { runCli } from "../../src/cli/run.ts";

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process, its streams real ones of ours: what `referent <words…>` does. */
export async function referent(
  words: readonly string[],
  input: string | Uint8Array | Readable = "",
): Promise<Run> {
  const { io, printed } = ioOfOurs(input);
  const code = await runCli(words, io);
  return { code, ...printed() };
}

/** Streams for a command, and what it has printed. */
export function ioOfOurs(input: string | Uint8Array | Readable = ""): {
  io: Io;
  printed(): { out: string; err: string };
} {
  const stdout = collected();
  const stderr = collected();
  const stdin = input instanceof Readable ? input : Readable.from([Buffer.from(input)]);
  const io = { stdin, stdout: stdout.stream, stderr: stderr.stream, exitCode: 0 };
  return { io, printed: () => ({ out: stdout.text(), err: stderr.text() }) };
}

function collected(): { stream: PassThrough; text(): string } {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return { stream, text: () => Buffer.concat([...chunks, ...rest(stream)]).toString("utf8") };
}

/** What was written and not yet told. */
function rest(stream: PassThrough): Buffer[] {
  const left = stream.read() as Buffer | null;
  return left === null ? [] : [left];
}

/** The problem document on standard error, behind warnings. */
export const problemOf = ({ err }: Run) =>
  JSON.parse(err.slice(err.search(/^\{$/m))) as {
    code: string;
    status: number;
    detail: string;
    errors?: { pointer: string }[];
  };
