import { describe, expect, it } from "vitest";
import { coherent } from "../../data/weights/coherent.ts";
import { given } from "../../data/weights/given.ts";
import { local } from "../../data/weights/local.ts";
import { spans } from "../../data/weights/spans.ts";
import { user } from "../../data/weights/user.ts";
import { candidateFeatures, spanFeatures } from "../../src/linking/model/feature-table.ts";

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
