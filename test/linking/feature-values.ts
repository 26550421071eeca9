import type { Language } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { readDocument } from "../../src/linking/document/document.ts";
import { loadLexicon } from "../../src/linking/document/lexicon.ts";
import { readText } from "../../src/linking/document/text.ts";
import { type CandidateFeature, candidateFeatures } from "../../src/linking/model/feature-table.ts";
import { readEvidence } from "../../src/linking/rank.ts";
import { givenMention } from "../../src/linking/sent.ts";

/** A feature of the first candidate of each name, which stand in the text in this order. */
export async function valuesOf(...asked: Parameters<typeof statesOf>): Promise<number[]> {
  const { states, at } = await statesOf(...asked);
  return states.map(({ rows }) => rows.value(at));
}

/** A feature of every candidate of each name, by the entity's id. */
export async function valuesOfAll(
  ...asked: Parameters<typeof statesOf>
): Promise<[id: string, value: number][]> {
  const { states, at } = await statesOf(...asked);
  return states.flatMap(({ rows }) =>
    rows.candidates.map(({ id }, i): [string, number] => [id, rows.value(at, i)]),
  );
}

/**
 * The entities of names that a text means by what it says of them, and those that it does not mean, by id: one for each
 * mention.
 */
export async function saidIn(
  text: string,
  entities: Parameters<typeof compileList>[0],
  language: Language = "en",
  names: readonly string[] = ["Zorvan"],
): Promise<{ said: string[]; other: string[] }> {
  const named = async (feature: CandidateFeature) =>
    (await valuesOfAll(feature, text, names, entities, "public", undefined, language))
      .filter(([, value]) => value > 0)
      .map(([id]) => id)
      .sort();
  return { said: await named("as_said"), other: await named("not_as_said") };
}

async function statesOf(
  feature: CandidateFeature,
  text: string,
  names: readonly string[],
  entities: Parameters<typeof compileList>[0],
  kind: "public" | "user",
  type?: string,
  language: Language = "en",
) {
  await loadLexicon(language);
  const document = readDocument(text, language);
  let from = 0;
  const mentions = names.map((name) => {
    const start = text.indexOf(name, from);
    from = start + name.length;
    return { ...givenMention(document, { start, end: from }), type };
  });
  const world = { uri: "inline", kind, dataset: compileList(entities) } as const;
  await world.dataset.evidence.load();
  const runs = new Int32Array(document.pieces.count);
  const { states } = await readEvidence(
    readText(document, runs, () => undefined),
    mentions,
    world,
    0,
  );
  return { states, at: candidateFeatures.at[feature] };
}
