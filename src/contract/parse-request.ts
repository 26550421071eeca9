import { codePointSlicer } from "./code-points.ts";
import { checkCounts, checkMentions } from "./mentions.ts";
import { present } from "./present.ts";
import { datasetOf, defaultLimits, filledIn, type ParsedRequest, type ParseOptions } from "./read-request.ts";
import { checkedRequest } from "./request-schema.ts";

/**
 * Checks a request and fills in its defaults.
 *
 * @throws ProblemError `invalid_request`, `text_too_long`, `unsupported_language`, `unknown_include`,
 *   `dataset_required`, `invalid_span`, `invalid_identity`, `candidates_not_supported`
 */
export function parseRequest(request: unknown, options: ParseOptions = {}): ParsedRequest {
  const { aliases = {}, limits = defaultLimits } = options;
  checkCounts(request, limits);
  const shape = checkedRequest(request);
  const filled = filledIn(shape, request as object, options);
  if (!shape.mentions) return filled;
  const mentions = shape.mentions.map((one) => {
    const { candidates, ...mention } = present(one);
    return { ...mention, ...(candidates && { candidates: candidates.map(present) }) };
  });
  const datasets = filled.worlds.map((uri) => datasetOf(uri, aliases));
  checkMentions(mentions, filled.codePoints, codePointSlicer(filled.text), datasets, limits);
  return { ...filled, mentions };
}
