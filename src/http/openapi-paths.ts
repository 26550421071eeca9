import {
  detailOf,
  type Limits,
  type ProblemCode,
  problemDocument,
  problemNotes,
  problemTable,
  webhookEvents,
} from "../contract/index.ts";
import { examples } from "./examples.ts";
import { schemaRef } from "./openapi-schemas.ts";

type Json = Record<string, unknown>;

const onEveryRoute = ["not_acceptable", "internal"] as const satisfies ProblemCode[];
const onAccounts = [...onEveryRoute, "unauthorized"] as const satisfies ProblemCode[];
const onResolve = [
  ...onAccounts,
  "invalid_json",
  "payload_too_large",
  "unsupported_media_type",
  "invalid_request",
  "text_too_long",
  "invalid_span",
  "invalid_identity",
  "unsupported_language",
  "dataset_not_supported",
  "dataset_required",
  "invalid_dataset",
  "dataset_too_large",
  "unknown_include",
  "candidates_not_supported",
  "quota_exceeded",
  "invalid_rdf",
  "invalid_pack",
  "dataset_unavailable",
  "dataset_warming",
  "overloaded",
  "resolver_unavailable",
  "invalid_response",
] as const satisfies ProblemCode[];

/** The operations, by path and method. @param costHeaders that say what a call cost */
export function openApiPaths(limits: Limits, costHeaders: readonly string[]): Record<string, Json> {
  const resolve = (id: string, codes: readonly ProblemCode[]) => ({
    post: resolveOperation(id, codes, limits, costHeaders),
  });
  const account = {
    name: "account_id",
    in: "path",
    required: true,
    description: "`accountId` of the account of the key.",
    schema: { type: "string" },
  };
  return {
    "/accounts/{account_id}/resolve": {
      parameters: [account],
      ...resolve("resolve", [...onResolve, "forbidden"]),
    },
    "/v1/resolve": resolve("resolveByKey", onResolve),
    "/resolve": resolve("resolveByKeyUnversioned", onResolve),
    "/accounts/me": {
      get: {
        operationId: "getAccount",
        summary: "The account of the key, and what is left of its allowance.",
        security: [{ key: [] }],
        responses: { 200: json("The account.", "Account", standingHeaders), ...problems(onAccounts) },
      },
    },
    "/health": healthOperation("getHealth"),
    "/healthz": healthOperation("getHealthz"),
    "/": pageOperation("getPage"),
    "/docs": pageOperation("getDocs"),
    "/openapi.json": {
      get: {
        operationId: "getOpenApi",
        summary: "This document.",
        responses: {
          200: {
            description: "The document.",
            headers: idHeader,
            content: { "application/json": { schema: { type: "object" } } },
          },
          ...problems(onEveryRoute),
        },
      },
    },
  };
}

/** The calls that the service makes: product graphs, before they are committed. */
export function openApiWebhooks(): Record<string, Json> {
  return Object.fromEntries(
    webhookEvents.map((event) => [
      event,
      {
        post: {
          operationId: event,
          summary: "A batch of product graphs, to be answered with the graphs to write.",
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaRef("WebhookRequest") } },
          },
          responses: {
            200: {
              description: "One item for each one sent, with the same id.",
              content: { "application/json": { schema: schemaRef("WebhookResponse") } },
            },
          },
        },
      },
    ]),
  );
}

function healthOperation(operationId: string): Json {
  return {
    get: {
      operationId,
      summary: "Whether the service runs.",
      responses: { 200: json("It runs.", "Health"), ...problems(onEveryRoute) },
    },
  };
}

function pageOperation(operationId: string): Json {
  return {
    get: {
      operationId,
      summary: "A page that says what this is, with a link to this document.",
      responses: {
        200: {
          description: "The page, or the same as JSON.",
          headers: idHeader,
          content: {
            "text/html": { schema: { type: "string" } },
            "application/json": { schema: { type: "object" } },
          },
        },
        ...problems(["internal"]),
      },
    },
  };
}

function resolveOperation(
  operationId: string,
  codes: readonly ProblemCode[],
  limits: Limits,
  costHeaders: readonly string[],
): Json {
  return {
    operationId,
    summary: "Resolves the mentions of one text.",
    description: [
      "Costs 1 unit, and 1 for every started 1,000 code points of the text, or of all spans and candidate texts " +
        "together, whichever is more. An error costs nothing.",
      "JSON null in an optional field means that the field was not sent. An unknown field is ignored, and " +
        "named in `warnings`.",
      `A body has at most ${bound(limits.bodyBytes)} bytes and ${bound(limits.jsonDepth)} levels, ${bound(limits.jsonParts)} arrays, objects ` +
        `and fields, ${bound(limits.jsonNames)} different names of fields; a call has at most ${bound(limits.callMs)} ms of processor time, an answer about ${bound(limits.answerCharacters)} characters. At most ${bound(limits.bodiesBytes)} bytes of all bodies are ` +
        `read at once, from at most ${bound(limits.connections)} connections, ${bound(limits.peerConnections)} of one address.`,
    ].join("\n\n"),
    security: [{ key: [] }],
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        description:
          "1 to 255 visible characters. A call that is repeated within 24 hours under the same key and with the same " +
          "body gets the same answer as before, and is not charged again.",
        schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: schemaRef("ResolveRequest"),
          examples: Object.fromEntries(
            Object.entries(examples).map(([name, { summary, request }]) => [
              name,
              { summary, value: request },
            ]),
          ),
        },
      },
    },
    responses: {
      200: json(
        "One row for each mention, in the order of the text or of the spans sent.",
        "ResolveResponse",
        {
          ...standingHeaders,
          "Idempotent-Replayed": {
            description:
              "The answer was given before, under the same Idempotency-Key; this call cost nothing.",
            schema: { const: "true" },
          },
          ...Object.fromEntries(
            costHeaders.map((name) => [name, integerHeader("Units that the call cost.")]),
          ),
        },
      ),
      ...problems(codes),
    },
  };
}

/** Problem responses, one for each status, with an example for each code. */
function problems(codes: readonly ProblemCode[]): Json {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const status = problemTable[code][0];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, problem(status, group)]));
}

function problem(status: number, codes: readonly ProblemCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${problemNotes[code]}`).join("\n\n"),
    headers: {
      ...idHeader,
      ...(status === 401 ? { "WWW-Authenticate": { schema: { const: "Key" }, required: true } } : {}),
      ...(status === 429 || status === 503
        ? { "Retry-After": { ...integerHeader("Seconds until a retry makes sense."), required: true } }
        : {}),
    },
    content: {
      "application/problem+json": {
        schema: schemaRef("Problem"),
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: problemDocument(code, { detail: detailOf(code) }) }]),
        ),
      },
    },
  };
}

function json(description: string, schema: Parameters<typeof schemaRef>[0], headers: Json = {}): Json {
  return {
    description,
    headers: { ...idHeader, ...headers },
    content: { "application/json": { schema: schemaRef(schema) } },
  };
}

function bound(limit: number): string {
  return limit === Number.POSITIVE_INFINITY ? "any number of" : limit.toLocaleString("en-US");
}

function integerHeader(description: string): Json {
  return { description, schema: { type: "integer" } };
}

const idHeader: Json = {
  "X-Request-Id": { description: "The id sent, or a new one.", required: true, schema: { type: "string" } },
};

const standingHeaders: Json = {
  "X-RateLimit-Limit": integerHeader("Units per calendar month (UTC)."),
  "X-RateLimit-Remaining": integerHeader("Units left in this month."),
  "X-RateLimit-Reset": integerHeader("Seconds until the allowance is renewed."),
};
