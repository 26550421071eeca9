import { endings } from "../../../data/lexicon/demonyms/endings.ts";
import type { Language } from "../../contract/index.ts";
import { foldText } from "../../text/fold.ts";

/** All forms of the demonyms in lines of `data/lexicon/demonyms`, sorted; only those of one piece. */
export function demonymWords(lines: string, language: Language): string {
  const words = new Set<string>();
  eachDemonym(lines, language, (form) => {
    if (!form.includes(" ")) words.add(form);
  });
  return [...words].sort().join("\n");
}

/** Calls back with each folded form of each demonym in the lines, and the id of its place. */
export function eachDemonym(
  lines: string,
  language: Language,
  visit: (form: string, id: string) => void,
): void {
  for (const line of lines.trim().split("\n")) {
    const [id = "", ...words] = line.split(" ");
    for (const word of words)
      for (const form of formsOf(foldText(word.replaceAll("+", " ").replaceAll("-", "")), language))
        visit(form, id);
  }
}

function formsOf(word: string, language: Language): Set<string> {
  const forms = new Set([word]);
  for (const [ending, list] of endings[language] ?? []) {
    if (!ending.test(word)) continue;
    for (const form of list.split(" "))
      forms.add(form.includes("&") ? form.replace("&", word) : word.replace(ending, foldText(form)));
    break;
  }
  return forms;
}
