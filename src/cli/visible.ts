import { asEscape, control } from "../view/control.ts";
import type { Io, Output } from "./io.ts";

/** Text that a command prints, without control sequences except those of the command itself. */

/** The program's own: colours, and, at the start of a write, the sequence that redraws a line of progress. */
const colour = /\u001b\[(?:0|[1-4]|7|2[2-47]|3[0-79]|9[0-7])m/;
const progress = /^(?:\r|\u001b\[[\d;?]*[A-Za-z])+/;
/** The whole of a write: the cursor's place is kept before a line of progress, and taken up after it. */
const cursor = /^\u001b[78]$/;
const steering = new RegExp(`${colour.source}|${control.source}`, "g");

/**
 * A text whose control characters are made visible: names and ids of documents, feeds and packs may contain
 * escape sequences. They are written as `\u001b`, which JSON and Turtle read as the same character.
 */
export function visible(text: string): string {
  if (!control.test(text) || cursor.test(text)) return text;
  const own = progress.exec(text)?.[0] ?? "";
  return (
    own + text.slice(own.length).replace(steering, (found) => (found.length > 1 ? found : asEscape(found)))
  );
}

/** The same streams, with all control characters made visible. */
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
