import { describe, expect, it } from "vitest";
import { handSet, pathWeights } from "../../data/weights/local.ts";
import { type Example, learn } from "../../scripts/learn/softmax.mjs";

describe("weights", () => {
  it("every path has its own vector, its floor and its margin", () => {
    expect(Object.keys(pathWeights).sort()).toEqual([
      "public/candidates",
      "public/coherent",
      "public/local",
      "user/coherent",
      "user/local",
    ]);
    for (const { floor, margin } of Object.values(pathWeights)) {
      expect(floor).toBeGreaterThanOrEqual(0.5);
      expect(floor).toBeLessThan(1);
      expect(margin).toBeGreaterThan(0);
    }
  });

  it("a path that hears no other mention has no weight for what the others say", () => {
    for (const path of ["public/local", "user/local"])
      for (const feature of ["coherence", "most_coherence", "less_related"])
        expect(pathWeights[path]!.weights).not.toHaveProperty(feature);
  });

  it("lists of users are not judged by a prior", () => {
    for (const path of ["user/local", "user/coherent", "public/candidates"])
      expect(pathWeights[path]!.weights).not.toHaveProperty("prior");
  });

  it("what moves one candidate past another is as it was set by hand in the public paths too", () => {
    for (const feature of ["context", "field", "coherence", "less_related", "prior", "alias"])
      expect(pathWeights["public/coherent"]!.weights[feature]).toBe(handSet[feature]);
  });
});

describe("learning by a softmax over the candidates of each mention and none of them", () => {
  const free = [true, true];
  const example = (values: number[], right: number[], weight = 1): Example => ({
    weight,
    count: values.length / 2,
    values: Float32Array.from(values),
    right,
  });

  it("gives weight to what the right candidates have, and the bias to how often none is right", () => {
    const examples = [
      ...Array.from({ length: 30 }, () => example([1, 1, 1, 0], [0])),
      ...Array.from({ length: 10 }, () => example([1, 0, 1, 0], [])),
    ];
    const { weights } = learn(examples, [0, 0], { lambda: [0.01, 0.01], free });
    expect(weights[1]!).toBeGreaterThan(3);
    expect(weights[0]!).toBeLessThan(0);
  });

  it("a mention that counts twice says as much as two", () => {
    const one = [example([1, 1, 1, 0], [0], 2), example([1, 1], [])];
    const two = [example([1, 1, 1, 0], [0]), example([1, 1, 1, 0], [0]), example([1, 1], [])];
    const options = { lambda: [0.1, 0.1], free };
    const [a, b] = [one, two].map((examples) => learn(examples, [0, 0], options).weights);
    a!.forEach((weight, i) => {
      expect(weight).toBeCloseTo(b![i]!, 6);
    });
  });

  it("what no example has stays as it was set by hand, and what is not free stays too", () => {
    const examples = [example([1, 0, 1, 0], [0])];
    const { weights } = learn(examples, [0.5, 0.7], { lambda: [1, 1], free });
    expect(weights[1]).toBeCloseTo(0.7, 9);
    expect(learn(examples, [0.5, 0.7], { lambda: [1, 1], free: [false, true] }).weights[0]).toBe(0.5);
  });
});
