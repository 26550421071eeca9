import { once } from "node:events";
import type { Quad } from "@rdfjs/types";
import { type Command, Option } from "commander";
import { type RdfFormat, rdfFormats } from "../contract/webhook.ts";
import type { GraphStore } from "../graph/index.ts";
import { type StoreFlags, withStore, withStoreOptions } from "./store-options.ts";

export function registerProductsExport(products: Command): void {
  const exporting = products.command("export").description("print all graphs of the store");
  withStoreOptions(exporting)
    .addOption(new Option("--format <format>", "RDF format").choices(rdfFormats).default("nquads"))
    .action(print);
  const query = products
    .command("query")
    .description(
      "answer a SPARQL 1.1 query over all graphs: SELECT and ASK as JSON, CONSTRUCT and DESCRIBE as N-Triples",
    )
    .argument("<sparql>", "the query");
  withStoreOptions(query).action((sparql: string, flags: StoreFlags) =>
    withStore(flags, async ({ store }) => {
      await write(`${(await store.query(sparql)).trimEnd()}\n`);
    }),
  );
}

async function print({ format, ...place }: StoreFlags & { format: RdfFormat }): Promise<void> {
  const { serializeRdf } = await import("../graph/index.ts");
  // Documents of these formats cannot be put one behind the other, so they are made whole.
  const whole = format === "jsonld" || format === "rdfxml";
  await withStore(place, async ({ store }) => {
    for await (const quads of graphsOf(store, whole)) await write(await serializeRdf(quads, format));
  });
}

/** The quads of the store graph by graph, or all at once. */
async function* graphsOf(store: GraphStore, whole: boolean): AsyncGenerator<Quad[]> {
  let quads: Quad[] = [];
  for await (const quad of store.read()) {
    if (!whole && quads[0] && quads[0].graph.value !== quad.graph.value) {
      yield quads;
      quads = [];
    }
    quads.push(quad);
  }
  if (quads.length > 0 || whole) yield quads;
}

async function write(text: string): Promise<void> {
  if (text !== "" && !process.stdout.write(text)) await once(process.stdout, "drain");
}
