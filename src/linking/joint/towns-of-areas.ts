import { AREA, PLACE, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";
import { eachNeighbour, INNER_AREA } from "./neighbours.ts";

const f = candidateFeatures.at;

/**
 * Writes which candidates are an area with a town of its name in it: "Lecce" is the town more often than its province,
 * which knowledge bases link to as often as it has municipalities.
 */
export const writeTownOfArea: Rule = (rows, { world: { dataset } }) => {
  const areas: number[] = [];
  rows.candidates.forEach(({ kind, kinds }, i) => {
    if (kind !== "partial" && (kinds & (AREA | SETTLEMENT)) === INNER_AREA) areas.push(i);
  });
  if (areas.length === 0) return;
  const towns = new Set<number>();
  // What is only known to be a place has the bits of all places.
  for (const { entity, kind, kinds } of rows.candidates)
    if (kind !== "partial" && kinds & SETTLEMENT && (kinds & PLACE) !== PLACE) towns.add(entity);
  if (towns.size === 0) return;
  const around = new Set<number>();
  for (const town of towns) eachNeighbour(town, dataset, (near) => around.add(near));
  for (const i of areas) {
    const { entity } = rows.candidates[i]!;
    if (around.has(entity) || eachNeighbour(entity, dataset, (near) => towns.has(near)))
      rows.mark(f.has_town, i);
  }
};
