import { canonicalId, type Limits, limits as sizes } from "../../contract/index.ts";
import { ALIAS } from "../../datasets/names/name-trie.ts";
import { foundBy } from "../candidates/candidate.ts";
import type { FoundList } from "../candidates/found-list.ts";
import type { World } from "../world.ts";
import { isProbability, listFrom, logOdds, wrongAnswer } from "./call.ts";

/** Greatest log-odds of an offer, in either direction: 0.95. No probability of an unknown source decides alone. */
const MOST = 3;

/** The offers of a plug-in for a mention: log-odds by canonical identity, the surest first. */
export type Offers = ReadonlyMap<string, number>;

/**
 * The offers that a plug-in gave for a mention, each identity once.
 *
 * @throws ProblemError `invalid_response`
 */
export function offersFrom(given: unknown, limits: Limits): Offers {
  const list = listFrom("candidates", given, limits.mentionCandidates);
  const offers = list.map(({ id, score }, i): [id: string, odds: number] => {
    if (typeof id !== "string" || id.trim() === "")
      throw wrongAnswer("candidates", [i, "id"], "must be a text that is not empty");
    if (score === undefined || score === null) return [canonicalId(id), 0];
    if (!isProbability(score)) throw wrongAnswer("candidates", [i, "score"], "must be a number from 0 to 1");
    return [canonicalId(id), logOdds(score, MOST)];
  });
  const best = new Map<string, number>();
  for (const [id, odds] of offers.sort((a, b) => b[1] - a[1])) if (!best.has(id)) best.set(id, odds);
  return best;
}

/** Adds the offers to the candidates of the name. An offer counts like an alias that the world does not have. */
export function addOffered(found: FoundList, offers: Offers): void {
  const { dataset } = found.world;
  let added = 0;
  for (const id of offers.keys()) {
    if (added === sizes.candidates) return;
    const entity = dataset.find(id);
    if (entity === undefined || !dataset.alive(entity)) continue;
    added++;
    if (found.has(entity)) continue;
    found.add(foundBy({ entity, kind: "given", source: "plug-in", form: ALIAS }));
  }
}

/** Log-odds of a candidate by its offers; undefined if it was not offered. */
export function oddsOf(offers: Offers, world: World, entity: number): number | undefined {
  for (const [id, odds] of offers) if (world.dataset.find(id) === entity) return odds;
  return undefined;
}
