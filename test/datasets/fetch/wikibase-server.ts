import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { violations } from "./api-documentation.ts";
import type { SliceItem } from "./slice.ts";

/** What goes wrong with a request instead of an answer. */
export type ServerFault =
  | "maxlag"
  | "429"
  | "429 without a time"
  | "503"
  | "500"
  | "html"
  | "cut body"
  | "half of the ids"
  | "no answer"
  | "not JSON"
  | "no object"
  | "ratelimited"
  | "wrong shape";

/** How a server behaves. */
export interface WikibaseOptions {
  readonly items: Iterable<SliceItem>;
  readonly redirects?: ReadonlyMap<number, number>;
  /** What a query finds. */
  readonly query?: (text: string) => readonly number[];
  /** The fault of a request by its number from 1; none if it is absent. */
  readonly fault?: (request: number) => ServerFault | undefined;
  /** Milliseconds since 1970; the limits go by it. */
  readonly now?: () => number;
  /** Requests that are let pass in 60 seconds: with a contact in the User-Agent, and without. */
  readonly limits?: { readonly known: number; readonly unknown: number };
  /** Milliseconds before an answer. */
  readonly delay?: number;
  /** Seconds that a 429 and a 503 ask to wait; default 7 and 2. */
  readonly retryAfter?: number;
}

/** A request as it came. */
export interface ServedRequest {
  readonly url: URL;
  readonly action: string;
  /** Ids that were asked for. */
  readonly ids: readonly string[];
  readonly props: string;
  readonly search: string | null;
  readonly userAgent: string;
  readonly status: number;
  readonly fault: ServerFault | undefined;
}

/** The day that every answer states, so that packs made on two days are the same. */
export const serverDay = "2026-03-14";

/**
 * A Wikibase on this machine that is strict: it refuses what the documentation of the API does not allow, lets so many
 * requests per minute pass, and fails as it is told to.
 */
export class WikibaseServer {
  readonly requests: ServedRequest[] = [];
  /** What requests broke of the documentation. */
  readonly violations: string[] = [];
  readonly items = new Map<string, SliceItem>();
  readonly #options: WikibaseOptions;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #times: number[] = [];
  #port = 0;

  constructor(options: WikibaseOptions) {
    this.#options = options;
    for (const one of options.items) this.items.set(one.id, one);
  }

