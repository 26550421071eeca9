// Leave one out: every source of gold is measured with weights that were learned from the others.
import { pathWeights } from "../../dist/data/weights/local.js";
import { runSet, score } from "../../dist/src/evaluation/index.js";
import { createResolver } from "../../dist/src/index.js";
import { vectorsOf } from "./vectors.mjs";

/** Prints F1 of text alone and accuracy with marked names, in the knowledge base, for each set that has both. */
export async function check(sets, examples, dataset) {
  const resolver = createResolver({ publicKb: [dataset] });
  const kb = { has: (id) => dataset.find(id) !== undefined };
  const before = { ...pathWeights };
  const percent = (value) => (100 * value).toFixed(1);
  const sums = [0, 0];
  const measured = sets.filter(({ text, name }) => text && !/(eneide|hipe).*-train$/.test(name));
  for (const set of measured) {
    const source = set.source ?? set.name;
    const others = sets.filter((one) => (one.source ?? one.name) !== source);
    Object.assign(pathWeights, vectorsOf(others.flatMap(({ name }) => examples.get(name))));
    const figures = async (task) => {
      const predictions = await runSet(resolver, set, { spans: task === "d2kb" });
      return score([{ gold: set, predictions }], { task, kb, resamples: 0 }).overall[task].inKb;
    };
    const { f1 } = await figures("a2kb");
    const { accuracy } = await figures("d2kb");
    sums[0] += f1 / measured.length;
    sums[1] += accuracy / measured.length;
    console.log(`${set.name.padEnd(24)} F1 of text ${percent(f1)}, accuracy with marks ${percent(accuracy)}`);
  }
  console.log(`${"mean".padEnd(24)} F1 of text ${percent(sums[0])}, accuracy with marks ${percent(sums[1])}`);
  Object.assign(pathWeights, before);
}
