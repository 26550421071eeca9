import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { limitsWith } from "../../src/contract/index.ts";
import { createMatcher } from "../../src/matching/index.ts";
import { readExtendQuery } from "../../src/reconciliation/extend.ts";
import { createReconciliationHandler } from "../../src/reconciliation/index.ts";
import { readQueries02 } from "../../src/reconciliation/queries-0.2.ts";
import { readQueries10 } from "../../src/reconciliation/queries-1.0.ts";
import { externalRepository } from "../external-repository.ts";
import { people } from "./people.ts";

const specs = externalRepository(
  "reconciliation-api/specs",
  "8d66bdba2e351a890a1126f2a8f139c9afd47553",
  "RECONCILIATION_SPECS",
);

// biome-ignore lint/suspicious/noExplicitAny: JSON documents, walked by key
type Json = any;

const read = (path: string): Json => JSON.parse(specs.read(path));
const filesOf = (folder: string) => specs.files(folder).filter((name) => name.endsWith(".json"));

const base = "http://localhost/reconcile";
const handler = createReconciliationHandler(createMatcher({ dataset: people }));
const json = async (path: string, init?: RequestInit): Promise<Json> =>
  (await handler(new Request(base + path, init))).json();
const limits = limitsWith();

describe.skipIf(!specs.folder).each(["0.2", "1.0-draft"])(
  `version %s of the specification${specs.note}`,
  (version) => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    (addFormats as unknown as typeof addFormats.default)(ajv);

    beforeAll(() => {
      // What the manifests' schemas say of authentication lies at another place: any object with a type.
      ajv.addSchema({
        $id: "http://swagger.io/v2/schema.json",
        definitions: {
          securityDefinitions: { additionalProperties: { type: "object", required: ["type"] } },
        },
      });
      for (const file of filesOf(`${version}/schemas/`)) {
        if (file.endsWith("openapi.json")) continue;
        const schema = read(file);
        ajv.addSchema(
          { ...schema, $schema: "http://json-schema.org/draft-07/schema#" },
          file.split("/").at(-1)!.replace(".json", ""),
        );
      }
    });

    const faultsOf = (schema: string, value: unknown) => {
      const check = ajv.getSchema(schema)!;
      return check(value) ? [] : check.errors;
    };

    const isDraft = version === "1.0-draft";
    const root = isDraft ? "/1.0-draft" : "";
    const posted = (path: string, name: string, body: unknown): [string, RequestInit] =>
      isDraft
        ? [
            `/1.0-draft${path}`,
            { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
          ]
        : ["", { method: "POST", body: new URLSearchParams({ [name]: JSON.stringify(body) }) }];

    it("our manifest is valid", async () => {
      expect(faultsOf("manifest", await json(root))).toEqual([]);
    });

    it("valid batches of the examples are read and answered validly", async () => {
      const files = filesOf(`${version}/examples/reconciliation-query-batch/valid/`);
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        const batch = read(file);
        expect(faultsOf("reconciliation-query-batch", batch), file).toEqual([]);
        const answer = await json(...posted("/match", "queries", batch));
        expect(faultsOf("reconciliation-result-batch", answer), file).toEqual([]);
      }
    });

    it("invalid batches of the examples are refused", () => {
      const read1 = isDraft ? readQueries10 : readQueries02;
      const files = filesOf(`${version}/examples/reconciliation-query-batch/invalid/`);
      expect(files.length).toBeGreaterThan(2);
      for (const file of files)
        expect(() => read1(read(file), undefined, limits), file).toThrow("invalid_request");
    });

    it("an answer with candidates, types and features is valid", async () => {
      const query = isDraft
        ? { queries: [{ type: "Person", conditions: [{ matchType: "name", propertyValue: "Jose Garcia" }] }] }
        : { q: { query: "Jose Garcia", type: "Person" } };
      const answer = await json(...posted("/match", "queries", query));
      expect((isDraft ? answer.results[0].candidates : answer.q.result).length).toBeGreaterThan(1);
      expect(faultsOf("reconciliation-result-batch", answer)).toEqual([]);
    });

    it("data extension is valid, for the examples' queries and for ours", async () => {
      const files = filesOf(`${version}/examples/data-extension-query/valid/`);
      const queries = files.map((file) => read(file));
      for (const query of [
        ...queries,
        { ids: ["p1", "o1"], properties: [{ id: "country" }, { id: "label@de" }, { id: "type" }] },
      ]) {
        readExtendQuery(query, limits);
        expect(
          faultsOf("data-extension-response", await json(...posted("/extend", "extend", query))),
        ).toEqual([]);
      }
      expect(
        faultsOf("data-extension-property-proposal", await json(`${root}/extend/propose?type=Person`)),
      ).toEqual([]);
    });

    it("suggestions are valid", async () => {
      const kinds = {
        entity: ["suggest-entities-response", "jo"],
        type: ["suggest-types-response", ""],
        property: ["suggest-properties-response", ""],
      };
      for (const [kind, [schema = "", prefix = ""]] of Object.entries(kinds)) {
        const answer = await json(`${root}/suggest/${kind}?prefix=${prefix}`);
        expect(answer.result.length).toBeGreaterThan(0);
        expect(faultsOf(schema, answer), kind).toEqual([]);
      }
    });

    it("its other examples are what its schemas say", () => {
      expect(limits.batchQueries).toBeGreaterThanOrEqual(50);
      for (const file of filesOf(`${version}/examples/`)) {
        const [, , kind = "", state] = file.split("/");
        if (!ajv.getSchema(kind)) continue;
        expect(faultsOf(kind, read(file))?.length === 0, file).toBe(state === "valid");
      }
    });
  },
);
