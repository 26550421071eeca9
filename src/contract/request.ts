import * as v from "valibot";
import { entitySchema, type InlineDataset } from "./entity.ts";
import { qidOf } from "./identity.ts";
import { type Language, languageOf, languages } from "./languages.ts";
import { limits } from "./limits.ts";
import { type Fault, ProblemError } from "./problem.ts";
import { faultsOf } from "./shape.ts";

/** What `include` may ask for. */
export const includes = ["candidates", "evidence"] as const;
export type Include = (typeof includes)[number];

/** The default dataset: the public knowledge base. */
export const publicUri = "wikidata://public";
/** The caller's own graph. */
export const ownUri = "service://dataset/me";
/** The entities sent with the request. */
export const inlineUri = "inline";

const offset = v.pipe(v.number(), v.integer("must be an integer"), v.minValue(0, "must not be negative"));

export const givenCandidateSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty("must not be empty")),
  label: v.optional(v.string()),
  description: v.optional(v.string()),
  types: v.optional(v.array(v.string())),
  score: v.optional(v.number()),
});

export const givenMentionSchema = v.object({
  text: v.optional(v.string()),
  start: v.pipe(offset, v.description("Start, in Unicode code points.")),
  end: v.pipe(offset, v.description("End, exclusive, in Unicode code points.")),
  type: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  candidates: v.optional(v.array(givenCandidateSchema)),
});

export const resolveRequestSchema = v.object({
  text: v.pipe(v.string(), v.nonEmpty("must not be empty"), v.description("1 to 100,000 code points.")),
  language: v.optional(
    v.pipe(v.string(), v.description(`BCP 47 tag of one of ${languages.join(" ")}; detected when absent.`)),
  ),
  dataset_uri: v.optional(v.string()),
  dataset: v.optional(v.unknown()),
  mentions: v.optional(v.array(givenMentionSchema)),
  include: v.optional(v.array(v.string())),
  confidence: v.optional(
    v.pipe(v.number(), v.minValue(0, "must be at least 0"), v.maxValue(1, "must be at most 1")),
  ),
});

/** The inline dataset as a schema, for documents; requests are checked by `parseDataset`. */
export const inlineDatasetSchema = v.union([
  v.pipe(v.array(entitySchema), v.maxLength(limits.datasetEntities)),
  v.object({ entities: v.pipe(v.array(entitySchema), v.maxLength(limits.datasetEntities)) }),
]);

/** A span that the caller marked, with a type or candidates of its own. */
export type GivenMention = v.InferInput<typeof givenMentionSchema>;
export type GivenCandidate = v.InferInput<typeof givenCandidateSchema>;

/** One text to resolve. The same object works in process and, byte for byte, over HTTP. */
export interface ResolveRequest {
  /** The text, 1 to 100,000 code points. */
  text: string;
  /** BCP 47 tag, region ignored; detected when absent. */
  language?: string | undefined;
  /** Ordered, comma-separated datasets; default `wikidata://public`. */
  dataset_uri?: string | undefined;
  /** Inline entities; without `dataset_uri` this means `inline`. Not read when `dataset_uri` does not name `inline`. */
  dataset?: InlineDataset | undefined;
  /** Spans to resolve, in code points; nothing else is detected then. */
  mentions?: readonly GivenMention[] | undefined;
  include?: readonly Include[] | undefined;
  /** 0 to 1, default 0.5: how sure the detector must be that a span is a name. */
  confidence?: number | undefined;
}

/** A request after validation: defaults in place, `dataset` not yet looked into. */
export interface ParsedRequest {
  text: string;
  /** Length of the text in code points. */
  codePoints: number;
  /** undefined: to be detected. */
  language: Language | undefined;
  /** As sent or defaulted. */
  datasetUri: string;
  /** The datasets of `datasetUri`, in order, each once, by the URI under which it was sent. */
  worlds: string[];
  dataset: unknown;
  mentions: GivenMention[] | undefined;
  include: ReadonlySet<Include>;
  confidence: number;
}

/** Other URIs of the datasets: `{ "hosted://public": "wikidata://public" }`. */
export type DatasetAliases = Readonly<Record<string, string>>;

/** The dataset that a URI means. */
export function datasetOf(uri: string, aliases: DatasetAliases): string {
  return Object.hasOwn(aliases, uri) ? aliases[uri]! : uri;
}

/**
 * Checks a request and fills in its defaults.
 *
 * @param aliases other URIs of the datasets, as the resolver knows them
 * @throws ProblemError `invalid_request`, `text_too_long`, `unsupported_language`, `unknown_include`,
 *   `dataset_required`, `invalid_span`, `invalid_identity`, `candidates_not_supported`
 */
