import {
  anyText,
  anything,
  checkOptions,
  type LimitChanges,
  ProblemError,
  type Resolver,
  wholeFrom,
} from "../contract/index.ts";
import {
  type Accounts,
  type AccountsConfig,
  createAccounts,
  createHandler,
  limitQueue,
  type Mount,
} from "../http/index.ts";
import { keyOf } from "../http/keys.ts";
import { refuse } from "../http/problems.ts";
import { type Log, logAnswer } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { answerOwn } from "./own-routes.ts";
import { playground } from "./playground.ts";
import { portFault, type RunningServer, startServer } from "./server.ts";
import { openUsage } from "./usage-ledger.ts";

/** A whole service: server, accounts, usage on disk, queue, log and metrics around a resolver. */
export interface ServiceOptions {
  /** Closed with the service when it can be. */
  readonly resolver: Resolver & { close?(): Promise<void> };
  /** Gets a line for each answer, and errors. */
  readonly log: Log;
  /** The address to listen at; default 127.0.0.1: this machine alone. */
  readonly host?: string | undefined;
  /** The port; default 0: a free one. */
  readonly port?: number | undefined;
  /** Where `/metrics` and `/health` are served on their own; without a port there is no such server. */
  readonly admin?: { readonly host?: string | undefined; readonly port: number } | undefined;
  /** Accounts with their plans and keys; without them every caller may call. */
  readonly accounts?: AccountsConfig | undefined;
  /** Folder of the usage; without it usage is forgotten with the process. */
  readonly usage?: string | undefined;
  /** Calls that run at once. */
  readonly running: number;
  /** Calls that wait; one more is answered 503. */
  readonly waiting: number;
  /** Origins whose pages may call the service, `*` for any; default none. */
  readonly cors?: string | readonly string[] | undefined;
  /** Further headers that say what a call cost. */
  readonly costHeaders?: readonly string[] | undefined;
  /** Limits that differ from the default ones. */
  readonly limits?: LimitChanges | undefined;
  /** Handlers that are served beside the routes of the contract. */
  readonly mounts?: readonly Mount[] | undefined;
}

/** A service that runs. */
export interface Service {
  /** The address of the service, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Of `/metrics` and `/health`, where they have a server of their own. */
  readonly adminUrl: string | undefined;
  /** Finishes what runs, then closes everything. */
  close(): Promise<void>;
}

/**
 * Starts the service. Besides the routes of the handler there is `GET /metrics`: on the admin port alone where there is
 * one; else with a key where there are accounts.
 *
 * @throws ProblemError when the accounts are wrong, or an address or the usage folder is taken; `missing_package`
 *   without `hono`, `@hono/node-server` and `prom-client`, or without `level` where usage is kept
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  checkOptions<ServiceOptions>(
    options,
    {
      // Those without a check are checked where they are read.
      resolver: anything,
      log: anything,
      host: anyText,
      port: portFault,
      admin: anything,
      accounts: anything,
      usage: anyText,
      running: wholeFrom(1),
      waiting: wholeFrom(0),
      cors: anything,
      costHeaders: anything,
      limits: anything,
      mounts: anything,
    },
    ["resolver", "log", "running", "waiting"],
  );
  const { resolver, log, running, waiting, host, port, admin, limits, cors, costHeaders, mounts } = options;
  const queue = limitQueue(resolver, { running, waiting });
  const metrics = await createMetrics(queue);
  const usage = options.usage === undefined ? undefined : await openUsage(options.usage);
  const servers: RunningServer[] = [];
  const close = async () => {
    // The admin server last: who watches sees the others end.
    for (const server of servers) await server.close();
    await resolver.close?.();
    await usage?.close();
  };
  try {
    const accounts = options.accounts && createAccounts(options.accounts);
    const onAnswer = (answered: Parameters<Metrics["observe"]>[0]) => {
      metrics.observe(answered);
      logAnswer(log, answered);
    };
    const page = await playground();
    const handler = createHandler(queue, {
      accounts,
      usage,
      cors,
      costHeaders,
      limits,
      mounts,
      onAnswer,
      page,
    });
    const answer = async (request: Request) =>
      (admin === undefined
        ? await answerOwn(request, { "/metrics": () => showMetrics(request, metrics, accounts) })
        : undefined) ?? handler(request);
    servers.push(await startServer(answer, { host, port, limits }));
    if (admin) servers.push(await startServer((request) => answerAdmin(request, metrics), admin));
    return { url: servers[0]!.url, adminUrl: servers[1]?.url, close };
  } catch (error) {
    // The resolver stays the caller's when nothing was started.
    for (const server of servers) await server.close(0);
    await usage?.close();
    throw error;
  }
}

async function showMetrics(
  request: Request,
  metrics: Metrics,
  accounts: Accounts | undefined,
): Promise<Response> {
  if (accounts === undefined) return metrics.respond();
  const key = keyOf(request.headers.get("Authorization"));
  if (key !== undefined && (await accounts.find(key)) !== undefined) return metrics.respond();
  return refuse(new ProblemError("unauthorized", { detail: "send the header Authorization: Key <key>" }), "")
    .response;
}

async function answerAdmin(request: Request, metrics: Metrics): Promise<Response> {
  const health = () => Response.json({ status: "ok" });
  const routes = { "/metrics": () => metrics.respond(), "/health": health, "/healthz": health };
  const answered = await answerOwn(request, routes);
  if (answered) return answered;
  return refuse(new ProblemError("not_found", { detail: "this port serves /metrics and /health" }), "")
    .response;
}
