import type { Command } from "commander";
import { ProblemError } from "../contract/index.ts";
import type { GraphStore, RecordingStore, Records, SparqlOptions } from "../graph/index.ts";
import { isStore } from "../node/store-files.ts";

/** The options of every command with a store. */
export interface StoreFlags {
  /** A directory, or the URL of a SPARQL query service. */
  readonly store: string;
  readonly storeUpdate?: string;
  readonly storeGraphs?: string;
}

/** The options of the commands that keep notes about products, besides. */
export interface CatalogueFlags extends StoreFlags {
  readonly catalogue: string;
  readonly notes?: string;
}

/** An open store, and where its notes are when it keeps none itself. */
export interface OpenStore {
  readonly store: GraphStore;
  readonly records: Records | undefined;
  /** What the store does not do that a user should know. */
  readonly warning?: string | undefined;
}

/** What may be done to a store that is opened. */
interface OpenOptions {
  readonly create?: boolean;
  readonly writes?: boolean;
}

/** Holds the value of the Authorization header for a SPARQL server: no secret stands on a command line. */
const authorization = "REFERENT_STORE_AUTHORIZATION";

/** Adds `--store` and what a SPARQL server needs. */
export function withStoreOptions(command: Command): Command {
  return command
    .requiredOption(
      "--store <place>",
      "directory of the graph store (sync makes it); or URL of the query service of a SPARQL 1.1 server",
    )
    .option("--store-update <url>", "update service of the server (default: beside its query service)")
    .option("--store-graphs <url>", "graph store protocol service of the server, if it has one")
    .addHelpText("after", `\nEnvironment:\n  ${authorization}  Authorization header for a SPARQL server`);
}

/** Adds those, `--catalogue` and `--notes`. */
export function withCatalogueOptions(command: Command): Command {
  return withStoreOptions(command)
    .option("--catalogue <name>", "name of the catalogue, when several share a store", "default")
    .option("--notes <dir>", "directory for notes and dead letters; needed with a SPARQL server, kept here");
}

/**
 * Opens a store for one task and closes it after, whatever happens. Only with `create` a directory is made; with
 * `writes` a server is asked first whether it does all that is needed.
 */
export async function withStore<T>(
  flags: StoreFlags,
  use: (open: OpenStore) => Promise<T>,
  { create = false, writes = create }: OpenOptions = {},
): Promise<T> {
  if (isUrl(flags.store)) return use({ ...(await sparqlStore(flags, writes)), records: undefined });
  if (flags.storeUpdate ?? flags.storeGraphs) {
    throw wrong("/store", "is a directory; --store-update and --store-graphs go with the URL of a server");
  }
  return withDirectory(flags.store, create, (store) => use({ store, records: undefined }));
}

async function withDirectory<T>(
  directory: string,
  create: boolean,
  use: (store: RecordingStore) => Promise<T>,
): Promise<T> {
  // Asked here, as opening alone makes files.
  if (!create && !(await isStore(directory))) {
    throw new ProblemError("dataset_unavailable", { detail: `there is no store at ${directory}` });
  }
  const { openGraphStore } = await import("../graph/durable.ts");
  const store = await openGraphStore(directory);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** As {@link withStore}, with notes: in the store itself, or in a directory beside a SPARQL server. */
export async function withCatalogue<T>(
  flags: CatalogueFlags,
  use: (open: OpenStore) => Promise<T>,
  { create = false, writes = create }: OpenOptions = {},
): Promise<T> {
  const { notes, ...place } = flags;
  if (!isUrl(flags.store)) {
    if (notes !== undefined) throw wrong("/notes", "goes with a SPARQL server; a directory keeps its own");
    return withStore(flags, use, { create });
  }
  if (notes === undefined) throw wrong("/notes", "--notes <dir> is needed with a SPARQL server");
  const openNotes = (open: OpenStore) =>
    withDirectory(notes, create, ({ records }) => use({ ...open, records }));
  return withStore(place, openNotes, { writes });
}

async function sparqlStore(
  { store: query, storeUpdate, storeGraphs }: StoreFlags,
  writes: boolean,
): Promise<Pick<OpenStore, "store" | "warning">> {
  const [{ createSparqlStore }, { checkSparqlServer }] = await Promise.all([
    import("../graph/sparql.ts"),
    import("../graph/sparql-check.ts"),
  ]);
  const header = process.env[authorization];
  const options: SparqlOptions = {
    query: urlOf("/store", query),
    update: storeUpdate === undefined ? updateBeside(query) : urlOf("/store-update", storeUpdate),
    graphs: storeGraphs === undefined ? undefined : urlOf("/store-graphs", storeGraphs),
    ...(header === undefined ? {} : { headers: { Authorization: header } }),
  };
  const store = createSparqlStore(options);
  if (!writes || (await checkSparqlServer(options)).undoesFailures !== false) return { store };
  const warning = `${query} does not undo a write that fails halfway: after a failure run sync again with --resume`;
  return { store, warning };
}

/** `…/query` has its update service at `…/update` (Oxigraph, Fuseki); others take both at one address. */
function updateBeside(query: string): string {
  const url = new URL(query);
  url.pathname = url.pathname.replace(/\/query$/, "/update");
  return url.href;
}

function isUrl(place: string): boolean {
  if (/^https?:\/\//i.test(place)) return true;
  // A scheme of two letters or more is no drive; `http:/host` or `sparql://host` is no directory's name either.
  if (/^[a-z][a-z0-9+.-]+:\//i.test(place)) throw wrong("/store", "is no directory and no http or https URL");
  return false;
}

function urlOf(pointer: string, text: string): string {
  if (isUrl(text) && URL.canParse(text)) {
    const { username, password, href } = new URL(text);
    if (!username && !password) return href;
  }
  throw wrong(pointer, `must be an http or https URL; user and password go into ${authorization}`);
}

function wrong(pointer: string, detail: string): ProblemError {
  return new ProblemError("invalid_request", { errors: [{ pointer, detail }] });
}
