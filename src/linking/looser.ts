import type { CompiledDataset } from "../datasets/compiled.ts";
import { FORM, NAME } from "../datasets/name-trie.ts";
import { CAPITAL, COMMA } from "../text/pieces.ts";
import type { Document } from "./document.ts";
import { ABBREVIATION, ARTICLE, TITLE } from "./lexicon.ts";
import { isInitials } from "./segmentation.ts";

/**
 * Whether a name of several words is a looser one of its entity, whose parts are the better reading: "Santa Fe,
 * N.M.", "President Reagan" of somebody whom "Reagan" means too. A label is never one: "Washington, D.C." and "Queen
 * Victoria" are written so. "The U.S." is none of a club "The U's" either.
 */
export function isLooser(
  document: Document,
  dataset: CompiledDataset,
  from: number,
  to: number,
  node: number,
): boolean {
  const { category, pieces } = document;
  const bits = category[from]!;
  if (bits & ARTICLE && isInitials(document, from + 1, to)) return true;
  if (hasShortPlace(document, from, to)) return !hasLabel(dataset, node);
  if (!(bits & TITLE) || !(pieces.shape[from]! & CAPITAL)) return false;
  const rest = dataset.names.find(pieces, from + 1, to);
  return rest !== 0 && !hasLabel(dataset, node) && sharesEntity(dataset, node, rest);
}

/** A place and behind the comma, written short, where it is: "Santa Fe, N.M.", "Austin, TX". */
function hasShortPlace(document: Document, from: number, to: number): boolean {
  const { pieces, category } = document;
  let after = to - 1;
  while (after > from && pieces.gap[after] !== COMMA) after--;
  if (after === from) return false;
  return to - after === 1
    ? (category[after]! & ABBREVIATION) !== 0 || pieces.end[after]! - pieces.start[after]! === 2
    : isInitials(document, after, to);
}

function hasLabel(dataset: CompiledDataset, node: number): boolean {
  const { names } = dataset;
  for (let p = names.head(node); p !== 0; p = names.next(p))
    if ((names.form(p) & FORM) === NAME && dataset.alive(names.entity(p))) return true;
  return false;
}

function sharesEntity({ names }: CompiledDataset, one: number, other: number): boolean {
  const entities = new Set<number>();
  for (let p = names.head(one); p !== 0; p = names.next(p)) entities.add(names.entity(p));
  for (let p = names.head(other); p !== 0; p = names.next(p)) if (entities.has(names.entity(p))) return true;
  return false;
}
