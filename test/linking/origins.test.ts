import { describe, expect, test } from "vitest";
import { valuesOf, valuesOfAll } from "./feature-values.ts";

const place = (name: string) => ({ id: `place ${name}`, name, types: ["city"] });
const person = (en: string) => ({ id: en, name: { en }, types: ["person"] });

/** The ids of the candidates of a name that it does not mean by what the text says. */
async function ruledOut(name: string, entities: Parameters<typeof valuesOfAll>[3]) {
  const values = await valuesOfAll("not_as_said", `They spoke of ${name} again.`, [name], entities, "public");
  return values.flatMap(([id, value]) => (value > 0 ? [id] : []));
}

describe("a place that ends the name of a person", () => {
  test.each([
    ["behind “of”", "Arvenia", person("Berta II of Arvenia")],
    ["behind “of the”", "Ostmark", person("Berta of the Ostmark")],
  ])("does not mean the person: %s", async (_, name, berta) => {
    expect(await ruledOut(name, [place(name), berta])).toEqual([berta.id]);
  });

  test("may mean a noble, who is called by the place", async () => {
    expect(await ruledOut("Arvenia", [place("Arvenia"), person("Count of Arvenia")])).toEqual([]);
  });

  test("may mean somebody whose last name has a particle", async () => {
    expect(await ruledOut("Torva", [place("Torva"), person("Emil von Torva")])).toEqual([]);
  });

  test("may mean the person where no place has the name", async () => {
    expect(await ruledOut("Arvenia", [person("Berta of Arvenia")])).toEqual([]);
  });
});

describe("a longer name of the text with “of”", () => {
  const entities = [
    { id: "school", name: "University of Borva", types: ["university"] },
    { id: "town", name: "Borva", types: ["city"] },
    { id: "noble", name: "Duke of Torva", types: ["person"] },
    { id: "bank", name: "Zarda Bank", types: ["bank"] },
  ];
  const isShort = async (text: string, names: string[]) =>
    (await valuesOf("longer", text, names, entities, "public"))[1];

  test("is not meant by the place alone", async () => {
    expect(
      await isShort("The University of Borva is old. Borva is older.", ["University of Borva", "Borva"]),
    ).toBe(0);
  });

  test("is meant by the place of a noble", async () => {
    expect(await isShort("The Duke of Torva came. Torva spoke.", ["Duke of Torva", "Torva"])).toBe(1);
  });

  test("is meant by its first words: the rule is for the last ones alone", async () => {
    expect(await isShort("The Zarda Bank opened. Zarda is new.", ["Zarda Bank", "Zarda"])).toBe(1);
  });
});
