import { compileDataset, createResolver } from "referent";

const resolver = createResolver({ publicKb: false });
let dataset;

export function learn(entities) {
  dataset = compileDataset(entities);
}

export async function find(text) {
  const { mentions } = await resolver.resolve({ text, language: "en", dataset });
  // The texts are ASCII: code points are the units of strings.
  return mentions.map(({ start, end, entity }) => ({ start, end, id: entity?.id ?? null }));
}
