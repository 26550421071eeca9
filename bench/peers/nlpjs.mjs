// The named entities of nlp.js: an option of an entity is an id. Names are compared by edit distance, from 0.8 on, or
// with a threshold of 1 exactly.
import core from "@nlpjs/core";
import nlpjs from "@nlpjs/ner";

const container = new core.Container();
container.use(nlpjs.ExtractorEnum);
const ner = new nlpjs.Ner({ container });
const threshold = Number(process.env.NLPJS_THRESHOLD);

export function learn(entities) {
  for (const { id, name } of entities) ner.addRuleOptionTexts("en", "list", id, [name]);
}

export async function find(text) {
  const { entities } = await ner.process({ text, locale: "en", threshold });
  return entities.map(({ start, end, option }) => ({ start, end: end + 1, id: option }));
}
