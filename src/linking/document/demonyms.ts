import { loadDemonymLines } from "../../../data/lexicon/demonyms/load.ts";
import type { Language } from "../../contract/index.ts";
import { kept } from "../../text/look-up.ts";
import { eachDemonym } from "./demonym-forms.ts";

/** Ids of places by their folded demonyms. */
type Demonyms = ReadonlyMap<string, readonly string[]>;

const known = new Map<Language, Demonyms>();

/**
 * Loads the demonyms of a language, once; must be awaited before `placesOfDemonym` is asked for it. Undefined if they are
 * loaded.
 */
export function loadDemonyms(language: Language): Promise<void> | undefined {
  return known.has(language) ? undefined : load(language);
}

async function load(language: Language): Promise<void> {
  known.set(language, read(await loadDemonymLines[language](), language));
}

/** Ids of the places that a folded name is a demonym of. */
export function placesOfDemonym(language: Language, name: string): readonly string[] {
  const demonyms = known.get(language);
  if (!demonyms) throw new Error(`loadDemonyms("${language}") was not awaited`);
  return demonyms.get(name) ?? [];
}

function read(lines: string, language: Language): Demonyms {
  const places = new Map<string, string[]>();
  eachDemonym(lines, language, (form, id) => {
    const ids = kept(places, form, () => []);
    if (!ids.includes(id)) ids.push(id);
  });
  return places;
}
