import * as v from "valibot";
import { limits, type ProblemCode, type ProblemDocument, problemTable } from "../contract/index.ts";

/** All codes, as a non-empty list. */
const problemCodes = Object.keys(problemTable) as [ProblemCode, ...ProblemCode[]];

/** The RFC 9457 document as a schema: for the OpenAPI document and for answers of other services. */
export const problemSchema: v.GenericSchema<ProblemDocument> = v.object({
  type: v.pipe(v.string(), v.description("An IRI that ends in the code.")),
  title: v.pipe(v.string(), v.description("What the code means; the same for every problem of the code.")),
  status: v.pipe(v.number(), v.integer(), v.description("HTTP status.")),
  code: v.pipe(v.picklist(problemCodes), v.description("Stable: the field to branch on.")),
  detail: v.optional(v.pipe(v.string(), v.description("What is wrong, in words. Every 422 has it."))),
  instance: v.optional(v.pipe(v.string(), v.description("The id under which the problem was logged."))),
  errors: v.optional(
    v.pipe(
      v.array(
        v.object({
          pointer: v.pipe(v.string(), v.description("JSON Pointer (RFC 6901) into the request body.")),
          detail: v.pipe(v.string(), v.description("What is wrong there, in words.")),
        }),
      ),
      v.maxLength(limits.problemPointers),
      v.description("All faults found, at most 20."),
    ),
  ),
}) as v.GenericSchema<ProblemDocument>;
