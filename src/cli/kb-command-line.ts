/** Which options of its command a pack records. */
interface ToldOptions {
  /**
   * Options that name files: their folders are left out, so that a pack reveals nothing about the machine that made
   * it.
   */
  readonly files: readonly string[];
  /** Options that change nothing in the pack, or that it records elsewhere. */
  readonly leftOut: readonly string[];
}

/**
 * A command as it can be typed again.
 *
 * @param options as commander hands them over
 */
export function commandLine(command: string, options: object, { files, leftOut }: ToldOptions): string {
  const words = [command];
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    if (leftOut.includes(name) || value === undefined) continue;
    words.push(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    if (value === true) continue;
    const texts = [value].flat().map(String);
    if (files.includes(name)) words.push(...texts.map((path) => quoted(nameOf(path))));
    else words.push(quoted(texts.join(",")));
  }
  return words.join(" ");
}

/** The name of a file, without its folders. */
export function nameOf(path: string): string {
  return path.replace(/^.*[/\\]/, "");
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
