import * as v from "valibot";
import { jsonFaultInWords, ProblemError } from "../../contract/index.ts";
import { faultsOf } from "../../contract/shape.ts";
import type { GoldDocument, GoldFault, GoldMention, ReadGold } from "../gold.ts";
import { faultsOfDocument } from "./check.ts";

const itemSchema = v.object({
  id: v.optional(v.union([v.string(), v.number()])),
  text: v.string(),
  lang: v.optional(v.string()),
  gold: v.record(v.string(), v.object({ qid: v.nullable(v.string()), type: v.optional(v.string()) })),
});

/**
 * Reads a JSON list of `{ text, lang, gold: { surface: { qid } } }`. Every occurrence of a surface that is a word of
 * its own is a mention, the longest surface first; one that the text does not have is a fault.
 *
 * @throws ProblemError `invalid_json`, `invalid_request` when it is not a list
 */
export function readSurfacesGold(content: string): ReadGold {
  const items = parsed(content);
  const documents: GoldDocument[] = [];
  const faults: GoldFault[] = [];
  items.forEach((item, i) => {
    const result = v.safeParse(itemSchema, item);
    if (!result.success) {
      for (const { pointer, detail } of faultsOf(result.issues))
        faults.push({ document: `item ${i}`, detail: `${pointer || "/"} ${detail}` });
      return;
    }
    const { id = i + 1, text, lang, gold } = result.output;
    const mentions: GoldMention[] = [];
    for (const surface of Object.keys(gold).sort((a, b) => b.length - a.length)) {
      const found = occurrences(text, surface, mentions);
      if (found.length === 0)
        faults.push({ document: String(id), detail: `"${surface}" is not in the text` });
      for (const span of found) mentions.push({ ...span, text: surface, ...gold[surface]! });
    }
    const document = {
      id: String(id),
      ...(lang === undefined ? {} : { lang }),
      text,
      mentions: mentions.sort((a, b) => a.start - b.start),
    };
    documents.push(document);
    for (const fault of faultsOfDocument(document)) faults.push(fault);
  });
  return { documents, faults };
}

function parsed(content: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (cause) {
    throw new ProblemError("invalid_json", { detail: jsonFaultInWords(content), cause });
  }
  if (Array.isArray(value)) return value;
  throw new ProblemError("invalid_request", { detail: "must be a list of { text, lang, gold }" });
}

const letter = /[\p{L}\p{N}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Spans of a surface in code points, whole words only, where no longer surface is. */
function occurrences(
  text: string,
  surface: string,
  taken: readonly GoldMention[],
): { start: number; end: number }[] {
  if (surface === "") return [];
  const spans: { start: number; end: number }[] = [];
  for (let at = text.indexOf(surface); at >= 0; at = text.indexOf(surface, at + surface.length)) {
    const before = text.slice(0, at);
    const start = Array.from(before).length;
    const end = start + Array.from(surface).length;
    const next = text.slice(at + surface.length);
    const free = !taken.some((other) => start < other.end && other.start < end);
    if (free && isBorder(before.slice(-1), surface) && isBorder(next.slice(0, 1), surface))
      spans.push({ start, end });
  }
  return spans;
}

function isBorder(neighbour: string, surface: string): boolean {
  return !letter.test(neighbour) || unspaced.test(neighbour) || unspaced.test(surface);
}
