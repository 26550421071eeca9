import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { families } from "../../fuzz/families/index.ts";
import type { SelfInput } from "../../fuzz/families/self.ts";
import { halves, mutatedJson, smallerJson } from "../../fuzz/mutate-json.ts";
import { Random } from "../../fuzz/random.ts";

type Built<T> = Promise<T>;
const dist = (path: string): Built<unknown> =>
  import(new URL(`../../dist/fuzz/${path}`, import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A process under test; it runs what is compiled. */
async function subject(seconds = 0.5, megabytes = 400) {
  const { SubjectProcess } = (await dist(
    "subject-process.js",
  )) as typeof import("../../fuzz/subject-process.ts");
  const process = new SubjectProcess({ seconds, megabytes });
  ended.push(() => process.end());
  return process;
}

const input = (way: SelfInput["way"], ballast = ""): SelfInput => ({ way, ballast });

describe("the fuzz harness", () => {
  it("changes lists by any odd key, and never fails at it", () => {
    const random = new Random("1");
    const made = Array.from({ length: 5_000 }, () => JSON.stringify(mutatedJson([1, "two"], random)));
    expect(new Set(made).size).toBeGreaterThan(500);
  });

  it("makes the same inputs of the same seed, and others of another", async () => {
    for (const family of families.values()) {
      if (family.share === 0 || family.name === "texts") continue;
      const made = async (seed: string) => JSON.stringify(await family.make(new Random(seed)));
      expect([family.name, await made("1/7")]).toEqual([family.name, await made("1/7")]);
      const others = await Promise.all(Array.from({ length: 20 }, (_, i) => made(`1/${i}`)));
      expect(new Set(others).size).toBeGreaterThan(10);
    }
  });

  it("makes requests that are valid nine times of ten", async () => {
    const requests = families.get("requests")!;
    const valid = await Promise.all(
      Array.from(
        { length: 500 },
        async (_, i) => ((await requests.make(new Random(`v/${i}`))) as { valid: boolean }).valid,
      ),
    );
    const share = valid.filter(Boolean).length / valid.length;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(0.95);
  });

  it("sees a fault, a process that dies, one that does not end, and one that takes too much memory", async () => {
    const process = await subject(3);
    const kind = async (way: SelfInput["way"]) => (await process.run("self", input(way))).fault?.kind;
    expect([
      await kind("answer"),
      await kind("fault"),
      await kind("exit"),
      await kind("spin"),
      await kind("memory"),
      await kind("answer"),
    ]).toEqual([undefined, "planted", "the process died", "no end", "too much memory", undefined]);
  });

  it("keeps the smallest input of each kind, to be run again", async () => {
    const { Findings, readFinding } = (await dist("findings.js")) as typeof import("../../fuzz/findings.ts");
    const process = await subject(2);
    const findings = new Findings(folder, process);
    for (const [way, size] of [
      ["fault", 1000],
      ["fault", 3],
      ["exit", 64],
    ] as const) {
      const { fault } = await process.run("self", input(way));
      const finding = { family: "self", made: "test", fault: fault!, input: input(way, "x".repeat(size)) };
      await findings.add(finding, families.get("self")!);
    }
    expect([findings.count, findings.kinds.map(({ times }) => times)]).toEqual([2, [2, 1]]);
    const kept = readdirSync(folder).sort();
    expect(kept).toHaveLength(2);
    for (const name of kept) expect((readFinding(join(folder, name)).input as SelfInput).ballast).toBe("");
  });

  it("makes smaller values of every value, and comes to an end", () => {
    const value = { a: ["x".repeat(40), 1, { b: null }], c: "" };
    for (const smaller of smallerJson(value))
      expect(JSON.stringify(smaller).length).toBeLessThan(JSON.stringify(value).length);
    expect([...halves("ab")]).toEqual(["b", "a"]);
    expect([...halves("")]).toEqual([]);
  });
});
