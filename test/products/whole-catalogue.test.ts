import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateFeed } from "../../bench/feed-generator/formats.ts";
import { type Answer, type Endpoint, startEndpoint } from "../webhook/endpoint.ts";

const main = join(import.meta.dirname, "../../dist/src/cli/main.js");
/** Set it to 10000 for the full measure. */
const products = Number(process.env.REFERENT_PRODUCTS ?? 300);

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = (...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, [main, "products", ...args], { maxBuffer: 1 << 28 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });

describe.skipIf(!existsSync(main))(
  `a catalogue of ${products} products, 1 % of its rows broken (needs npm run build)`,
  () => {
    let base: string;
    let feed: string;
    let store: string[];
    let endpoint: Endpoint;
    let answer: Answer;
    beforeAll(async () => {
      base = await mkdtemp(join(tmpdir(), "referent-catalogue-"));
      feed = join(base, "feed.tsv");
      store = ["--store", join(base, "store")];
      await writeFile(feed, [...generateFeed({ format: "tsv", products })].join(""));
      answer = ({ body }) => ({
        items: body.items.map(({ id, rdf }) => ({
          id,
          rdf: { ...rdf, data: `${rdf.data}\n<${id}> <x:checked> "yes" .` },
        })),
      });
      endpoint = await startEndpoint((...call) => answer(...call));
    });
    afterAll(async () => {
      await endpoint.close();
      await rm(base, { recursive: true });
    });
    const sync = (...args: string[]) =>
      run("sync", "--feed", feed, ...store, "--webhook", endpoint.url, "--json", ...args);

    it("goes through a webhook that edits graphs; the counts add up; a second run sends nothing", async () => {
      const first = await sync();
      expect(first.code, first.err).toBe(0);
      const summary = JSON.parse(first.out);
      expect(summary.rejected).toBeGreaterThan(0);
      expect(summary.read).toBe(summary.sent + summary.rejected);
      expect(summary).toMatchObject({ unchanged: 0, held: 0, written: summary.sent, created: summary.sent });
      expect(endpoint.received.flatMap(({ body }) => body.items)).toHaveLength(summary.sent);
      endpoint.received.length = 0;
      const second = JSON.parse((await sync()).out);
      expect(second).toMatchObject({
        read: summary.read,
        sent: 0,
        unchanged: summary.sent,
        rejected: summary.rejected,
      });
      expect(endpoint.received).toEqual([]);
    });

    it("query answers SPARQL, export prints every graph, with what the webhook added", async () => {
      const { out } = await run("query", ...store, "SELECT (COUNT(*) AS ?n) { ?s <x:checked> 'yes' }");
      const count = Number(JSON.parse(out).results.bindings[0].n.value);
      expect(count).toBeGreaterThan(products * 0.9);
      const exported = await run("export", ...store);
      expect(exported.out.match(/<x:checked>/g)).toHaveLength(count);
    });

    it("holds what fails, lists it, replays it; a summary for people", async () => {
      const other = ["--store", join(base, "other")];
      const small = join(base, "small.tsv");
      await writeFile(small, [...generateFeed({ format: "tsv", products: 30 })].join(""));
      const edit = answer;
      answer = ({ body }) => ({ items: body.items.slice(1) });
      const args = ["--feed", small, ...other, "--webhook", endpoint.url];
      const dry = await run("sync", ...args, "--dry-run");
      expect(dry.out).toMatch(/^\+ <http.* \.$/m);
      expect(dry.out).toMatch(/^dry run: nothing was written or held/m);
      expect(dry.out).not.toContain("lists what is held");
      expect((await run("held", ...other)).out).toBe("Nothing is held.\n");
      const held = await run("sync", ...args);
      expect(held.code).toBe(1);
      expect(held.out).toMatch(/^held +1$/m);
      expect(held.out).toMatch(/^ {2}missing +1$/m);
      expect(held.out).toMatch(
        /read \d+ = 0 unchanged \+ \d+ sent \+ \d+ rejected; sent = \d+ written \+ 1 held/,
      );
      expect((await run("held", ...other)).out).toMatch(
        /missing: the answer has no item with this id[\s\S]*1 held/,
      );
      answer = edit;
      const replayed = await run("replay", ...other, "--webhook", endpoint.url, "--json");
      expect(JSON.parse(replayed.out)).toMatchObject({ read: 1, sent: 1, written: 1, held: 0 });
      expect((await run("held", ...other, "--json")).out).toBe("");
    });

    it("says plainly what is wrong with a store, a webhook, a query, a number", async () => {
      const bad = await run("query", ...store, "SELECT");
      expect(bad.code).toBe(1);
      expect(JSON.parse(bad.err).code).toBe("invalid_query");
      const target = await run("sync", "--feed", feed, ...store, "--webhook", "ftp://x.example/");
      expect(JSON.parse(target.err).errors[0].pointer).toBe("/webhook_url");
      expect((await run("sync", "--feed", feed, ...store, "--batch", "0")).code).toBe(2);
      expect(JSON.parse((await run("held", "--store", feed)).err).code).toBe("dataset_unavailable");
    });
  },
);
