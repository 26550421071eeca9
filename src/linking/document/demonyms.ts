import { loadDemonymLines } from "../../../data/lexicon/demonyms/load.ts";
import type { Language } from "../../contract/index.ts";
import { kept, loadedByLanguage } from "../../text/look-up.ts";
import { eachDemonym } from "./demonym-forms.ts";

/** Ids of places by their folded demonyms. */
type Demonyms = ReadonlyMap<string, readonly string[]>;

const demonyms = loadedByLanguage("loadDemonyms", async (language) =>
  read(await loadDemonymLines[language](), language),
);

/**
 * Loads the demonyms of a language, once; must be awaited before `placesOfDemonym` is asked for it. Undefined if they are
 * loaded.
 */
export const loadDemonyms = demonyms.load;

/** Ids of the places that a folded name is a demonym of. */
export function placesOfDemonym(language: Language, name: string): readonly string[] {
  return demonyms.of(language).get(name) ?? [];
}

function read(lines: string, language: Language): Demonyms {
  const places = new Map<string, string[]>();
  eachDemonym(lines, language, (form, id) => {
    const ids = kept(places, form, () => []);
    if (!ids.includes(id)) ids.push(id);
  });
  return places;
}
