import { Ajv2020 } from "ajv/dist/2020.js";
import { countCodePoints, problemTable, type ResolveResponse } from "../../src/contract/index.ts";
import { createHandler, type Handler, openApiDocument } from "../../src/http/index.ts";
import { createResolver } from "../../src/resolver.ts";
import type { Family, Outcome } from "../family.ts";
import { type Json, mutatedJson, smallerJson } from "../mutate-json.ts";
import { mutatedText } from "../mutate-text.ts";
import type { Random } from "../random.ts";
import { names, soup } from "../words.ts";

/** A body, and whether it was made to be valid. */
interface RequestInput {
  readonly valid: boolean;
  /** A request, or the text of a body that may be no JSON. */
  readonly body: Json;
  readonly raw: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema, walked by key
type Schema = Record<string, any>;

const { schemas } = openApiDocument().components as { schemas: Record<string, Schema> };

/** Requests that are valid by the schemas nine times of ten, then changed. */
export const requests: Family<RequestInput> = {
  name: "requests",
  share: 5,
  make(random) {
    const request = sensible(madeOf(schemas.ResolveRequest!, random, ""), random);
    if (random.chance(0.9)) return { valid: true, body: request, raw: false };
    if (random.chance(0.7)) return { valid: false, body: mutatedJson(request, random), raw: false };
    return { valid: false, body: mutatedText(JSON.stringify(request), random), raw: true };
  },
  run: ({ valid, body, raw }) => answered(valid, body, raw),
  *smaller(input) {
    for (const body of smallerJson(input.body)) yield { ...input, body };
  },
};

/** A value of a schema, with the values that make sense under names that are known. */
function madeOf(schema: Schema, random: Random, name: string): Json {
  if (schema.$ref) return madeOf(schemas[schema.$ref.split("/").at(-1)]!, random, name);
  const types: string[] = schema.anyOf ? [] : [schema.type].flat();
  if (schema.anyOf) return madeOf(random.pick(schema.anyOf as Schema[]), random, name);
  if (schema.enum) return random.pick((schema.enum as Json[]).filter((one) => one !== null));
  const type = random.pick(types);
  if (type === "null" || type === undefined) return null;
  if (type === "boolean") return random.chance(0.5);
  if (type === "integer") return random.below(20);
  if (type === "number")
    return (schema.minimum ?? 0) + random.next() * ((schema.maximum ?? 2) - (schema.minimum ?? 0));
  if (type === "array") {
    const most = name === "dataset" || name === "entities" ? random.size(60) : 3;
    return random.list(most, () => madeOf(schema.items ?? {}, random, name));
  }
  if (type !== "object") return textOf(name, random);
  if (!schema.properties) {
    const tags = ["en", "it", "ja", "pt-BR", "constructor", "__proto__"];
    return Object.fromEntries(
      random.list(2, () => [random.pick(tags), madeOf(schema.additionalProperties, random, name)]),
    );
  }
  const object: Record<string, Json> = {};
  for (const [key, one] of Object.entries<Schema>(schema.properties))
    if (schema.required?.includes(key) || random.chance(0.4)) object[key] = madeOf(one, random, key);
  return object;
}

function textOf(name: string, random: Random): string {
  if (name === "language")
    return random.pick(["en", "it", "fr", "de", "es", "pt", "ja", "zh", "pt-BR", "EN"]);
  if (name === "text") return soup(random, random.size(600));
  if (name === "description") return soup(random, random.size(40));
  if (name === "same_as")
    return random.pick(["Q64", "wd:Q90", "http://www.wikidata.org/entity/Q84", "https://x.example/1", "x"]);
  if (name === "types" || name === "type")
    return random.pick(["Person", "City", "organization", "thing", "Zorb"]);
  return random.chance(0.7) ? random.pick(names) : soup(random, 1 + random.below(4)).trim() || "x";
}

/** What a schema does not say: ids that are there once, names that are not empty, spans of the text, URIs that fit. */
function sensible(value: Json, random: Random): Json {
  const request = value as Record<string, Json>;
  const text = (request.text as string).slice(0, 20_000) || "x";
  const points = [...text];
  request.text = text;
  const list = listOf(request.dataset ?? null);
  list?.forEach((one, i) => {
    const entity = one as Record<string, Json>;
    entity.id = random.chance(0.2) ? `${entity.id}${i}` : `e${i}`;
    entity.name = random.pick(names);
    if (random.chance(0.2)) entity.name = { en: random.pick(names), it: null };
    if (entity.label !== undefined) entity.label = random.chance(0.5) ? null : random.pick(names);
  });
  request.dataset_uri = random.pick(
    list
      ? ["inline", "inline,wikidata://public", "wikidata://public, inline", "wikidata://public", null]
      : ["wikidata://public", null],
  );
  if (Array.isArray(request.mentions)) {
    for (const one of request.mentions as Record<string, Json>[]) {
      const start = random.below(points.length);
      const end = start + 1 + random.below(Math.min(points.length - start, random.size(200)));
      one.start = start;
      one.end = end;
      one.text = random.chance(0.5) ? points.slice(start, end).join("") : null;
      if (one.type !== undefined) one.type = random.pick([null, "Person", "City", "Zorb"]);
      if (list) one.candidates = null;
      for (const candidate of (one.candidates as Record<string, Json>[] | null) ?? [])
        candidate.id = random.pick(["Q64", "wd:Q90", "Q999999999", "https://www.wikidata.org/wiki/Q84"]);
    }
  }
  return request;
}

function listOf(dataset: Json): readonly Json[] | undefined {
  if (Array.isArray(dataset)) return dataset;
  return dataset ? ((dataset as { entities: Json[] }).entities ?? undefined) : undefined;
}

let handler: Handler | undefined;
let ajv: Ajv2020 | undefined;

async function answered(valid: boolean, body: Json, raw: boolean): Promise<Omit<Outcome, "milliseconds">> {
  handler ??= createHandler(createResolver());
  const text = raw ? String(body) : (JSON.stringify(body) ?? "");
  const send = async () => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: text };
    const response = await handler!(new Request("http://localhost/v1/resolve", init));
    return { status: response.status, text: await response.text() };
  };
  const { status, text: said } = await send();
  const fault = (kind: string, detail: string) => ({ answer: `${status}`, fault: { kind, detail } });
  let document: Record<string, unknown>;
  try {
    document = JSON.parse(said);
  } catch {
    return fault("an answer is not JSON", said.slice(0, 500));
  }
  const faults = checkShape(status === 200 ? "ResolveResponse" : "Problem", document);
  if (faults) return fault("an answer is not what the document says", faults);
  if (status !== 200) {
    const code = String(document.code);
    if (status >= 500) return fault(`status ${status}`, said.slice(0, 500));
    if (valid) return fault(`a valid request is refused: ${code}`, said.slice(0, 500));
    if (problemTable[code as keyof typeof problemTable]?.[0] !== status)
      return fault("a code has another status", said);
    if (status === 422 && !document.detail) return fault("a 422 has no detail", said);
    return { answer: `${status} ${code}` };
  }
  const wrong = wrongIn(document as unknown as ResolveResponse, JSON.parse(text));
  if (wrong) return fault(wrong, said.slice(0, 1_000));
  const again = await send();
  if (withoutTime(again.text) !== withoutTime(said))
    return fault("the same request has another answer", again.text);
  return { answer: "200" };
}

