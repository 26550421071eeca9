import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { type ProblemCode, problemTable } from "../../src/contract/index.ts";
import { examples } from "../../src/http/examples.ts";
import { openApiDocument } from "../../src/http/index.ts";
import { httpProblems } from "../contract/http.ts";
import { resolverProblems } from "../contract/problems.ts";
import { checkDocumented } from "./documented.ts";
import { post, sendTo, testHandler, testOptions } from "./service.ts";

const document = openApiDocument();

/** A JSON Schema, as far as it is looked at here. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

function optionalFields({ properties = {}, required = [] }: Schema): [string, Schema][] {
  return Object.entries(properties).filter(([name]) => !required.includes(name));
}

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1 for a public validator", async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document) as never);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("says of every operation whether it needs a key", () => {
    expect(document.security).toEqual([]);
    const keyed = Object.entries(document.paths).flatMap(([path, { get, post }]) =>
      [get, post].some((operation) => (operation as { security?: unknown } | undefined)?.security)
        ? [path]
        : [],
    );
    expect(keyed).toEqual(["/accounts/{account_id}/resolve", "/v1/resolve", "/resolve", "/accounts/me"]);
  });

  it("is served at /openapi.json", async () => {
    const response = await sendTo(await testHandler())("/openapi.json");
    const { limits, costHeaders } = await testOptions();
    expect(await response.json()).toEqual(
      JSON.parse(JSON.stringify(openApiDocument({ limits, costHeaders }))),
    );
  });

  it("says that every optional field of a request may be null", () => {
    const { ResolveRequest } = document.components.schemas as Record<string, Schema>;
    const { properties } = ResolveRequest!;
    expect(optionalFields(ResolveRequest!).length).toBeGreaterThan(6);
    for (const schema of [
      ResolveRequest!,
      properties!.mentions!.items!,
      properties!.mentions!.items!.properties!.candidates!.items!,
      properties!.dataset!.anyOf![0]!.items!,
    ]) {
      for (const [name, field] of optionalFields(schema)) {
        const types = field.anyOf ? field.anyOf.map(({ type }) => type) : field.type;
        expect([name, types]).toEqual([name, expect.arrayContaining(["null"])]);
      }
    }
    expect(properties!.confidence).toMatchObject({ type: ["number", "null"], minimum: 0, maximum: 1 });
    expect(properties!.include!.items).toEqual({ type: "string", enum: ["candidates", "evidence"] });
  });

  it("states the limits in force", () => {
    const { ResolveRequest } = openApiDocument({
      limits: { mentions: 7, textCodePoints: 0, bodyBytes: 1234 },
    }).components.schemas as Record<string, Schema>;
    expect(ResolveRequest!.properties!.mentions).toMatchObject({ maxItems: 7 });
    expect(ResolveRequest!.properties!.text).not.toHaveProperty("maxLength");
    expect(JSON.stringify(openApiDocument({ limits: { bodyBytes: 1234 } }))).toContain("at most 1,234 bytes");
    expect(document.components.schemas!.ResolveRequest).toMatchObject({
      properties: { text: { maxLength: 100_000 }, mentions: { maxItems: 5_000 } },
    });
  });

  it("points only at what it holds", () => {
    const schemas = document.components.schemas ?? {};
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(named.length).toBeGreaterThan(3);
    for (const [, name] of named) expect(Object.keys(schemas)).toContain(name);
  });

  it("names every code that a resolve call can answer", () => {
    const { responses } = document.paths["/accounts/{account_id}/resolve"]!.post as { responses: object };
    const named = [...JSON.stringify(responses).matchAll(/"code":"(\w+)"/g)].map(
      ([, code]) => code as ProblemCode,
    );
    const unmatched: ProblemCode[] = ["not_found", "method_not_allowed"];
    const answered = [...httpProblems.map(([code]) => code), ...resolverProblems.map(({ code }) => code)];
    for (const code of answered.filter((one) => !unmatched.includes(one))) expect(named).toContain(code);
    for (const code of named) expect(Object.keys(problemTable)).toContain(code);
  });

  it("has the product webhook under webhooks", () => {
    expect(Object.keys(document.webhooks)).toEqual(["before_productkg_create", "productkg_preupdate"]);
  });

  for (const [name, { request, outcomes }] of Object.entries(examples)) {
    it(`shows the example ${name}, which answers as it says`, async () => {
      const response = await sendTo(await testHandler())("/v1/resolve", post(request));
      const { mentions } = (await response.json()) as {
        mentions: { text: string; entity: { id: string } | null; reason?: string }[];
      };
      expect(mentions.map((m) => [m.text, m.entity?.id ?? m.reason])).toEqual(outcomes);
    });
  }

  it("is what responses are checked against: the check can fail", async () => {
    const answer = (status: number, body: unknown, type = "application/json") =>
      checkDocumented(
        "POST",
        "/v1/resolve",
        new Response(JSON.stringify(body), {
          status,
          headers: { "Content-Type": type, "X-Request-Id": "1" },
        }),
      );
    await expect(answer(200, { mentions: [] })).rejects.toThrow("is no ResolveResponse");
    await expect(answer(418, {})).rejects.toThrow("is not documented");
    await expect(answer(422, { code: "invalid_span" }, "application/problem+json")).rejects.toThrow(
      "is no Problem",
    );
    await expect(answer(200, {}, "text/html")).rejects.toThrow("has the type text/html");
  });
});
