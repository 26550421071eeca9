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
import { readTextFile } from "../node/text-file.ts";
import { readJsonLines } from "./input.ts";
import type { Io } from "./io.ts";

/** A gold file with its faults. */
export interface GoldFile {
  readonly set: GoldSet;
  readonly faults: readonly GoldFault[];
}

/** Formats by file name extension. */
const readers: Readonly<Record<string, (content: string, file: string) => ReadGold | Promise<ReadGold>>> = {
  ".jsonl": readJsonLinesGold,
  ".ndjson": readJsonLinesGold,
  ".json": readSurfacesGold,
  ".ttl": readNifGold,
  ".tsv": readHipeGold,
  ".txt": (content, file) => readMarkedGold(content, languageInName(file)),
  ".ann": async (content, file) =>
    readBratGold(
      await readTextFile(file.replace(/\.ann$/i, ".txt")),
      content,
      basename(file, ".ann"),
      languageInName(file),
    ),
};

/**
 * Reads gold files of any format; a set is named by the last two parts of its path, or by the whole where several
 * have the same.
 *
 * @throws ProblemError `invalid_request` for a file named twice, without a document, or of no known format
 */
export async function readGoldFiles(files: readonly string[]): Promise<GoldFile[]> {
  const twice = files.find((file, i) => files.indexOf(file) !== i);
  if (twice !== undefined) throw new ProblemError("invalid_request", { detail: `${twice} is named twice` });
  const names = files.map((file) => setName(file));
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return Promise.all(files.map((file, i) => readGoldFile(file, isShared(names[i]!) ? file : names[i]!)));
}

async function readGoldFile(file: string, name: string): Promise<GoldFile> {
  const read = readers[extname(file).toLowerCase()];
  if (!read)
    throw new ProblemError("invalid_request", {
      detail: `${file}: gold is read from files with the extensions ${Object.keys(readers).join(", ")}`,
    });
  const content = (await readTextFile(file)).replace(/^\ufeff/, "");
  try {
    const { documents, faults } = await read(content, file);
    if (documents.length + faults.length === 0)
      throw new ProblemError("invalid_request", { detail: "it has no documents" });
    return { set: { name, documents }, faults };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { detail, errors } = error.document;
    throw new ProblemError(error.code, { detail: `${file}: ${detail}`, errors, cause: error });
  }
}

function setName(file: string): string {
  return file
    .replace(/\.[^./\\]+$/, "")
    .split(/[/\\]/)
    .slice(-2)
    .join("/");
}

/** `en` of `en.txt` and of `news.en.txt`; undefined if the name has no language. */
function languageInName(file: string): string | undefined {
  const tag = /(?:^|[.\-_/\\])([a-z]{2})\.[^.]+$/.exec(file)?.[1];
  return tag !== undefined && languageOf(tag) ? tag : undefined;
}

/** Reads a file of predictions, JSON lines of `{ id, mentions }`. */
export async function readPredictionFile(file: string, io: Io): Promise<PredictionLine[]> {
  const lines: PredictionLine[] = [];
  for await (const { line, value } of readJsonLines(file, io)) {
    const { id, mentions = [] } = (value ?? {}) as Partial<PredictionLine>;
    const fault =
      id === undefined
        ? { pointer: "/id", detail: "is required" }
        : isListOfObjects(mentions)
          ? undefined
          : { pointer: "/mentions", detail: "must be a list of { start, end, entity }" };
    if (fault)
      throw new ProblemError("invalid_request", { detail: `${file}, line ${line}`, errors: [fault] });
    lines.push(value as PredictionLine);
  }
  return lines;
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null);
}
