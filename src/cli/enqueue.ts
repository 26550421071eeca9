import type { Command } from "commander";
import type { DocumentAnswer, ResolveRequest } from "../contract/index.ts";
import { openResumable, type ResumableFile } from "../node/resumable-file.ts";
import type { DocumentQueue } from "../queue/enqueue.ts";
import { inOneLine } from "../view/control.ts";
import { counted } from "../view/words.ts";
import { answeredBefore, withoutAnswer } from "./document-counts.ts";
import { type CommonRequest, type DocumentLine, readDocuments } from "./document-lines.ts";
import { answeredIn, lineOf } from "./documents.ts";
import { includeList } from "./include-list.ts";
import type { Io } from "./io.ts";
import { keepInputs } from "./kept-inputs.ts";
import type { LinkedFlags } from "./linked-resolver.ts";
import { share, wholeNumber } from "./numbers.ts";
import { documentProgress } from "./progress.ts";
import { engineOf, type QueueFlags, withQueueOptions } from "./queue-options.ts";

interface Options extends LinkedFlags, QueueFlags {
  readonly language?: string;
  readonly datasetUri?: string;
  readonly include?: ResolveRequest["include"];
  readonly confidence?: number;
  readonly out?: string;
  readonly resume?: boolean;
  readonly again?: boolean;
  readonly window: number;
}

/** Milliseconds without an answer after which the sender checks whether a worker is running. */
const quietMs = 10_000;

export function registerEnqueue(program: Command, io: Io): void {
  const command = program
    .command("enqueue")
    .description("send documents to the processes of `referent work`, and collect the answers with --out")
    .argument("<docs>", "JSON lines of { id, text, language?, mentions? }; - for standard input")
    .option("-l, --language <tag>", "language of the texts; detected when absent")
    .option("--dataset-uri <uris>", "datasets in order, comma-separated")
    .option("-i, --include <list>", "candidates, evidence", includeList)
    .option("--confidence <number>", "how sure the detector must be, 0 to 1", share)
    .option(
      "--out <file>",
      "wait for the answers and write them here, in order (default: they stay in Redis)",
    )
    .option("--resume", "continue an --out that was interrupted")
    .option("--again", "try again the documents that are dead letters")
    .option(
      "--window <number>",
      "maximum number of documents in Redis at one time, with --out",
      wholeNumber(1, 1_000_000),
      2_000,
    );
  withQueueOptions(command)
    .addHelpText(
      "after",
      "\nExample:\n  referent enqueue docs.jsonl --redis redis://127.0.0.1:6379 --out answers.jsonl",
    )
    .action((docs: string, options: Options, self: Command) => {
      if (options.resume && options.out === undefined) self.error("error: --resume needs --out");
      return enqueue(docs, options, io);
    });
}

async function enqueue(docs: string, options: Options, io: Io): Promise<void> {
  const { redis, queue, again, out } = options;
  keepInputs("--out", out, [docs, ...(options.graph ?? [])]);
  const common = commonRequest(options);
  const engine = await engineOf(options);
  const { openDocumentQueue } = await import("../queue/enqueue.ts");
  let told = "";
  const onLost = (reason: string) => {
    if (reason !== told) io.stderr.write(`${inOneLine(reason)}: trying again\n`);
    told = reason;
  };
  const jobs = await openDocumentQueue({ redis, queue, engine, onLost });
  try {
    if (again) await jobs.forgetDead();
    if (out === undefined) {
      const count = await jobs.add(readDocuments(docs, common, io));
      const are = count === 1 ? "is" : "are";
      io.stderr.write(`${counted(count, "document")} ${are} in the queue ${queue}.${engine}\n`);
    } else await gather(await openAnswers(out, options, common, io), jobs, docs, options, io);
  } finally {
    await jobs.close();
  }
}

async function openAnswers(
  out: string,
  options: Options,
  common: CommonRequest,
  io: Io,
): Promise<ResumableFile> {
  const run = await engineOf(options, common);
  const file = await openResumable(out, { run, resume: options.resume ?? false });
  if (file.lines > 0) io.stderr.write(answeredBefore(file.lines));
  return file;
}

function commonRequest({ language, datasetUri, include, confidence }: Options): CommonRequest {
  return {
    ...(language === undefined ? {} : { language }),
    ...(datasetUri === undefined ? {} : { dataset_uri: datasetUri }),
    ...(include === undefined ? {} : { include }),
    ...(confidence === undefined ? {} : { confidence }),
  };
}

/** Writes answers as they arrive; Redis then deletes those that are written. */
async function gather(
  file: ResumableFile,
  jobs: DocumentQueue,
  docs: string,
  options: Options,
  io: Io,
): Promise<void> {
  const progress = documentProgress(io.stderr);
  const quiet = setInterval(() => void tellWhenNobodyWorks(jobs, io), quietMs);
  let problems = 0;
  try {
    // A sender that was killed may have written answers without deleting them in Redis: at most one window of them.
    const told = { last: options.window, passed: (document: DocumentLine) => jobs.forget(document) };
    const documents = readDocuments(docs, commonRequest(options), io, { ...answeredIn(file), told });
    for await (const answers of jobs.answers(documents, options.window)) {
      quiet.refresh();
      for (const answer of answers) {
        if (isProblem(answer)) problems++;
        await file.write(lineOf(answer));
        progress.done();
      }
      await file.flush();
    }
  } catch (error) {
    await file.leave().catch(() => {});
    throw error;
  } finally {
    clearInterval(quiet);
    progress.stop();
  }
  await file.finish();
  if (problems > 0) io.stderr.write(withoutAnswer(problems));
}

function isProblem(answer: DocumentAnswer): boolean {
  return "problem" in answer;
}

async function tellWhenNobodyWorks(jobs: DocumentQueue, io: Io): Promise<void> {
  const count = await jobs.workers().catch(() => undefined);
  if (count === 0)
    io.stderr.write(
      "no worker is running: start `referent work` with the same --queue, --kb, --outside and --graph\n",
    );
}
