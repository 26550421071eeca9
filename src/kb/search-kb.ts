import { labelIn, textIn } from "../datasets/entity.ts";
import { searchShares } from "../datasets/names/search-names.ts";
import type { Kb } from "./open-kb.ts";

/** An entity that has a name. */
export interface KbHit {
  /** Number of the entity in the knowledge base. */
  readonly entity: number;
  /** Id of the entity: a QID, an IRI, or the caller's. */
  readonly id: string;
  /** In the language that was asked for, or else in another. */
  readonly label: string;
  /** In the language that was asked for, or else in another; undefined if there is none. */
  readonly description: string | undefined;
  /**
   * How often it is meant where the name is written, 0 to 1: by links of the name where the knowledge base counts them,
   * else against the others of the name by how well known each is.
   */
  readonly prior: number;
}

/**
 * Entities that have a name, in any case and with or without accents; the likeliest first.
 *
 * @param language of labels and descriptions; default English
 */
export function searchKb(kb: Kb, name: string, language = "en"): KbHit[] {
  return searchShares(kb, name).map(({ entity, share }) => ({ ...told(kb, entity, language), prior: share }));
}

/**
 * Entities with names similar to a mistyped one; the nearest first.
 *
 * @param language of labels and descriptions; default English
 */
export async function nearInKb(
  kb: Kb,
  name: string,
  language = "en",
  limit = 5,
): Promise<Omit<KbHit, "prior">[]> {
  const near = await kb.nearest(name.toLowerCase(), limit);
  return near.map(({ entity }) => told(kb, entity, language));
}

function told(kb: Kb, entity: number, language: string): Omit<KbHit, "prior"> {
  const record = kb.record(entity);
  const description = textIn(record.descriptions, language);
  return { entity, id: record.id, label: labelIn(record, language), description };
}
