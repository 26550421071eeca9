import { propertyWeight } from "../knowledge/properties.ts";
import { Ints } from "./growable.ts";
import { massOf } from "./prior.ts";
import type { Facts } from "./source.ts";
import type { Statements } from "./statement-table.ts";
import type { Types } from "./type-table.ts";

/** Collects what tells how well known the entities of a build are. */
export class MassTable {
  readonly #facts = new Ints();
  readonly #given = new Map<number, number>();

  /** Adds the facts of the next entity. */
  add({ mass, sitelinks = 0, population = 0, statements = 0 }: Facts): void {
    if (mass !== undefined) this.#given.set(this.#facts.length / 3, mass);
    this.#facts.push(Math.min(sitelinks, 2 ** 31 - 1));
    this.#facts.push(Math.min(population, 2 ** 31 - 1));
    this.#facts.push(Math.min(statements, 2 ** 31 - 1));
  }

  /** The mass of each entity; `chosen` ones differ by the square root only. */
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
    return masses;
  }
}

/** Sum over the statements that name an entity of what their properties tell. */
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
    // Old places name every state they were in; nobody means Prussia by the towns in it.
    if (
      properties[i] === country &&
      types.list.subarray(types.at[value]!, types.at[value + 1]!).includes(historical)
    )
      weight *= 0.1;
    inLinks[value]! += weight;
  }
  return inLinks;
}
