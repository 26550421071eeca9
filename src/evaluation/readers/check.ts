import type { GoldDocument, GoldFault, GoldMention } from "../gold.ts";
import { answerIdentity } from "../identity.ts";

/**
 * Faults of a document's gold: offsets outside the text or the annotated part, a text that is not the slice, two
 * mentions on one span, mentions that cross, an invalid id.
 */
export function faultsOfDocument(document: GoldDocument): GoldFault[] {
  const points = Array.from(document.text);
  const [from, to] = document.span ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const faults: GoldFault[] = [];
  const report = ({ start, end }: GoldMention, detail: string) =>
    faults.push({ document: document.id, span: `${start}-${end}`, detail });
  for (const mention of document.mentions) {
    const { start, end, text, qid, alt = [] } = mention;
    if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end <= start)
      report(mention, "is not a span: start must be a whole number below end");
    else if (end > points.length) report(mention, `ends beyond the text's ${points.length} code points`);
    else if (text !== undefined && points.slice(start, end).join("") !== text)
      report(mention, `"${text}" is not the slice, which is "${points.slice(start, end).join("")}"`);
    if (start < from || end > to) report(mention, `lies outside the annotated part ${from}-${to}`);
    for (const id of [...(qid === null ? [] : [qid]), ...alt])
      if (typeof id !== "string" || answerIdentity(id) === "")
        report(mention, `${JSON.stringify(id)} is not a valid id`);
  }
  return [...faults, ...overlapFaults(document)];
}

/** Nested mentions are fine; two required ones on one span, or two that cross, are not. */
function overlapFaults({ id, mentions }: GoldDocument): GoldFault[] {
  const required = mentions
    .filter(({ optional }) => !optional)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const faults: GoldFault[] = [];
  const open: GoldMention[] = [];
  for (const mention of required) {
    while (open.length > 0 && open.at(-1)!.end <= mention.start) open.pop();
    const outer = open.at(-1);
    if (outer && outer.start === mention.start && outer.end === mention.end)
      faults.push({ document: id, span: `${mention.start}-${mention.end}`, detail: "is marked twice" });
    else if (outer && mention.end > outer.end)
      faults.push({
        document: id,
        span: `${mention.start}-${mention.end}`,
        detail: `crosses the mention ${outer.start}-${outer.end}`,
      });
    open.push(mention);
  }
  return faults;
}
