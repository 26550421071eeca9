import { availableParallelism } from "node:os";
import { type Command, Option } from "commander";
import { type DatasetAliases, type LimitChanges, ProblemError, publicUri } from "../contract/index.ts";
import { createLog, type LogLevel, logLevels } from "../node/log.ts";
import { outsideFrom, publicKbFrom } from "../node/public-kb.ts";
import { type Service, startService } from "../node/service.ts";
import type { WorkerResolver } from "../node/worker-resolver.ts";
import { datasetAlias, limit } from "./assignments.ts";
import { columnsOption } from "./dataset.ts";
import type { Io } from "./io.ts";
import { mountsOf } from "./mounts.ts";
import { wholeNumber } from "./numbers.ts";
import { outsideOption } from "./outside.ts";
import { further } from "./repeated.ts";
import { refuseUnread, unreadColumns } from "./unread.ts";
import { origins } from "./urls.ts";

interface Options {
  port: number;
  host: string;
  kb?: string[];
  outside?: string;
  graph?: string[];
  adminPort?: number;
  adminHost: string;
  accounts?: string;
  usage?: string;
  open?: boolean;
  workers: number;
  queue?: number;
  cors?: string[];
  datasetAlias?: DatasetAliases;
  costHeader?: string[];
  limit?: LimitChanges;
  log: LogLevel;
  reconcile?: boolean;
  nif?: boolean;
  mcp?: boolean;
  dataset?: string;
  columns?: string;
}

export function registerServe(program: Command, io: Io): void {
  const workers = Math.max(1, availableParallelism() - 1);
  program
    .command("serve")
    .description("serve the resolver over HTTP, with the contract of the hosted service")
    .option("-p, --port <number>", "port to listen on", wholeNumber(0, 65_535), 8_080)
    .option("--host <address>", "address to listen on; the default allows this machine only", "127.0.0.1")
    .option(
      "--admin-port <number>",
      "a separate port for /metrics and /health (default: none; /metrics is then on --port, with a key)",
      wholeNumber(0, 65_535),
    )
    .option("--admin-host <address>", "address of the admin port", "127.0.0.1")
    .option(
      "--kb <file...>",
      "packs to use as the public knowledge base, in layers; none means no public knowledge base",
    )
    .option(...outsideOption)
    .option(
      "-g, --graph <place...>",
      "RDF files, or the folder of a graph store of `referent products`, served as service://dataset/me; read at the start",
    )
    .option("--accounts <file>", "file of accounts, plans and hashed keys, as `referent keys` makes it")
    .option("--usage <folder>", "where used units are kept (default: next to the accounts file)")
    .option("--open", "serve everybody without a key, even if the address can be reached from outside")
    .option(
      "-w, --workers <number>",
      "threads that resolve, at most four for each processor",
      wholeNumber(1, 1_024),
      workers,
    )
    .option(
      "--queue <number>",
      "calls that may wait (default: 16 for each thread)",
      wholeNumber(0, 1_000_000),
    )
    .option("--cors <origin...>", "origins from which browsers may call; * for all", origins)
    .option(
      "--dataset-alias <theirs=ours>",
      `another URI for a dataset, repeatable: hosted://public=${publicUri}`,
      datasetAlias,
    )
    .option(
      "--cost-header <name>",
      "an additional header that says what a call cost, besides X-Cost; repeatable",
      further,
    )
    .option(
      "--limit <name=number>",
      "a limit to change, repeatable; 0 means no limit (docs/limits.md)",
      limit,
    )
    .option(
      "--reconcile",
      "serve reconciliation for OpenRefine, too: at /reconcile (docs/guides/reconciliation.md)",
    )
    .option("--nif", "serve NIF for GERBIL, too: POST /nif (docs/guides/nif.md)")
    .option("--mcp", "serve tools for models, too: the Model Context Protocol at /mcp (docs/guides/mcp.md)")
    .option(
      "-d, --dataset <file>",
      "entities that --reconcile and --mcp match with: JSON, JSON lines, CSV or TSV",
    )
    .option(...columnsOption)
    .addOption(new Option("--log <level>", "what is logged").choices([...logLevels]).default("info"))
    .addHelpText("after", "\nExample:\n  referent serve --port 8080 --accounts accounts.json")
    .action((options: Options, command: Command) => {
      refuseUnread(command, unreadColumns(options) ?? unreadDataset(options));
      return run(options, io);
    });
}

/** The sentence for a `--dataset` that nothing matches with: requests bring a dataset of their own. */
function unreadDataset({ dataset, reconcile, mcp }: Options): string | undefined {
  return dataset !== undefined && !reconcile && !mcp
    ? "--dataset needs --reconcile or --mcp: a text is linked to the dataset of its request"
    : undefined;
}

async function run(options: Options, io: Io): Promise<void> {
  const { accounts: file, host, log: level } = options;
  if (file === undefined && !options.open && !isLoopback(host)) {
    throw new ProblemError("invalid_request", {
      detail: `${host} can be reached from outside: give --accounts, or --open to serve everybody without a key`,
    });
  }
  const log = await createLog(level);
  const { readAccounts } = await import("../node/accounts-file.ts");
  const accounts = file === undefined ? undefined : await readAccounts(file);
  const usage = options.usage ?? (file === undefined ? undefined : `${file}.usage`);
  const mounts = await mountsOf(options, io);
  const resolver = await startThreads(options, io);
  const { workers } = resolver;
  const service = await startService({
    resolver,
    log,
    host,
    port: options.port,
    admin: options.adminPort === undefined ? undefined : { host: options.adminHost, port: options.adminPort },
    accounts,
    usage,
    // Each thread has one waiting call, so that it is never idle while the next one is fetched.
    running: workers * 2,
    waiting: options.queue ?? workers * 16,
    cors: options.cors?.includes("*") ? "*" : options.cors,
    costHeaders: options.costHeader,
    limits: options.limit,
    mounts,
  }).catch(async (error: unknown) => {
    await resolver.close();
    throw error;
  });
  // Before anybody is told that it listens: who is told may end it.
  closeOnSignal(service, (signal) => log.info({ signal }, "closing"));
  const { url, adminUrl } = service;
  log.info(
    { url, adminUrl, workers, accounts: file ?? "none: everybody is served without a key" },
    "listening",
  );
}

async function startThreads(
  { kb, outside, graph, datasetAlias, limit, workers }: Options,
  io: Pick<Io, "stderr">,
): Promise<WorkerResolver> {
  const { threadResolver } = await import("../node/worker-resolver.ts");
  const [{ readGraph }, { textFeed }] = await Promise.all([
    import("../node/own-graph.ts"),
    import("../node/thread-graph.ts"),
  ]);
  const resolver = threadResolver(
    { outside: outsideFrom(outside), datasetAliases: datasetAlias, limits: limit, workers },
    await publicKbFrom(kb),
    graph &&
      textFeed(await readGraph(graph, (sentence) => io.stderr.write(`warning: --graph ${sentence}\n`))),
  );
  await resolver.warm();
  return resolver;
}

/** The first signal lets running calls finish; the second one does not wait. */
function closeOnSignal(service: Service, tell: (signal: string) => void): void {
  let closing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      tell(signal);
      service.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
