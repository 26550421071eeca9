import { asEscape, control } from "../view/control.ts";
import type { Io, Output } from "./io.ts";

/** Text that a command prints, with nothing in it that steers a terminal but what the command itself put there. */

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
    own + text.slice(own.length).replace(steering, (found) => (found.length > 1 ? found : asEscape(found)))
  );
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
