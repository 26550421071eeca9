import { ProblemError, type RdfFormat, rdfFormats } from "../contract/index.ts";
import { mediaTypeOf, rdfFormatOf } from "../graph/index.ts";
import { qualityOf } from "../http/quality.ts";

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
  const ranges = rangesOf(header?.trim() || "*/*");
  const named = ranges.map(({ range }) => range).filter((range) => !range.endsWith("/*"));
  let best: AnswerType | undefined;
  let most = 0;
  for (const name of [...named, ...answerTypes]) {
    const format = formatOf(name);
    const weight = weightOf(name, ranges);
    if (format === undefined || weight <= most) continue;
    best = { type: otherNames.has(name) ? name : mediaTypeOf(format), format };
    most = weight;
  }
  if (best) return best;
  throw new ProblemError("not_acceptable", { detail: "answers are text/turtle or another format of RDF" });
}

interface Range {
  readonly range: string;
  readonly weight: number;
}

/** The ranges of the header; a comma in a quoted parameter is part of it. */
function rangesOf(header: string): Range[] {
  const parts = header.match(/(?:"(?:\\.|[^"\\])*"|[^,"]|")+/g) ?? [];
  return parts.map((part) => ({ range: withoutParameters(part), weight: qualityOf(part) }));
}

function weightOf(type: string, ranges: readonly Range[]): number {
  for (const range of [type, type.replace(/\/.*$/, "/*"), "*/*"]) {
    const found = ranges.find((one) => one.range === range);
    if (found) return found.weight;
  }
  return 0;
}

function withoutParameters(type: string): string {
  return type.split(";", 1)[0]!.trim().toLowerCase();
}
