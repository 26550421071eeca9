import type { CompiledDataset } from "../dataset.ts";

/** An entity that a name leads to. */
export interface NamedEntity {
  readonly entity: number;
  /** Its probability without links, above 0, on the same scale for all entities. */
  readonly weight: number;
  /** Whether the dataset has the name for the entity. If not, the name is a way to it only if it is a link to it. */
  readonly isNamed: boolean;
}

/**
 * Number of links that the weights count for. With five links of its own, a name is as strong evidence as popularity.
 * Names with fewer links are unreliable according to Mihalcea and Csomai (Wikify!, 2007), who leave them out.
 */
const WEIGHED_LINKS = 5;

/** The probabilities that a name gives to some entities. */
export interface NameShares {
  /** P(entity | name) among the entities; they sum up to 1. */
  readonly shares: readonly number[];
  /** P(one of the entities | name), above 0: below 1 where the name is also a link to something else. */
  readonly known: number;
}

/**
 * P(entity | name) of some entities of a name, from the links of the name, or else in proportion to the weights.
 *
 *     P = (links to the entity + 5 × share of its weight) / (links of the name + 5)
 *
 * An entity that another name led to keeps the share of its weight, and the others share the rest.
 *
 * @param node node of the name, 0 if several names led to the entities
 */
export function nameShares(
  { anchors }: Pick<CompiledDataset, "anchors">,
  node: number,
  entities: readonly NamedEntity[],
): NameShares {
  let sum = 0;
  for (const { weight } of entities) sum += weight;
  const links = anchors && node > 0 ? anchors.links(node) : 0;
  if (links === 0) return { shares: entities.map(({ weight }) => weight / sum), known: 1 };
  const linksTo = entities.map(({ entity }) => anchors!.linksTo(node, entity));
  let weightOfName = 0;
  let told = 0;
  const isOfName = entities.map(({ isNamed, weight }, i) => {
    if (!isNamed && linksTo[i] === 0) return false;
    weightOfName += weight;
    told += linksTo[i]!;
    return true;
  });
  const all = Math.max(links, told) + WEIGHED_LINKS;
  const parts = entities.map(({ weight }, i) => {
    if (!isOfName[i]) return weight / sum;
    const share = (linksTo[i]! + (WEIGHED_LINKS * weight) / weightOfName) / all;
    return (weightOfName / sum) * share;
  });
  // Exactly 1 where all links are known, as rounding would leave the sum beside 1.
  const known = told < links ? parts.reduce((whole, part) => whole + part, 0) : 1;
  return { shares: parts.map((part) => part / known), known };
}
