// @ts-check
import { faultNames, faults } from "./faults.mjs";
import { randomFrom } from "./random.mjs";

/**
 * @typedef {{ id: string, name: string, type?: string, properties?: Record<string, string> }} Known an entity to make rows of
 * @typedef {{ name: string, type?: string, properties?: Record<string, string>, id: string | null, fault: string }} Row
 *   a row and its answer; null is an entity that the dataset lacks
 */

/**
 * Rows of a table: names with the faults of people, country columns that are right, wrong or empty, and rows whose
 * entity the dataset lacks.
 *
 * @param {readonly Known[]} known entities of the dataset
 * @param {readonly Known[]} missing entities that it lacks
 * @param {{ rows: number, seed: number, missingShare?: number }} options
 * @returns {Row[]}
 */
export function madeRows(known, missing, { rows, seed, missingShare = 0.2 }) {
  const random = randomFrom(seed);
  const countries = [...new Set(known.map(({ properties }) => properties?.country ?? ""))].filter(Boolean);
  return Array.from({ length: rows }, (_, i) => {
    const isMissing = missing.length > 0 && random.chance(missingShare);
    const entity = random.one(isMissing ? missing : known);
    const fault = /** @type {string} */ (faultNames[i % faultNames.length]);
    const name = /** @type {(name: string, r: typeof random) => string} */ (faults[fault])(
      entity.name,
      random,
    );
    const column = random.next();
    // Of ten rows four have no country, five the right one, one a wrong one.
    const country =
      column < 0.4 ? undefined : column < 0.9 ? entity.properties?.country : random.one(countries);
    return {
      name,
      ...(random.chance(0.5) && entity.type ? { type: entity.type } : {}),
      ...(country ? { properties: { country } } : {}),
      id: isMissing ? null : entity.id,
      fault,
    };
  });
}
