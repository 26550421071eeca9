import type { CompiledDataset } from "../../datasets/dataset.ts";
import { AREA, COUNTRY, PLACE, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { mapInSteps } from "../../text/pauser.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { type JointText, LIKELY } from "./joint-text.ts";
import { eachNeighbour, INNER_AREA, liesIn } from "./neighbours.ts";
import { type PlaceInRegion, writeOtherRegions } from "./other-regions.ts";
import { type Statement, statementOf } from "./stated-regions.ts";

const f = candidateFeatures.at;

/** Least belief that a region is one: in "MILWAUKEE, WOODS" the second name is not a region. */
const LIKELY_REGION = 0.5;

/** The bits of a place that lies in a country. */
const PLACE_IN_COUNTRY: number = PLACE & ~COUNTRY;

/** A region that the text states for a place, with what is around it. */
interface Around {
  /** Its likely meanings that are parts of countries. */
  readonly parts: ReadonlySet<number>;
  /** The countries among its meanings, those that have the parts, and what may be taken for these. */
  readonly countries: ReadonlySet<number>;
  /** Whether a place may only lie elsewhere if another candidate lies in the region. */
  readonly needsOther: boolean;
}

/**
 * Writes which candidates lie in another country than the region that the text states for the name ("Vienna, Virginia"
 * and "Vienna, a town in Georgia" are not in Austria), or in the region of another mention of the name.
 */
export async function writeRegions(text: JointText): Promise<void> {
  const { mentions, world, document, pause } = text;
  const { dataset } = world;
  const stated: PlaceInRegion[] = [];
  await mapInSteps(pause, mentions.slice(0, -1), (place, m) => {
    const behind = mentions[m + 1]!;
    const statement = statementOf(document, place.mention.span, behind.mention.span);
    if (statement === undefined) return;
    const region = likelyOf(behind, ({ kinds }) => (kinds & AREA) !== 0);
    if (region.size === 0) return;
    stated.push({ place, region });
    if (statement === "comma" && isListed(text, m + 1)) return;
    writeAbroad(place, countriesAround(statement, region, behind, dataset), dataset);
  });
  await writeOtherRegions(text, stated);
}

/**
 * Whether a further mention follows right behind or after one word: "in London, Germany and Japan" is a list, but not
 * "Paris, France, and Paris, Texas".
 */
function isListed({ document, mentions }: JointText, m: number): boolean {
  const [region, further, next] = mentions.slice(m, m + 3);
  if (!further || further.mention.span.from - region!.mention.span.to > 1) return false;
  return !next || statementOf(document, further.mention.span, next.mention.span) !== "comma";
}

/** Where a place must lie that is in a region. */
function countriesAround(
  statement: Statement,
  areas: ReadonlySet<number>,
  behind: MentionRows,
  dataset: CompiledDataset,
): Around {
  const { evidence } = dataset;
  const parts = likelyOf(behind, ({ kinds }) => (kinds & AREA) === INNER_AREA);
  const countries = new Set([...areas].filter((entity) => evidence.kinds(entity) & COUNTRY));
  // A country itself has relations with many others, so only its parts tell where they lie.
  for (const part of parts) for (const country of countriesOf(part, dataset)) countries.add(country);
  // Places are also in countries that claim them, and in regions that go over a border: "Lille is a city in Flanders".
  const isLabel = statement === "comma" && parts.size > 0;
  if (!isLabel)
    for (const country of [...countries])
      for (const other of countriesOf(country, dataset)) countries.add(other);
  // "London, Germany" is a list, "Moscow in Ukraine" is what a government does there, and "Königsberg, Prussia" was once.
  return { parts, countries, needsOther: statement !== "description" && parts.size === 0 };
}

/** The entities that pass the test among the likely meanings of a mention, if it likely means one of them. */
function likelyOf(
  { candidates, beliefs }: MentionRows,
  passes: (candidate: Candidate) => boolean,
): ReadonlySet<number> {
  const entities = new Set<number>();
  let belief = 0;
  candidates.slice(0, LIKELY).forEach((candidate, i) => {
    if (!passes(candidate)) return;
    entities.add(candidate.entity);
    belief += beliefs[i]!;
  });
  return belief > LIKELY_REGION ? entities : new Set();
}

/** Writes which places have a relation with a country, but with none that has the region, nor with a part of it. */
function writeAbroad(rows: MentionRows, around: Around, dataset: CompiledDataset): void {
  const { parts, countries, needsOther } = around;
  if (countries.size === 0) return;
  const isAbroad = rows.candidates.map(({ entity, kinds }) => {
    if (!(kinds & PLACE_IN_COUNTRY)) return undefined;
    const own = countriesOf(entity, dataset);
    if (own.length === 0) return undefined;
    return !own.some((country) => countries.has(country)) && !liesIn(entity, parts, dataset);
  });
  if (needsOther && !isAbroad.includes(false)) return;
  rows.markCandidates(f.abroad, (_, i) => isAbroad[i]);
}

/** The countries that an entity has a relation with. What is only known to be a place has the bits of all places. */
function countriesOf(entity: number, dataset: CompiledDataset): number[] {
  const countries: number[] = [];
  eachNeighbour(entity, dataset, (near) => {
    if ((dataset.evidence.kinds(near) & (COUNTRY | SETTLEMENT)) === COUNTRY) countries.push(near);
  });
  return countries;
}
