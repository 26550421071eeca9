import {
  type EvaluationReport,
  evaluationReport,
  type GoldDocument,
  type GoldSet,
  runSet,
  type ScoredSet,
} from "../../src/evaluation/index.ts";
import { createResolver } from "../../src/index.ts";

/** A list with two people of one name, so that there is something to be wrong about. */
export const dataset = [
  { id: "Q41421", name: "Michael Jordan", description: "American basketball player", types: ["person"] },
  { id: "Q3308285", name: "Michael Jordan", description: "professor of machine learning", types: ["person"] },
  { id: "Q64", name: "Berlin", description: "capital city of Germany", types: ["city"] },
  { id: "Q90", name: "Paris", description: "capital city of France", types: ["city"] },
];

const document = (
  id: string,
  lang: string,
  text: string,
  ...names: readonly [name: string, qid: string | null, type?: string][]
): GoldDocument => ({
  id,
  lang,
  text,
  mentions: names.map(([name, qid, type]) => {
    const start = Array.from(text.slice(0, text.indexOf(name))).length;
    return { start, end: start + Array.from(name).length, text: name, qid, ...(type ? { type } : {}) };
  }),
});

export const gold: GoldSet = {
  name: "own/small",
  documents: [
    document(
      "right",
      "en",
      "She flew from Paris to Berlin.",
      ["Paris", "Q90", "LOC"],
      ["Berlin", "Q64", "LOC"],
    ),
    document("homograph", "en", "Michael Jordan lectured.", ["Michael Jordan", "Q3308285", "PER"]),
    document(
      "unknown",
      "de",
      "😀 Atlantis </script><b> liegt nicht bei Berlin.",
      ["Atlantis", "Q9999"],
      ["Berlin", "Q64", "LOC"],
    ),
    document("nil", "en", "Paris, my dog, sleeps.", ["Paris", null]),
  ],
};

/** The answers of a real run of the engine over the small gold. */
export async function smallSets(spans = false): Promise<ScoredSet[]> {
  const resolver = createResolver({ publicKb: false });
  const predictions = await runSet(resolver, gold, { dataset, spans, include: ["candidates", "evidence"] });
  return [{ gold, predictions }];
}

/** The report of it. */
export async function smallReport(spans = false): Promise<EvaluationReport> {
  return evaluationReport(await smallSets(spans), { task: spans ? "d2kb" : "a2kb" });
}
