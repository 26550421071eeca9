import type { CompiledDataset } from "../../datasets/dataset.ts";
import { AREA, COUNTRY, PLACE, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { FOLLOWED, type JointMention } from "./joint-mention.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/**
 * Writes which candidates are an area with a town of its name in it: "Lecce" is the town more often than its province,
 * which knowledge bases link to as often as it has municipalities.
 */
export function writeTownOfArea(
  values: Float32Array,
  { candidates, row }: JointMention,
  dataset: CompiledDataset,
): void {
  const areas: number[] = [];
  const towns = new Set<number>();
  candidates.forEach(({ entity, kind }, i) => {
    if (entity < 0 || kind === "partial") return;
    const kinds = dataset.evidence.kinds(entity) & PLACE;
    if ((kinds & (AREA | SETTLEMENT)) === (AREA & ~COUNTRY)) areas.push(i);
    // What is only known to be a place has the bits of all places.
    if (kinds & SETTLEMENT && kinds !== PLACE) towns.add(entity);
  });
  if (areas.length === 0 || towns.size === 0) return;
  const around = new Set<number>();
  for (const town of towns) for (const near of neighbours(town, dataset)) around.add(near);
  for (const i of areas) {
    const { entity } = candidates[i]!;
    if (around.has(entity) || neighbours(entity, dataset).some((near) => towns.has(near)))
      values[row + i * WIDTH + f.has_town] = 1;
  }
}

function neighbours(entity: number, dataset: CompiledDataset): number[] {
  const near: number[] = [];
  const last = Math.min(dataset.degree(entity), FOLLOWED);
  for (let n = 0; n < last; n++) near.push(dataset.neighbour(entity, n));
  return near;
}
