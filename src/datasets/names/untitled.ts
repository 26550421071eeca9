import { legalForms } from "../../../data/lexicon/legal-forms.ts";
import { nameTitles, shortTitles, titleParts } from "../../../data/lexicon/name-titles.ts";
import { foldText } from "../../text/fold.ts";

const short = new Set(shortTitles);
const forms = new Set(legalForms);
const titles = new Set([...nameTitles, ...titleParts.map(foldText), ...short]);

/**
 * The name of a person without the titles before it, of two words at least: "Pastor Elias Moreira", "Dr. med. Eva Kolb".
 *
 * @param person whether the caller says that it is a person. Without that, only abbreviations are titles: there are a
 *   Lord Nelson Pub and a General Electric Company.
 */
export function withoutTitles(text: string, person: boolean): string {
  const words = text.replace(/(?<= [Hh]\.) (?=[Cc]\.)/, "").split(" ");
  // Without its title, "Dr. Pepper Group" would be Pepper.
  if (!person && forms.has(foldText(words.at(-1)!.replaceAll(".", "")))) return text;
  let first = 0;
  while (first < words.length - 2 && isTitle(words[first]!, person)) first++;
  return words.slice(first).join(" ");
}

function isTitle(word: string, person: boolean): boolean {
  const whole = foldText(word.replace(/[.-]/g, ""));
  if (!person && !word.includes(".") && !short.has(whole)) return false;
  // Spanish "D. Rafael"; somebody with this initial has the rest of the name, too.
  if (titles.has(whole) || word === "D.") return true;
  return foldText(word)
    .split(/[.-]+/)
    .every((part) => part === "" || titles.has(part));
}
