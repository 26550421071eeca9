import { describe, expect, it } from "vitest";
import { coherent as packedCoherent } from "../../data/weights/coherent.ts";
import { given as packedGiven } from "../../data/weights/given.ts";
import { local as packedLocal } from "../../data/weights/local.ts";
import { spans as packedSpans } from "../../data/weights/spans.ts";
import { user as packedUser } from "../../data/weights/user.ts";
import { packTrees } from "../../scripts/train/pack-trees.ts";
import { candidateFeatures, spanFeatures } from "../../src/linking/model/feature-table.ts";
import { unpackTrees } from "../../src/linking/model/packed-trees.ts";

const spans = unpackTrees(packedSpans);
const local = unpackTrees(packedLocal);
const coherent = unpackTrees(packedCoherent);
const user = unpackTrees(packedUser);
const given = unpackTrees(packedGiven);
const models = { spans, local, coherent, user, given };

describe("the learned models", () => {
  it.each(Object.entries(models))("%s has whole trees over features that there are", (name, model) => {
    const { width } = name === "spans" ? spanFeatures : candidateFeatures;
    const { depth, features, thresholds, leaves } = model;
    const trees = features.length / depth;
    expect(trees).toBeGreaterThan(10);
    expect(thresholds).toHaveLength(features.length);
    expect(leaves).toHaveLength(trees * 2 ** depth);
    for (const feature of features) expect(feature).toBeLessThan(width);
  });

  it.each(Object.entries(models))("%s is the same after it is packed and unpacked", (_, model) => {
    expect(unpackTrees(packTrees(model))).toEqual(model);
  });

  it("keep negative leaves, thresholds that are not whole numbers, and one feature under two thresholds", () => {
    const model = {
      depth: 2,
      features: [1, 0, 1, 300],
      thresholds: [0.1, -2.625, 1e30, 0.1],
      leaves: [-900, 395, 0, -1, 70_000, -70_000, 1, 0],
    };
    expect(unpackTrees(packTrees(model))).toEqual(model);
  });

  it("where no other mention is heard, ask for nothing that others say", () => {
    const { at } = candidateFeatures;
    for (const feature of [at.coherence, at.coherence_gap, at.most_coherence, at.related, at.elsewhere])
      expect(local.features).not.toContain(feature);
    expect(coherent.features).toContain(at.coherence);
  });

  it("of callers' lists ask for no prior, for there is none", () => {
    for (const { features } of [user, given]) expect(features).not.toContain(candidateFeatures.at.prior);
  });
});
