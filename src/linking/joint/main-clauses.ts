import { PLACE } from "../../datasets/knowledge/kinds.ts";
import { COMMA } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { CONNECTOR, FUNCTION } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { type DefiningNoun, defining } from "./defining-words.ts";

/** Most pieces from the preposition to the name: "On the long road from York to Bristol". */
const MOST_OF_ADVERBIAL = 8;

/** Words that continue a noun: "a man who", "una ciudad que". */
const relative = /^(?:that|which|who|whose|where|qui|que|dont|ou|où|che|cui|dove|donde|quem|onde)$/;

/**
 * Whether a name ends an adverbial, so that the noun behind its comma begins the main clause: "On the road to Bristol, a
 * dog barked", but "In Java, an island of Indonesia, the ground shook".
 */
export function beginsMainClause(document: Document, from: number, noun: DefiningNoun): boolean {
  if (!isInAdverbial(document, from)) return false;
  const verb = hasVerb(document, noun.end);
  if (verb || closesWithComma(document, noun.end)) return verb;
  return !(noun.kinds & PLACE);
}

/** Whether a preposition begins the clause of a name, maybe behind one word: "LOST near Oxford". */
function isInAdverbial(document: Document, from: number): boolean {
  let start = from;
  while (start > 0 && isJoined(document, start) && from - start < MOST_OF_ADVERBIAL) start--;
  if (isJoined(document, start) || start === from) return false;
  const isPreposition = (at: number) => at < from && defining.prepositions.hasAt(document, at);
  return isPreposition(start) || (!hasClass(document, start, FUNCTION) && isPreposition(start + 1));
}

/** Whether a verb stands right behind a noun, or behind an adjective: "a dog barked", "un chien noir a mordu". */
function hasVerb(document: Document, end: number): boolean {
  const { lexicon } = document;
  if (!isJoined(document, end) || continues(document, end)) return false;
  if (hasClass(document, end, FUNCTION)) return true;
  if (!lexicon.adjectivesFollow) return !isCapital(document, end);
  return (
    isJoined(document, end + 1) && hasClass(document, end + 1, FUNCTION) && !continues(document, end + 1)
  );
}

/** Whether a word continues a noun: "a man on a bicycle", "a man who". */
function continues(document: Document, at: number): boolean {
  return (
    hasClass(document, at, CONNECTOR) ||
    defining.prepositions.hasAt(document, at) ||
    relative.test(wordAt(document, at))
  );
}

function closesWithComma(document: Document, end: number): boolean {
  let at = end;
  while (isJoined(document, at)) at++;
  return document.pieces.gap[at] === COMMA;
}
