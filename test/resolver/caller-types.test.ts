import { describe, expect, it } from "vitest";
import { links } from "./links-to-names.ts";

/** So many firms that the list is not one of persons. */
const firms = [
  "Northern Steel",
  "Golden Bakery",
  "Kestrel Systems",
  "Apex Tooling",
  "Orion Glass",
  "Delta Paints",
];

const typed = (type: string, ...names: string[]) => [...names, ...firms].map((name) => `${name}{${type}}`);

describe("an entity whose type persons and firms have", () => {
  it.each([
    ["en", "customer", "Jonathan Whitfield", "Yesterday Whitfield called.", "Whitfield"],
    ["en", "donors", "Whitfield, Jonathan", "Please thank Whitfield.", "Whitfield"],
    ["de", "Mandantin", "Sabine Brandt", "Gestern rief Brandt an.", "Brandt"],
    ["fr", "locataire", "Claire Moreau", "Moreau a payé le loyer.", "Moreau"],
    ["it", "socio", "Paolo Moretti", "Ieri Moretti ha pagato la quota.", "Moretti"],
    ["es", "proveedora", "Carmen Quintana", "Ayer llamó Quintana.", "Quintana"],
    ["pt", "sócia", "Catarina Monteiro", "Ontem Monteiro pagou a quota.", "Monteiro"],
  ] as const)("is a person if its label is a full name: %s %s", async (language, type, name, text, last) => {
    expect(await links(language, text, typed(type, name))).toEqual([`${last} = ${name}`]);
  });

  it.each([
    ["en", "customer", "Martin Guitars", "Yesterday Martin called."],
    ["en", "supplier", "Chelsea Building Society", "Chelsea called about the contract."],
    ["en", "supplier", "Taylor & Francis", "Yesterday Francis replied."],
    ["de", "Lieferant", "Paul Hartmann AG", "Gestern kam Paul zu Besuch."],
    ["es", "cliente", "Bodegas Torres", "Ayer llamó Torres."],
  ] as const)("is none if its label is that of a firm: %s %s %s", async (language, type, name, text) => {
    expect(await links(language, text, typed(type, name))).toEqual([]);
  });

  it("is none if another type tells that it is a firm", async () => {
    const text = "Yesterday Whitfield called.";
    expect(await links("en", text, typed("supplier", "Jonathan Whitfield"))).toHaveLength(1);
    expect(await links("en", text, typed("company", "Jonathan Whitfield"))).toEqual([]);
  });
});
