import type { GoldDocument, GoldFault, GoldMention, ReadGold } from "../gold.ts";
import { faultsOfDocument } from "./check.ts";
import { isComment } from "./comment.ts";

/**
 * Reads marked text, one document per line: `[Jordan|Q41421] scored.`; `NIL` instead of an id, `?` before an id makes
 * the mention optional, `Q1/Q2` gives two right ids; a line that begins with `# ` is a comment. Ids of documents are
 * `<name>-<line>`.
 */
export function readMarkedGold(content: string, lang?: string, name: string = lang ?? "line"): ReadGold {
  const documents: GoldDocument[] = [];
  const faults: GoldFault[] = [];
  content.split(/\r?\n/).forEach((line, i) => {
    if (line.trim() === "" || isComment(line)) return;
    const document = readLine(line, `${name}-${i + 1}`, lang);
    documents.push(document);
    if (/[[\]|]/.test(document.text))
      faults.push({ document: document.id, detail: "has a bracket or a bar that does not mark a mention" });
    for (const fault of faultsOfDocument(document)) faults.push(fault);
  });
  return { documents, faults };
}

function readLine(line: string, id: string, lang: string | undefined): GoldDocument {
  const mentions: GoldMention[] = [];
  let text = "";
  let last = 0;
  for (const match of line.matchAll(/\[([^[\]|]+)\|(\??)(NIL|[^[\]|]+)\]/g)) {
    const [whole, surface = "", optional, meaning = ""] = match;
    text += line.slice(last, match.index);
    last = match.index + whole.length;
    const start = Array.from(text).length;
    text += surface;
    const [qid, ...alt] = meaning === "NIL" ? [null] : meaning.split("/");
    mentions.push({
      start,
      end: start + Array.from(surface).length,
      text: surface,
      qid: qid ?? null,
      ...(alt.length > 0 ? { alt: alt as string[] } : {}),
      ...(optional ? { optional: true } : {}),
    });
  }
  return { id, ...(lang === undefined ? {} : { lang }), text: text + line.slice(last), mentions };
}
