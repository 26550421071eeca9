import { namesOf } from "../../datasets/entity.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL, PERIOD, textOf } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { COMMON, GIVEN_NAME, TITLE } from "../document/lexicon.ts";
import type { Span } from "../mention.ts";
import type { World } from "../world.ts";
import { type FoundList, isPart } from "./candidate.ts";

/**
 * Drops the entities of a caller that were found by a part of their name, where the text has another given name right
 * before it: the Lovelace of "Adam Lovelace" is not Ada Lovelace.
 */
export function dropOthersOfName(document: Document, span: Span, world: World, found: FoundList): void {
  const given = givenNameBefore(document, span.from);
  if (given === "") return;
  found.keep((one) => !isPart(one) || hasWord(world, one.entity, given));
}

/** The given name or the initial right before a piece, folded; "" if there is none. */
function givenNameBefore(
  { pieces, wordClass, boundaryBefore, startsSentence }: Document,
  from: number,
): string {
  const at = from - 1;
  if (at < 0 || boundaryBefore[from] !== OPEN || !(pieces.shape[at]! & CAPITAL)) return "";
  if (wordClass[at]! & TITLE) return "";
  // "Olá Uwe": a word at the start of a sentence, before a given name, is a greeting or a verb.
  if (startsSentence[at] && wordClass[at]! & COMMON && wordClass[from]! & GIVEN_NAME) return "";
  const word = textOf(pieces, at);
  const isInitial = word.length === 1 && pieces.gap[from] === PERIOD;
  return isInitial || wordClass[at]! & GIVEN_NAME ? foldText(word) : "";
}

/** Whether an entity has a word in its names, or one that begins with a single letter. */
function hasWord({ dataset }: World, entity: number, word: string): boolean {
  return namesOf(dataset.record(entity)).some((name) =>
    foldText(name)
      .split(/[^\p{L}]+/u)
      .some((other) => (word.length === 1 ? other.startsWith(word) : other === word)),
  );
}
