import type { NameLookup } from "./name-lookup.ts";

/** Most postings of a name of a pack that its facts are made of: the rest have the same forms. */
const LOOKED_AT = 64;

/** The first postings of a node. */
export function firstPostings(names: NameLookup, node: number): number[] {
  const first: number[] = [];
  for (let p = names.head(node); p !== 0 && first.length < LOOKED_AT; p = names.next(p)) first.push(p);
  return first;
}
