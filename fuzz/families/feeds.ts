import { type GeneratedFormat, generateFeed, writers } from "../../bench/feed-generator/formats.ts";
import { checkProduct } from "../../src/products/checks/check.ts";
import { readFeed } from "../../src/products/feeds/read.ts";
import { productGraph } from "../../src/products/graph.ts";
import { type Family, outcomeOf } from "../family.ts";
import { halves } from "../mutate-json.ts";
import { mutatedText } from "../mutate-text.ts";

/** A feed as text, and the size of the pieces in which it comes. */
interface FeedInput {
  readonly text: string;
  readonly piece: number;
}

/** Product feeds of every format, most of them damaged. */
export const feeds: Family<FeedInput> = {
  name: "feeds",
  share: 2,
  make(random) {
    const format = random.pick(Object.keys(writers) as GeneratedFormat[]);
    const plan = { format, products: 1 + random.below(20), seed: random.below(1e9), broken: 0.05 };
    const text = [...generateFeed(plan)].join("");
    return { text: random.chance(0.1) ? text : mutatedText(text, random), piece: 1 + random.size(100_000) };
  },
  async run({ text, piece }) {
    const bytes = new TextEncoder().encode(text);
    const pieces = function* () {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
    };
    try {
      let products = 0;
      const feed = readFeed(pieces());
      for await (const product of feed) {
        checkProduct(product);
        productGraph(product);
        products++;
      }
      const { summary } = feed;
      if (summary.products !== products || summary.rows !== summary.products + summary.faults) {
        const detail = JSON.stringify({ ...summary, products });
        return { answer: "fault", fault: { kind: "the summary of a feed does not add up", detail } };
      }
      return { answer: summary.faults > 0 ? "read, with row faults" : "read" };
    } catch (error) {
      return outcomeOf(error, ["invalid_feed"]);
    }
  },
  *smaller(input) {
    for (const text of halves(input.text)) yield { ...input, text };
  },
};
