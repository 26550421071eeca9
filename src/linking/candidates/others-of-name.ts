import { namesOf } from "../../datasets/entity.ts";
import { isParticle } from "../../datasets/names/person-names.ts";
import { foldText } from "../../text/fold.ts";
import { ADJACENT, NUMBER, PERIOD, textOf } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { ARTICLE, COMMON, EVERYDAY, GIVEN_NAME, TITLE } from "../document/lexicon.ts";
import type { PieceRange } from "../mention.ts";
import type { World } from "../world.ts";
import { isPart } from "./candidate.ts";
import type { FoundList } from "./found-list.ts";
import { perRecord } from "./per-record.ts";

/**
 * Drops the entities of a caller that were found by a part of their name, where the text has another given name or another
 * maker right before it: the Lovelace of "Adam Lovelace" is not Ada Lovelace, nor a "Zorb X3000" the Kestrel X3000. A
 * number behind everyday words names nothing alone: "Room 101".
 */
export function dropOthersOfName(document: Document, { from, to }: PieceRange, found: FoundList): void {
  if (isCount(document, from, to) || isOtherModel(document, to))
    found.keep((one) => one.kind !== "short_name");
  const other = givenNameBefore(document, from) || makerBefore(document, from, to);
  if (other === "") return;
  found.keep((one) => !isPart(one) || hasWord(found.world, one.entity, other));
}

/** Whether a span has everyday words and numbers only. */
function isCount({ pieces, wordClass }: Document, from: number, to: number): boolean {
  const isNumber = (at: number) => (pieces.shape[at]! & NUMBER) !== 0;
  if (to - from < 2 || isNumber(from) || !isNumber(to - 1)) return false;
  for (let at = from; at < to; at++) if (!(isNumber(at) || wordClass[at]! & EVERYDAY)) return false;
  return true;
}

/** Whether a hyphen goes on behind a number: "Volta 650-X" is another model than the Volta 650. */
function isOtherModel({ pieces }: Document, to: number): boolean {
  const { text, end, shape, gap } = pieces;
  return (shape[to - 1]! & NUMBER) !== 0 && gap[to] === ADJACENT && text[end[to - 1]!] === "-";
}

/** The capitalised word before a code of letters and digits or the number of a model, folded; "" without one. */
function makerBefore(document: Document, from: number, to: number): string {
  const { pieces } = document;
  const at = from - 1;
  if (!isJoined(document, from) || !((pieces.shape[from]! | pieces.shape[to - 1]!) & NUMBER)) return "";
  return isCapital(document, at) && !hasClass(document, at, EVERYDAY) ? foldText(textOf(pieces, at)) : "";
}

/** The given name or the initial before a last name and its particles ("Klaus von Bülow"), folded; "" if there is none. */
function givenNameBefore(document: Document, to: number): string {
  const { pieces, startsSentence } = document;
  let from = to;
  while (isJoined(document, from) && isParticle(pieces, from - 1)) from--;
  const at = from - 1;
  if (!isJoined(document, from) || !isCapital(document, at) || hasClass(document, at, TITLE | ARTICLE))
    return "";
  // "Olá Uwe": a word at the start of a sentence, before a given name alone, is a greeting or a verb. "Marie Le Goff" is a
  // name.
  const isAlone = !(isJoined(document, from + 1) && isCapital(document, from + 1));
  if (startsSentence[at] && isAlone && hasClass(document, at, COMMON) && hasClass(document, from, GIVEN_NAME))
    return "";
  const word = textOf(pieces, at);
  const isInitial = word.length === 1 && pieces.gap[from] === PERIOD;
  return isInitial || hasClass(document, at, GIVEN_NAME) ? foldText(word) : "";
}

/** Whether an entity has a word in its names, or one that begins with a single letter. */
function hasWord({ dataset }: World, entity: number, word: string): boolean {
  const { words, initials } = wordsOfNames(dataset.record(entity));
  return word.length === 1 ? initials.has(word) : words.has(word);
}

/** The folded words of an entity's names, and the letters that they begin with. */
const wordsOfNames = perRecord((record) => {
  const words = new Set(namesOf(record).flatMap((name) => foldText(name).split(/[^\p{L}]+/u)));
  return { words, initials: new Set(Array.from(words, (word) => word.charAt(0))) };
});
