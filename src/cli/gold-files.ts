import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { languageOf, ProblemError } from "../contract/index.ts";
import {
  type GoldFault,
  type GoldSet,
  type PredictionLine,
  type ReadGold,
  readBratGold,
  readHipeGold,
  readJsonLinesGold,
  readMarkedGold,
  readNifGold,
  readSurfacesGold,
} from "../evaluation/index.ts";
import { readJsonLines } from "./input.ts";
import type { Io } from "./io.ts";

/** A gold file with what is wrong in it. */
export interface GoldFile {
  readonly set: GoldSet;
  readonly faults: readonly GoldFault[];
}

/** Formats by the end of a file's name. */
const readers: Readonly<Record<string, (content: string, file: string) => ReadGold | Promise<ReadGold>>> = {
  ".jsonl": readJsonLinesGold,
  ".ndjson": readJsonLinesGold,
  ".json": readSurfacesGold,
  ".ttl": readNifGold,
  ".tsv": readHipeGold,
  ".txt": (content, file) => readMarkedGold(content, languageInName(file)),
  ".ann": async (content, file) =>
    readBratGold(
      await readFile(file.replace(/\.ann$/, ".txt"), "utf8"),
      content,
      basename(file, ".ann"),
      languageInName(file),
    ),
};

/** Reads gold files of any format; a set is named by the last two parts of its path. */
export async function readGoldFiles(files: readonly string[]): Promise<GoldFile[]> {
  return Promise.all(files.map(readGoldFile));
}

async function readGoldFile(file: string): Promise<GoldFile> {
  const read = readers[extname(file).toLowerCase()];
  if (!read)
    throw new ProblemError("invalid_request", {
      detail: `${file}: gold is read from files that end in ${Object.keys(readers).join(", ")}`,
    });
  const content = (await readFile(file, "utf8")).replace(/^\ufeff/, "");
  try {
    const { documents, faults } = await read(content, file);
    return { set: { name: setName(file), documents }, faults };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ProblemError(error.code, { detail: `${file}: ${error.document.detail}`, cause: error });
  }
}

function setName(file: string): string {
  return file
    .replace(/\.[^./\\]+$/, "")
    .split(/[/\\]/)
    .slice(-2)
    .join("/");
}

/** `en` of `en.txt` and of `news.en.txt`; undefined where the name says no language. */
function languageInName(file: string): string | undefined {
  const tag = /(?:^|[.\-_/\\])([a-z]{2})\.[^.]+$/.exec(file)?.[1];
  return tag !== undefined && languageOf(tag) ? tag : undefined;
}

/** Reads a file of predictions, JSON lines of `{ id, mentions }`. */
export async function readPredictionFile(file: string, io: Io): Promise<PredictionLine[]> {
  const lines: PredictionLine[] = [];
  for await (const { line, value } of readJsonLines(file, io)) {
    if (typeof value !== "object" || value === null || !("id" in value))
      throw new ProblemError("invalid_request", {
        detail: `${file}, line ${line}`,
        errors: [{ pointer: "/id", detail: "is required" }],
      });
    lines.push(value as PredictionLine);
  }
  return lines;
}
