import { once } from "node:events";
import type { Writable } from "node:stream";
import { ProblemError, type ResolveRequest } from "../contract/index.ts";
import { writeWholeFile } from "../node/write-file.ts";
import type { LocalResolver } from "../resolver.ts";
import { readJsonLines } from "./input.ts";
import type { Io } from "./io.ts";
import { documentProgress } from "./progress.ts";

/**
 * Resolves a file of documents, in order: `{ id, text, language?, mentions? }` a line in, `{ id, mentions }` a line
 * out. The file appears when all is done: a failure leaves no half of it.
 */
export async function resolveDocuments(
  resolver: LocalResolver,
  docs: string,
  out: string | undefined,
  common: Omit<ResolveRequest, "text">,
  io: Io,
): Promise<void> {
  const progress = documentProgress(io.stderr);
  const lines = answers(resolver, docs, common, progress.done, io);
  try {
    if (out === undefined) await print(lines, io.stdout);
    else await writeWholeFile(out, lines);
  } finally {
    progress.stop();
  }
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
): AsyncGenerator<string> {
  const places: Place[] = [];
  try {
    for await (const { mentions } of resolver.resolveMany(requests(docs, common, places, io))) {
      yield `${JSON.stringify({ id: places.shift()!.document.id, mentions })}\n`;
      done();
    }
  } catch (error) {
    const [place] = places;
    throw place && isAbout(place.document, error) ? inLine(error, docs, place.line) : error;
  }
}

/** A document that was read and is not answered yet: threads read ahead, and answer in order. */
interface Place {
  readonly line: number;
  readonly document: { readonly id: unknown };
}

async function* requests(
  docs: string,
  common: Omit<ResolveRequest, "text">,
  places: Place[],
  io: Io,
): AsyncGenerator<ResolveRequest> {
  for await (const { line, value } of readJsonLines(docs, io)) {
    if (typeof value !== "object" || value === null || !("id" in value)) {
      throw new ProblemError("invalid_request", {
        detail: `${docs}, line ${line}`,
        errors: [{ pointer: "/id", detail: "is required" }],
      });
    }
    places.push({ line, document: value });
    // The id is the line's, not the request's.
    const { id: _, ...request } = value as { readonly id: unknown } & ResolveRequest;
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
