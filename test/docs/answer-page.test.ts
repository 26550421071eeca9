import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withFieldTables } from "../../scripts/answer-page.ts";
import { answerNotes } from "../../src/contract/answer-notes.ts";
import { matchKinds, reasons } from "../../src/contract/schemas.ts";
import { openApiDocument } from "../../src/http/openapi.ts";
import { root } from "../package/packed.ts";
import { fieldTexts } from "./field-texts.ts";

const page = join(root, "docs/guides/answer.md");

describe("docs/guides/answer.md", () => {
  it("lists the fields of an answer as the OpenAPI document has them", () => {
    const text = readFileSync(page, "utf8");
    if (process.env.UPDATE_DOCS) writeFileSync(page, withFieldTables(text));
    expect(readFileSync(page, "utf8")).toBe(withFieldTables(text));
    expect(text.match(/^<!-- fields: /gm)).toHaveLength(Object.keys(answerNotes).length);
  });

  it("explains each kind of match and each reason", () => {
    const text = readFileSync(page, "utf8");
    for (const one of [...matchKinds, ...reasons]) expect(text).toContain(`\n| \`${one}\` | `);
  });
});

describe("the OpenAPI document", () => {
  it("describes the fields of an answer as the documented types do", () => {
    const texts = {
      ...fieldTexts(join(root, "src/contract/answer.ts")),
      ...fieldTexts(join(root, "src/contract/problem.ts")),
    };
    const { Mention, ...others } = answerNotes;
    for (const [name, notes] of Object.entries(others)) expect([name, notes]).toEqual([name, texts[name]]);
    // These depend on the status, so that each of the two types of mentions has a text of its own.
    const { status, entity, reason, next_action, ...fields } = Mention;
    expect(fields).toEqual(texts.MentionFields);
    expect([status, entity, reason, next_action].every((text) => text.length > 0)).toBe(true);
  });

  it("describes every field of every answer", () => {
    const { ResolveRequest: _, ...answers } = openApiDocument().components.schemas!;
    const bare: string[] = [];
    const walk = (schema: unknown, path: string): void => {
      if (typeof schema !== "object" || schema === null) return;
      const { properties = {}, items } = schema as { properties?: Record<string, object>; items?: object };
      for (const [name, field] of Object.entries(properties)) {
        if (!("description" in field)) bare.push(`${path}.${name}`);
        walk(field, `${path}.${name}`);
      }
      walk(items, `${path}[]`);
    };
    for (const [name, schema] of Object.entries(answers)) walk(schema, name);
    expect(bare).toEqual([]);
  });
});
