import type { GoldDocument, GoldFault, GoldMention, ReadGold } from "../gold.ts";
import { faultsOfDocument } from "./check.ts";

/**
 * Reads one document of brat standoff: the text, and the annotations (`T1\tPerson 0 5\tJordan`, offsets in code
 * points; the entity in a normalisation `N1\tReference T1 Wikidata:Q41421\tlabel`). A mention without one is NIL. A
 * mention in several pieces takes the span around them, and is a fault.
 *
 * @see https://brat.nlplab.org/standoff.html
 */
export function readBratGold(text: string, annotations: string, id: string, lang?: string): ReadGold {
  const faults: GoldFault[] = [];
  const spans = new Map<string, { start: number; end: number; text: string; type: string }>();
  const ids = new Map<string, string[]>();
  annotations.split("\n").forEach((line, i) => {
    const [key = "", head = "", tail = ""] = line.replace(/\r$/, "").split("\t");
    const fault = (detail: string) => faults.push({ document: id, detail: `line ${i + 1}: ${detail}` });
    if (key.startsWith("T")) {
      const match = /^(\S+) (\d+)(?: \d+;\d+)* (\d+)$/.exec(head);
      if (!match) fault(`"${head}" is not a type and a span`);
      if (head.includes(";")) fault(`${key} is in several pieces`);
      const [, type = "", start, end] = match ?? [];
      if (match) spans.set(key, { start: Number(start), end: Number(end), text: tail, type });
    } else if (key.startsWith("N")) {
      const [, target = "", reference = ""] = head.split(" ");
      ids.set(target, [...(ids.get(target) ?? []), reference.slice(reference.indexOf(":") + 1)]);
    }
  });
  for (const target of ids.keys())
    if (!spans.has(target))
      faults.push({ document: id, detail: `${target} is normalised but is not marked` });
  const mentions = [...spans].map(([key, span]): GoldMention => {
    const [qid = null, ...alt] = ids.get(key) ?? [];
    const discontinuous = faults.some(({ detail }) => detail.endsWith(`${key} is in several pieces`));
    return {
      ...span,
      ...(discontinuous ? { text: undefined } : {}),
      qid,
      ...(alt.length > 0 ? { alt } : {}),
    };
  });
  const document: GoldDocument = {
    id,
    ...(lang === undefined ? {} : { lang }),
    text,
    mentions: mentions.sort((a, b) => a.start - b.start || b.end - a.end),
  };
  return { documents: [document], faults: [...faults, ...faultsOfDocument(document)] };
}
