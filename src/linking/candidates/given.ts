import { canonicalId } from "../../contract/index.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { InlineList } from "../../datasets/lists/inline.ts";
import type { Pause } from "../../text/pauser.ts";
import type { World } from "../world.ts";
import { anyWay, Candidate, type Found, type FoundList } from "./candidate.ts";
import { scoreShares } from "./given-scores.ts";
import type { OneGiven } from "./same-given.ts";

/** A candidate that has no name related to the mention. */
const unrelated: Omit<Found, "entity"> = {
  ...anyWay,
  kind: "given",
  source: "given",
  languages: 0,
  coverage: 0,
};

/**
 * The candidates that a caller sent for one mention. They form a list of their own, made of the data of the caller
 * and of the world. Ids stay in the caller's form.
 */
export class GivenList {
  /** The list as a world, for looking up names. */
  readonly world: World;
  readonly #public: World;
  readonly #given: readonly OneGiven[];
  readonly #records: readonly EntityRecord[];
  readonly #entities: readonly number[];

  private constructor(
    given: readonly OneGiven[],
    entities: readonly number[],
    records: readonly EntityRecord[],
    list: InlineList,
    world: World,
  ) {
    this.#public = world;
    this.#given = given;
    this.#entities = entities;
    this.#records = records;
    this.world = { uri: world.uri, kind: "user", dataset: list };
  }

  /** @param world the world that may know more of the ids */
  static async of(given: readonly OneGiven[], world: World, pause: Pause): Promise<GivenList> {
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
    return new GivenList(given, entities, records, list, world);
  }

  /** All candidates, in the order in which they were sent, each with how the mention names it. */
  candidates(found: FoundList): Candidate[] {
    const ways = new Map(Array.from(found.values(), (one) => [one.entity, one]));
    const shares = scoreShares(this.#given.map(({ score }) => score));
    return this.#given.map(({ label, description, types }, i) => {
      const way = { ...(ways.get(i) ?? unrelated), entity: this.#entities[i]! };
      const given = {
        record: this.#records[i]!,
        list: this.world.dataset,
        entity: i,
        score: shares[i]!,
        byIdAlone: !label && !description && !types?.length,
      };
      return new Candidate(this.#public, way, null, given);
    });
  }
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

/** A record as an entity of a list. */
function listed({ id, labels, aliases, descriptions, types }: EntityRecord) {
  return {
    id,
    name: { ...labels },
    aliases: Object.fromEntries(Object.entries(aliases).map(([tag, names]) => [tag, [...names]])),
    description: { ...descriptions },
    types: [...types],
  };
}
