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

/** Further options, for the commands that keep notes about products. */
export interface CatalogueFlags extends StoreFlags {
  readonly catalogue: string;
  readonly notes?: string;
}

/** An open store, and where its notes are if it does not keep them itself. */
export interface OpenStore {
  readonly store: GraphStore;
  readonly records: Records | undefined;
  /** A limitation of the store that a user should know. */
  readonly warning?: string | undefined;
}

/** What may be done to an opened store. */
interface OpenOptions {
  readonly create?: boolean;
  readonly writes?: boolean;
}

/** Holds the value of the Authorization header for a SPARQL server: a secret does not belong on a command line. */
const authorization = "REFERENT_STORE_AUTHORIZATION";

/** Adds `--store` and what a SPARQL server needs. */
export function withStoreOptions(command: Command): Command {
  return command
    .requiredOption(
      "--store <place>",
      "directory of the graph store (sync creates it), or URL of the query service of a SPARQL 1.1 server",
    )
    .option("--store-update <url>", "update service of the server (default: beside its query service)")
    .option("--store-graphs <url>", "graph store protocol service of the server, if it has one")
    .addHelpText("after", `\nEnvironment:\n  ${authorization}  Authorization header for a SPARQL server`);
}

/** Adds the store options, `--catalogue` and `--notes`. */
export function withCatalogueOptions(command: Command): Command {
  return withStoreOptions(command)
    .option("--catalogue <name>", "name of the catalogue, if several share a store", "default")
    .option(
      "--notes <dir>",
      "directory for notes and dead letters on this machine; needed with a SPARQL server",
    );
}

/**
 * Opens a store for one task and always closes it afterwards. Only `create` creates a directory; with
 * `writes`, the server is first checked for everything that writing needs.
 */
export async function withStore<T>(
  flags: StoreFlags,
  use: (open: OpenStore) => Promise<T>,
  { create = false, writes = create }: OpenOptions = {},
): Promise<T> {
  if (isUrl(flags.store)) return use({ ...(await sparqlStore(flags, writes)), records: undefined });
  if (flags.storeUpdate ?? flags.storeGraphs) {
    throw wrong("/store", "is a directory; --store-update and --store-graphs need the URL of a server");
  }
  return withDirectory(flags.store, create, (store) => use({ store, records: undefined }));
}

async function withDirectory<T>(
  directory: string,
  create: boolean,
  use: (store: RecordingStore) => Promise<T>,
): Promise<T> {
  // Checked here, because opening alone creates files.
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

/** Like {@link withStore}, with notes: in the store itself, or in a directory beside a SPARQL server. */
export async function withCatalogue<T>(
  flags: CatalogueFlags,
  use: (open: OpenStore) => Promise<T>,
  { create = false, writes = create }: OpenOptions = {},
): Promise<T> {
  const { notes, ...place } = flags;
  if (!isUrl(flags.store)) {
    if (notes !== undefined)
      throw wrong("/notes", "is only for a SPARQL server; a store in a directory keeps its own notes");
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

/** `…/query` has its update service at `…/update` (Oxigraph, Fuseki); others accept both at one address. */
function updateBeside(query: string): string {
  const url = new URL(query);
  url.pathname = url.pathname.replace(/\/query$/, "/update");
  return url.href;
}

function isUrl(place: string): boolean {
  // As of a variable of the shell that is not set.
  if (place === "") throw wrong("/store", "must not be empty");
  if (/^https?:\/\//i.test(place)) return true;
  // A scheme of two or more letters is not a drive letter; `http:/host` and `sparql://host` are not directory names.
  if (/^[a-z][a-z0-9+.-]+:\//i.test(place))
    throw wrong("/store", "is neither a directory nor an http or https URL");
  return false;
}

function urlOf(pointer: string, text: string): string {
  if (isUrl(text) && URL.canParse(text)) {
    const { username, password, href } = new URL(text);
    if (!username && !password) return href;
  }
  throw wrong(pointer, `must be an http or https URL; put user and password into ${authorization}`);
}

function wrong(pointer: string, detail: string): ProblemError {
  return new ProblemError("invalid_request", { errors: [{ pointer, detail }] });
}
