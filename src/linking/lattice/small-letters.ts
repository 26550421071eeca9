import { bitsOf, SKOS_CONCEPT } from "../../datasets/knowledge/kinds.ts";
import { ALPHABETIC, CAPITAL } from "../../text/pieces.ts";
import { type Document, isEveryday } from "../document/document.ts";
import type { World } from "../world.ts";

const THING = bitsOf("product", "software", "idea", "role", "substance", "organism");

/**
 * Whether a name that the caller writes with a capital is also meant in small letters. It has several words that are
 * not all everyday words ("a kestrel lamp"), or it names a thing ("an electric kettle"). "The green party" may be any
 * party.
 */
export function isPhrase(
  document: Document,
  from: number,
  to: number,
  world: World,
  entity: number,
): boolean {
  return to - from > 1 && (!isPlain(document, from, to) || isThing(world, entity));
}

/**
 * Whether a span has everyday words only. In a pair, the other may be a number or a single letter: "50 cent", "a model
 * x". Longer rows of such words are no chance hit: "t-shirt blue l".
 */
function isPlain(document: Document, from: number, to: number): boolean {
  const { shape, start, end } = document.pieces;
  const isWord = (at: number) => !(shape[at]! & CAPITAL) && isEveryday(document, at, at + 1);
  const isSign = (at: number) => !(shape[at]! & ALPHABETIC) || end[at]! - start[at]! === 1;
  if (isEveryday(document, from, to)) return true;
  return to - from === 2 && ((isWord(from) && isSign(from + 1)) || (isSign(from) && isWord(from + 1)));
}

/** Whether common nouns name an entity: a product, a substance, an illness, a concept of a vocabulary. */
function isThing({ dataset }: World, entity: number): boolean {
  return (dataset.evidence.kinds(entity) & THING) !== 0 || dataset.typesOf(entity).includes(SKOS_CONCEPT);
}

/** Whether one of the entities of a name is also meant in small letters. */
export function namesPhrase(
  document: Document,
  from: number,
  to: number,
  world: World,
  node: number,
): boolean {
  const { names } = world.dataset;
  for (let posting = names.head(node); posting !== 0; posting = names.next(posting))
    if (isPhrase(document, from, to, world, names.entity(posting))) return true;
  return false;
}
