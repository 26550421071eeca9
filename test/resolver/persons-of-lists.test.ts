import { describe, expect, it } from "vitest";
import type { Language } from "../../src/index.ts";
import { links } from "./links-to-names.ts";

const roster = ["Jäger, Wolfgang", "Müller, Sabine", "Kowalczyk, Agnieszka", "Weidner, Anna Maria"];

describe("a person of a roster, whose last name stands first", () => {
  it.each([
    ["Gestern kam Wolfgang Jäger.", "Wolfgang Jäger = Jäger, Wolfgang"],
    ["Gestern kam Herr Jäger.", "Jäger = Jäger, Wolfgang"],
    ["Gestern kam Frau Weidner.", "Weidner = Weidner, Anna Maria"],
    ["Das weiß A. Kowalczyk.", "A. Kowalczyk = Kowalczyk, Agnieszka"],
    ["Wir haben Anna gefragt.", "Anna = Weidner, Anna Maria"],
  ])("is found in the order of texts: %s", async (text, found) => {
    expect(await links("de", text, roster)).toEqual([found]);
  });

  it("is undecided where two have the last name, with one given name or two", async () => {
    const names = ["Miller, John Paul{person}", "Miller, Peter{person}"];
    expect(await links("en", "Mr Miller called.", names)).toEqual([]);
    expect(await links("en", "John Paul Miller called.", names)).toHaveLength(1);
  });
});

describe("the last name of a person", () => {
  it.each<[Language, string, string, string]>([
    ["es", "El Sr. Zubiri llamó.", "Luis Zubiri Olmedo", "Zubiri"],
    ["es", "La Sra. Olmedo llamó.", "Rosa Zubiri Olmedo", "Olmedo"],
    ["pt", "A Sra. Teixeira chegou.", "Maria Aparecida da Teixeira", "Teixeira"],
    ["de", "Frau Brunnthal kam.", "Ute von Brunnthal", "Brunnthal"],
  ])("is any of two, and the one without its particle: %s %s", async (language, text, name, found) => {
    expect(await links(language, text, [`${name}{person}`])).toEqual([`${found} = ${name}`]);
  });

  it.each<[Language, string, string]>([
    ["de", "Klaus von Brunnthal kam.", "Ute von Brunnthal"],
    ["pt", "Paulo da Teixeira saiu.", "José da Teixeira"],
    ["fr", "Philippe de Villard a parlé.", "Olivier de Villard"],
    ["it", "Carlo della Rocca parla.", "Marco della Rocca"],
  ])("is somebody else's behind another given name and a particle: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{person}`])).toEqual([]);
  });

  it("is somebody else's behind another given name, where the person is named before", async () => {
    const text = "José Carlos da Teixeira chegou. Paulo da Teixeira não tem reserva.";
    expect(await links("pt", text, ["José Carlos da Teixeira{pessoa}"])).toHaveLength(1);
  });

  it("is not the first half of another one's double name", async () => {
    const names = ["Bernard Leroy{person}", "Sylvie Leroy-Dumont{person}"];
    expect(await links("fr", "Présents : M. Leroy, Mme Leroy-Dumont.", names)).toEqual([
      "Leroy = Bernard Leroy",
      "Leroy-Dumont = Sylvie Leroy-Dumont",
    ]);
  });

  it("is no given name inside the name", async () => {
    expect(await links("en", "Mr James called.", ["Henry James Porter{person}"])).toEqual([]);
    expect(await links("de", "Frau Maria kam.", ["Anna Maria Weidner{person}"])).toEqual([]);
  });

  it("is no first word of a firm behind a form of address", async () => {
    expect(await links("en", "Mr Summit called.", ["Summit Software Systems{company}"])).toEqual([]);
  });
});

describe("a thing that is named after a person", () => {
  const names = ["Grundschule Astrid Lindgren{Schule}", "Oratorio San Filippo Neri{place}"];

  it("is not meant by the person's name", async () => {
    expect(await links("de", "Die Bücher von Astrid Lindgren sind da.", names)).toEqual([]);
    expect(await links("it", "Filippo Neri nacque a Firenze.", names)).toEqual([]);
    expect(await links("de", "Anna Berger kommt.", ["Bäckerei Anna Berger"])).toEqual([]);
  });

  it("is meant behind a word of its own name", async () => {
    expect(await links("it", "All'oratorio Filippo Neri si gioca.", names)).toHaveLength(1);
  });
});

describe("several initials before a last name", () => {
  it.each<[Language, string, string]>([
    ["en", "M. J. Porter called.", "Mary Jane Porter"],
    ["de", "H.-P. Kramsach kam.", "Hans-Peter Kramsach"],
    ["it", "Anna M. D'Angelo viene.", "Anna Maria D'Angelo"],
  ])("are those of the person: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{person}`])).toHaveLength(1);
  });

  it.each<[Language, string, string]>([
    ["en", "M. K. Porter called.", "Mary Jane Porter"],
    ["en", "M. P. Porter called.", "Mary Porter"],
    ["de", "K.-P. Kramsach kam.", "Hans-Peter Kramsach"],
    ["it", "Anna R. D'Angelo viene.", "Anna Maria D'Angelo"],
  ])("are another person's: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{person}`])).toEqual([]);
  });
});
