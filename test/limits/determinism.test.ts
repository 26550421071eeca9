import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/resolver.ts";
import { built, inChild } from "./child.ts";

/** 200 texts of the eight languages, some with a list; `orders` shuffles them, and answers are told as one hash a text. */
const setup = `
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readMarkedGold } from "./dist/src/evaluation/index.js";
import { createResolver } from "./dist/src/index.js";
import { createWorkerResolver } from "./dist/src/node/index.js";
const list = [
  { id: "a", name: "Acme Corporation", aliases: ["Acme"], description: "a maker of anvils in Berlin" },
  { id: "b", name: "Berlin", description: "a town in Maryland" },
  { id: "c", name: "Berlin", description: "a band" },
  { id: "d", name: "Zweite" },
  { id: "e", name: "Oublis" },
];
const texts = [];
for (const language of ["en", "it", "fr", "de", "es", "pt", "ja", "zh"]) {
  const { documents } = readMarkedGold(readFileSync("data/gold/" + language + ".txt", "utf8"), language);
  documents.slice(0, 24).forEach(({ text }, i) => {
    texts.push({
      text: i % 3 === 0 ? text + " Berlim, Acmee, zweite Oublis Zorblax." : text,
      ...(i % 4 === 0 ? {} : { language }),
      ...(i % 3 === 0 ? { dataset: list, dataset_uri: i % 2 ? "inline" : "inline,wikidata://public" } : {}),
      include: ["candidates", "evidence"],
    });
  });
  texts.push({ text: "Berlin", language }, { text: "zweite Oublis. Die Zweite, les oublis.", language, confidence: 0.1, include: ["evidence"] });
}
while (texts.length < 200) texts.push({ text: "Rome, Rom, Roma and Romma: " + texts.length, include: ["evidence"] });
texts.length = 200;
const told = ({ mentions, language }) => createHash("sha1").update(JSON.stringify([language, mentions])).digest("hex").slice(0, 12);
function shuffled(seed) {
  let state = seed * 2654435761;
  const next = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 8;
  const order = texts.map((_, i) => i);
  for (let i = order.length - 1; i > 0; i--) {
    const j = next() % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
/** The answers in one order, by number of the text: one after the other, some at a time, or on threads. */
async function answersIn(order, resolver, way) {
  const answers = [];
  if (way === "one") for (const i of order) answers[i] = told(await resolver.resolve(texts[i]));
  else if (way === "together")
    for (let at = 0; at < order.length; at += 20)
      await Promise.all(order.slice(at, at + 20).map(async (i) => { answers[i] = told(await resolver.resolve(texts[i])); }));
  else {
    let at = 0;
    for await (const answer of resolver.resolveMany(order.map((i) => texts[i]))) answers[order[at++]] = told(answer);
  }
  return answers;
}`;

const seconds = 120;

describe.skipIf(!built)("200 texts of all languages", () => {
  it("have the same answers byte for byte in 20 orders, alone and together, on one thread and on two, in six processes", async () => {
    const run = async (script: string) => (await inChild(setup + script, { seconds, megabytes: 1_500 })).said;
    const [first, ...others] = (await run(`
      const resolver = createResolver();
      const all = [await answersIn(texts.map((_, i) => i), resolver, "one")];
      for (const seed of [1, 2, 3]) all.push(await answersIn(shuffled(seed), resolver, "one"));
      for (const seed of [4, 5]) all.push(await answersIn(shuffled(seed), createResolver(), "together"));
      say(all);`)) as string[][];
    expect(first).toHaveLength(200);
    // Distinct texts have distinct answers: what is compared says something.
    expect(new Set(first).size).toBeGreaterThan(180);
    for (const other of others) expect(other).toEqual(first);
    for (const seed of [6, 7, 8]) {
      const fresh = (await run(`
        const resolver = createResolver();
        say([await answersIn(shuffled(${seed}), resolver, "one"), await answersIn(shuffled(${seed + 10}), resolver, "together")]);`)) as string[][];
      for (const other of fresh) expect(other).toEqual(first);
    }
    for (const workers of [1, 2]) {
      const threads = (await run(`
        const resolver = createWorkerResolver({ workers: ${workers} });
        const all = [];
        for (let i = 0; i < 5; i++) all.push(await answersIn(shuffled(${20 * workers} + i), resolver, i % 2 ? "many" : "together"));
        await resolver.close();
        say(all);`)) as string[][];
      for (const other of threads) expect(other).toEqual(first);
    }
  }, 600_000);
});

describe("a list of 600 clients and shops", () => {
  it("tells the same of persons in any order", async () => {
    const given = ["John", "Mary", "Peter", "Anna", "Paul", "Laura", "David", "Sarah", "Thomas", "Julia"];
    const name = (i: number) =>
      `Zor${[..."abcdefghij"][i % 10]}${[..."klmnopqrst"][Math.floor(i / 10) % 10]}${i % 7}`;
    const label = (i: number) =>
      [`${given[i % 10]} ${name(i)}`, `${name(i)} ${given[i % 10]}`, `${name(i)} Shop`][
        i < 200 ? 0 : i < 350 ? 1 : 2
      ]!;
    const list = Array.from({ length: 600 }, (_, i) => ({ id: String(i), name: label(i) }));
    const text = list
      .slice(0, 360)
      .filter((_, i) => i % 9 === 0)
      .map(({ name: one }) => `We met ${one.split(" ")[0]}, and Mr ${one.split(" ")[1]} paid.`)
      .join(" ");
    const resolver = createResolver({ publicKb: false });
    const answer = async (dataset: typeof list) =>
      (await resolver.resolve({ text, language: "en", dataset, include: ["candidates", "evidence"] }))
        .mentions;
    const first = await answer(list);
    expect(first.length).toBeGreaterThan(40);
    expect(await answer([...list].reverse())).toEqual(first);
    expect(await answer([...list.slice(250), ...list.slice(0, 250)])).toEqual(first);
  });

  it("are equal if an entity has a spelling twice, and another one came between", async () => {
    const dataset = [
      { id: "a", name: "Mr Mr X300" },
      { id: "b", name: "Mr Mr X300", types: ["Person", "Product"] },
    ];
    const detectionIn = async (entities: typeof dataset) => {
      const request = { text: "Mr X300", language: "en", dataset: entities, include: ["evidence"] } as const;
      const { mentions } = await createResolver({ publicKb: false }).resolve({
        ...request,
        include: [...request.include],
      });
      return mentions.map(({ text, evidence }) => [text, evidence!.detection]);
    };
    expect(await detectionIn(dataset)).not.toEqual([]);
    expect(await detectionIn(dataset)).toEqual(await detectionIn([...dataset].reverse()));
  });
});
