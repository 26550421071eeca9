import { createReadStream, existsSync } from "node:fs";
import { jsonFaultInWords } from "../contract/json-fault.ts";
import { ProblemError } from "../contract/problem.ts";
import { readLines, readTextFile, textOf } from "../node/text-file.ts";
import type { Io } from "./io.ts";

/** Matches what looks like the name of a text file. */
const fileName = /^\S*[^\s./\\]\.(?:txt|text|md|html?|xml|json|jsonl|csv|tsv|rtf|pdf|docx?)$/i;

/**
 * A text argument: `-` or nothing means standard input, a file name means its content, anything else is the text.
 *
 * @throws ProblemError `invalid_request` when it looks like a file that is not there, or standard input is empty
 */
export async function readText(argument: string | undefined, io: Pick<Io, "stdin">): Promise<string> {
  if (argument !== undefined && argument !== "-") {
    if (existsSync(argument)) return readTextFile(argument);
    if (fileName.test(argument))
      throw new ProblemError("invalid_request", {
        detail: `there is no file ${argument}; a text that is written so goes in on standard input`,
        errors: [{ pointer: "/text", detail: "must be a text, or a file that is there" }],
      });
    return argument;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(chunk as Buffer);
  const text = textOf(Buffer.concat(chunks), "standard input");
  if (text !== "") return text;
  throw new ProblemError("invalid_request", {
    detail: "standard input is empty",
    errors: [{ pointer: "/text", detail: "must not be empty" }],
  });
}

/** What an input is called in problems: the file, or standard input (`-`). */
export function inputName(source: string): string {
  return source === "-" ? "standard input" : source;
}

/** A file of JSON. @throws ProblemError `invalid_json` that names the file */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(await readTextFile(file), file);
}

/** The value of a JSON text. @throws ProblemError `invalid_json` that says where it is from */
export function parseJson(text: string, where: string, firstLine?: number): unknown {
  const json = text.replace(/^\ufeff/, "");
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ProblemError("invalid_json", {
      detail: `${where}, ${jsonFaultInWords(json, firstLine)}`,
      cause,
    });
  }
}

/** The lines of a file of JSON lines, with their numbers from 1; `-` is standard input. Empty lines are skipped. */
export async function* readJsonLines(
  file: string,
  io: Pick<Io, "stdin">,
): AsyncGenerator<{ line: number; value: unknown }> {
  const name = inputName(file);
  const input = file === "-" ? io.stdin : createReadStream(file);
  let line = 0;
  for await (const text of readLines(input, name)) {
    line++;
    if (text.trim() !== "") yield { line, value: parseJson(text, name, line) };
  }
}
