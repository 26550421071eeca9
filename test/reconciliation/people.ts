import type { MatchEntity } from "../../src/matching/index.ts";

/** A small dataset with namesakes, for tests. */
export const people: readonly MatchEntity[] = [
  {
    id: "p1",
    name: "Ada Lovelace",
    aliases: ["Ada King, Countess of Lovelace"],
    description: "mathematician",
    types: ["Person"],
    properties: { country: "United Kingdom", born: "1815-12-10" },
  },
  { id: "p2", name: "José García", types: ["Person"], properties: { country: "Spain" } },
  { id: "p3", name: "José García", types: ["Person"], properties: { country: "Mexico" } },
  {
    id: "o1",
    name: { en: "Müller Optics GmbH", de: "Müller Optik GmbH" },
    types: ["Organization"],
    properties: { country: "Germany" },
  },
  { id: "o2", name: "Miller Optical Inc.", types: ["Organization"], properties: { country: "Canada" } },
  { id: "c1", name: "Turin", aliases: { it: "Torino" }, types: ["City"], properties: { country: "Italy" } },
];