function checkShape(name: string, document: unknown): string | undefined {
  ajv ??= new Ajv2020({ strict: false }).addSchema({ $id: "doc", components: { schemas } });
  const check = ajv.getSchema(`doc#/components/schemas/${name}`)!;
  return check(document) ? undefined : ajv.errorsText(check.errors);
}

const withoutTime = (text: string) => text.replace(/"processing_time_ms":[\d.]+|"timings":\{[^}]*\}/g, "");

/** What is wrong with an answer, whatever the knowledge base has. */
function wrongIn(
  { mentions }: ResolveResponse,
  request: { text: string; mentions?: unknown },
): string | undefined {
  const points = [...request.text];
  const given = Array.isArray(request.mentions)
    ? (request.mentions as { start: number; end: number }[])
    : undefined;
  if (given && given.length !== mentions.length) return "there is not one row for each span";
  for (const [i, { text, start, end, status, entity, reason, score }] of mentions.entries()) {
    if (given && (given[i]!.start !== start || given[i]!.end !== end)) return "a row is not that of its span";
    if (points.slice(start, end).join("") !== text) return "a row does not match its slice";
    if (countCodePoints(text) !== end - start) return "a row has another length";
    const before = mentions[i - 1];
    if (!given && before && (before.start > start || (before.start === start && before.end < end)))
      return "rows are out of order";
    if ((status === "resolved") !== (entity !== null) || (status === "resolved") === (reason !== undefined))
      return "a row is neither resolved nor unresolved with a reason";
    if (score !== null && !(score >= 0 && score <= 1)) return "a score is out of range";
  }
  return undefined;
}
