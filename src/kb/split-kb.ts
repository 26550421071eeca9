import { carryAnchors } from "../datasets/build/carried-anchors.ts";
import { PackBuilder, type PackOrigin } from "../datasets/build/pack-builder.ts";
import type { SourceEntity } from "../datasets/build/source.ts";
import { splitByPopularity } from "../datasets/build/split-pack.ts";
import { type BuiltKb, checkOrigin, finishKb } from "./build-kb.ts";
import type { Kb } from "./open-kb.ts";

/**
 * Splits a knowledge base by popularity: a head that stays in memory, and a tail that is searched if the head has
 * nothing. As layers, `[head, tail]`, they give the same answers as the whole for names of either part.
 *
 * @param share of the entities that are the head, above 0 and below 1
 * @throws ProblemError `invalid_request` for another share or an unknown field of the origin, `invalid_dataset` when there are fewer than two entities
 */
export function splitKb(
  kb: Kb,
  share: number,
  origin: Partial<PackOrigin> = {},
): { head: BuiltKb; tail: BuiltKb } {
  checkOrigin(origin);
  const { head, tail } = splitByPopularity(kb, share);
  return { head: packOf(kb, head, origin), tail: packOf(kb, tail, origin) };
}

function packOf(kb: Kb, entities: Iterable<SourceEntity>, origin: Partial<PackOrigin>): BuiltKb {
  const { source, license, command, languages } = kb.meta;
  const builder = new PackBuilder({ languages });
  for (const entity of entities) builder.add(entity);
  carryAnchors(builder, [kb]);
  return finishKb(builder, { origin: { source, license, command, ...origin } });
}