export function parseRequest(request: unknown, aliases: DatasetAliases = {}): ParsedRequest {
  const shape = v.safeParse(resolveRequestSchema, request);
  if (!shape.success) throw new ProblemError("invalid_request", { errors: limited(faultsOf(shape.issues)) });
  const { text, mentions, dataset, confidence = 0.5 } = shape.output;
  const codePoints = checkLength(text);
  const language = checkLanguage(shape.output.language);
  const include = checkInclude(shape.output.include ?? []);
  const datasetUri = shape.output.dataset_uri ?? (dataset === undefined ? publicUri : inlineUri);
  const meant = checkWorlds(datasetUri, dataset, aliases);
  if (mentions) checkMentions(mentions, text, codePoints, [...meant.keys()]);
  const worlds = [...meant.values()];
  return { text, codePoints, language, datasetUri, worlds, dataset, mentions, include, confidence };
}

/** Number of code points of a UTF-16 string; a lone surrogate counts one. */
export function countCodePoints(text: string): number {
  let pairs = 0;
  for (let i = 0; i < text.length - 1; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      pairs++;
      i++;
    }
  }
  return text.length - pairs;
}

function checkLength(text: string): number {
  const codePoints = countCodePoints(text);
  if (codePoints <= limits.textCodePoints) return codePoints;
  throw new ProblemError("text_too_long", {
    detail: `${codePoints} code points; at most ${limits.textCodePoints} are accepted`,
    errors: [{ pointer: "/text", detail: `has ${codePoints} code points` }],
  });
}

function checkLanguage(tag: string | undefined): Language | undefined {
  if (tag === undefined) return undefined;
  const language = languageOf(tag);
  if (language) return language;
  if (language === undefined) {
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/language", detail: "must be a BCP 47 tag" }],
    });
  }
  throw new ProblemError("unsupported_language", {
    detail: `supported are ${languages.join(", ")}`,
    errors: [{ pointer: "/language", detail: `"${tag}" is not supported` }],
  });
}

function checkInclude(sent: readonly string[]): ReadonlySet<Include> {
  const errors = sent.flatMap((value, i) =>
    (includes as readonly string[]).includes(value)
      ? []
      : [{ pointer: `/include/${i}`, detail: `"${value}" is unknown; known are ${includes.join(", ")}` }],
  );
  if (errors.length > 0) throw new ProblemError("unknown_include", { errors: limited(errors) });
  return new Set(sent as readonly Include[]);
}

/** The datasets that are meant, in order, each with the URI by which it was first named. */
function checkWorlds(datasetUri: string, dataset: unknown, aliases: DatasetAliases): Map<string, string> {
  const worlds = datasetUri.split(",").map((uri) => uri.trim());
  if (worlds.some((uri) => uri === "")) {
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/dataset_uri", detail: "must be a comma-separated list of dataset URIs" }],
    });
  }
  const meant = new Map<string, string>();
  for (const uri of worlds) {
    const name = datasetOf(uri, aliases);
    if (!meant.has(name)) meant.set(name, uri);
  }
  if (meant.has(inlineUri) && dataset === undefined) {
    throw new ProblemError("dataset_required", {
      errors: [{ pointer: "/dataset", detail: "is required for inline" }],
    });
  }
  return meant;
}

function checkMentions(
  mentions: readonly GivenMention[],
  text: string,
  codePoints: number,
  datasets: readonly string[],
): void {
  const spans: Fault[] = [];
  const identities: Fault[] = [];
  const unsupported: Fault[] = [];
  const sliceOf =
    codePoints === text.length ? (a: number, b: number) => text.slice(a, b) : codePointSlicer(text);
  mentions.forEach(({ start, end, text: said, candidates }, i) => {
    if (start >= end) spans.push({ pointer: `/mentions/${i}/end`, detail: "must be greater than start" });
    else if (end > codePoints)
      spans.push({ pointer: `/mentions/${i}/end`, detail: `is beyond the text's ${codePoints} code points` });
    else if (said !== undefined && said !== sliceOf(start, end)) {
      spans.push({
        pointer: `/mentions/${i}/text`,
        detail: `is not the slice ${start} to ${end} of the text`,
      });
    }
    if (candidates === undefined) return;
    if (datasets.some((name) => name === inlineUri || name === ownUri)) {
      unsupported.push({ pointer: `/mentions/${i}/candidates`, detail: "need the public dataset alone" });
    }
    candidates.forEach(({ id }, j) => {
      if (qidOf(id) === undefined) {
        identities.push({
          pointer: `/mentions/${i}/candidates/${j}/id`,
          detail: `"${id}" is no Wikidata id`,
        });
      }
    });
  });
  if (spans.length > 0) throw new ProblemError("invalid_span", { errors: limited(spans) });
  if (unsupported.length > 0)
    throw new ProblemError("candidates_not_supported", { errors: limited(unsupported) });
  if (identities.length > 0) throw new ProblemError("invalid_identity", { errors: limited(identities) });
}

function codePointSlicer(text: string): (start: number, end: number) => string {
  const points = Array.from(text);
  return (start, end) => points.slice(start, end).join("");
}

function limited(errors: Fault[]): Fault[] {
  return errors.slice(0, limits.problemPointers);
}
