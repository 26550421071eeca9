import type { CompiledDataset } from "../../datasets/dataset.ts";
import { AREA, COUNTRY, PLACE, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { kept } from "../../text/look-up.ts";
import { mapInSteps } from "../../text/pauser.ts";
import type { Pieces } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import type { Span } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { eachNeighbour, type JointMention, type JointText, LIKELY } from "./joint-mention.ts";
import { MentionRows } from "./mention-rows.ts";

const f = candidateFeatures.at;

/** Least belief that a region is one: in "MILWAUKEE, WOODS" the second name is not a region. */
const LIKELY_REGION = 0.5;

/** The bits of an area that is not a country. */
const INNER_AREA: number = AREA & ~COUNTRY;

/** The bits of a place that lies in a country. */
const PLACE_IN_COUNTRY: number = PLACE & ~COUNTRY;

/** Most regions behind one name that are compared; a text with more is a table. */
const MOST_REGIONS = 16;

/** Mentions of one place name that have the same region behind their comma. */
interface InRegion {
  /** The entities that the region may mean. */
  readonly region: ReadonlySet<number>;
  readonly places: JointMention[];
}

/**
 * Writes which candidates lie in another country than the region behind the mention: "Vienna, Virginia" is not in
 * Austria. And writes which candidates lie in the region of another mention of the name, and not in that of this
 * mention: "Paris, France" tells that "Paris, Texas" is another Paris, whatever other entities have the name.
 */
export async function writeRegions({ values, mentions, world, document, pause }: JointText): Promise<void> {
  const { dataset } = world;
  const byName = new Map<string, Map<string, InRegion>>();
  await mapInSteps(pause, mentions.slice(0, -1), (place, m) => {
    const behind = mentions[m + 1]!;
    if (!hasRegionBehind(document, place, behind)) return;
    const region = likelyOf(behind, (entity) => (dataset.evidence.kinds(entity) & AREA) !== 0);
    if (region.size === 0) return;
    const rows = new MentionRows(values, place);
    if (!isListed(behind, mentions[m + 2])) writeAbroad(rows, behind, region, dataset);
    const name = wordsOf(document.pieces, place.mention.span);
    const regions = kept(byName, name, () => new Map<string, InRegion>());
    kept(regions, [...region].join(" "), () => ({ region, places: [] })).places.push(place);
  });
  for (const regions of byName.values()) {
    if (regions.size < 2 || regions.size > MOST_REGIONS) continue;
    for (const { region, places } of regions.values()) {
      const others = new Set<number>();
      for (const other of regions.values()) for (const entity of other.region) others.add(entity);
      for (const entity of region) others.delete(entity);
      const regionOf = regionsOf(region, others, dataset);
      await mapInSteps(pause, places, (place) => writeOther(new MentionRows(values, place), regionOf));
    }
  }
}

/** Whether a region follows: "Paris, Texas", but no list ("Berne, Zurich, Saint-Gall"). */
function hasRegionBehind({ text, pieces }: Document, place: JointMention, behind: JointMention): boolean {
  const { from, to } = place.mention.span;
  if (to === from || behind.mention.span.from !== to || text[place.mention.end] !== ",") return false;
  return from === 0 || text[pieces.end[from - 1]!] !== ",";
}

/** Whether a further mention follows right behind or after one word: "in London, Germany and Japan" is a list. */
function isListed(region: JointMention, further: JointMention | undefined): boolean {
  return further !== undefined && further.mention.span.from - region.mention.span.to <= 1;
}

/** Writes which places have a relation with a country, and with none that the area behind the comma has one with. */
function writeAbroad(
  rows: MentionRows,
  behind: JointMention,
  region: ReadonlySet<number>,
  dataset: CompiledDataset,
): void {
  const { evidence } = dataset;
  // Behind the comma of a country there is nothing to learn: a country has relations with many others.
  const areas = likelyOf(behind, (entity) => (evidence.kinds(entity) & AREA) === INNER_AREA);
  if (areas.size === 0) return;
  const home = new Set([...region].filter((entity) => evidence.kinds(entity) & COUNTRY));
  for (const area of areas) for (const country of countriesOf(area, dataset)) home.add(country);
  rows.candidates.forEach(({ entity }, i) => {
    if (entity < 0 || !(evidence.kinds(entity) & PLACE_IN_COUNTRY)) return;
    const countries = countriesOf(entity, dataset);
    if (countries.length === 0 || countries.some((country) => home.has(country))) return;
    if (!liesIn(entity, areas, dataset)) rows.mark(f.abroad, i);
  });
}

/** The countries that an entity has a relation with. What is only known to be a place has the bits of all places. */
function countriesOf(entity: number, dataset: CompiledDataset): number[] {
  const countries: number[] = [];
  eachNeighbour(entity, dataset, (near) => {
    if ((dataset.evidence.kinds(near) & (COUNTRY | SETTLEMENT)) === COUNTRY) countries.push(near);
  });
  return countries;
}

/** The words of a mention, as a key for comparison. */
function wordsOf({ hash, hash2 }: Pieces, { from, to }: Span): string {
  return `${hash.slice(from, to)} ${hash2.slice(from, to)}`;
}

/** The entities that pass the test among the likely meanings of a mention, if it likely means one of them. */
function likelyOf(
  { candidates, beliefs }: JointMention,
  passes: (entity: number) => boolean,
): ReadonlySet<number> {
  const entities = new Set<number>();
  let belief = 0;
  for (let i = 0; i < Math.min(candidates.length, LIKELY); i++) {
    const { entity } = candidates[i]!;
    if (entity < 0 || !passes(entity)) continue;
    entities.add(entity);
    belief += beliefs[i]!;
  }
  return belief > LIKELY_REGION ? entities : new Set();
}

function writeOther(rows: MentionRows, regionOf: RegionOf): void {
  const { candidates } = rows;
  if (!candidates.some(({ entity }) => regionOf(entity) === "other")) return;
  candidates.forEach(({ entity, kind }, i) => {
    const region = regionOf(entity);
    // A candidate with only a part of the name does not replace the other place: "London, Ontario" is not a museum of
    // London.
    if (region === "other" || (region === undefined && kind === "partial")) rows.mark(f.other_region, i);
  });
}

/** The region in which an entity lies: that of the mention, or one behind the same name elsewhere. */
type RegionOf = (entity: number) => "own" | "other" | undefined;

/** Looks for the region of each entity once. */
function regionsOf(
  region: ReadonlySet<number>,
  others: ReadonlySet<number>,
  dataset: CompiledDataset,
): RegionOf {
  const known = new Map<number, "own" | "other" | undefined>();
  return (entity) => {
    if (entity >= 0 && !known.has(entity))
      known.set(
        entity,
        liesIn(entity, region, dataset) ? "own" : liesIn(entity, others, dataset) ? "other" : undefined,
      );
    return known.get(entity);
  };
}

/**
 * Whether a place has a relation with one of some regions, or with an inner area that has one: a city lies in a
 * county of its state. Countries between do not count, as a country has relations with all its states.
 */
function liesIn(entity: number, regions: ReadonlySet<number>, dataset: CompiledDataset): boolean {
  return eachNeighbour(
    entity,
    dataset,
    (near) =>
      regions.has(near) ||
      ((dataset.evidence.kinds(near) & AREA) === INNER_AREA &&
        eachNeighbour(near, dataset, (further) => regions.has(further))),
  );
}
