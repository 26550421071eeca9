import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProblemError } from "../../src/contract/problem.ts";
import { type DurableGraphStore, openGraphStore, serializeRdf } from "../../src/graph/index.ts";
import { product } from "../contract/graph-store.ts";

const base = mkdtempSync(join(tmpdir(), "referent-damage-"));
const sound = join(base, "sound");
const copies = Number(process.env.REFERENT_DAMAGED_COPIES ?? 300);
const seed = Number(process.env.REFERENT_SEED ?? 20261122);
const graphs = Array.from({ length: 120 }, (_, i) => `https://shop.example/p/${i}`);
const names = graphs.map((graph) => `products/default/${graph}`);
const absent = "https://shop.example/p/none";

/** What a store answers, each question apart: a text of the answer, or the problem. */
const questions: Record<string, (store: DurableGraphStore) => Promise<unknown>> = {
  "all graphs": async (store) => {
    const quads = [];
    for await (const quad of store.read()) quads.push(quad);
    return (await serializeRdf(quads, "nquads")).split("\n").sort();
  },
  "each graph": async (store) => {
    const counts: number[] = [];
    for (const graph of [...graphs, absent]) {
      const values: string[] = [];
      for await (const { object } of store.read({ graph })) values.push(object.value);
      counts.push(values.length, values.join().length);
    }
    return counts;
  },
  "which graphs there are": (store) => store.has([...graphs, absent]),
  "a query": (store) => store.query("SELECT (COUNT(*) AS ?n) (SUM(STRLEN(STR(?o))) AS ?l) { ?s ?p ?o }"),
  notes: (store) => store.records.get(names),
  "all notes": async (store) => {
    const all: unknown[] = [];
    for await (const entry of store.records.entries("products/default/")) all.push(entry);
    return all;
  },
};

async function answers(location: string): Promise<Record<string, unknown>> {
  const store = await openGraphStore(location);
  const all: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(questions)) {
    try {
      all[name] = await ask(store);
    } catch (error) {
      all[name] = said(error);
    }
  }
  await store.close();
  return all;
}

/** A problem that tells of damage, or the error that is none. */
function said(error: unknown): unknown {
  const isSaid = error instanceof ProblemError && error.code === "dataset_unavailable";
  return isSaid && /is damaged: .*products verify/.test(error.message) ? "said" : `stray: ${error}`;
}

/** Numbers from a seed (mulberry32). */
function random(from: number): (below: number) => number {
  let state = from;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const damages: Record<string, (path: string, bytes: Buffer, pick: (below: number) => number) => void> = {
  "a flipped bit": (path, bytes, pick) => {
    bytes[pick(bytes.length)]! ^= 1 << pick(8);
    writeFileSync(path, bytes);
  },
  "a cut": (path, bytes, pick) => truncateSync(path, pick(bytes.length)),
  "a missing file": (path) => rmSync(path),
  "a folder in its place": (path) => {
    rmSync(path);
    mkdirSync(path);
  },
  "zeros of a sector": (path, bytes, pick) => {
    const from = pick(bytes.length);
    bytes.fill(0, from, Math.min(bytes.length, from + 512));
    writeFileSync(path, bytes);
  },
  "another byte": (path, bytes, pick) => {
    bytes[pick(bytes.length)] = pick(256);
    writeFileSync(path, bytes);
  },
};

let expected: Record<string, unknown>;

beforeAll(async () => {
  // Several openings: each leaves its log to the next, which sorts it into a table.
  for (let session = 0; session < 5; session++) {
    const store = await openGraphStore(sound);
    for (let batch = 0; batch < 6; batch++) {
      const some = graphs.filter((_, i) => i % 6 === batch && i % 5 <= session);
      await store.write(
        some.map((graph) => ({ graph, quads: product(graph, `session ${session} ${"text ".repeat(40)}`) })),
        some.map((graph) => [`products/default/${graph}`, `${session} written`]),
      );
    }
    await store.close();
  }
  expected = await answers(sound);
  expect(Object.values(expected)).not.toContain("said");
});
afterAll(() => rmSync(base, { recursive: true }));

describe(`${copies} damaged copies of a durable store (seed ${seed})`, () => {
  it("none answers wrongly, none loses a graph without a word", async () => {
    const pick = random(seed);
    const kinds = Object.keys(damages);
    const outcomes = new Map<string, number>();
    const faults: string[] = [];
    for (let i = 0; i < copies; i++) {
      const copy = join(base, "copy");
      cpSync(sound, copy, { recursive: true });
      const files = readdirSync(copy).filter((name) => name !== "LOCK" && !name.startsWith("LOG"));
      // Tables and logs hold nearly all; the small files are met as often.
      const file = files[pick(files.length)]!;
      const kind = kinds[pick(kinds.length)]!;
      const path = join(copy, file);
      const bytes = readFileSync(path);
      damages[kind]!(path, bytes, pick);
      // A second opening: the first may have sorted what was damaged into a new table.
      for (const opening of [1, 2]) {
        let outcome = "right";
        const got = await answers(copy).catch(said);
        for (const name of Object.keys(expected)) {
          const answer = typeof got === "string" ? got : (got as Record<string, unknown>)[name];
          if (answer === "said") outcome = "said";
          else if (JSON.stringify(answer) !== JSON.stringify(expected[name]))
            faults.push(
              `copy ${i}, ${kind} in ${file}, opening ${opening}, ${name}: ${String(answer).slice(0, 200)}`,
            );
        }
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      rmSync(copy, { recursive: true });
    }
    expect(faults).toEqual([]);
    // Damage that hits nothing (a byte set to what it was, room between blocks) is not damage.
    expect(outcomes.get("said")).toBeGreaterThan(copies);
    console.info(`damaged copies: ${JSON.stringify(Object.fromEntries(outcomes))}`);
  }, 600_000);
});
