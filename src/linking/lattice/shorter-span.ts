import type { CompiledDataset } from "../../datasets/dataset.ts";
import { HAS_LABEL } from "../../datasets/names/name-facts.ts";
import { ALIAS, FORM, NAME } from "../../datasets/names/name-trie.ts";
import { ADJACENT, CAPITAL, COMMA } from "../../text/pieces.ts";
import { PerWorld } from "../candidates/per-world.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { ABBREVIATION, ARTICLE, CLITIC, COMMON, FUNCTION, TITLE } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import { greatestMass } from "./known-names.ts";

/**
 * Whether a part of a name of several words is the better reading. Examples are "Santa Fe" of "Santa Fe, N.M.", and
 * "Reagan" of "President Reagan" where the entity has both names. "U.S." is better than "The U.S.", which is not a
 * club "The U's". A label is always read whole: "Washington, D.C.", "Queen Victoria".
 */
export function prefersShorterSpan(
  document: Document,
  world: World,
  from: number,
  to: number,
  node: number,
): boolean {
  const { wordClass, pieces } = document;
  const { dataset } = world;
  const bits = wordClass[from]!;
  if (bits & ARTICLE && isInitials(document, from + 1, to)) return true;
  if (hasArticleOfSentence(document, world, from, to, node) || isElided(document, dataset, from, node))
    return true;
  if (hasShortPlace(document, from, to)) return !hasLabel(dataset, node);
  if (!(bits & TITLE) || !(pieces.shape[from]! & CAPITAL)) return false;
  const rest = dataset.names.find(pieces, from + 1, to);
  return rest !== 0 && !hasLabel(dataset, node) && sharesEntity(world, node, rest);
}

/**
 * Whether an article has its capital only from the start of the sentence: "The United States" there is the same as
 * "the United States" elsewhere. A label with the article ("The Hague") stays whole, unless an entity without it is
 * better known.
 */
function hasArticleOfSentence(
  { wordClass, startsSentence, pieces }: Document,
  world: World,
  from: number,
  to: number,
  node: number,
): boolean {
  const { dataset } = world;
  if (!startsSentence[from] || !(wordClass[from]! & ARTICLE) || !(pieces.shape[from + 1]! & CAPITAL))
    return false;
  if (to - from === 2 && wordClass[from + 1]! & (COMMON | FUNCTION)) return false;
  const rest = dataset.names.find(pieces, from + 1, to);
  return rest !== 0 && isBetterKnown(world, rest, node);
}

/** Whether an elided particle stands before the name: "d'Écosse" is "Écosse", while "d'Artagnan" is a label. */
function isElided(
  { wordClass, pieces }: Document,
  dataset: CompiledDataset,
  from: number,
  node: number,
): boolean {
  if (!(wordClass[from]! & CLITIC) || pieces.gap[from + 1] !== ADJACENT || pieces.shape[from]! & CAPITAL)
    return false;
  return !hasLabel(dataset, node);
}

/** By how much an entity without the article must be better known than the one with it. */
const BETTER = 2;

/** Whether the entity of a name without the article is better known than the one with it. */
function isBetterKnown(world: World, rest: number, node: number): boolean {
  const { dataset } = world;
  return betterKnown.get(
    world,
    node,
    () => massAs(dataset, rest, NAME, ALIAS) > BETTER * massAs(dataset, node, NAME),
  );
}

/** By the node of the longer name, which has the same words each time: thousands of entities may have a name. */
const betterKnown = new PerWorld<number, boolean>(() => 0, true);
const sharing = new PerWorld<number, boolean>(() => 0, true);

/** Popularity of the best known entity that has a name in one of some forms. */
function massAs(dataset: CompiledDataset, node: number, ...forms: number[]): number {
  return greatestMass(dataset, node, (p) => forms.includes(dataset.names.form(p) & FORM));
}

/** Whether an abbreviated region follows a place and a comma: "Santa Fe, N.M.", "Austin, TX". */
function hasShortPlace(document: Document, from: number, to: number): boolean {
  const { pieces, wordClass } = document;
  let after = to - 1;
  while (after > from && pieces.gap[after] !== COMMA) after--;
  if (after === from) return false;
  return to - after === 1
    ? (wordClass[after]! & ABBREVIATION) !== 0 || pieces.end[after]! - pieces.start[after]! === 2
    : isInitials(document, after, to);
}

function hasLabel(dataset: CompiledDataset, node: number): boolean {
  return (dataset.nameFact(node, 0) & HAS_LABEL) !== 0;
}

/** Whether an entity has both names: one and the other, which is the one without its title. */
function sharesEntity(world: World, one: number, other: number): boolean {
  return sharing.get(world, one, () => {
    const { names } = world.dataset;
    const entities = new Set<number>();
    for (let p = names.head(one); p !== 0; p = names.next(p)) entities.add(names.entity(p));
    for (let p = names.head(other); p !== 0; p = names.next(p))
      if (entities.has(names.entity(p))) return true;
    return false;
  });
}

/** Whether a span is initials with full stops: "U.S.", "D.C.", but not "p.m.". */
function isInitials({ pieces, boundaryBefore }: Document, from: number, to: number): boolean {
  if (to - from < 2) return false;
  for (let i = from; i < to; i++) {
    if (pieces.end[i]! - pieces.start[i]! !== 1 || !(pieces.shape[i]! & CAPITAL)) return false;
    if (i > from && (boundaryBefore[i] !== OPEN || pieces.gap[i] === ADJACENT)) return false;
  }
  return true;
}
