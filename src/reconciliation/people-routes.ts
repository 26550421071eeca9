import { canonicalId, ProblemError } from "../contract/index.ts";
import { answerJson } from "./json-answer.ts";
import { numberOf } from "./numbers.ts";
import { cardOf, previewPage, previewPolicy } from "./preview.ts";
import { type FoundRecord, recordOf } from "./records.ts";
import type { ReconciliationCall } from "./routes.ts";
import { type SuggestKind, suggest } from "./suggest.ts";

/** Code points of a prefix that is looked for; more is not a name. */
const PREFIX = 200;

/** Suggests entities, types or properties. */
export async function answerSuggest(call: ReconciliationCall, kind: SuggestKind): Promise<Response> {
  const { parameters, matcher, language } = call;
  const query = {
    prefix: (parameters.get("prefix") ?? "").slice(0, PREFIX),
    limit: numberOf(parameters, "limit", 10, 50),
    // `cursor` is what version 0.2 calls it.
    offset: numberOf(parameters, parameters.has("offset") ? "offset" : "cursor", 0, 10_000),
    language,
  };
  return answerJson(call, { result: await suggest(matcher, kind, query) });
}

/** Shows an entity as a small page. */
export async function answerPreview(call: ReconciliationCall): Promise<Response> {
  const page = previewPage(await foundFor(call), call.language);
  return new Response(page, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": previewPolicy },
  });
}

/** Shows an entity as a piece of HTML, as version 0.2 wants it where entities are suggested. */
export async function answerFlyout(call: ReconciliationCall): Promise<Response> {
  const found = await foundFor(call);
  return answerJson(call, { id: found.record.id, html: cardOf(found) });
}

async function foundFor({ matcher, parameters, language }: ReconciliationCall): Promise<FoundRecord> {
  const id = parameters.get("id") ?? "";
  const found = await recordOf(matcher, canonicalId(id), language);
  if (found) return found;
  throw new ProblemError("not_found", {
    detail: `there is no entity ${JSON.stringify(id.slice(0, PREFIX))}`,
  });
}
