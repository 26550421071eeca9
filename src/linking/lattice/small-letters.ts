import { bitsOf, SKOS_CONCEPT } from "../../datasets/knowledge/kinds.ts";
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
  return to - from > 1 && (!isEveryday(document, from, to) || isThing(world, entity));
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
