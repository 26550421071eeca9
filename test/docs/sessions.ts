/** A command of a page, and what the page shows of its output. */
export interface ShownCommand {
  readonly command: string;
  readonly shown: readonly string[];
}

/** The commands of the `console` blocks of a page, each behind `$ `, in order. */
export function sessionsOf(text: string): ShownCommand[] {
  return [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, block]) =>
    block!
      .split(/^\$ /m)
      .filter(Boolean)
      .map((part) => {
        const [command, ...shown] = part.trimEnd().split("\n");
        return { command: command!, shown };
      }),
  );
}

/** A `referent` command of a page: its words up to a pipe or a comment. */
export interface NamedCommand {
  readonly place: string;
  readonly words: readonly string[];
}

/** Every `referent …` that stands at the beginning of a line of code, or behind a pipe; long lines end in `\`. */
export function commandsOf(page: string, text: string): NamedCommand[] {
  const isCode = codeLines(text);
  const lines = text.split("\n");
  return lines.flatMap((line, i) => {
    if (!isCode[i]) return [];
    const whole = line.endsWith("\\") ? `${line.slice(0, -1)}${lines[i + 1]}` : line;
    return whole
      .split(" | ")
      .flatMap((part) => /^\s*(?:\$ )?(?:\w+=\S+ )*(?:npx )?referent (.+)$/.exec(part)?.[1] ?? [])
      .map((said) => ({
        place: `${page}:${i + 1}`,
        words: said
          .replace(/"[^"]*"/g, "TEXT")
          .split(/\s+#/)[0]!
          .split(/\s+/)
          .filter(Boolean),
      }));
  });
}

/** Which lines stand in a block of code: fenced, or indented by four spaces. */
function codeLines(text: string): boolean[] {
  let isFenced = false;
  return text.split("\n").map((line) => {
    if (line.startsWith("```")) {
      isFenced = !isFenced;
      return false;
    }
    return isFenced || line.startsWith("    ");
  });
}
