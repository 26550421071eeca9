import { describe, expect, it } from "vitest";
import type { Entity } from "../../../src/contract/index.ts";
import { compileList } from "../../../src/datasets/lists/compile-dataset.ts";
import { ACRONYM, ALIAS, FORM, NAME, SHORT_NAME, SUFFIX } from "../../../src/datasets/names/name-trie.ts";
import { cut } from "../../../src/text/pieces.ts";

const formNames = {
  [NAME]: "name",
  [ALIAS]: "alias",
  [SUFFIX]: "suffix",
  [ACRONYM]: "acronym",
  [SHORT_NAME]: "last",
};

/** By which form a text leads to the only entity of a list; undefined when it does not. */
function formOf(entity: Omit<Entity, "id">, text: string): string | undefined {
  const { names } = compileList([{ id: "e", ...entity }]);
  const pieces = cut(text);
  const posting = names.head(names.find(pieces, 0, pieces.count));
  return posting === 0 ? undefined : formNames[(names.form(posting) & FORM) as keyof typeof formNames];
}

const firm = (name: string, text: string) => formOf({ name, types: ["organization"] }, text);
const person = (name: string, text: string) => formOf({ name, types: ["person"] }, text);

describe("names derived from a name", () => {
  it.each([
    ["ACME Corp.", "ACME"],
    ["Foo & Co. KG", "Foo"],
    ["Enel S.p.A.", "Enel"],
    ["Müller GmbH", "müller"],
    ["The Coca-Cola Company", "Coca-Cola"],
  ])("%s is also called %s, without its legal form", (name, text) => {
    expect(firm(name, name)).toBe("name");
    expect(firm(name, text)).toBe("suffix");
  });

  it.each([
    ["株式会社ニトリ", "ニトリ"],
    ["日本製鉄株式会社", "日本製鉄"],
    ["中国石油有限公司", "中国石油"],
  ])("%s is also called %s, without its legal form in characters", (name, text) => {
    expect(firm(name, text)).toBe("suffix");
  });

  it("a company that is its name keeps it: 东印度公司", () => {
    expect(firm("东印度公司", "东印度")).toBeUndefined();
  });

  it("a legal form alone stays a name", () => {
    expect(firm("GmbH", "GmbH")).toBe("name");
    expect(firm("Inc. Corp.", "Inc")).toBe("suffix");
  });

  it("“The” may be left out, but not of a name that is too short then", () => {
    expect(firm("The Beatles", "Beatles")).toBe("suffix");
    expect(firm("The Who", "Who")).toBeUndefined();
  });

  it("what stands in brackets after a name may be left out", () => {
    expect(firm("Mercer Valley (Ohio)", "Mercer Valley")).toBe("last");
    expect(firm("Mercer Valley (N.Z.)", "Mercer Valley")).toBe("last");
    expect(firm("Mercer Valley. (Ohio", "Mercer Valley")).toBeUndefined();
    expect(firm("Mercer (Ohio) Valley", "Mercer")).toBeUndefined();
    expect(firm("Ab (Ohio)", "Ab")).toBeUndefined();
  });

  it("the article of its language may be left out", () => {
    const paper = { name: { de: "Der Seebote", fr: "Le Messager", es: "El Faro Sur" } };
    expect(formOf(paper, "Seebote")).toBe("suffix");
    expect(formOf(paper, "Messager")).toBe("suffix");
    expect(formOf(paper, "Faro Sur")).toBeUndefined();
    expect(formOf({ name: { en: "Der Seebote" } }, "Seebote")).toBeUndefined();
  });

  it("Romance names have initials of their small words too", () => {
    const union = { name: { it: "Unione nazionale dei camminatori" } };
    expect(formOf(union, "UNC")).toBe("acronym");
    expect(formOf({ name: { en: "Unione nazionale dei camminatori" } }, "UNC")).toBeUndefined();
  });

  it.each([
    ["Ada Penrose, Countess of Lorne", "Ada Penrose", "suffix"],
    ["Ada Penrose, Countess of Lorne", "Penrose", "last"],
    ["Carl Bosworth Jr.", "Carl Bosworth", "suffix"],
    ["Carl Bosworth Jr.", "Bosworth", "last"],
    ["Tom J. Abbot III", "Abbot", "last"],
    ["Karl Theodor II", "Karl Theodor", "last"],
    ["Otto von Lindau", "Lindau", "last"],
    ["Otto van Lindau", "van Lindau", "last"],
  ])("%s is also called %s", (name, text, form) => {
    expect(person(name, text)).toBe(form);
  });

  it.each([
    ["Theodor II", "Theodor"],
    ["Otto van Lindau", "Lindau"],
    ["Penrose, Countess of Lorne", "Penrose"],
  ])("%s is not called %s", (name, text) => {
    expect(person(name, text)).toBeUndefined();
  });

  it("the French noble particle may be left out, not where somebody is from", () => {
    const types = ["person"];
    expect(formOf({ name: { fr: "Jean de Lorval" }, types }, "Lorval")).toBe("last");
    expect(formOf({ name: { pt: "Jean de Lorval" }, types }, "Lorval")).toBeUndefined();
    expect(formOf({ name: { fr: "Jean IV de Lorval" }, types }, "Lorval")).toBeUndefined();
  });

  it("initials of three and more capitalised words are an acronym", () => {
    expect(firm("North Atlantic Treaty Organization", "NATO")).toBe("acronym");
    expect(firm("Bayerische Motoren Werke AG", "BMW")).toBe("acronym");
    expect(firm("Museum of Modern Art", "MMA")).toBe("acronym");
  });

  it("two words, names with a number and persons have no acronym", () => {
    expect(firm("United Nations", "UN")).toBeUndefined();
    expect(firm("Site 51 Test Area", "STA")).toBeUndefined();
    expect(person("John Fitzgerald Kennedy", "JFK")).toBeUndefined();
  });

  it.each([
    ["Ada Lovelace", "Lovelace"],
    ["Vincent van Gogh", "van Gogh"],
    ["Maria de la Cruz", "de la Cruz"],
    ["Shaquille O'Neal", "O'Neal"],
    ["Irène Joliot-Curie", "Joliot-Curie"],
    ["迈克尔·乔丹", "乔丹"],
    ["マイケル・ジョーダン", "ジョーダン"],
  ])("%s may be called by the last name, %s", (name, text) => {
    expect(person(name, name)).toBe("name");
    expect(person(name, text)).toBe("last");
  });

  it("a particle belongs to the last name", () => {
    expect(person("Vincent van Gogh", "Gogh")).toBeUndefined();
  });

  it("no last name: one word, a ruler's number, initials, a name that is not a person's", () => {
    expect(person("Louis XIV", "XIV")).toBeUndefined();
    expect(person("Martin Luther King Jr", "Jr")).toBeUndefined();
    expect(person("Malcolm X", "X")).toBeUndefined();
    expect(firm("New York Times", "Times")).toBeUndefined();
    expect(firm("迈克尔·乔丹", "乔丹")).toBeUndefined();
  });

  it("aliases have derived forms, too", () => {
    const entity = { name: "B", aliases: ["Grace Hopper"], types: ["Q5"] };
    expect(formOf(entity, "grace hopper")).toBe("alias");
    expect(formOf(entity, "Hopper")).toBe("last");
  });

  it("a name without a letter or digit leads nowhere and harms nobody", () => {
    const { names } = compileList([
      { id: "a", name: "!!!" },
      { id: "b", name: "Rome" },
    ]);
    const posting = names.head(names.find(cut("Rome"), 0, 1));
    expect([names.entity(posting), names.nameCount]).toEqual([1, 1]);
  });
});
