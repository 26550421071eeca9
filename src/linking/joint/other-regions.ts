import type { CompiledDataset } from "../../datasets/dataset.ts";
import { kept } from "../../text/look-up.ts";
import { mapInSteps } from "../../text/pauser.ts";
import type { Pieces } from "../../text/pieces.ts";
import type { Span } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { JointText } from "./joint-text.ts";
import { liesIn } from "./neighbours.ts";

const f = candidateFeatures.at;

/** Most regions of one name that are compared; a text with more is a table. */
const MOST_REGIONS = 16;

/** A place, and what the region that the text states for it may mean. */
export interface PlaceInRegion {
  readonly place: MentionRows;
  readonly region: ReadonlySet<number>;
}

/** Mentions of one place name with the same region. */
interface InRegion {
  readonly region: ReadonlySet<number>;
  readonly places: MentionRows[];
}

/**
 * Writes which candidates lie in the region of another mention of the name, and not in that of this mention: "Portland,
 * Oregon" tells that "Portland, Maine" is another Portland, whatever other entities have the name.
 */
export async function writeOtherRegions(
  { world: { dataset }, document, pause }: JointText,
  stated: readonly PlaceInRegion[],
): Promise<void> {
  const byName = new Map<string, Map<string, InRegion>>();
  for (const { place, region } of stated) {
    const regions = kept(
      byName,
      keyOf(document.pieces, place.mention.span),
      () => new Map<string, InRegion>(),
    );
    kept(regions, [...region].join(" "), () => ({ region, places: [] })).places.push(place);
  }
  for (const regions of byName.values()) {
    if (regions.size < 2 || regions.size > MOST_REGIONS) continue;
    for (const { region, places } of regions.values()) {
      const others = new Set<number>();
      for (const other of regions.values()) for (const entity of other.region) others.add(entity);
      for (const entity of region) others.delete(entity);
      const regionOf = regionsOf(region, others, dataset);
      await mapInSteps(pause, places, (place) => writeOther(place, regionOf));
    }
  }
}

/** The words of a mention, as a key for comparison. */
function keyOf({ hash, hash2 }: Pieces, { from, to }: Span): string {
  return `${hash.slice(from, to)} ${hash2.slice(from, to)}`;
}

function writeOther(rows: MentionRows, regionOf: RegionOf): void {
  if (!rows.candidates.some(({ entity }) => regionOf(entity) === "other")) return;
  rows.markCandidates(f.other_region, ({ entity, kind }) => {
    const region = regionOf(entity);
    // A candidate with only a part of the name does not replace the other place: "London, Ontario" is not a museum of
    // London.
    return region === "other" || (region === "none" && kind === "partial");
  });
}

/** The region in which an entity lies: that of the mention, one behind the same name elsewhere, or none of these. */
type RegionOf = (entity: number) => "own" | "other" | "none";

/** Looks for the region of each entity once. */
function regionsOf(
  region: ReadonlySet<number>,
  others: ReadonlySet<number>,
  dataset: CompiledDataset,
): RegionOf {
  const known = new Map<number, ReturnType<RegionOf>>();
  const read = (entity: number) =>
    liesIn(entity, region, dataset) ? "own" : liesIn(entity, others, dataset) ? "other" : "none";
  return (entity) => kept(known, entity, () => read(entity));
}