  static async start(options: WikibaseOptions): Promise<WikibaseServer> {
    const server = new WikibaseServer(options);
    await new Promise<void>((done) => server.#server.listen(0, "127.0.0.1", done));
    server.#port = (server.#server.address() as AddressInfo).port;
    return server;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get api(): string {
    return `${this.origin}/w/api.php`;
  }

  get endpoint(): string {
    return `${this.origin}/sparql`;
  }

  /** Ids of whole entities that were asked for, in order, with those of failed requests. */
  get askedIds(): string[] {
    return this.requests.filter(({ props }) => props.includes("claims")).flatMap(({ ids }) => ids);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const url = new URL(request.url!, this.origin);
    const userAgent = request.headers["user-agent"] ?? "";
    const fault = this.#options.fault?.(this.requests.length + 1);
    const isQuery = url.pathname === "/sparql";
    if (!isQuery && url.pathname !== "/w/api.php")
      return send(request, response, 404, "text/html", "<p>There is nothing here.</p>");
    const log = (status: number) =>
      this.requests.push({
        url,
        action: isQuery ? "query" : (url.searchParams.get("action") ?? ""),
        ids: url.searchParams.get("ids")?.split("|") ?? [],
        props: url.searchParams.get("props") ?? "",
        search: url.searchParams.get("search"),
        userAgent,
        status,
        fault,
      });
    if (!/^referent\/\d/.test(userAgent)) this.violations.push(`the User-Agent "${userAgent}"`);
    if (request.headers["accept-encoding"] !== "gzip") this.violations.push("no gzip");
    if (!isQuery) this.violations.push(...violations(url, request.method));
    const wait = this.#overLimit(userAgent);
    if (wait > 0) {
      log(429);
      send(request, response, 429, "text/html", "<h1>Too many requests</h1>", {
        "retry-after": String(wait),
      });
      return;
    }
    if (this.#options.delay) await new Promise((done) => setTimeout(done, this.#options.delay));
    if (fault !== undefined && fault !== "half of the ids") {
      log(fault.startsWith("429") ? 429 : 200);
      fail(request, response, fault, this.#options.retryAfter);
      return;
    }
    const answer = isQuery
      ? this.#query(new URLSearchParams(body).get("query") ?? "")
      : this.#answer(url, fault === "half of the ids");
    log(200);
    const type = isQuery ? "application/sparql-results+json" : "application/json; charset=utf-8";
    send(request, response, 200, type, JSON.stringify(answer));
  }

  /** Seconds to wait where a client has had its share of the last 60 seconds. */
  #overLimit(userAgent: string): number {
    const { now = Date.now, limits = { known: 200, unknown: 10 } } = this.#options;
    const time = now();
    while (this.#times.length > 0 && this.#times[0]! <= time - 60_000) this.#times.shift();
    const most = /\((?:[^\s@]+@[^\s@]+|https?:\/\/\S+)\)/.test(userAgent) ? limits.known : limits.unknown;
    if (this.#times.length >= most) return Math.ceil((this.#times[0]! + 60_000 - time) / 1000);
    this.#times.push(time);
    return 0;
  }

  #answer(url: URL, half: boolean): unknown {
    const broken = violations(url);
    if (broken.length > 0) return { error: { code: "badvalue", info: broken.join("; ") } };
    return url.searchParams.get("action") === "wbgetentities"
      ? this.#entities(url.searchParams, half)
      : this.#search(url.searchParams);
  }

  #entities(given: URLSearchParams, half: boolean): unknown {
    const ids = given.get("ids")!.split("|");
    const tooLarge = ids.find((id) => Number(id.slice(1)) > 2 ** 31 - 1);
    if (tooLarge !== undefined)
      return {
        error: { code: "no-such-entity", info: `Could not find an entity "${tooLarge}".`, id: tooLarge },
      };
    const entities: Record<string, unknown> = {};
    // As where an answer would be larger than it may be: the last ones are not there.
    for (const id of half ? ids.slice(0, Math.ceil(ids.length / 2)) : ids) {
      const target = this.#options.redirects?.get(Number(id.slice(1)));
      const found = this.items.get(target === undefined ? id : `Q${target}`);
      if (!found) entities[id] = { id, missing: "" };
      else
        entities[id] = {
          ...parts(found, given),
          ...(target === undefined ? {} : { redirects: { from: id, to: found.id } }),
        };
    }
    return { entities, success: 1 };
  }

  /** Names that are equal first, then those that begin so; of its own language, `mul` and English. */
  #search(given: URLSearchParams): unknown {
    const wanted = given.get("search")!.toLowerCase();
    const codes = [given.get("language")!, "mul", "en"];
    const hits: { rank: number; links: number; id: string }[] = [];
    for (const { id, labels, aliases, sitelinks } of this.items.values()) {
      const names = codes.flatMap((code) => [labels[code], ...(aliases[code] ?? [])]);
      const ranks = names.flatMap((name) => {
        const text = name?.value.toLowerCase();
        return text === wanted ? [0] : text?.startsWith(wanted) ? [1] : [];
      });
      if (ranks.length > 0) hits.push({ rank: Math.min(...ranks), links: Object.keys(sitelinks).length, id });
    }
    hits.sort((a, b) => a.rank - b.rank || b.links - a.links || (a.id < b.id ? -1 : 1));
    const found = hits.slice(0, Number(given.get("limit") ?? 7));
    return {
      searchinfo: { search: given.get("search") },
      search: found.map(({ id }) => ({ id, title: id })),
      success: 1,
    };
  }

  #query(text: string): unknown {
    const qids = this.#options.query?.(text) ?? [];
    const value = (qid: number) => ({ type: "uri", value: `http://www.wikidata.org/entity/Q${qid}` });
    return {
      head: { vars: ["item", "label"] },
      results: { bindings: qids.map((qid) => ({ item: value(qid) })) },
    };
  }
}

/** The parts of an item that a request asks for. */
function parts(found: SliceItem, given: URLSearchParams): Record<string, unknown> {
  const props = given.get("props")!.split("|");
  const languages = given.get("languages")?.split("|");
  const inLanguages = <T>(terms: Record<string, T>) =>
    Object.fromEntries(Object.entries(terms).filter(([tag]) => languages?.includes(tag) ?? true));
  const { id, type, lastrevid, labels, descriptions, aliases, claims, sitelinks } = found;
  return {
    ...(props.includes("info")
      ? { pageid: 1, ns: 0, title: id, lastrevid, modified: "2026-01-01T00:00:00Z" }
      : {}),
    type,
    id,
    ...(props.includes("labels") ? { labels: inLanguages(labels) } : {}),
    ...(props.includes("descriptions") ? { descriptions: inLanguages(descriptions) } : {}),
    ...(props.includes("aliases") ? { aliases: inLanguages(aliases) } : {}),
    ...(props.includes("claims") ? { claims } : {}),
    ...(props.includes("sitelinks") ? { sitelinks } : {}),
  };
}

function fail(
  request: IncomingMessage,
  response: ServerResponse,
  fault: ServerFault,
  retryAfter?: number,
): void {
  const json = (body: unknown, headers = {}) =>
    send(request, response, 200, "application/json", JSON.stringify(body), headers);
  const error = (code: string) => ({ error: { code, info: `as told: ${code}` }, servedby: "here" });
  const answers: Readonly<Record<ServerFault, () => void>> = {
    maxlag: () => json(error("maxlag"), { "retry-after": "5", "mediawiki-api-error": "maxlag" }),
    ratelimited: () => json(error("ratelimited")),
    "429": () =>
      send(request, response, 429, "text/html", "<p>Too many requests</p>", {
        "retry-after": String(retryAfter ?? 7),
      }),
    "429 without a time": () => send(request, response, 429, "text/plain", "Too many requests"),
    "503": () =>
      send(request, response, 503, "text/html", "<p>Upstream</p>", {
        "retry-after": String(retryAfter ?? 2),
      }),
    "500": () => send(request, response, 500, "text/html", "<p>Error</p>"),
    html: () => send(request, response, 200, "text/html", "<!DOCTYPE html><title>Maintenance</title>"),
    "not JSON": () => send(request, response, 200, "application/json", "<!DOCTYPE html>"),
    "no object": () => json([]),
    "wrong shape": () => json({ success: 1 }),
    "cut body": () => {
      // More is promised than comes.
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write('{"entities":{"Q1":{"id":"Q1"');
      setTimeout(() => response.destroy(), 5);
    },
    "half of the ids": () => json({}),
    "no answer": () => response.destroy(),
  };
  answers[fault]();
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): void {
  const packs = request.headers["accept-encoding"]?.includes("gzip") ?? false;
  response.sendDate = false;
  response.writeHead(status, {
    "content-type": type,
    date: new Date(`${serverDay}T12:00:00Z`).toUTCString(),
    ...(packs ? { "content-encoding": "gzip" } : {}),
    ...headers,
  });
  response.end(packs ? gzipSync(text) : text);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
