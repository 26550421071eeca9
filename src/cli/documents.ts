import { type DocumentAnswer, type Fault, limits, ProblemError, unanswered } from "../contract/index.ts";
import { openResumable, type ResumableFile } from "../node/resumable-file.ts";
import { writeWholeFile } from "../node/write-file.ts";
import { inOneLine } from "../view/control.ts";
import { counted } from "../view/words.ts";
import type { Answerer } from "./answerer.ts";
import { answeredBefore, withoutAnswer } from "./document-counts.ts";
import {
  type Answered,
  type CommonRequest,
  countDocuments,
  type DocumentLine,
  readDocuments,
} from "./document-lines.ts";
import { exitCodes } from "./failure.ts";
import { inputName } from "./input.ts";
import type { Io } from "./io.ts";
import { documentProgress, progressStream } from "./progress.ts";
import { writeLines } from "./write.ts";

/** Documents to answer, in order: `{ id, text, language?, mentions? }` a line in, `{ id, mentions }` a line out. */
export interface DocumentRun {
  readonly answerer: Answerer;
  /** A file of JSON lines, or `-` for standard input. */
  readonly source: string;
  /** A file; default is standard output. */
  readonly out: string | undefined;
  readonly common: CommonRequest;
  readonly io: Io;
}

/**
 * The first line that cannot be answered ends the run, and no file is left.
 *
 * @param skipBad such lines are reported and skipped instead; the exit code is then 1
 */
export async function resolveWholeFile(run: DocumentRun, skipBad: boolean): Promise<void> {
  const { out, source, common, io } = run;
  let skipped = 0;
  const lines = answers(run, readDocuments(source, common, io), 0, (error, { line }) => {
    const problem = error instanceof ProblemError ? inLine(error, inputName(source), line) : error;
    if (!skipBad || !(problem instanceof ProblemError)) throw problem;
    skipped++;
    io.stderr.write(`skipped: ${inOneLine(problem.document.detail ?? problem.message)}\n`);
    return undefined;
  });
  if (out !== undefined) await writeWholeFile(out, lines);
  else await writeLines(io.stdout, lines);
  if (skipped === 0) return;
  io.stderr.write(`${counted(skipped, "line")} skipped\n`);
  io.exitCode = exitCodes.problem;
}

/**
 * A filter: a line that cannot be answered has its problem as its answer, `{ id, problem }`, and the others continue.
 */
export async function resolveLines(
  run: DocumentRun,
  resuming: { readonly run: string; readonly resume: boolean } | undefined,
): Promise<void> {
  const { out, source, common, io } = run;
  const faults = new FaultReport(io);
  const answersFrom = (answered?: Answered) =>
    answers(run, readDocuments(source, common, io, answered), answered?.documents ?? 0, (error, place) =>
      faults.answer(error, place),
    );
  if (out === undefined || !resuming) await writeLines(io.stdout, answersFrom());
  else {
    const file = await openResumable(out, resuming);
    if (file.lines > 0) io.stderr.write(answeredBefore(file.lines));
    await fill(file, answersFrom(answeredIn(file)));
  }
  faults.summary();
}

async function fill(file: ResumableFile, lines: AsyncIterable<string>): Promise<void> {
  try {
    for await (const line of lines) await file.write(line);
  } catch (error) {
    // The answers so far stay in the file, for the run that resumes.
    await file.leave().catch(() => {});
    throw error;
  }
  await file.finish();
}

/** What a file of answers says about the documents answered before. */
export function answeredIn({ lines, last }: ResumableFile): Answered {
  if (last === undefined) return { documents: 0, lastId: undefined };
  try {
    return { documents: lines, lastId: (JSON.parse(last) as { id: unknown }).id };
  } catch (cause) {
    throw new ProblemError("invalid_request", {
      detail: "the partial answers are damaged: remove the file",
      cause,
    });
  }
}

/**
 * @param before documents of the source that were answered before
 * @param fail what is written for a document without an answer, if anything; it may throw
 */
async function* answers(
  { answerer, io, source, out }: DocumentRun,
  documents: AsyncIterable<DocumentLine>,
  before: number,
  fail: (error: unknown, place: DocumentLine) => string | undefined,
): AsyncGenerator<string> {
  const stream = progressStream(io, out);
  const total = stream && source !== "-" ? (await countDocuments(source)) - before : undefined;
  const progress = documentProgress(stream, total);
  const unread = new UnreadFields(io);
  // Threads read ahead, and answer in order.
  const places: DocumentLine[] = [];
  async function* requests() {
    for await (const document of documents) {
      places.push(document);
      yield document.request;
    }
  }
  try {
    for await (const settled of answerer.resolveToJson(requests())) {
      const place = places.shift()!;
      if (settled.status === "fulfilled") unread.tell(settled.value.warnings, place.line);
      const line =
        settled.status === "fulfilled"
          ? `{"id":${JSON.stringify(place.id)},"mentions":${settled.value.mentions}}\n`
          : fail(settled.reason, place);
      if (line !== undefined) yield line;
      progress.done();
    }
  } finally {
    progress.stop();
  }
}

/** An answer as a line of JSON lines. */
export function lineOf(answer: DocumentAnswer): string {
  return `${JSON.stringify(answer)}\n`;
}

function inLine(error: ProblemError, name: string, line: number): ProblemError {
  const { detail, errors } = error.document;
  const where = `${name}, line ${line}`;
  // A fault of JSON begins with its line.
  const isPlaced = detail?.startsWith(`line ${line}, `);
  return new ProblemError(error.code, {
    detail: detail === undefined ? where : isPlaced ? `${name}, ${detail}` : `${where}: ${detail}`,
    errors,
    cause: error,
  });
}

/** Fields that are not read: each is reported once, because all lines of a file tend to have them. */
class UnreadFields {
  readonly #io: Io;
  readonly #told = new Set<string>();

  constructor(io: Io) {
    this.#io = io;
  }

  tell(warnings: readonly Fault[] | undefined, line: number): void {
    for (const { pointer, detail } of warnings ?? []) {
      const field = pointer.replace(/\/\d+(?=\/|$)/g, "");
      if (this.#told.has(field) || this.#told.size === limits.problemPointers) continue;
      this.#told.add(field);
      this.#io.stderr.write(`warning: line ${line}: ${inOneLine(pointer)} ${inOneLine(detail)}\n`);
    }
  }
}

/** Lines whose answer is a problem, counted for the report at the end. */
class FaultReport {
  readonly #io: Io;
  #count = 0;

  constructor(io: Io) {
    this.#io = io;
  }

  answer(error: unknown, { id, line }: DocumentLine): string {
    this.#count++;
    // A fault of referent itself: the line says no more than the contract does; the operator sees the details.
    if (!(error instanceof ProblemError))
      this.#io.stderr.write(`line ${line}: ${inOneLine((error as Error).message)}\n`);
    return lineOf(unanswered(id, error));
  }

  summary(): void {
    if (this.#count > 0) this.#io.stderr.write(withoutAnswer(this.#count));
  }
}
