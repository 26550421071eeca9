import type { Quad } from "@rdfjs/types";
import type { WebhookItem } from "../contract/webhook.ts";
import { isAbsoluteIri, parseRdf } from "../graph/index.ts";

/**
 * The graph of an item. Relative IRIs are resolved against its id, where that is an absolute IRI.
 *
 * @throws ProblemError `invalid_rdf`
 */
export function graphOfItem({ id, rdf }: WebhookItem): Promise<Quad[]> {
  return parseRdf(rdf.data, rdf.format, { base: isAbsoluteIri(id) ? id : undefined });
}
