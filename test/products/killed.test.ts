import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openGraphStore } from "../../src/graph/index.ts";
import { type Answer, startEndpoint } from "../webhook/endpoint.ts";

const script = join(import.meta.dirname, "sync-process.mjs");
const built = existsSync(join(import.meta.dirname, "../../dist/src/products/index.js"));
/** How often the run is killed; set it to 50 for the full measure. */
const kills = Number(process.env.REFERENT_KILLS ?? 6);
const products = kills * 12;

/** One statement more for each product; a few products are never answered. */
const enrich: Answer = ({ body }) => ({
  items: body.items
    .filter(({ id }) => !id.endsWith("7"))
    .map(({ id, rdf }) => ({ id, rdf: { ...rdf, data: `${rdf.data}\n<${id}> <x:checked> "yes" .` } })),
});

interface Run {
  readonly acknowledged: string[];
  readonly summary: Record<string, number> | undefined;
}

it.skipIf(!built)(
  `kill -9 at ${kills} random moments of a run, then resume: the store equals that of an undisturbed run (needs npm run build)`,
  async () => {
    const base = await mkdtemp(join(tmpdir(), "referent-kill-"));
    let onCall = () => {};
    const endpoint = await startEndpoint((...call) => {
      onCall();
      return enrich(...call);
    });
    const run = (directory: string, killAfter: number, delay: number): Promise<Run> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [script, directory, endpoint.url, String(products)]);
        let calls = 0;
        onCall = () => {
          if (++calls === killAfter) setTimeout(() => child.kill("SIGKILL"), delay);
        };
        let out = "";
        child.stdout.on("data", (chunk) => {
          out += chunk;
        });
        child.stderr.pipe(process.stderr);
        child.on("close", () => {
          const lines = out.split("\n").slice(0, -1);
          const done = lines.find((line) => line.startsWith("done "));
          const acknowledged = lines.filter((line) => line !== done);
          resolve({ acknowledged, summary: done && JSON.parse(done.slice(5)) });
        });
      });

    const quiet = await run(join(base, "quiet"), 0, 0);
    const expected = await contentOf(join(base, "quiet"));
    const undisturbed = endpoint.received.length;
    const directory = join(base, "killed");
    const acknowledged = new Set<string>();
    let killed = 0;
    let last: Run | undefined;
    while (killed < kills || !last?.summary) {
      const wave = killed < kills;
      last = await run(directory, wave ? 1 + Math.floor(Math.random() * 3) : 0, Math.random() * 25);
      for (const id of last.acknowledged) acknowledged.add(id);
      if (last.summary) break;
      killed++;
      const content = await contentOf(directory);
      for (const [id, text] of content) expect(text, "a graph is half written").toBe(expected.get(id));
      for (const id of acknowledged) {
        if (!id.endsWith("7")) expect(content.has(id), `${id} was acknowledged and is lost`).toBe(true);
      }
      for (const { body } of endpoint.received) {
        const ids = body.items.map(({ id }) => id).filter((id) => !id.endsWith("7"));
        const written = ids.filter((id) => content.has(id)).length;
        expect([0, ids.length], "a batch is half written").toContain(written);
      }
    }
    expect(killed).toBeGreaterThan(kills / 2);
    expect(await contentOf(directory)).toEqual(expected);
    const keys = new Map<string, Set<unknown>>();
    for (const { body, headers } of endpoint.received.slice(undisturbed)) {
      for (const { id } of body.items)
        keys.set(id, (keys.get(id) ?? new Set()).add(headers["idempotency-key"]));
    }
    for (const [id, of] of keys) expect(of.size, `${id} was sent twice under two keys`).toBe(1);
    const counts = ({ seconds, resumed, ...rest }: Record<string, number>) => rest;
    expect(counts(last!.summary!)).toEqual(counts(quiet.summary!));
    expect(quiet.summary).toMatchObject({ read: products, sent: products });
    await endpoint.close();
    await rm(base, { recursive: true });
  },
  kills * 6_000 + 30_000,
);

async function contentOf(directory: string): Promise<Map<string, string>> {
  const store = await openGraphStore(directory);
  const content = new Map<string, string>();
  for await (const { subject, predicate, object, graph } of store.read()) {
    const line = `${subject.value} ${predicate.value} ${object.value}\n`;
    content.set(graph.value, (content.get(graph.value) ?? "") + line);
  }
  await store.close();
  return content;
}

it.skipIf(!built)(
  "a SIGTERM ends a run that waits for its feed or for the webhook, and says how to continue (needs npm run build)",
  async () => {
    const base = await mkdtemp(join(tmpdir(), "referent-term-"));
    const endpoint = await startEndpoint(() => new Promise<never>(() => {}));
    const cli = join(import.meta.dirname, "../../dist/src/cli/main.js");
    const row = (id: number) => `${id}\tLamp\thttps://shop.example/p/${id}\t1.00 EUR\tin_stock\n`;
    const head = "id\ttitle\tlink\tprice\tavailability\n";
    for (const feed of [head, `${head}${row(1)}${row(2)}`]) {
      const words = [
        "--feed",
        "-",
        "--store",
        join(base, "store"),
        "--webhook",
        endpoint.url,
        "--batch",
        "1",
      ];
      const child = spawn(process.execPath, [cli, "products", "sync", ...words]);
      const ended = once(child, "close");
      let err = "";
      child.stderr.on("data", (data) => (err += data));
      child.stdin.write(feed);
      if (feed !== head) child.stdin.end();
      const isWaiting = feed === head ? () => performance.now() > soon : () => endpoint.received.length > 0;
      const soon = performance.now() + 2_000;
      while (!isWaiting()) await new Promise((next) => setTimeout(next, 20));
      child.kill("SIGTERM");
      const [code, signal] = await ended;
      expect([code, signal, err.split("\n").at(-2)]).toEqual([
        null,
        "SIGTERM",
        "interrupted; continue with --resume",
      ]);
    }
    await endpoint.close();
    await rm(base, { recursive: true });
  },
  30_000,
);
