import { legalForms } from "../../../data/lexicon/legal-forms.ts";
import {
  furtherLegalForms,
  legalFormsBefore,
  legalFormsInWords,
} from "../../../data/lexicon/legal-forms-in-words.ts";
import { foldText } from "../../text/fold.ts";

const further = new Set(furtherLegalForms);
const forms = new Set([...legalForms, ...further]);
const before = new Set(legalFormsBefore.map(foldText));

/** The ways to write each form in words, by the short form, and the forms in words by their last word; all folded. */
const inWords = new Map<string, readonly string[]>();
const byLast = new Map<
  string,
  { readonly words: string; readonly count: number; readonly short: string }[]
>();
for (const line of legalFormsInWords) {
  const [short = "", ...long] = line.split("|").map(foldText);
  inWords.set(short, long);
  for (const words of long) {
    const all = words.split(" ");
    const last = all.at(-1)!;
    byLast.set(last, [...(byLast.get(last) ?? []), { words, count: all.length, short }]);
  }
}

/** A firm that is being closed or founded: "GmbH i. L.", "S.r.l. in liquidazione". */
const state = /,? (?:i\. ?[gil]\.|(?:in|en|em) (?:liquida\p{L}+|gründung|insolvenz))$/iu;

const keyOf = (word: string) => foldText(word.replace(/[.,\s]/g, ""));

/** Names of a firm. */
export interface FirmNames {
  /** The same with the legal form in other words. */
  readonly whole: readonly string[];
  /** Without the legal form. */
  readonly stems: readonly string[];
}

/**
 * Names of a firm whose legal form the rules for all names do not read: "e.K.", "S.r.l.s.", "GmbH i.L.", forms in words, and
 * French ones before the name.
 */
export function firmNames(text: string): FirmNames {
  const name = text.replace(state, "");
  const words = name.split(" ");
  const whole = name === text ? [] : [name];
  const stems: string[] = [];
  const first = keyOf(words[0]!);
  if (words.length > 1 && before.has(first)) stems.push(words.slice(1).join(" "));
  const stem = withoutForm(words);
  if (stem !== undefined) stems.push(stem);
  const last = keyOf(words.at(-1)!);
  for (const { words: form, count, short } of byLast.get(last.replace(/[()]/g, "")) ?? [])
    if (words.length > count && endsWith(words, count, form))
      whole.push(`${bare(words.slice(0, -count))} ${short}`);
  if (words.length > 1 && !/(?:^|[ .&])Co\.?$/i.test(words.at(-2)!))
    for (const one of inWords.get(last) ?? []) stems.push(`${words.slice(0, -1).join(" ")} ${one}`);
  return { whole, stems };
}

/** A name without the form behind it, if that has stops or is one that no pack knows; undefined without one. */
function withoutForm(words: readonly string[]): string | undefined {
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const form = words.slice(-count);
    const key = keyOf(form.join(""));
    if (further.has(key) || (forms.has(key) && form.every((word) => word.includes("."))))
      return bare(words.slice(0, -count));
  }
  return undefined;
}

function endsWith(words: readonly string[], count: number, form: string): boolean {
  return foldText(words.slice(-count).join(" ")).replace(/[.,()]/g, "") === form;
}

const bare = (words: readonly string[]) => words.join(" ").replace(/,$/, "");
