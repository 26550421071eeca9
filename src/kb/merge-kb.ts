import { carryAnchors } from "../datasets/build/carried-anchors.ts";
import { PackBuilder, type PackOrigin } from "../datasets/build/pack-builder.ts";
import { packEntities } from "../datasets/build/pack-entities.ts";
import { type BuiltKb, checkOrigin, finishKb } from "./build-kb.ts";
import { joinedTexts } from "./joined-texts.ts";
import type { Kb } from "./open-kb.ts";

/**
 * Merges knowledge bases: of two entities with the same id the first is kept, and of two link counts of a name the
 * greater.
 */
export function mergeKbs(kbs: readonly Kb[], origin: Partial<PackOrigin> = {}): BuiltKb {
  checkOrigin(origin);
  const builder = new PackBuilder();
  for (const kb of kbs) for (const entity of packEntities(kb)) builder.add(entity);
  carryAnchors(builder, kbs);
  const joinedOf = (key: "source" | "license") => joinedTexts(kbs.map(({ meta }) => meta[key]));
  return finishKb(builder, {
    origin: { source: joinedOf("source"), license: joinedOf("license"), ...origin },
  });
}
