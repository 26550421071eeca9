import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/index.ts";

const resolver = createResolver();

async function answers(text: string, ...names: string[]) {
  const dataset = names.map((name) => ({ id: name, name }));
  const { mentions } = await resolver.resolve({ text, language: "en", dataset });
  return mentions.map(({ text, entity, score }) => ({ text, id: entity?.id, score: score ?? 0 }));
}

describe("a name of the caller with one wrong letter", () => {
  it.each([
    ["We met Anna Wintor.", "Anna Wintour"],
    ["The Volkswagon plant closed.", "Volkswagen"],
    ["Microsft published it.", "Microsoft"],
    ["Nobody sells Ibuprofin now.", "Ibuprofen"],
    ["We ordered a Mercedes Bens.", "Mercedes-Benz"],
    ["The Kesterl Lamp is out.", "Kestrel Lamp"],
  ])("is linked if it is long: %s", async (text, name) => {
    expect((await answers(text, name, "Zanelli Anvil")).map(({ id }) => id)).toEqual([name]);
  });

  it("is unresolved if it is short, as a short name is near to many", async () => {
    expect((await answers("Gogle and Amazn met.", "Google", "Amazon")).map(({ id }) => id)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("is unresolved if the other letter is a digit, as it is another model", async () => {
    expect((await answers("We ordered the Zanelli X200.", "Zanelli X300")).map(({ id }) => id)).toEqual([
      undefined,
    ]);
    expect((await answers("We ordered the Zaneli X300.", "Zanelli X300")).map(({ id }) => id)).toEqual([
      "Zanelli X300",
    ]);
  });

  it("is less sure if the text has a known last name, which another person may have", async () => {
    const [known] = await answers("Julia Schmitt wrote it.", "Julia Schmidt");
    const [unknown] = await answers("Julia Schmidx wrote it.", "Julia Schmidt");
    expect(known!.score).toBeLessThan(unknown!.score);
  });

  it("is not linked if the public knowledge base knows the name as it is written", async () => {
    expect((await answers("They flew to Slovenia.", "Slovakia")).map(({ id }) => id)).toEqual([undefined]);
    expect(
      (await answers("She left Columbia University.", "Columbus University")).map(({ id }) => id),
    ).toEqual([undefined]);
  });
});
