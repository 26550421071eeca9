import { PLACE } from "../../datasets/knowledge/kinds.ts";
import { DEMONYM, NAME } from "../../datasets/names/name-trie.ts";
import { mayBeDemonym, placesOfDemonym } from "../document/demonyms.ts";
import { DEMONYM_WORD } from "../document/lexicon.ts";
import { isTongue } from "../document/tongues.ts";
import { type CandidateGenerator, foundBy } from "./candidate.ts";
import { nameOf } from "./spellings.ts";

/** Adds the place whose people or things a word names: "Iraqi" leads to Iraq, even if the world lacks the word. */
export const addDemonym: CandidateGenerator = (document, from, to, found) => {
  const { world } = found;
  if (world.kind !== "public") return;
  // "In English" means the language, if the world has it.
  if (
    to - from === 1 &&
    isTongue(document, from) &&
    [...found.values()].some(({ entity }) => world.dataset.typesOf(entity).includes("language"))
  ) {
    found.keep(
      ({ entity, form }) =>
        form === NAME || (form !== DEMONYM && !(world.dataset.evidence.kinds(entity) & PLACE)),
    );
    return;
  }
  // Few words are folded: the lexicon knows the demonyms of one word.
  const mayBe =
    to - from === 1
      ? document.lexicon.wordClass(document.pieces, from) & DEMONYM_WORD
      : mayBeDemonym(document, from);
  if (!mayBe) return;
  const name = nameOf(document, { from, to });
  for (const id of placesOfDemonym(document.language, name)) {
    const entity = world.dataset.find(id);
    if (entity === undefined || !world.dataset.alive(entity)) continue;
    found.add(foundBy({ entity, kind: "folded", source: "demonym", form: DEMONYM }));
  }
};
