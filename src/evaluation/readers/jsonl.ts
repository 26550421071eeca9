import * as v from "valibot";
import { jsonFaultInWords, ProblemError } from "../../contract/index.ts";
import { faultsOf } from "../../contract/shape.ts";
import type { GoldDocument, GoldFault, ReadGold } from "../gold.ts";
import { faultsOfDocument } from "./check.ts";

const mentionSchema = v.object({
  start: v.number(),
  end: v.number(),
  text: v.optional(v.string()),
  qid: v.optional(v.nullable(v.string()), null),
  alt: v.optional(v.array(v.string())),
  type: v.optional(v.string()),
  optional: v.optional(v.boolean()),
});

const documentSchema = v.object({
  id: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
  ),
  lang: v.optional(v.string()),
  text: v.string(),
  span: v.optional(v.tuple([v.number(), v.number()])),
  mentions: v.array(mentionSchema),
});

/**
 * Reads gold in JSON lines, one document per line: `{ id, lang?, text, span?, mentions: [{ start, end, text?, qid,
 * alt?, type?, optional? }] }`, offsets in code points.
 *
 * @throws ProblemError `invalid_json` for a line that is not JSON; a line of a wrong shape is a fault
 */
export function readJsonLinesGold(content: string): ReadGold {
  const documents: GoldDocument[] = [];
  const faults: GoldFault[] = [];
  const seen = new Set<string>();
  content.split("\n").forEach((line, i) => {
    if (line.trim() === "") return;
    const parsed = v.safeParse(documentSchema, parsedLine(line, i + 1));
    if (!parsed.success) {
      for (const { pointer, detail } of faultsOf(parsed.issues))
        faults.push({ document: `line ${i + 1}`, detail: `${pointer || "/"} ${detail}` });
      return;
    }
    const document: GoldDocument = parsed.output;
    if (seen.has(document.id)) {
      faults.push({
        document: document.id,
        detail: `line ${i + 1}: the id is also that of an earlier document`,
      });
      return;
    }
    seen.add(document.id);
    documents.push(document);
    for (const fault of faultsOfDocument(document)) faults.push(fault);
  });
  return { documents, faults };
}

function parsedLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new ProblemError("invalid_json", { detail: jsonFaultInWords(line, number), cause });
  }
}
