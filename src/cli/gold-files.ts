import { readFile } from "node:fs/promises";
import { ProblemError } from "../contract/index.ts";
import { type GoldFault, type GoldSet, type PredictionLine, readJsonLinesGold } from "../evaluation/index.ts";
import { readJsonLines } from "./input.ts";

/** A gold file with what is wrong in it. */
export interface GoldFile {
  readonly set: GoldSet;
  readonly faults: readonly GoldFault[];
}

/** Reads gold files; a set is named by the last two parts of its path. */
export async function readGoldFiles(files: readonly string[]): Promise<GoldFile[]> {
  return Promise.all(files.map(readGoldFile));
}

async function readGoldFile(file: string): Promise<GoldFile> {
  const content = await readFile(file, "utf8");
  try {
    const { documents, faults } = readJsonLinesGold(content);
    return { set: { name: setName(file), documents }, faults };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ProblemError(error.code, { detail: `${file}, ${error.document.detail}`, cause: error });
  }
}

function setName(file: string): string {
  return file
    .replace(/\.[^./\\]+$/, "")
    .split(/[/\\]/)
    .slice(-2)
    .join("/");
}

/** Reads a file of predictions, JSON lines of `{ id, mentions }`. */
export async function readPredictionFile(file: string): Promise<PredictionLine[]> {
  const lines: PredictionLine[] = [];
  for await (const { line, value } of readJsonLines(file)) {
    if (typeof value !== "object" || value === null || !("id" in value))
      throw new ProblemError("invalid_request", {
        detail: `${file}, line ${line}`,
        errors: [{ pointer: "/id", detail: "is required" }],
      });
    lines.push(value as PredictionLine);
  }
  return lines;
}
