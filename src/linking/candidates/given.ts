import { canonicalId } from "../../contract/index.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { InlineList } from "../../datasets/lists/inline.ts";
import type { Pause } from "../../text/pauser.ts";
import type { World } from "../world.ts";
import { Candidate, foundBy } from "./candidate.ts";
import type { FoundList } from "./found-list.ts";
import type { OneGiven } from "./same-given.ts";

/** A candidate that has no name related to the mention. */
const unrelated = foundBy({ entity: -1, kind: "given", source: "given", languages: 0, coverage: 0 });

/** The candidates that a caller sent for one mention. */
interface GivenList {
  /** The list as a world, for looking up names. */
  readonly world: World;
  /** All candidates, in the order in which they were sent, each with how the mention names it. */
  candidates(found: FoundList): Candidate[];
}

/**
 * The candidates of one mention as a list of their own, made of the data of the caller and of the world. Ids stay in
 * the caller's form.
 *
 * @param world the world that may know more of the ids
 */
export async function givenList(given: readonly OneGiven[], world: World, pause: Pause): Promise<GivenList> {
  const { dataset } = world;
  const entities = given.map(({ id }) => {
    const entity = dataset.find(canonicalId(id)) ?? -1;
    return entity >= 0 && dataset.alive(entity) ? entity : -1;
  });
  const records = given.map((one, i) =>
    merged(one, entities[i]! < 0 ? undefined : dataset.record(entities[i]!)),
  );
  const list = await InlineList.compile(records.map(listed), pause);
  await list.evidence.load();
  const shares = scoreShares(given.map(({ score }) => score));
  return {
    world: { uri: world.uri, kind: "user", dataset: list },
    candidates(found) {
      const ways = new Map(Array.from(found.values(), (one) => [one.entity, one]));
      return given.map(({ label, description, types }, i) => {
        const way = { ...(ways.get(i) ?? unrelated), entity: entities[i]! };
        const sent = {
          record: records[i]!,
          list,
          entity: i,
          score: shares[i]!,
          byIdAlone: !label && !description && !types?.length,
        };
        return new Candidate(world, way, null, sent);
      });
    },
  };
}

/** Merges the caller's data with what is known: the caller's comes first, and the names of both count. */
function merged(given: OneGiven, known: EntityRecord | undefined): EntityRecord {
  return {
    id: given.id,
    labels: given.label === undefined ? (known?.labels ?? { mul: given.id }) : { mul: given.label },
    aliases: {
      ...known?.aliases,
      ...(given.label === undefined
        ? {}
        : {
            mul: [...given.otherLabels, ...(known?.aliases.mul ?? []), ...Object.values(known?.labels ?? {})],
          }),
    },
    descriptions: given.description === undefined ? (known?.descriptions ?? {}) : { mul: given.description },
    types: given.types?.length ? given.types : (known?.types ?? []),
    sameAs: known?.sameAs ?? [],
  };
}

function listed({ id, labels, aliases, descriptions, types }: EntityRecord) {
  return {
    id,
    name: { ...labels },
    aliases: Object.fromEntries(Object.entries(aliases).map(([tag, names]) => [tag, [...names]])),
    description: { ...descriptions },
    types: [...types],
  };
}

/**
 * The scores that a caller sent for the candidates of one mention, each as a share of the greatest, 0 to 1. A
 * candidate without a score gets 0. Scores have no fixed range. If none is negative, each is divided by the greatest,
 * as in the training of the models. A negative score means that all are logarithms, for example of probabilities.
 * Then the share is e to the power of the distance from the greatest, which equals the quotient of the original
 * values.
 */
function scoreShares(scores: readonly (number | undefined)[]): number[] {
  const sent = scores.map((score) => (score === undefined ? undefined : finite(score)));
  const known = sent.filter((score) => score !== undefined);
  const best = Math.max(...known);
  const isLog = known.some((score) => score < 0);
  return sent.map((score) => {
    if (score === undefined) return 0;
    if (isLog) return Math.exp(score - best);
    return best > 0 ? score / best : 0;
  });
}

/** Replaces infinite scores by finite ones: the logarithm of 0 is infinite, and so is `1e999` in JSON. */
function finite(score: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, score));
}
