import { createResolver, type Language } from "../../src/index.ts";

const resolver = createResolver();

/** The links of a text to a list of names; "Ada Lovelace{person}" is a name with a type, "A|B" one with an alias. */
export async function links(language: Language, text: string, names: readonly string[]): Promise<string[]> {
  const dataset = names.map((one) => {
    const [, written = one, type] = /^(.*?)(?:\{(.*)\})?$/.exec(one)!;
    const [name = written, ...aliases] = written.split("|");
    return { id: name, name, aliases, ...(type ? { types: [type] } : {}) };
  });
  const { mentions } = await resolver.resolve({ text, language, dataset });
  return mentions.filter(({ entity }) => entity).map((mention) => `${mention.text} = ${mention.entity!.id}`);
}
