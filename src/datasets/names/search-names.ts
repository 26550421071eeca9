import { cut } from "../../text/pieces.ts";
import type { CompiledDataset } from "../dataset.ts";

/** Entities that have a name, in any case and with or without accents; the best known first. */
export function searchNames(dataset: CompiledDataset, name: string): number[] {
  const pieces = cut(name);
  if (pieces.count === 0) return [];
  const { names } = dataset;
  const found = new Set<number>();
  for (let p = names.head(names.find(pieces, 0, pieces.count)); p !== 0; p = names.next(p))
    if (dataset.alive(names.entity(p))) found.add(names.entity(p));
  return [...found].sort((a, b) => dataset.mass(b) - dataset.mass(a) || a - b);
}
