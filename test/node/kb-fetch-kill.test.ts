import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { fetchCache } from "../../src/node/fetch-cache.ts";
import { redirects, slice, villages } from "../datasets/fetch/slice.ts";
import { WikibaseServer } from "../datasets/fetch/wikibase-server.ts";
import { built } from "./built.ts";

const main = fileURLToPath(built("cli/main.js"));
const folder = mkdtempSync(join(tmpdir(), "referent-fetch-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const many = villages(3000);
const out = join(folder, "many.kb");
const ids = join(folder, "ids.txt");
const article = join(folder, "article.txt");
writeFileSync(ids, many.map(({ id }) => id).join("\n"));
writeFileSync(article, "Zelda Marquand founded Orbital Foundry in Brindlemark. She lives in Paris.");

/** Ids and names that a cache has answers of. */
async function keptIn(cache: string): Promise<{ ids: Set<string>; names: Set<string> }> {
  const ids = new Set<string>();
  const names = new Set<string>();
  for await (const [, head] of fetchCache(cache).heads()) {
    if (head.kind === "search") names.add(head.name);
    if (head.kind !== "entities") continue;
    for (const [qid] of head.found) ids.add(`Q${qid}`);
    for (const qid of head.missing) ids.add(`Q${qid}`);
  }
  return { ids, names };
}

test("a fetch that is killed ten times at random moments asks for nothing twice and ends with the same bytes", async () => {
  const server = await WikibaseServer.start({
    items: [...slice, ...many],
    redirects,
    delay: 120,
    limits: { known: 100_000, unknown: 10 },
  });
  /** Runs the command, and kills it after so many ms where that is said. */
  const fetchInto = (cache: string, killAfter?: number) =>
    new Promise<number | null>((done) => {
      const args = ["--ids", ids, "--for", article, "--contact", "me@example.org", "--rate", "6000"];
      const child = spawn(
        process.execPath,
        [main, "kb", "fetch", "--api", server.api, "--cache", cache, "--out", out, ...args],
        { stdio: "ignore" },
      );
      child.once("exit", (code) => done(code));
      if (killAfter !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfter);
    });
  const cache = join(folder, "cache");
  const killed: number[] = [];
  let repeated = 0;
  try {
    for (let round = 0; round <= 10; round++) {
      const kept = await keptIn(cache);
      const from = server.requests.length;
      const last = round === 10;
      // The program needs about 300 ms before it asks.
      const moment = last ? undefined : Math.round(250 + Math.random() * 700);
      const code = await fetchInto(cache, moment);
      if (code === null) killed.push(moment!);
      // What is on its way is answered before it is judged.
      await new Promise((next) => setTimeout(next, 200));
      const asked = server.requests.slice(from);
      const twice = asked.flatMap((one) => one.ids).filter((id) => kept.ids.has(id));
      const names = asked.flatMap(({ search }) =>
        search !== null && kept.names.has(search) ? [search] : [],
      );
      expect([round, twice, names]).toEqual([round, [], []]);
      if (last) expect(code).toBe(0);
    }
    expect(killed.length, `killed after ${killed.join()} ms`).toBeGreaterThanOrEqual(8);
    const interrupted = readFileSync(out);
    rmSync(out);
    repeated = server.askedIds.length - new Set(server.askedIds).size;
    expect(await fetchInto(join(folder, "other"))).toBe(0);
    expect(readFileSync(out).equals(interrupted)).toBe(true);
    // Answers that were on their way when the program was killed: three at a time, of 50 ids each.
    expect(repeated).toBeLessThanOrEqual(killed.length * 3 * 50);
    expect(server.violations).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.includes("draft"))).toEqual([]);
  } finally {
    await server.stop();
  }
}, 120_000);
