import { propertyWeight } from "../knowledge/properties.ts";
import { Ints } from "./growable.ts";
import { massOf } from "./prior.ts";
import type { Facts } from "./source.ts";
import type { Statements } from "./statement-table.ts";
import type { Types } from "./type-table.ts";

/** Collects the facts from which the popularity of the entities of a build is computed. */
export class MassTable {
  readonly #facts = new Ints();
  readonly #given = new Map<number, number>();
  #views: Float32Array | undefined;

  /** Adds the facts of the next entity. */
  add({ mass, sitelinks = 0, population = 0, statements = 0 }: Facts): void {
    if (mass !== undefined) this.#given.set(this.#facts.length / 3, mass);
    this.#facts.push(Math.min(sitelinks, 2 ** 31 - 1));
    this.#facts.push(Math.min(population, 2 ** 31 - 1));
    this.#facts.push(Math.min(statements, 2 ** 31 - 1));
  }

  /** Sets the page views of the entities, NaN where they are unknown. */
  setViews(views: Float32Array): void {
    this.#views = views;
  }

  /**
   * The mass of each entity. The masses of `chosen` entities differ by the square root only, unless their views are
   * known.
   */
  finish(
    statements: Statements,
    properties: readonly string[],
    types: Types,
    chosen: boolean | undefined,
  ): Float32Array {
    const n = this.#facts.length / 3;
    const inLinks = inLinksOf(n, statements, properties, types);
    const masses = new Float32Array(n);
    for (let entity = 0; entity < n; entity++) {
      const [sitelinks, population, statements] = this.#facts.data.subarray(entity * 3, entity * 3 + 3);
      const mass = this.#given.get(entity);
      const full = massOf({ mass, inLinks: inLinks[entity]!, sitelinks, population, statements });
      masses[entity] = chosen && mass === undefined ? Math.sqrt(full) : full;
    }
    if (this.#views) setByViews(masses, this.#views, this.#given);
    return masses;
  }
}

/**
 * Sets the masses of entities with known views in proportion to the views plus one, as a page without views may be
 * meant too. The unit keeps the geometric mean over these entities. So they stay comparable with entities of which
 * only links and sitelinks are known.
 */
function setByViews(masses: Float32Array, views: Float32Array, given: ReadonlyMap<number, number>): void {
  let count = 0;
  let logs = 0;
  const isRanked = (entity: number) => !Number.isNaN(views[entity]!) && !given.has(entity);
  for (let entity = 0; entity < masses.length; entity++) {
    if (!isRanked(entity)) continue;
    count++;
    logs += Math.log(masses[entity]!) - Math.log(views[entity]! + 1);
  }
  const unit = Math.exp(logs / count);
  for (let entity = 0; entity < masses.length; entity++)
    if (isRanked(entity)) masses[entity] = unit * (views[entity]! + 1);
}

/** For each entity, the sum of the property weights of all statements that name it. */
function inLinksOf(
  n: number,
  { properties, values }: Statements,
  propertyIds: readonly string[],
  types: Types,
): Float64Array {
  const inLinks = new Float64Array(n);
  const weights = propertyIds.map((id) => propertyWeight(id));
  const country = propertyIds.indexOf("P17");
  const historical = types.names.indexOf("historical country");
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    let weight = weights[properties[i]!]!;
    // Old places name every state they belonged to; a town in Prussia is not evidence that Prussia is meant.
    if (
      properties[i] === country &&
      types.list.subarray(types.at[value]!, types.at[value + 1]!).includes(historical)
    )
      weight *= 0.1;
    inLinks[value]! += weight;
  }
  return inLinks;
}
