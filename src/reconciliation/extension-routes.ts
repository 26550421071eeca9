import { pauser } from "../text/pauser.ts";
import { refuseMore } from "./batches.ts";
import { extend, propose, readExtendQuery } from "./extend.ts";
import { answerJson } from "./json-answer.ts";
import { numberOf } from "./numbers.ts";
import type { ReconciliationCall } from "./routes.ts";

/** Answers a data extension. Ten ids cost one unit. */
export async function answerExtension(call: ReconciliationCall, sent: unknown): Promise<Response> {
  const { matcher, limits, language } = call;
  const query = readExtendQuery(sent, limits);
  refuseMore(query.ids.length, call);
  const { meta, rows } = await call.charge(Math.max(1, Math.ceil(query.ids.length / 10)), () =>
    extend(matcher, query, language, limits, pauser(call.request.signal)),
  );
  const properties = query.properties.map(({ id }) => id);
  if (call.isDraft)
    return answerJson(call, {
      meta,
      rows: rows.map(({ id, values }) => ({
        id,
        properties: properties.map((property, i) => ({ id: property, values: values[i] })),
      })),
    });
  // Through entries, as an id may be a name that every object has.
  const byId = rows.map(({ id, values }) => [
    id,
    Object.fromEntries(properties.map((property, i) => [property, values[i]])),
  ]);
  return answerJson(call, { meta, rows: Object.fromEntries(byId) });
}

/** Proposes properties for a type. */
export async function answerProposal(call: ReconciliationCall): Promise<Response> {
  const type = call.parameters.get("type") ?? "";
  const limit = numberOf(call.parameters, "limit", 30, 500);
  return answerJson(call, { type, limit, properties: await propose(call.matcher, type, limit) });
}
