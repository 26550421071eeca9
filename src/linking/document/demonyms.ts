import { loadDemonymLines } from "../../../data/lexicon/demonyms/load.ts";
import type { Language } from "../../contract/index.ts";
import { foldText } from "../../text/fold.ts";

/** Ids of places by the folded words for their people and things. */
export type Demonyms = ReadonlyMap<string, readonly string[]>;

const known = new Map<Language, Demonyms>();

/** Loads the words of a language, once; must be awaited before `demonymsOf` is asked for it. */
export async function loadDemonyms(language: Language): Promise<void> {
  if (known.has(language)) return;
  known.set(language, read(await loadDemonymLines[language](), language));
}

/** The words of a language that is loaded, in all forms. */
export function demonymsOf(language: Language): Demonyms {
  const demonyms = known.get(language);
  if (!demonyms) throw new Error(`loadDemonyms("${language}") was not awaited`);
  return demonyms;
}

/** Ids of the places whose people or things a folded name names. */
export function placesOfDemonym(language: Language, name: string): readonly string[] {
  return demonymsOf(language).get(name) ?? [];
}

function read(lines: string, language: Language): Demonyms {
  const places = new Map<string, string[]>();
  for (const line of lines.trim().split("\n")) {
    const [id = "", ...words] = line.split(" ");
    for (const word of words)
      for (const form of formsOf(foldText(word.replaceAll("+", " ").replaceAll("-", "")), language)) {
        const ids = places.get(form);
        if (!ids) places.set(form, [id]);
        else if (!ids.includes(id)) ids.push(id);
      }
  }
  return places;
}

/** Endings by which a language inflects adjectives and names of peoples: ending, and those that take its place. */
const endings: Readonly<Partial<Record<Language, readonly (readonly [ending: RegExp, forms: string])[]>>> = {
  en: [[/(?:an|er|on|i|ot)$/, "& &s"]],
  it: [
    [/o$/, "o a i e"],
    [/e$/, "e i"],
    [/a$/, "a i e"],
  ],
  fr: [
    [/en$/, "en ens enne ennes"],
    [/ec$/, "ec ecs ecque ecques"],
    [/$/, "& &e &s &es"],
  ],
  de: [
    [/isch$/, "& &e &en &er &es &em"],
    [/er$/, "& &n &s &in &innen"],
    [/e$/, "& &n &r"],
  ],
  es: [
    [/o$/, "o a os as"],
    [/(?<=[nsl])$/, "& &a &es &as"],
    [/e$/, "e es"],
  ],
  pt: [
    [/o$/, "o a os as ãos"],
    [/es$/, "es esa eses esas"],
    [/eu$/, "eu eia eus eias"],
    [/e$/, "e es"],
  ],
};

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
