import { loadDemonymLines } from "../../../data/lexicon/demonyms/load.ts";
import type { Language } from "../../contract/index.ts";
import { kept, loadedByLanguage } from "../../text/look-up.ts";
import { cut } from "../../text/pieces.ts";
import { eachDemonym } from "./demonym-forms.ts";
import type { Document } from "./document.ts";

interface Demonyms {
  /** Ids of places by their folded demonyms. */
  readonly places: ReadonlyMap<string, readonly string[]>;
  /** Hashes of the first words of those of several words: few mentions begin with one. */
  readonly firstWords: ReadonlySet<number>;
}

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
  return demonyms.of(language).places.get(name) ?? [];
}

/** Whether some words, two or more, may be a demonym, by the first of them: "South African". */
export function mayBeDemonym({ language, pieces }: Document, from: number): boolean {
  return demonyms.of(language).firstWords.has(pieces.hash[from]!);
}

function read(lines: string, language: Language): Demonyms {
  const places = new Map<string, string[]>();
  const firstWords = new Set<number>();
  eachDemonym(lines, language, (form, id) => {
    const ids = kept(places, form, () => []);
    if (!ids.includes(id)) ids.push(id);
    const { count, hash } = cut(form);
    if (count > 1) firstWords.add(hash[0]!);
  });
  return { places, firstWords };
}
