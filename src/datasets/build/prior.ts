import type { Facts } from "./source.ts";

/** The facts about an entity's popularity when a pack is finished. */
export interface Fame extends Facts {
  /** Sum of the property weights of all statements that name the entity. */
  readonly inLinks: number;
}

/** Packs keep numbers of four bytes, and neither 0 nor infinity can be compared with anything. */
const LEAST = 2 ** -126;
const MOST = 2 ** 127;

/**
 * Mass of an entity: how often it is meant where its name is written, relative to others of that name. It is a
 * product of powers. An entity that many pages link to is mentioned often, more than in proportion to its size.
 * Population and number of statements only order entities without other data.
 *
 *     (1 + in-links)^0.7 × (1 + sitelinks)^0.8 × (1 + population / 10,000)^0.3 × (1 + statements)^0.2
 */
export function massOf({ mass, inLinks, sitelinks = 0, population = 0, statements = 0 }: Fame): number {
  if (mass !== undefined) return Math.min(Math.max(mass, LEAST), MOST);
  return (
    (1 + inLinks) ** 0.7 * (1 + sitelinks) ** 0.8 * (1 + population / 10_000) ** 0.3 * (1 + statements) ** 0.2
  );
}
