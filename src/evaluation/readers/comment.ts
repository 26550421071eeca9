/** Whether a line is a comment: `#` and a blank. Without the blank it is text, such as a hashtag. */
export function isComment(line: string): boolean {
  return line === "#" || line.startsWith("# ");
}
