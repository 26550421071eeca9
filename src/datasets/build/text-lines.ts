import { ProblemError } from "../../contract/problem.ts";

/** The longest line that is accepted, in UTF-16 units: no known format has longer ones. */
const longestLine = 256 * 2 ** 20;

/** Lines of a UTF-8 stream, without their end. The last may lack one. */
export async function* textLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  let restLength = 0;
  const split = (text: string): string[] => {
    const end = text.lastIndexOf("\n");
    if (end < 0) {
      rest.push(text);
      restLength += text.length;
      if (restLength > longestLine)
        throw new ProblemError("invalid_dataset", { detail: "a line is longer than 256 MiB" });
      return [];
    }
    const lines = (rest.join("") + text.slice(0, end)).split("\n");
    rest = [text.slice(end + 1)];
    restLength = rest[0]!.length;
    return lines;
  };
  for await (const chunk of chunks) {
    const lines = split(decoder.decode(chunk, { stream: true }));
    if (lines.length > 0) yield lines;
  }
  const last = rest.join("") + decoder.decode();
  if (last !== "") yield [last];
}
