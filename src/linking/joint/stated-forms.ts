import {
  joiningWords,
  legalFormFamilies,
  partnerWords,
  unspacedFormFamilies,
} from "../../../data/lexicon/legal-form-families.ts";
import {
  legalFormsInWords,
  legalFormsStatedBefore,
  smallLegalForms,
} from "../../../data/lexicon/legal-forms-in-words.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { foldText } from "../../text/fold.ts";
import { perRecord } from "../candidates/per-record.ts";
import type { MentionSpan } from "../mention.ts";

/** The family of each legal form, by the first form of its line. */
const families = new Map<string, string>();
for (const line of [...legalFormFamilies, ...unspacedFormFamilies]) {
  const [family = "", ...others] = line.split(" ");
  for (const form of [family, ...others]) families.set(form, family);
}

const partners = new Set(partnerWords);
const joining = new Set(joiningWords);

/** Forms in words, the longest first, each with the short form. */
const inWords = legalFormsInWords
  .flatMap((line) => {
    const [short = "", ...long] = line.split("|").map(foldText);
    return long.map((words) => [` ${words} `, ` ${short} `] as const);
  })
  .sort(([a], [b]) => b.length - a.length);

/** The families of the legal forms that the labels of an entity have. */
export const formsOfEntity: (record: EntityRecord) => ReadonlySet<string> = perRecord(
  ({ labels }) => new Set(Object.values(labels).flatMap((label) => [...formsOf(label)])),
);

/** The families of the legal forms that end a name or begin it. */
function formsOf(name: string): ReadonlySet<string> {
  const words = wordsOf(name);
  const { form, at } = formAtEnd(words);
  const forms = new Set<string>();
  if (form !== "" && at > 0) forms.add(form);
  else if (words.length > 1 && before.has(words[0]!)) forms.add(families.get(words[0]!)!);
  for (const unspaced of unspacedFormFamilies)
    if (name.startsWith(unspaced) || name.endsWith(unspaced)) forms.add(unspaced);
  return forms;
}

const before = new Set(legalFormsStatedBefore);

/** Characters behind a name in which its legal form stands: "Gesellschaft mit beschränkter Haftung" has 37. */
const BEHIND = 60;
/** Most words of a form: "GmbH & Co. KG" has four, one in words has four. */
const MOST_WORDS = 5;
/** A form of this many words is always a legal form: "società per azioni". */
const IN_WORDS = 3;

/** The families of the legal forms that a text states of a mention: in it, right behind it or right before it. */
export function formsStated(
  text: string,
  { start, end }: Pick<MentionSpan, "start" | "end">,
): ReadonlySet<string> {
  const own = formsOf(text.slice(start, end));
  if (own.size > 0) return own;
  const behind =
    text
      .slice(end, end + BEHIND)
      .match(/^,? ([^\n,;:!?]+)/u)?.[1]
      ?.split(" ") ?? [];
  for (let count = Math.min(behind.length, MOST_WORDS); count > 0; count--) {
    const words = behind.slice(0, count);
    const { form, at } = formAtEnd(wordsOf(words.join(" ")));
    if (form !== "" && at === 0 && (count >= IN_WORDS || words.every(isWrittenAsForm)))
      return new Set([form]);
  }
  const word = text.slice(Math.max(0, start - 8), start).match(/(?<=^|[ '’])(\p{L}+) $/u)?.[1] ?? "";
  const form = before.has(foldText(word)) ? families.get(foldText(word)) : undefined;
  return new Set(form === undefined ? [] : [form]);
}

/**
 * Whether a word may be a legal form, or a part of one, as it is written: with a capital or a stop, or in small letters
 * if it is not an everyday word: "Bianchi srl", but not "Bianchi sa", which "knows".
 */
function isWrittenAsForm(word: string): boolean {
  return /^\p{Lu}|\.|^[^\p{L}]+$/u.test(word) || joining.has(word) || smallForms.has(word);
}

const smallForms = new Set(smallLegalForms);

/**
 * Words of a name, folded, without full stops. Single letters in a row are joined, and long legal forms become short
 * ones.
 */
function wordsOf(name: string): readonly string[] {
  let text = ` ${foldText(name.replaceAll(".", ""))
    .split(/[^\p{L}]+/u)
    .join(" ")
    .trim()} `;
  for (const [words, short] of inWords) text = text.replace(words, short);
  text = text.replace(/(?<= \p{L}) (?=\p{L} )/gu, "");
  return text.trim().split(" ");
}

/** The family of the legal form at the end of some words, "" if there is none, and where it begins. */
function formAtEnd(words: readonly string[]): { readonly form: string; readonly at: number } {
  const last = words.length - 1;
  const behind = families.get(words[last]!);
  let at = behind === undefined ? last + 1 : last;
  let partner = false;
  while (at > 0 && (partners.has(words[at - 1]!) || joining.has(words[at - 1]!)))
    partner = partners.has(words[--at]!) || partner;
  const head = partner && at > 0 ? families.get(words[at - 1]!) : undefined;
  // A general partner with a legal form is another firm: "GmbH & Co. KG".
  if (head !== undefined) return { form: `${head} ${behind ?? "kg"}`, at: at - 1 };
  return { form: behind ?? "", at: partner ? at : last };
}
