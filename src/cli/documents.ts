import { once } from "node:events";
import { createReadStream } from "node:fs";
import type { Writable } from "node:stream";
import { ProblemError, type ResolveRequest } from "../contract/index.ts";
import { readLines } from "../node/text-file.ts";
import { writeWholeFile } from "../node/write-file.ts";
import type { LocalResolver } from "../resolver.ts";
import { inOneLine } from "../view/control.ts";
import { counted } from "../view/words.ts";
import { exitCodes } from "./failure.ts";
import { readJsonLines } from "./input.ts";
import type { Io } from "./io.ts";
import { documentProgress } from "./progress.ts";

/** How a file of documents is read and answered. */
export interface DocumentsOptions {
  /** File for the answers; default standard output. */
  readonly out?: string | undefined;
  /** Whether a line that cannot be resolved is told and passed over; otherwise the first one ends the run. */
  readonly skipBad?: boolean | undefined;
}

/**
 * Resolves a file of documents, in order: `{ id, text, language?, mentions? }` a line in, `{ id, mentions }` a line
 * out. The file appears when all is done: a failure leaves no half of it. Lines that were skipped make exit code 1.
 */
export async function resolveDocuments(
  resolver: LocalResolver,
  docs: string,
  { out, skipBad = false }: DocumentsOptions,
  common: Omit<ResolveRequest, "text">,
  io: Io,
): Promise<void> {
  const total = io.stderr.isTTY && docs !== "-" ? await countLines(docs) : undefined;
  const progress = documentProgress(io.stderr, total);
  let skipped = 0;
  const skip = (problem: ProblemError) => {
    skipped++;
    progress.done();
    io.stderr.write(`skipped: ${inOneLine(problem.document.detail ?? problem.message)}\n`);
  };
  const lines = answers(resolver, docs, common, progress.done, io, skipBad ? skip : undefined);
  try {
    if (out === undefined) await print(lines, io.stdout);
    else await writeWholeFile(out, lines);
  } finally {
    progress.stop();
  }
  if (skipped === 0) return;
  io.stderr.write(`${counted(skipped, "line")} skipped\n`);
  io.exitCode = exitCodes.problem;
}

/** Lines that are not empty: how many answers there will be. */
async function countLines(file: string): Promise<number> {
  let count = 0;
  for await (const text of readLines(createReadStream(file), file)) if (text.trim() !== "") count++;
  return count;
}

async function print(lines: AsyncIterable<string>, stdout: Writable): Promise<void> {
  for await (const line of lines) if (!stdout.write(line)) await once(stdout, "drain");
}

async function* answers(
  resolver: LocalResolver,
  docs: string,
  common: Omit<ResolveRequest, "text">,
  done: () => void,
  io: Io,
  skip?: (problem: ProblemError) => void,
): AsyncGenerator<string> {
  const source = readPlaces(docs, io, skip);
  let places: Place[] = [];
  let again: Place[] = [];
  try {
    for (;;) {
      try {
        for await (const { mentions } of resolver.resolveMany(requests(source, common, places, again))) {
          yield `${JSON.stringify({ id: places.shift()!.document.id, mentions })}\n`;
          done();
        }
        return;
      } catch (error) {
        const [place] = places;
        if (!place || !isAbout(place.document, error)) throw error;
        const problem = inLine(error, docs, place.line);
        if (!skip) throw problem;
        skip(problem);
        // What threads had read ahead is asked again.
        again = [...places.slice(1), ...again];
        places = [];
      }
    }
  } finally {
    await source.return(undefined);
  }
}

/** A document that was read and is not answered yet: threads read ahead, and answer in order. */
interface Place {
  readonly line: number;
  readonly document: { readonly id: unknown };
}

async function* readPlaces(
  docs: string,
  io: Io,
  skip: ((problem: ProblemError) => void) | undefined,
): AsyncGenerator<Place, void> {
  for await (const { line, value } of readJsonLines(docs, io, skip)) {
    if (typeof value === "object" && value !== null && "id" in value) {
      yield { line, document: value };
      continue;
    }
    const problem = new ProblemError("invalid_request", {
      detail: `${docs}, line ${line}${skip ? ": /id is required" : ""}`,
      errors: [{ pointer: "/id", detail: "is required" }],
    });
    if (!skip) throw problem;
    skip(problem);
  }
}

async function* requests(
  source: AsyncGenerator<Place, void>,
  common: Omit<ResolveRequest, "text">,
  places: Place[],
  again: Place[],
): AsyncGenerator<ResolveRequest> {
  for (;;) {
    // Not `for await`: where this ends early the source goes on.
    const place = again.shift() ?? (await source.next()).value;
    if (!place) return;
    places.push(place);
    // The id is the line's, not the request's.
    const { id: _, ...request } = place.document as { readonly id: unknown } & ResolveRequest;
    yield { ...common, ...request };
  }
}

/** Whether a problem points at what a line says or should say, and not at what is common to all. */
function isAbout(document: object, error: unknown): error is ProblemError {
  return (
    error instanceof ProblemError &&
    (error.document.errors ?? []).some(({ pointer }) => {
      const field = pointer.split("/", 2)[1] ?? "";
      // Spans that are common to all may not fit into the text of one.
      return field === "text" || field === "mentions" || Object.hasOwn(document, field);
    })
  );
}

function inLine(error: ProblemError, docs: string, line: number): ProblemError {
  const { detail, errors } = error.document;
  const where = `${docs}, line ${line}`;
  return new ProblemError(error.code, {
    detail: detail === undefined ? where : `${where}: ${detail}`,
    errors,
    cause: error,
  });
}
