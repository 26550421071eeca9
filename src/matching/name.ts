import { legalForms } from "../../data/lexicon/legal-forms.ts";
import { normalise } from "../text/fold.ts";

const formWords = new Set(legalForms);

/** A name as it is compared: case, accents and punctuation gone. */
export interface ComparedName {
  /** Folded words with one space between. */
  readonly text: string;
  readonly words: readonly string[];
}

/** Dots inside an abbreviation: `S.p.A.` is one word, as `SpA` is. */
const innerDots = /(?<=(?:^|[\s.(])\p{L})\.(?=\p{L}(?:[\s.,)]|$))/gu;

/** A name made ready to be compared. */
export function comparedName(name: string): ComparedName {
  const text = normalise(name.includes(".") ? name.replace(innerDots, "") : name);
  return { text, words: text === "" ? [] : text.split(" ") };
}

/** Whether a word only says the legal form of a firm (`gmbh`, `inc`). */
export function isLegalForm(word: string): boolean {
  return formWords.has(word);
}

/** The words that tell: without legal forms, unless there is nothing else. */
export function contentOf(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !isLegalForm(word));
  return content.length > 0 ? content : words;
}
