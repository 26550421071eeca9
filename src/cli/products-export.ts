import type { Quad } from "@rdfjs/types";
import { type Command, Option } from "commander";
import { type RdfFormat, rdfFormats } from "../contract/webhook-words.ts";
import type { GraphStore } from "../graph/index.ts";
import type { Io } from "./io.ts";
import { type StoreFlags, withStore, withStoreOptions } from "./store-options.ts";
import { write } from "./write.ts";

export function registerProductsExport(products: Command, io: Io): void {
  const exporting = products.command("export").description("print all graphs of the store");
  withStoreOptions(exporting)
    .addOption(new Option("--format <format>", "RDF format").choices(rdfFormats).default("nquads"))
    .addHelpText("after", "\nExample:\n  referent products export --store ./store --format trig")
    .action((flags: ExportFlags) => print(flags, io));
  const query = products
    .command("query")
    .description(
      "answer a SPARQL 1.1 query over all graphs: SELECT and ASK as JSON, CONSTRUCT and DESCRIBE as N-Triples",
    )
    .argument("<sparql>", "the query");
  withStoreOptions(query)
    .addHelpText(
      "after",
      '\nExample:\n  referent products query --store ./store "SELECT * { ?s ?p ?o } LIMIT 10"',
    )
    .action((sparql: string, flags: StoreFlags) =>
      withStore(flags, async ({ store }) => {
        await write(io.stdout, `${(await store.query(sparql)).trimEnd()}\n`);
      }),
    );
}

type ExportFlags = StoreFlags & { readonly format: RdfFormat };

async function print({ format, ...place }: ExportFlags, io: Io): Promise<void> {
  const { serializeRdf } = await import("../graph/index.ts");
  // Documents of these formats cannot be concatenated, so the export is one document.
  const whole = format === "jsonld" || format === "rdfxml";
  await withStore(place, async ({ store }) => {
    for await (const quads of graphsOf(store, whole))
      await write(io.stdout, await serializeRdf(quads, format));
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
