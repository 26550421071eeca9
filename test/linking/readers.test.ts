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

describe("words in brackets behind a name", () => {
  const list: Entity[] = [
    { id: "oder", name: "Winfield (Oder)" },
    { id: "main", name: "Winfield am Main" },
    { id: "shop", name: "Heron Oakland" },
    { id: "heron", name: "Heron" },
  ];

  test("are part of it where the list has them", async () => {
    expect(await namesIn("They live in Winfield (Oder) now.", list)).toEqual([["Winfield (Oder)", "oder"]]);
    expect(await namesIn("The Heron (Oakland) is closed.", list)).toEqual([["Heron (Oakland)", "shop"]]);
  });

  test("are not part of the name if the list lacks it or they are initials", async () => {
    expect(await namesIn("The Heron (Boston) is closed.", list)).toContainEqual(["Heron", "heron"]);
    expect(await namesIn("The Heron (OAKLAND) is closed.", list)).toContainEqual(["Heron", "heron"]);
    expect(await namesIn("The Heron (Oakland branch and others) is closed.", list)).toContainEqual([
      "Heron",
      "heron",
    ]);
  });
});

test("words in brackets that only begin a longer name of the list are not part of a name", async () => {
  const list = [
    { id: "heron", name: "Heron" },
    { id: "library", name: "Heron (Ohio) Library" },
  ];
  expect(await namesIn("She moved to Heron (Ohio) now.", list)).toContainEqual(["Heron", "heron"]);
});

describe("letters and numbers of items in a row", () => {
  const list: Entity[] = [
    { id: "dora", name: "Dora Winfield" },
    { id: "karel", name: "Karel Rees" },
    { id: "group", name: "Heron Group" },
  ];
  const both = [
    ["Dora Winfield", "dora"],
    ["Karel Rees", "karel"],
  ];

  test.each([
    "Who? A) Dora Winfield B) Karel Rees C) Nobody",
    "1) Dora Winfield 2) Karel Rees 3) nobody",
    "Who was it? A: Dora Winfield B: Karel Rees C: nobody",
  ])("are not part of the names between them: %s", async (text) => {
    expect((await namesIn(text, list)).filter(([, id]) => id !== "no_candidates")).toEqual(both);
  });

  test("unknown names end before them, too", async () => {
    const texts = (await namesIn("A) Dora Winfield B) Lena Brunnitz C) Karel Rees", list)).map(
      ([name]) => name,
    );
    expect(texts).toEqual(["Dora Winfield", "Lena Brunnitz", "Karel Rees"]);
  });

  test.each([
    ["They (and Malcolm B) met.", "Malcolm B"],
    ["Malcolm B: A Life was sold.", "Malcolm B"],
    ["Here is Team A: Rome. Malcolm B: Paris.", "Malcolm B"],
  ])("stay in a name inside a bracket or before a lone colon: %s", async (text, name) => {
    expect((await namesIn(text, list)).map(([text]) => text)).toContain(name);
  });
});

describe("a last name that stands first", () => {
  const list: Entity[] = [
    { id: "dora", name: "Dora Winfield" },
    { id: "dora-alone", name: "Dora" },
    { id: "karel", name: "Karel Johan van Rees", types: ["person"] },
    { id: "paris", name: "Ann Paris", types: ["person"] },
    { id: "arbor", name: "Dora Michigan", types: ["city"] },
  ];

  test.each([
    ["Winfield, Dora", [["Winfield, Dora", "dora"]]],
    ["Winfield, Dora (1911). On Kettles.", [["Winfield, Dora", "dora"]]],
    [
      "Present: van Rees, Karel Johan; Winfield, Dora.",
      [
        ["van Rees, Karel Johan", "karel"],
        ["Winfield, Dora", "dora"],
      ],
    ],
    [
      "Winfield, Dora and van Rees, Karel Johan. On Kettles.",
      [
        ["Winfield, Dora", "dora"],
        ["van Rees, Karel Johan", "karel"],
      ],
    ],
    ["Winfield, Dora A.: On Kettles", [["Winfield, Dora", "dora"]]],
    ["The list\nWinfield, Dora\nNobody", [["Winfield, Dora", "dora"]]],
  ])("is read with the given names behind it: %s", async (text, names) => {
    expect((await namesIn(text, list)).filter(([, id]) => id !== "no_candidates")).toEqual(names);
  });

  test.each([
    "In Paris, Ann was happy.",
    "Paris, Ann said, is cold.",
    "We saw Rome, Paris, Ann.",
    "Michigan, Dora",
  ])("is not where something continues, or where the name is of no person: %s", async (text) => {
    const texts = (await namesIn(text, list)).map(([name]) => name);
    expect(texts).not.toContain("Paris, Ann");
    expect(texts).not.toContain("Michigan, Dora");
  });

  test("shows that unknown persons beside it are written so, too", async () => {
    const [, second] = await namesIn("Winfield, Dora; Hollister, Dora.", list);
    expect(second?.[0]).toBe("Hollister, Dora");
    expect(second?.[1]).not.toBe("dora-alone");
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
