import { describe, expect, test } from "vitest";
import type { Entity } from "../../src/contract/index.ts";
import { createResolver } from "../../src/resolver.ts";

const own = createResolver({ publicKb: false });

/** The mentions of a text with their entities, or with their reasons where there is none. */
async function namesIn(text: string, dataset: Entity[], language = "en") {
  const { mentions } = await own.resolve({ text, language, dataset });
  return mentions.map(({ text, entity, reason }) => [text, entity?.id ?? reason]);
}

describe("inside a web or e-mail address", () => {
  const list: Entity[] = [
    { id: "heron", name: "Heron Kettle" },
    { id: "dora", name: "Dora Winfield" },
    { id: "desk", name: "The Desk", aliases: ["desk@heron.example"] },
  ];

  test.each([
    "See https://shop.example/heron-kettle?from=mail for more.",
    "See www.heron-kettle.example or ftp://files.example/Heron_Kettle.",
    "Write to Dora.Winfield@mail.example today.",
    "Write to office@dora-winfield.example today.",
  ])("no word names anything: %s", async (text) => {
    expect(await namesIn(text, list)).toEqual([]);
  });

  test("that ends, names are names again", async () => {
    expect(await namesIn("See https://shop.example/x, Dora Winfield.", list)).toEqual([
      ["Dora Winfield", "dora"],
    ]);
    expect(await namesIn("(https://shop.example/x) Dora Winfield", list)).toEqual([
      ["Dora Winfield", "dora"],
    ]);
  });

  test("a whole address may be a name of the caller", async () => {
    expect(await namesIn("Please ask desk@heron.example about it.", list)).toEqual([
      ["desk@heron.example", "desk"],
    ]);
  });
});

describe("a name that a hyphen divides at the end of a line", () => {
  const list: Entity[] = [
    { id: "dora", name: "Dora Winfield" },
    { id: "heron", name: "Heron-Kettle" },
  ];

  test("is found, with the hyphen as a part of the mention", async () => {
    expect(await namesIn("They met Dora Win-\nfield at noon.", list)).toEqual([["Dora Win-\nfield", "dora"]]);
  });

  test("goes on behind its own hyphen", async () => {
    expect(await namesIn("They sold the Heron-\nKettle. It was dear.", list)).toEqual([
      ["Heron-\nKettle", "heron"],
    ]);
  });
});
