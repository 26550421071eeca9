import { typeWord } from "../knowledge/types.ts";
import type { EntityFetcher } from "./entity-fetcher.ts";
import type { EntityLines } from "./entity-lines.ts";
import { mostValues } from "./wikibase-requests.ts";

/** Most levels of classes that are fetched: classes farther away are too general. */
const mostLevels = 12;

/**
 * Fetches the classes that give the types of entities their words: classes without a plain word, and the classes
 * above them until one has a word.
 *
 * @param all whether all are fetched; otherwise only those of most entities, as many as one request has
 * @returns classes that are in the cache and none of the entities, ascending
 */
export async function classesOf(
  entities: ReadonlySet<number>,
  lines: EntityLines,
  fetcher: EntityFetcher,
  all: boolean,
): Promise<number[]> {
  const uses = new Map<number, number>();
  for (const qid of [...entities].sort((a, b) => a - b))
    for (const type of (await lines.links(qid)).types)
      if (isUnknown(type)) uses.set(type, (uses.get(type) ?? 0) + 1);
  const byUse = [...uses]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a - b)
    .map(([qid]) => qid);
  let level = all ? byUse : byUse.slice(0, mostValues);
  const brought = new Set<number>();
  const seen = new Set(level);
  for (let depth = 0; level.length > 0 && depth < (all ? mostLevels : 1); depth++) {
    const here = await fetcher.bring(level);
    level = [];
    for (const qid of here) {
      brought.add(qid);
      const { parents } = await lines.links(qid);
      if (parents.some((parent) => !isUnknown(parent))) continue;
      for (const parent of parents) {
        if (seen.has(parent)) continue;
        seen.add(parent);
        level.push(parent);
      }
    }
  }
  return [...brought].filter((qid) => !entities.has(qid)).sort((a, b) => a - b);
}

/** Whether a class has no plain word of its own. */
function isUnknown(qid: number): boolean {
  return typeWord(`Q${qid}`) === undefined;
}
