import { createReadStream, existsSync } from "node:fs";
import { ProblemError } from "../contract/problem.ts";
import { qidNumberOf } from "../kb/fetch-checks.ts";
import type { KbText } from "../kb/names-in-texts.ts";
import { readLines, readTextFile } from "../node/text-file.ts";
import { inputName, readJsonLines, readText } from "./input.ts";
import type { Io } from "./io.ts";

/** Maximum number of faulty lines that are printed; the others are counted. */
const toldLines = 20;

/** The lines of a file, or of standard input (`-`), that are neither blank nor a comment, with their numbers from 1. */
async function* linesOf(file: string, io: Pick<Io, "stdin">): AsyncGenerator<{ line: number; text: string }> {
  const name = inputName(file);
  let line = 0;
  for await (const text of readLines(file === "-" ? io.stdin : createReadStream(file), name)) {
    line++;
    const trimmed = text.replace(/^\ufeff/, "").trim();
    if (trimmed !== "" && !trimmed.startsWith("#")) yield { line, text: trimmed };
  }
}

/**
 * The item ids of a file: the first cell of each line. A line without an id is reported and skipped.
 *
 * @throws ProblemError `invalid_request` when no line has an id
 */
export async function readIds(file: string, io: Pick<Io, "stdin" | "stderr">): Promise<string[]> {
  const ids: string[] = [];
  const source = inputName(file);
  let faults = 0;
  for await (const { line, text } of linesOf(file, io)) {
    const id = text.split(/[\s,;]/, 1)[0]!.replace(/^"(.*)"$/, "$1");
    if (qidNumberOf(id) !== undefined) ids.push(id);
    else if (faults++ < toldLines)
      io.stderr.write(`${source}:${line}: "${id.slice(0, 60)}" is not an item id\n`);
  }
  if (faults > toldLines) io.stderr.write(`${source}: ${faults - toldLines} more lines have no item id\n`);
  if (ids.length > 0) return ids;
  throw new ProblemError("invalid_request", { detail: `${source}: there is not an item id in it` });
}

/** The names of a file, one per line. @throws ProblemError `invalid_request` when there is none */
export async function readNames(file: string, io: Pick<Io, "stdin">): Promise<string[]> {
  const names: string[] = [];
  for await (const { text } of linesOf(file, io)) names.push(text);
  if (names.length > 0) return names;
  throw new ProblemError("invalid_request", { detail: `${inputName(file)}: there is no name in it` });
}

/** The query in a file, or the argument itself. */
export async function readQuery(argument: string): Promise<string> {
  const text = existsSync(argument) ? await readTextFile(argument) : argument;
  if (/\b(?:select)\b/i.test(text)) return text.trim();
  throw new ProblemError("invalid_request", {
    detail: `--sparql: "${text.slice(0, 60)}" is neither a file nor a SELECT query`,
  });
}

/** Code points of a piece that a long text is read in; a request has at most 100,000. */
const pieceLength = 50_000;

/**
 * The texts of `--for`: JSON lines of `{ text, language? }`, or a text as `resolve` takes it. A long text is read in
 * pieces that end with a line.
 */
export async function* readTexts(
  argument: string,
  language: string | undefined,
  io: Io,
): AsyncGenerator<KbText> {
  if (!/\.(?:jsonl|ndjson)$/i.test(argument)) {
    yield* piecesOf({ text: await readText(argument, io), language });
    return;
  }
  for await (const { line, value } of readJsonLines(argument, io)) {
    const document = value as { text?: unknown; language?: unknown } | null;
    if (typeof document?.text !== "string")
      throw new ProblemError("invalid_request", {
        detail: `${argument}, line ${line}`,
        errors: [{ pointer: "/text", detail: "is required, and must be a string" }],
      });
    const given = typeof document.language === "string" ? document.language : language;
    if (document.text.trim() !== "") yield* piecesOf({ text: document.text, language: given });
  }
}

function* piecesOf({ text, language }: KbText): Generator<KbText> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + pieceLength, text.length);
    if (to < text.length) {
      const end = text.lastIndexOf("\n", to);
      const blank = text.lastIndexOf(" ", to);
      to = end > from ? end + 1 : blank > from ? blank + 1 : to;
    }
    const piece = text.slice(from, to);
    if (piece.trim() !== "") yield { text: piece, language };
    from = to;
  }
}
