import { toJsonSchema } from "@valibot/to-json-schema";
import type { Limits } from "../contract/index.ts";
import { resolveResponseSchema } from "../contract/schemas.ts";
import { describeAnswer } from "../http/describe-answer.ts";
import { requestSchema } from "../http/openapi-schemas.ts";

/** A JSON Schema of an object. */
export type ObjectSchema = { readonly type: "object"; readonly [key: string]: unknown };

const text = (description: string) => ({ type: "string", description }) as const;

/** Schema of a valibot object, without what clients of an older draft do not know. */
function written(schema: Parameters<typeof toJsonSchema>[0]): ObjectSchema {
  const options = { errorMode: "ignore", overrideSchema: describeAnswer } as const;
  const { $schema: _, ...rest } = toJsonSchema(schema, options);
  return rest as ObjectSchema;
}

const entity = {
  type: "object",
  properties: {
    id: text("Id of the entity."),
    label: text("In the language that was asked for, or else in another."),
    description: text("What the entity is."),
    types: { type: "array", items: { type: "string" } },
  },
  required: ["id", "label", "types"],
} as const;

const language = text("BCP 47 tag of labels and descriptions; default en.");

/** What tools take within the limits in force. */
export function inputsWithin(limits: Limits): Readonly<Record<ToolName, ObjectSchema>> {
  return { resolve_text: requestSchema(limits) as ObjectSchema, ...inputs };
}

/** The name of a tool. */
export type ToolName = "resolve_text" | keyof typeof inputs;

const inputs = {
  search_entities: {
    type: "object",
    properties: {
      query: text("A name, its beginning, or a name with typos."),
      limit: {
        type: "integer",
        minimum: 1,
        maximum: 50,
        description: "Maximum number of results; default 10.",
      },
      language,
    },
    required: ["query"],
  },
  get_entity: {
    type: "object",
    properties: { id: text("Id of an entity: Q90, or an IRI."), language },
    required: ["id"],
  },
  match_record: {
    type: "object",
    properties: {
      name: text("The name as the record has it."),
      type: text("The type that the entity has: Person, City, Organization …"),
      properties: {
        type: "object",
        description: 'What else the record says, by property: { "country": "Italy" }.',
        additionalProperties: true,
      },
      language,
      limit: {
        type: "integer",
        minimum: 1,
        maximum: 50,
        description: "Maximum number of candidates; default 5.",
      },
    },
    required: ["name"],
  },
} as const satisfies Record<string, ObjectSchema>;

const candidate = {
  ...entity,
  properties: {
    ...entity.properties,
    score: {
      type: "number",
      minimum: 0,
      maximum: 1,
      description: "Probability that the record means the entity.",
    },
    name: text("The name of the entity that was compared."),
    features: { type: "object", additionalProperties: { type: ["number", "boolean"] } },
  },
  required: [...entity.required, "score", "features"],
} as const;

/** What tools answer, as structured content. */
export const outputs: Readonly<Record<ToolName, ObjectSchema>> = {
  resolve_text: written(resolveResponseSchema),
  search_entities: {
    type: "object",
    properties: { entities: { type: "array", items: entity } },
    required: ["entities"],
  },
  get_entity: {
    type: "object",
    properties: {
      ...entity.properties,
      aliases: { type: "array", items: { type: "string" } },
      same_as: { type: "array", items: { type: "string" } },
      statements: {
        type: "array",
        items: {
          type: "object",
          properties: {
            property: text("Id of the property."),
            property_label: text("Its name."),
            value: text("Id of an entity, or a text."),
            value_label: text("The entity's label, or the text."),
          },
          required: ["property", "property_label", "value", "value_label"],
        },
      },
    },
    required: [...entity.required, "aliases", "same_as", "statements"],
  },
  match_record: {
    type: "object",
    properties: {
      match: {
        anyOf: [candidate, { type: "null" }],
        description: "Null where no candidate is certain enough.",
      },
      candidates: { type: "array", items: candidate },
    },
    required: ["match", "candidates"],
  },
};
