import type { CompiledDataset } from "../../datasets/dataset.ts";
import { AREA, COUNTRY, PLACE, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { foldText } from "../../text/fold.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { perRecord } from "../candidates/per-record.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";
import { eachNeighbour, INNER_AREA } from "./neighbours.ts";

const f = candidateFeatures.at;

/** The value for a place by the name of its part. With 2, the same answers are right with a lower probability. */
const BY_PART = 3;

/**
 * Writes which candidates are an area with a town of its name in it: "Lecce" is the town more often than its province,
 * which knowledge bases link to as often as it has municipalities. They also have names of parts as aliases of the whole:
 * "Manhattan" of New York City, "Sevilla" of Andalusia.
 */
export const writeTownOfArea: Rule = (rows, { world: { dataset } }) => {
  const { candidates } = rows;
  const places = candidates.filter(({ kind, kinds }) => kind !== "partial" && kinds & (AREA | SETTLEMENT));
  if (places.length < 2) return;
  const labelled = candidates.filter((place, i) => rows.has(f.label, i) && places.includes(place));
  const isByPart = (place: Candidate, i: number) =>
    rows.has(f.alias, i) &&
    places.includes(place) &&
    !(place.kinds & COUNTRY) &&
    labelled.some((part) => areBeside(place, part, dataset) && !haveCommonWord(place, part));
  const byPart = candidates.filter(isByPart);
  // What is only known to be a place has the bits of all places.
  const towns = places.filter(
    (place) => place.kinds & SETTLEMENT && (place.kinds & PLACE) !== PLACE && !byPart.includes(place),
  );
  const hasTown = (place: Candidate) =>
    (place.kinds & (AREA | SETTLEMENT)) === INNER_AREA &&
    towns.some((town) => areBeside(place, town, dataset));
  candidates.forEach((place, i) => {
    if (byPart.includes(place)) rows.set(f.has_town, i, BY_PART);
    else if (places.includes(place) && hasTown(place)) rows.mark(f.has_town, i);
  });
};

/** Whether a dataset relates two places. */
function areBeside(a: Candidate, b: Candidate, dataset: CompiledDataset): boolean {
  return (
    eachNeighbour(a.entity, dataset, (near) => near === b.entity) ||
    eachNeighbour(b.entity, dataset, (near) => near === a.entity)
  );
}

/** Whether two places have a word of their labels in common: "Rangoon" is another name of both Yangon and its region. */
function haveCommonWord(a: Candidate, b: Candidate): boolean {
  const words = wordsOfLabels(a.record);
  return [...wordsOfLabels(b.record)].some((word) => words.has(word));
}

const wordsOfLabels = perRecord(
  ({ labels }) =>
    new Set(Object.values(labels).flatMap((label) => foldText(label).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])),
);
