import { SETTLEMENT, WATER } from "../../datasets/knowledge/kinds.ts";
import { FUNCTION } from "../document/lexicon.ts";
import type { Lattice } from "./lattice.ts";

/**
 * What the water in its name adds to the log-odds of a town. Of three sentences that begin with "Frankfurt an der Oder",
 * 0.5 finds it whole in none, 1 in two and 1.5 in all.
 */
const AT_WATER = 2;

/**
 * What a German name of a town with its water adds to the log-odds of an arc: "Frankfurt an der Oder" is another town
 * than Frankfurt. A world has the whole name, and a town and a water of its parts.
 */
export function watersideOdds(lattice: Lattice, arc: number): number {
  const { wordClass } = lattice.document;
  const from = lattice.from[arc]!;
  const last = lattice.to[arc]! - 1;
  if (last - from < 2 || !lattice.isNamed(arc) || !(lattice.kinds(arc) & SETTLEMENT)) return 0;
  let town = last;
  while (town - 1 > from && wordClass[town - 1]! & FUNCTION) town--;
  const has = (begin: number, to: number, kind: number) =>
    (lattice.kinds(lattice.find(begin, to)) & kind) !== 0;
  return town < last && has(from, town, SETTLEMENT) && has(last, last + 1, WATER) ? AT_WATER : 0;
}
