import { namesOf } from "../../datasets/entity.ts";
import { isLegalForm } from "../../datasets/names/derived-names.ts";
import { foldText } from "../../text/fold.ts";
import { ADJACENT, NUMBER, textOf } from "../../text/pieces.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { perRecord } from "../candidates/per-record.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital, isUpper } from "../document/document.ts";
import { CONNECTOR, EVERYDAY } from "../document/lexicon.ts";
import type { MentionSpan } from "../mention.ts";
import type { World } from "../world.ts";

/** A name written as code: small letters and digits, in parts. */
const code = /^(?=.*[-_\d])[a-z\d]+(?:[-_][a-z\d]+)*$/;

/**
 * Whether a mention is a part of a longer code: "billing-api" of "billing-api-client", "3E" of "3E-4410". A German
 * compound and a quality go on with a word: "X300-Akku", "X200-compatible".
 */
export function isPartOfCode(document: Document, { span: { from, to } }: MentionSpan): boolean {
  const { pieces } = document;
  const { text, start, end, gap, shape } = pieces;
  const written = text.slice(start[from], end[to - 1]);
  const isCode = code.test(written);
  if (!isCode && !/\d/.test(written)) return false;
  /** Whether a hyphen joins two pieces, of which one is beyond the mention. */
  const joins = (at: number, beyond: number) =>
    isJoined(document, at) &&
    gap[at] === ADJACENT &&
    /[-_]/.test(text[end[at - 1]!]!) &&
    (isCode ? code.test(`${textOf(pieces, beyond)}-0`) : (shape[beyond]! & NUMBER) !== 0);
  return joins(from, from - 1) || (joins(to, to) && !qualities.test(textOf(pieces, to)));
}

/** Words behind a hyphen that make no other name: "kestrel-x200-compatible". */
const qualities =
  /^(?:aware|based|compatible|driven|enabled|free|like|only|powered|ready|related|series|side|specific|style)$/;

/** Longest words in brackets behind initials, in UTF-16 units. */
const LONGEST_IN_BRACKETS = 80;

/** The words that a text gives for initials right behind them, folded: "AA (Alcohólicos Anónimos)". */
export function expansionOf(
  { pieces, text }: Document,
  { span: { from, to } }: MentionSpan,
): string | undefined {
  if (to - from !== 1 || !isUpper(pieces, from)) return undefined;
  const behind = text.slice(pieces.end[from], pieces.end[from]! + LONGEST_IN_BRACKETS);
  const [, words = ""] = /^ ?\(([^(),;]+)/.exec(behind) ?? [];
  const first = words.split(/[\s-]+/).map((word) => word.charAt(0));
  const initials = first.filter((letter) => letter !== letter.toLowerCase()).join("");
  return initials === textOf(pieces, from) ? foldText(words) : undefined;
}

/** Most words between the beginning of a firm's name and its legal form: "Partners", "& Finch Solicitors". */
const WORDS_OF_FIRM = 3;

/**
 * The words behind a mention that make it the beginning of the name of a firm, folded: "& Finch" of "Adler & Finch LLP",
 * "Holdings" of "Adler Holdings Ltd"; "" if no legal form ends them, or if a world has a name among them, as in "with Adler
 * Finch GmbH" where both are firms of a list.
 */
export function restOfFirm(document: Document, mention: MentionSpan, { dataset }: World): string {
  const { pieces } = document;
  const { text, start, end, count } = pieces;
  // The span may have more than the mention, which is then cut to a name of the world.
  let { to } = mention.span;
  while (to > 1 && end[to - 1]! > mention.end) to--;
  for (let at = to; at < count && at - to <= WORDS_OF_FIRM; at++) {
    // A headline takes the capitals of everyday words away, so the text itself is read.
    if (!/^ (?:& )?\p{Lu}$/u.test(text.slice(end[at - 1], start[at]! + 1))) return "";
    if (at > to && isLegalForm(pieces, at))
      return endsFirm(document, at) ? foldText(textOf(pieces, to, at)) : "";
    for (let last = at + 1; last <= Math.min(count, at + WORDS_OF_FIRM); last++)
      if (dataset.names.find(pieces, at, last) !== 0) return "";
  }
  return "";
}

/**
 * Whether a legal form ends a name. One that is an everyday word does not in a headline that goes on with a noun: "Kestrel
 * Offers Limited Warranty", "Adler Wins Company of the Year".
 */
function endsFirm(document: Document, at: number): boolean {
  if (!hasClass(document, at, EVERYDAY) || !isJoined(document, at + 1)) return true;
  return !isCapital(document, at + 1) && !hasClass(document, at + 1, CONNECTOR);
}

/** Letters by which two words are alike: "Organization" and "Organisation", "Bank" in two languages. */
const ALIKE = 4;

/** Whether a name of an entity has a word like one of some folded words. */
export function sharesWord({ record }: Candidate, words: string): boolean {
  const stems = stemsOfNames(record);
  return stemsOf(words).some((stem) => stems.has(stem));
}

const stemsOfNames = perRecord(
  (record) => new Set(namesOf(record).flatMap((name) => stemsOf(foldText(name)))),
);

function stemsOf(words: string): string[] {
  return words
    .split(/[\s-]+/)
    .filter((word) => word.length >= ALIKE)
    .map((word) => word.slice(0, ALIKE));
}

/** Most signs behind a name. */
const SIGNS = 2;

/** Whether an entity has no name with the signs of a mention, which make another name: "C++" is not C. */
export function hasOtherSigns(
  { record }: Candidate,
  { text }: Document,
  { start, end }: MentionSpan,
): boolean {
  const signs = signsIn(text.slice(start, end + SIGNS));
  return !signsOfNames(record).has(signs);
}

const signsOfNames = perRecord((record) => new Set(namesOf(record).map(signsIn)));

function signsIn(text: string): string {
  return /[a-z]([+#]+)(?![+#\w])/i.exec(text)?.[1] ?? "";
}
