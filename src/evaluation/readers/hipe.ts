import type { GoldDocument, GoldFault, GoldMention, ReadGold } from "../gold.ts";
import { faultsOfDocument } from "./check.ts";
import { isComment } from "./comment.ts";

/** What is collected of the document that is being read. */
interface Draft {
  id: string;
  lang: string | undefined;
  text: string;
  /** Length of the text in code points. */
  length: number;
  mentions: GoldMention[];
  open: { start: number; type: string; link: string } | undefined;
  glue: boolean;
}

/** A comment that says something of the documents after it; without tabs, which only lines of tokens have. */
const setting = /^#\s*(?:hipe\d+:)?(\w+)\s*=\s*([^\t]*)$/;

/**
 * Reads the tab-separated format of the HIPE campaigns: one token per line, a head line with column names, comments
 * `# hipe2022:document_id = …` and `# hipe2022:language = …`. Mentions are the IOB tags of `NE-COARSE-LIT`, entities
 * `NEL-LIT`: an id, `NIL`, or `_`, which is not to be linked and so optional. Tokens are joined by a blank, unless
 * `MISC` says `NoSpaceAfter`; a hyphen at a line's end (`EndOfLine`, `¬`) stays as it is.
 *
 * @see https://hipe-eval.github.io/HIPE-2022/data
 */
export function readHipeGold(content: string): ReadGold {
  const faults: GoldFault[] = [];
  const documents: GoldDocument[] = [];
  let columns: readonly string[] = [];
  let draft: Draft | undefined;
  let lang: string | undefined;
  const finish = () => {
    if (!draft) return;
    close(draft);
    const { id, text, mentions } = draft;
    const document = { id, ...(draft.lang === undefined ? {} : { lang: draft.lang }), text, mentions };
    documents.push(document);
    for (const fault of faultsOfDocument(document)) faults.push(fault);
    draft = undefined;
  };
  content.split("\n").forEach((raw, i) => {
    const line = raw.replace(/\r$/, "");
    if (line.startsWith("TOKEN\t")) columns = line.split("\t");
    else if (isComment(line) || setting.test(line)) {
      const [, name, value = ""] = setting.exec(line) ?? [];
      if (name === "document_id") {
        finish();
        draft = newDraft(value, lang);
      } else if (name === "language") {
        lang = value;
        if (draft) draft.lang = value;
      }
    } else if (line.trim() !== "") {
      draft ??= newDraft("1", lang);
      const cells = line.split("\t");
      const cell = (column: string) => cells[columns.indexOf(column)] ?? "_";
      if (columns.length === 0 || cells.length < 2)
        faults.push({
          document: draft.id,
          detail: `line ${i + 1}: is not a token with the columns of the header`,
        });
      else readToken(draft, cells[0]!, cell("NE-COARSE-LIT"), cell("NEL-LIT"), cell("MISC"), i + 1, faults);
    }
  });
  finish();
  return { documents, faults };
}

function newDraft(id: string, lang: string | undefined): Draft {
  return { id, lang, text: "", length: 0, mentions: [], open: undefined, glue: true };
}

function readToken(
  draft: Draft,
  token: string,
  tag: string,
  link: string,
  misc: string,
  line: number,
  faults: GoldFault[],
): void {
  const type = tag.slice(2);
  const continues = tag.startsWith("I-") && draft.open?.type === type;
  if (tag.startsWith("I-") && !continues)
    faults.push({ document: draft.id, detail: `line ${line}: ${tag} continues no mention` });
  if (!continues) close(draft);
  if (!draft.glue) {
    draft.text += " ";
    draft.length++;
  }
  if (!continues && /^[BI]-/.test(tag)) draft.open = { start: draft.length, type, link };
  draft.text += token;
  draft.length += Array.from(token).length;
  draft.glue = misc.split("|").includes("NoSpaceAfter");
}

function close(draft: Draft): void {
  const { open, length } = draft;
  if (!open) return;
  draft.open = undefined;
  const ids = open.link.split("|").filter((id) => id !== "NIL" && id !== "_" && id !== "");
  const [qid = null, ...alt] = ids;
  const text = Array.from(draft.text).slice(open.start, length).join("");
  draft.mentions.push({
    start: open.start,
    end: length,
    text,
    qid,
    ...(alt.length > 0 ? { alt } : {}),
    type: open.type,
    ...(open.link === "_" ? { optional: true } : {}),
  });
}
