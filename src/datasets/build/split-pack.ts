import { ProblemError } from "../../contract/problem.ts";
import type { Pack } from "../pack/pack.ts";
import { packEntity } from "./pack-entities.ts";
import type { SourceEntity } from "./source.ts";

/** The entities of a pack in two parts. */
export interface SplitEntities {
  /** The most popular ones. */
  readonly head: Iterable<SourceEntity>;
  /** All others. */
  readonly tail: Iterable<SourceEntity>;
}

/**
 * Splits the entities of a pack by popularity. Each entity keeps the popularity that it has in the whole pack. A
 * statement whose value is in the other part is lost to both parts. Its information stays, as the entity keeps the
 * descriptions that follow from its statements.
 *
 * @param share share of the entities that are the head, above 0 and below 1
 * @throws ProblemError `invalid_request` for another share, `invalid_dataset` when the pack has fewer than two
 *   entities
 */
export function splitByPopularity(pack: Pack, share: number): SplitEntities {
  if (!(share > 0 && share < 1))
    throw new ProblemError("invalid_request", {
      detail: `the share of a head must be above 0 and below 1, not ${share}`,
    });
  if (pack.size < 2)
    throw new ProblemError("invalid_dataset", {
      detail: "a pack of fewer than two entities cannot be split",
    });
  const isHead = mostPopular(pack, Math.min(Math.max(1, Math.round(pack.size * share)), pack.size - 1));
  return { head: entitiesOf(pack, isHead, 1), tail: entitiesOf(pack, isHead, 0) };
}

/** 1 for each of the most popular entities; of equally popular ones, the first. */
function mostPopular(pack: Pack, count: number): Uint8Array {
  const masses = Float32Array.from({ length: pack.size }, (_, entity) => pack.mass(entity));
  const least = masses.slice().sort()[pack.size - count]!;
  let equals = count;
  for (const mass of masses) if (mass > least) equals--;
  return Uint8Array.from(masses, (mass) => (mass > least || (mass === least && equals-- > 0) ? 1 : 0));
}

function* entitiesOf(pack: Pack, isHead: Uint8Array, part: number): Generator<SourceEntity> {
  for (let entity = 0; entity < pack.size; entity++) {
    if (isHead[entity] !== part) continue;
    const isCut = pack.statements(entity).some(({ value }) => isHead[value] !== part);
    const source = packEntity(pack, entity);
    yield isCut ? { ...source, descriptions: pack.record(entity).descriptions } : source;
  }
}
