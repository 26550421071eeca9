import { fstatSync, writeSync } from "node:fs";
import { Writable } from "node:stream";
import type { Output } from "./io.ts";

/** The number that the system gives to standard output. */
const descriptor = 1;

/**
 * Standard output. Node's own stream for a file takes a part that was written for the whole: on a full disk the rest of
 * the text is lost, and the exit code is that of success.
 */
export function standardOutput(): Output {
  return isFile() ? wholeFile() : process.stdout;
}

function isFile(): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    // It is closed: Node then has a stream that takes everything.
    return false;
  }
}

function wholeFile(): Output {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        for (let from = 0; from < chunk.length; ) from += writeSync(descriptor, chunk, from);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
