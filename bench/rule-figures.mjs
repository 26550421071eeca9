// The answers that bench/rules.mjs compares, each with whether it is right. It is loaded after the hook is registered.
import { answerIdentity, runSet } from "../dist/src/evaluation/index.js";
import { fewWithTheirKb, isExhaustive } from "./gold-sets.mjs";

/** The answers to own gold and to the sets of others: a place with its entity, and whether gold has it. */
export async function measured(pack) {
  const parts = { own: [], others: [] };
  for (const { gold, resolver } of await fewWithTheirKb(pack)) {
    const part = parts[gold.name.startsWith("own") ? "own" : "others"];
    for (const spans of isExhaustive(gold) ? [false, true] : [true]) {
      const run = await runSet(resolver, gold, { spans });
      for (const document of gold.documents) {
        const at = `${gold.name} ${spans ? "marked" : "text"} ${document.id}`;
        part.push(...answersOf(document, run.get(document.id), at));
      }
    }
  }
  return parts;
}

function* answersOf({ mentions }, answers, at) {
  const named = new Map(
    mentions.map(({ start, end, qid, alt = [] }) => [
      `${start}-${end}`,
      qid === null ? [] : [qid, ...alt].map(answerIdentity),
    ]),
  );
  for (const { start, end, entity } of answers)
    if (entity) {
      const id = answerIdentity(entity.id);
      yield [`${at} ${start}-${end} ${id}`, named.get(`${start}-${end}`)?.includes(id) ?? false];
    }
}
