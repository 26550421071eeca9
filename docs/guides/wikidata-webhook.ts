// A webhook that links the brand, material and category words of a product to Wikidata.
// In your own project import from "referent" and "referent/webhook".
import type { DatasetCore, Quad, Term } from "@rdfjs/types";
import n3 from "n3";
import type { GivenMention, InlineDataset, Resolver } from "../../src/contract/index.ts";
import type { ChangeProducts } from "../../src/webhook/index.ts";

const { namedNode, quad } = n3.DataFactory;
const schema = (name: string) => namedNode(`https://schema.org/${name}`);
const wikidata = "http://www.wikidata.org/entity/";

/** Where the words are resolved; by default in the public knowledge base. */
export interface LinkOptions {
  readonly dataset_uri?: string;
  readonly dataset?: InlineDataset;
}

/**
 * A function for `createWebhookHandler`: the brand gets `schema:sameAs`, the product `schema:mentions` for
 * each material and category that is an entity of Wikidata.
 */
export function linkToWikidata(resolver: Resolver, options: LinkOptions = {}): ChangeProducts {
  return async (items, { signal }) => {
    for (const { id, dataset } of items) {
      const product = namedNode(id);
      const words = wordsOf(dataset, product);
      if (words.length === 0) continue;
      // The title gives the words a context; each word is a span of its own.
      const title = textsOf(dataset, product, "name")[0] ?? "";
      const { text, mentions } = spansOf(
        title,
        words.map(({ word }) => word),
      );
      const { mentions: found } = await resolver.resolve({ text, mentions, ...options }, { signal });
      for (const [i, { subject, property }] of words.entries()) {
        const same = found[i]?.entity?.same_as.find((iri) => iri.startsWith(wikidata));
        if (same !== undefined) dataset.add(quad(subject, schema(property), namedNode(same)) as Quad);
      }
    }
  };
}

interface Word {
  readonly word: string;
  /** What the link is said of, and by which property. */
  readonly subject: n3.NamedNode;
  readonly property: "sameAs" | "mentions";
}

function wordsOf(dataset: DatasetCore, product: n3.NamedNode): Word[] {
  const words: Word[] = [];
  for (const { object: brand } of dataset.match(product, schema("brand"))) {
    if (brand.termType !== "NamedNode") continue;
    for (const word of textsOf(dataset, brand, "name")) {
      words.push({ word, subject: namedNode(brand.value), property: "sameAs" });
    }
  }
  for (const word of textsOf(dataset, product, "material")) {
    words.push({ word, subject: product, property: "mentions" });
  }
  for (const path of textsOf(dataset, product, "category")) {
    // "Apparel > Shoes > Boots": the last step says most.
    const word = path.split(">").at(-1)!.trim();
    if (word !== "") words.push({ word, subject: product, property: "mentions" });
  }
  return words;
}

function textsOf(dataset: DatasetCore, subject: Term, name: string): string[] {
  const quads = [...dataset.match(subject, schema(name))];
  return quads.flatMap(({ object }) => (object.termType === "Literal" ? [object.value] : []));
}

/** One text of title and words, and where in it each word is, in code points. */
function spansOf(title: string, words: readonly string[]): { text: string; mentions: GivenMention[] } {
  let text = title;
  const mentions = words.map((word) => {
    text += text === "" ? "" : ". ";
    const start = [...text].length;
    text += word;
    return { start, end: start + [...word].length };
  });
  return { text, mentions };
}
