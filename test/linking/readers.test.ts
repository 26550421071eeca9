import { describe, expect, test } from "vitest";
import type { Entity } from "../../src/contract/index.ts";
import { createResolver } from "../../src/resolver.ts";

const own = createResolver({ publicKb: false });

/** The mentions of a text with their entities, or with their reasons where there is none. */
async function namesIn(text: string, dataset: Entity[], language = "en") {
  const { mentions } = await own.resolve({ text, language, dataset });
  return mentions.map(({ text, entity, reason }) => [text, entity?.id ?? reason]);
}

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
