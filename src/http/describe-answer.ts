import type { OverrideSchemaContext } from "@valibot/to-json-schema";
import { answerNotes } from "../contract/answer-notes.ts";
import {
  candidateSchema,
  competitorSchema,
  evidenceSchema,
  mentionSchema,
  nearestSchema,
  resolvedEntitySchema,
  resolveResponseSchema,
  signalsSchema,
  twinSchema,
  warningSchema,
} from "../contract/schemas.ts";

/** What the fields of each schema of an answer mean. */
const notesOf = new Map<unknown, Readonly<Record<string, string>>>([
  [resolveResponseSchema, answerNotes.ResolveResponse],
  [mentionSchema, answerNotes.Mention],
  [resolvedEntitySchema, answerNotes.ResolvedEntity],
  [signalsSchema, answerNotes.Signals],
  [candidateSchema, answerNotes.Candidate],
  [evidenceSchema, answerNotes.Evidence],
  [nearestSchema, answerNotes.NearestName],
  [competitorSchema, answerNotes.Competitor],
  [twinSchema, answerNotes.PublicTwin],
  [warningSchema, answerNotes.Fault],
]);

/** The JSON Schema of a part of an answer with what its fields mean; undefined for any other schema. */
export function describeAnswer({
  valibotSchema,
  jsonSchema,
}: OverrideSchemaContext): OverrideSchemaContext["jsonSchema"] | undefined {
  const notes = notesOf.get(valibotSchema);
  if (notes === undefined) return undefined;
  const properties = Object.entries(jsonSchema.properties ?? {}).map(([name, schema]) => [
    name,
    typeof schema === "object" ? { ...schema, description: notes[name] } : schema,
  ]);
  return { ...jsonSchema, properties: Object.fromEntries(properties) };
}
