import type { Io, Output } from "./io.ts";

/** Text that a command prints, with nothing in it that steers a terminal but what the command itself put there. */

/** Control characters but the ones that end and indent lines: C0, DEL and C1 (ECMA-48), and a return within a line. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/;

/** The program's own: colours, and at the begin of a write what makes a line of progress anew. */
const colour = /\u001b\[(?:0|[1-4]|7|2[2-47]|3[0-79]|9[0-7])m/;
const progress = /^(?:\r|\u001b\[[\d;?]*[A-Za-z])+/;
const steering = new RegExp(`${colour.source}|${control.source}`, "g");

/**
 * A text in which control characters are seen instead of obeyed: names and ids of documents, feeds and packs may hold
 * escape sequences. They stand as `\u001b`, which JSON and Turtle read as the same character.
 */
export function visible(text: string): string {
  if (!control.test(text)) return text;
  const own = progress.exec(text)?.[0] ?? "";
  return (
    own + text.slice(own.length).replace(steering, (found) => (found.length > 1 ? found : escaped(found)))
  );
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The same streams; whatever a command writes to them is visible. */
export function visibleIo(io: Io): Io {
  const [stdout, stderr] = [guarded(io.stdout), guarded(io.stderr)];
  return {
    get stdin() {
      return io.stdin;
    },
    stdout,
    stderr,
    get exitCode() {
      return io.exitCode;
    },
    set exitCode(code) {
      io.exitCode = code;
    },
  };
}

function guarded(stream: Output): Output {
  const write = (chunk: unknown, ...rest: unknown[]) =>
    (stream.write as (...args: unknown[]) => boolean).call(
      stream,
      typeof chunk === "string" ? visible(chunk) : chunk,
      ...rest,
    );
  return new Proxy(stream, {
    get(target, name) {
      if (name === "write") return write;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** A text without what breaks a line or turns it around: for a cell of a table, or an id within a sentence. */
export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ");
}
