import type { Command } from "commander";
import { ProblemError } from "../contract/index.ts";
import { type FeedFlags, feedFlagsOf, feedLanguage, withFeedOptions } from "./feed-options.ts";
import type { Io } from "./io.ts";
import { write } from "./write.ts";

export function registerProductsGraph(products: Command, io: Io): void {
  withFeedOptions(
    products
      .command("graph")
      .description("print the graph of every product of a feed as Turtle")
      .argument("<feed>", "file, http(s) URL, or - for standard input")
      .option("--id <id>", "only the product with this id in the feed, or with this IRI")
      .option("--language <tag>", "BCP 47 tag of the feed's titles and descriptions", feedLanguage)
      .addHelpText("after", "\nExample:\n  referent products graph feed.xml --id SKU-1"),
  ).action(async (source: string, options: FeedFlags & { id?: string; language?: string }) => {
    const [{ openFeed }, { productGraph }, { writeTurtle }] = await Promise.all([
      import("../node/feed-source.ts"),
      import("../products/graph.ts"),
      import("../products/turtle.ts"),
    ]);
    const feed = openFeed(source, {
      ...feedFlagsOf(options),
      stdin: io.stdin,
      onFault: ({ line, reason }) => io.stderr.write(`line ${line}: ${reason}\n`),
    });
    for await (const product of feed) {
      const graph = productGraph(product, options);
      if (options.id !== undefined && options.id !== product.id && options.id !== graph.id) continue;
      const separator = options.id === undefined && feed.summary.products > 1 ? "\n" : "";
      await write(io.stdout, separator + writeTurtle(graph.quads, graph.id));
      if (options.id !== undefined) return;
    }
    if (options.id !== undefined) {
      throw new ProblemError("not_found", {
        detail: `no product of the feed has the id ${JSON.stringify(options.id)}`,
      });
    }
  });
}
