import { type Include, includes, type ResolveResponse } from "../contract/index.ts";
import { colours } from "./colours.ts";
import type { Io } from "./io.ts";
import { mentionTable } from "./output.ts";

/** How an answer is shown. */
export interface ShowOptions {
  /** File for a page with the text and its mentions. */
  readonly html?: string | undefined;
  /** Whether the coloured text is shown above the table. */
  readonly view?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** What an answer has to include for the cards of the page. */
export function includeFor(
  wanted: readonly Include[] | undefined,
  { html }: ShowOptions,
): readonly Include[] | undefined {
  return html === undefined ? wanted : includes;
}

/** Prints an answer for a person or a program, and writes the page that was asked for. */
export async function show(
  text: string,
  response: ResolveResponse,
  options: ShowOptions,
  io: Io,
): Promise<void> {
  if (options.html !== undefined) await writePage(options.html, text, response);
  if (options.json) io.stdout.write(`${JSON.stringify(response, null, 2)}\n`);
  else {
    if (options.view) io.stdout.write(`${await colouredText(text, response, io)}\n\n`);
    io.stdout.write(`${await mentionTable(response, { columns: io.stdout.columns })}\n`);
  }
  if (options.html !== undefined) io.stderr.write(`wrote ${options.html}\n`);
}

/** The text with its mentions: coloured where the terminal has colours, in brackets elsewhere. */
export async function colouredText(text: string, response: ResolveResponse, io: Io): Promise<string> {
  const { toAnsi } = await import("../view/ansi.ts");
  return toAnsi(text, response, { colour: io.stdout.isTTY === true && colours.isColorSupported });
}

async function writePage(file: string, text: string, response: ResolveResponse): Promise<void> {
  const [{ toHtml }, { writeWholeFile }] = await Promise.all([
    import("../view/html.ts"),
    import("../node/write-file.ts"),
  ]);
  await writeWholeFile(file, toHtml(text, response, { page: true }));
}
