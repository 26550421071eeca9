import { describe, expect, it } from "vitest";
import type { Language } from "../../src/index.ts";
import { links } from "./links-to-names.ts";

describe("a name of an abbreviation with a full stop and a number", () => {
  it.each<[Language, string, string]>([
    ["it", "Vedi Rep. 4512 in archivio.", "Rep. 4512"],
    ["it", "Vedi il prot. 4512 in archivio.", "Prot. 4512"],
    ["de", "Siehe Whg. 12 im Haus.", "Whg. 12"],
    ["es", "Según Exp. 118 del archivo.", "Exp. 118"],
    ["fr", "La pièce Inv. 2041 est rangée.", "Inv. 2041"],
  ])("is found with its full stop: %s %s", async (language, text, name) => {
    expect((await links(language, text, [name])).map((link) => link.toLowerCase())).toEqual([
      `${name} = ${name}`.toLowerCase(),
    ]);
  });

  it.each<[Language, string, string]>([
    ["it", "Vedi Prot. 4600 in archivio.", "Prot. 4512"],
    ["it", "Vedi Prot. 45120 in archivio.", "Prot. 4512"],
    ["fr", "La pièce Inv. 2042 est rangée.", "Inv. 2041"],
  ])("is another one with another number: %s %s", async (language, text, name) => {
    expect(await links(language, text, [name])).toEqual([]);
  });

  it("does not go on in the next sentence, if the list writes it without a full stop", async () => {
    expect(await links("en", "We sold the Audi. 80 people came.", ["Audi 80"])).not.toContain(
      "Audi. 80 = Audi 80",
    );
    expect(await links("en", "We went to Rome. 12 people came.", ["Rome 12"])).not.toContain(
      "Rome. 12 = Rome 12",
    );
  });
});

describe("a name with two short numbers that look like a score", () => {
  it.each<[Language, string, string]>([
    ["de", "Die Umwälzpumpe UPX 25-60 tropft.", "Umwälzpumpe UPX 25-60"],
    ["en", "The Zorba 10-20 is here.", "Zorba 10-20"],
  ])("is found: %s %s", async (language, text, name) => {
    expect(await links(language, text, [name])).toEqual([`${name} = ${name}`]);
  });

  it("is not found by its first number in a score", async () => {
    expect(await links("en", "The match ended Zorba 2-1 Mistra.", ["Zorba 2"])).not.toContain(
      "Zorba 2 = Zorba 2",
    );
  });
});
