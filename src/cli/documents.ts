import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { ProblemError, type ResolveRequest } from "../contract/index.ts";
import type { LocalResolver } from "../resolver.ts";
import { readJsonLines } from "./input.ts";
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
): Promise<void> {
  const partial = out === undefined ? undefined : `${out}.partial`;
  const stream = partial === undefined ? process.stdout : createWriteStream(partial);
  const write = async (line: string) => {
    if (!stream.write(line)) await once(stream, "drain");
  };
  const progress = documentProgress();
  const ids: unknown[] = [];
  try {
    for await (const { mentions } of resolver.resolveMany(requests(docs, common, ids))) {
      await write(`${JSON.stringify({ id: ids.shift(), mentions })}\n`);
      progress.done();
    }
    if (partial !== undefined) {
      stream.end();
      await once(stream, "close");
      await rename(partial, out!);
    }
  } catch (error) {
    if (partial !== undefined) {
      (stream as ReturnType<typeof createWriteStream>).destroy();
      await rm(partial, { force: true });
    }
    throw error;
  } finally {
    progress.stop();
  }
}

async function* requests(
  docs: string,
  common: Omit<ResolveRequest, "text">,
  ids: unknown[],
): AsyncGenerator<ResolveRequest> {
  for await (const { line, value } of readJsonLines(docs)) {
    if (typeof value !== "object" || value === null || !("id" in value)) {
      throw new ProblemError("invalid_request", {
        detail: `${docs}, line ${line}`,
        errors: [{ pointer: "/id", detail: "is required" }],
      });
    }
    ids.push(value.id);
    yield { ...common, ...(value as unknown as ResolveRequest) };
  }
}
