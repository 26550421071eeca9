import { ProblemError, type RdfFormat, rdfFormats } from "../contract/index.ts";
import { mediaTypeOf, rdfFormatOf } from "../graph/index.ts";
import { qualityOf, rangesOf } from "../http/quality.ts";

/** Media types that GERBIL and others use for formats of RDF. */
const otherNames: ReadonlyMap<string, RdfFormat> = new Map([
  ["application/x-turtle", "turtle"],
  ["text/n3", "turtle"],
]);

/** A media type that an answer can have, and the format behind it. */
export interface AnswerType {
  readonly type: string;
  readonly format: RdfFormat;
}

/** The format of a media type, with or without parameters; undefined if it is not one of RDF. */
export function formatOf(type: string): RdfFormat | undefined {
  const plain = withoutParameters(type);
  try {
    return otherNames.get(plain) ?? rdfFormatOf(plain);
  } catch {
    return undefined;
  }
}

/** What is written where a range leaves the choice: Turtle first. */
const answerTypes: readonly string[] = [...rdfFormats.map(mediaTypeOf), ...otherNames.keys()];

/**
 * The type that `Accept` wants most. The most specific range that matches a type gives its weight (RFC 9110, 12.5.1);
 * of equal weights what is named comes before what a range with `*` allows, then what is named first.
 *
 * @throws ProblemError `not_acceptable`
 */
export function acceptedType(header: string | null): AnswerType {
  const weights = weightsOf(header?.trim() || "*/*");
  const named = [...weights.keys()].filter((range) => !range.endsWith("/*"));
  let best: AnswerType | undefined;
  let most = 0;
  for (const name of [...named, ...answerTypes]) {
    const format = formatOf(name);
    const weight = weightOf(name, weights);
    if (format === undefined || weight <= most) continue;
    best = { type: otherNames.has(name) ? name : mediaTypeOf(format), format };
    most = weight;
  }
  if (best) return best;
  throw new ProblemError("not_acceptable", { detail: "answers are text/turtle or another format of RDF" });
}

/** The weight of each range of the header, in their order; of a range that is there twice, the first. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of rangesOf(header)) {
    const range = withoutParameters(part);
    if (!weights.has(range)) weights.set(range, qualityOf(part));
  }
  return weights;
}

function weightOf(type: string, weights: ReadonlyMap<string, number>): number {
  return weights.get(type) ?? weights.get(type.replace(/\/.*$/, "/*")) ?? weights.get("*/*") ?? 0;
}

function withoutParameters(type: string): string {
  return type.split(";", 1)[0]!.trim().toLowerCase();
}
