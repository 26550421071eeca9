import { countCodePoints } from "./code-points.ts";
import { type Language, languageOf, languages } from "./languages.ts";
import { type Limits, limits, limitsWith } from "./limits.ts";
import { present } from "./present.ts";
import { type Fault, ProblemError } from "./problem.ts";
import { quoted } from "./quoted.ts";
import { type GivenMention, type Include, includes, inlineUri, ownUri, publicUri } from "./request.ts";
import type { CheckedRequest } from "./request-schema.ts";
import { unknownFields } from "./unknown-fields.ts";

/** A request after validation: defaults set, nulls removed, `dataset` not yet checked. */
export interface ParsedRequest {
  text: string;
  /** Length of the text in code points. */
  codePoints: number;
  /** undefined: the language is to be detected. */
  language: Language | undefined;
  /** As sent or defaulted; `inline` if a dataset was sent and none of the URIs named it. */
  datasetUri: string;
  /** The datasets of `datasetUri`, in order, each once, by the URI under which it was sent. */
  worlds: string[];
  dataset: unknown;
  mentions: GivenMention[] | undefined;
  include: ReadonlySet<Include>;
  confidence: number;
  /** The lowest match probability of an entity in the answer; undefined means no bound. */
  minProbability: number | undefined;
  /** Fields that were sent but are not read, at most 20. */
  warnings: Fault[];
}

/** Other URIs of the datasets: `{ "hosted://public": "wikidata://public" }`. */
export type DatasetAliases = Readonly<Record<string, string>>;

const datasetUris: readonly string[] = [publicUri, ownUri, inlineUri];

/** What is wrong with other names of datasets, as of an option. */
export function aliasesFault(aliases: unknown): string | undefined {
  if (typeof aliases !== "object" || aliases === null || Array.isArray(aliases))
    return `must be an object such as { "hosted://public": "${publicUri}" }`;
  const wrong = Object.entries(aliases).find(([, uri]) => !datasetUris.includes(uri));
  return (
    wrong && `names an unknown dataset for ${quoted(wrong[0])}; the datasets are ${datasetUris.join(", ")}`
  );
}

/** The dataset that a URI means. */
export function datasetOf(uri: string, aliases: DatasetAliases): string {
  return Object.hasOwn(aliases, uri) ? aliases[uri]! : uri;
}

/** Settings for reading requests. */
export interface ParseOptions {
  /** Other URIs of the datasets, as the resolver knows them. */
  readonly aliases?: DatasetAliases | undefined;
  readonly limits?: Limits | undefined;
}

/** Those of the contract. */
export const defaultLimits: Limits = limitsWith();

/**
 * Checks a request and fills in its defaults. A request that is sound and marks no mentions needs no schema: a page loads
 * what checks the others with the first of them.
 *
 * @throws ProblemError as `parseRequest`
 */
export async function readRequest(request: unknown, options: ParseOptions = {}): Promise<ParsedRequest> {
  if (isSound(request)) return filledIn(request, request, options);
  return (await import("./parse-request.ts")).parseRequest(request, options);
}

/**
 * Whether a request without marked mentions has the shape that the schema asks for; of all others the schema is asked.
 */
export function isSound(request: unknown): request is CheckedRequest {
  if (typeof request !== "object" || request === null || Array.isArray(request)) return false;
  const sent = request as { readonly [field in keyof CheckedRequest]?: unknown };
  const { text, language, dataset_uri: uri, mentions, include } = sent;
  return (
    typeof text === "string" &&
    text !== "" &&
    isAbsent(mentions) &&
    [language, uri].every((one) => isAbsent(one) || typeof one === "string") &&
    (isAbsent(include) || (Array.isArray(include) && [...include].every((one) => typeof one === "string"))) &&
    [sent.confidence, sent.min_probability].every(
      (one) => isAbsent(one) || (typeof one === "number" && one >= 0 && one <= 1),
    )
  );
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/**
 * A request of the right shape with its defaults, without the mentions that it marks.
 *
 * @param request as it was sent, with the fields that are not read
 */
export function filledIn(
  shape: CheckedRequest,
  request: object,
  { aliases = {}, limits: allowed = defaultLimits }: ParseOptions,
): ParsedRequest {
  const sent = present(shape);
  const { text, dataset, confidence = 0.5, min_probability: minProbability } = sent;
  const codePoints = checkLength(text, allowed.textCodePoints);
  const language = checkLanguage(sent.language);
  const include = checkInclude(sent.include ?? []);
  const { datasetUri, worlds } = readWorlds(sent.dataset_uri, dataset, aliases);
  return {
    text,
    codePoints,
    language,
    datasetUri,
    worlds,
    dataset,
    mentions: undefined,
    include,
    confidence,
    minProbability,
    warnings: unknownFields(request),
  };
}

function checkLength(text: string, most: number): number {
  const codePoints = countCodePoints(text);
  if (codePoints <= most) return codePoints;
  throw new ProblemError("text_too_long", {
    detail: `${codePoints} code points; at most ${most} are accepted`,
    errors: [{ pointer: "/text", detail: `has ${codePoints} code points` }],
  });
}

function checkLanguage(tag: string | undefined): Language | undefined {
  if (tag === undefined) return undefined;
  const language = languageOf(tag);
  if (language) return language;
  if (language === undefined) {
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/language", detail: "must be a BCP 47 tag, such as en or pt-BR" }],
    });
  }
  throw new ProblemError("unsupported_language", {
    detail: `the supported languages are ${languages.join(", ")}`,
    errors: [{ pointer: "/language", detail: `${quoted(tag)} is not supported` }],
  });
}

function checkInclude(sent: readonly string[]): ReadonlySet<Include> {
  const known = new Set<string>(includes);
  const errors: Fault[] = [];
  for (let i = 0; i < sent.length && errors.length < limits.problemPointers; i++) {
    if (known.has(sent[i]!)) continue;
    const detail = `${quoted(sent[i]!)} is unknown; the known values are ${includes.join(", ")}`;
    errors.push({ pointer: `/include/${i}`, detail });
  }
  if (errors.length > 0) throw new ProblemError("unknown_include", { errors });
  return new Set(sent as readonly Include[]);
}

/** The datasets of the request, in order, each with the URI by which it was first named. */
function readWorlds(
  sent: string | undefined,
  dataset: unknown,
  aliases: DatasetAliases,
): { datasetUri: string; worlds: string[] } {
  const datasetUri = sent ?? (dataset === undefined ? publicUri : inlineUri);
  const meant = new Map<string, string>();
  for (const part of datasetUri.split(",")) {
    const uri = part.trim();
    if (uri === "") {
      throw new ProblemError("invalid_request", {
        errors: [{ pointer: "/dataset_uri", detail: "must be a comma-separated list of dataset URIs" }],
      });
    }
    const name = datasetOf(uri, aliases);
    if (!meant.has(name)) meant.set(name, uri);
  }
  if (dataset === undefined && meant.has(inlineUri)) {
    throw new ProblemError("dataset_required", {
      errors: [{ pointer: "/dataset", detail: "is required for inline" }],
    });
  }
  // A dataset that was sent is never ignored: if no URI names it, it replaces the URIs.
  if (dataset !== undefined && !meant.has(inlineUri)) return { datasetUri: inlineUri, worlds: [inlineUri] };
  return { datasetUri, worlds: [...meant.values()] };
}
