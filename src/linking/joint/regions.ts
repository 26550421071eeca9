import type { CompiledDataset } from "../../datasets/dataset.ts";
import { AREA, COUNTRY, PLACE, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { eachNeighbour, type JointMention, type JointText, LIKELY } from "./joint-mention.ts";
import { MentionRows } from "./mention-rows.ts";
import { type Statement, statementOf } from "./stated-regions.ts";

const f = candidateFeatures.at;

/** Least belief that a region is one: in "MILWAUKEE, WOODS" the second name is not a region. */
const LIKELY_REGION = 0.5;

/** The bits of an area that is not a country. */
const INNER_AREA: number = AREA & ~COUNTRY;

/** The bits of a place that lies in a country. */
const PLACE_IN_COUNTRY: number = PLACE & ~COUNTRY;

/** A region that the text states for a place. */
interface Region {
  /** Its likely meanings that are parts of countries. */
  readonly parts: ReadonlySet<number>;
  /** The countries among its meanings, and those that have the parts. */
  readonly countries: ReadonlySet<number>;
  /** Whether a place may only lie elsewhere if another candidate lies in the region. */
  readonly needsOther: boolean;
}

/**
 * Writes which candidates lie in another country than the region that the text states for the name:
 * "Vienna, Virginia" and "Vienna, a town in Georgia" are not in Austria.
 */
export async function writeRegions({ values, mentions, world, document, pause }: JointText): Promise<void> {
  const { dataset } = world;
  await mapInSteps(pause, mentions.slice(0, -1), (place, m) => {
    const behind = mentions[m + 1]!;
    const statement = statementOf(document, place.mention.span, behind.mention.span);
    if (statement === undefined || (statement === "comma" && isListed(behind, mentions[m + 2]))) return;
    writeAbroad(new MentionRows(values, place), regionOf(statement, behind, dataset), dataset);
  });
}

/** Whether a further mention follows right behind or after one word: "in London, Germany and Japan" is a list. */
function isListed(region: JointMention, further: JointMention | undefined): boolean {
  return further !== undefined && further.mention.span.from - region.mention.span.to <= 1;
}

/** The region that a mention names. */
function regionOf(statement: Statement, behind: JointMention, dataset: CompiledDataset): Region {
  const { evidence } = dataset;
  const parts = likelyOf(behind, (entity) => (evidence.kinds(entity) & AREA) === INNER_AREA);
  const areas = likelyOf(behind, (entity) => (evidence.kinds(entity) & AREA) !== 0);
  const countries = new Set([...areas].filter((entity) => evidence.kinds(entity) & COUNTRY));
  const hasCountry = countries.size > 0;
  const isLabel = statement === "comma" && parts.size > 0;
  // A country itself has relations with many others, so only its parts tell where they lie.
  for (const part of parts) for (const country of countriesOf(part, dataset)) countries.add(country);
  // Places are also in countries that claim them or have the country, and "Trieste in Istria" is near it.
  if (!isLabel && (statement === "inside" || hasCountry))
    for (const country of [...countries])
      for (const other of countriesOf(country, dataset)) countries.add(other);
  // "London, Germany" is a list, "Moscow in Ukraine" is what a government does there, and "Königsberg, Prussia" was once.
  return { parts, countries, needsOther: statement !== "description" && parts.size === 0 };
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

/** Writes which places have a relation with a country, but with none that has the region, nor with a part of it. */
function writeAbroad(rows: MentionRows, region: Region, dataset: CompiledDataset): void {
  const { parts, countries, needsOther } = region;
  if (countries.size === 0) return;
  const isAbroad = rows.candidates.map(({ entity }) => {
    if (entity < 0 || !(dataset.evidence.kinds(entity) & PLACE_IN_COUNTRY)) return undefined;
    const own = countriesOf(entity, dataset);
    if (own.length === 0) return undefined;
    return !own.some((country) => countries.has(country)) && !liesIn(entity, parts, dataset);
  });
  if (needsOther && !isAbroad.includes(false)) return;
  isAbroad.forEach((is, i) => {
    if (is) rows.mark(f.abroad, i);
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
