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

describe("a part of a building with a number, in small letters", () => {
  const rooms = [
    ["en", "Room 101", "He waits in room 101 now.", "room 101"],
    ["de", "Zimmer 12", "er ist in zimmer 12", "zimmer 12"],
    ["fr", "Chambre 204", "La clé de la chambre 204 est perdue.", "chambre 204"],
    ["es", "Habitación 7", "Hay una fuga en la habitación 7.", "habitación 7"],
    ["it", "Sala 4", "Ci vediamo in sala 4.", "sala 4"],
    ["pt", "Quarto 214", "a giulia do quarto 214 perdeu a chave", "quarto 214"],
  ] as const;

  it.each(rooms)(
    "is meant in %s if its own word tells what it is: %s",
    async (language, name, text, found) => {
      expect(await links(language, text, [name])).toEqual([`${found} = ${name}`]);
    },
  );

  it.each([
    ["Building 7{building}", "The lift in building 7 is broken.", "building 7"],
    ["Zone 3{place}", "Parking in zone 3 is free.", "zone 3"],
    ["Gate 4{gate}", "Please go to gate 4.", "gate 4"],
    ["Line 7{line}", "Tickets for line 7 are sold here.", "line 7"],
    ["Study 2{study}", "The patient left study 2 in May.", "study 2"],
  ])("is meant if its type tells what it is: %s", async (name, text, found) => {
    expect(await links("en", text, [name])).toEqual([`${found} = ${name.replace(/\{.*/, "")}`]);
  });

  it.each([
    ["en", "Gate 2{gate}", "Be at the gate 2 hours early."],
    ["en", "Gate 5{gate}", "Be at the gate 5 pm at the latest."],
    ["en", "Room 20{room}", "It is a room 20 sqm large."],
    ["es", "Habitación 100{habitación}", "Pagué por una habitación 100 € la noche."],
    ["en", "Room 3{room}", "Put it in room 3.5, not here."],
    ["en", "Room 3{room}", "There is room for 3 people."],
    ["fr", "Salle 2{salle}", "Il faut attendre en salle 2 heures."],
    ["es", "Habitación 100", "Una habitación 100 euros."],
    ["it", "Sala 2{sala}", "In sala 2 ore di attesa."],
    ["pt", "Quarto 2{quarto}", "Um quarto 2 pessoas."],
    ["de", "Zimmer 2", "im zimmer 2 stunden gewartet"],
    ["es", "Estudio 2{estudio}", "Yo estudio 2 horas al día."],
    ["fr", "Ligne 7{ligne}", "La ligne 7,5 cm plus bas."],
  ] as const)("is not meant where the number counts or goes on: %s %s", async (language, name, text) => {
    expect(await links(language, text, [name])).toEqual([]);
  });

  it.each([
    ["Model 3", "We drove a model 3 home."],
    ["Top 10{song}", "It was among the top 10 of the year."],
    ["Catch 22{restaurant}", "It is a catch 22 for us."],
    ["Line 7{band}", "The error is on line 7 again."],
  ])("is something else than %s", async (name, text) => {
    expect(await links("en", text, [name])).toEqual([]);
  });
});

describe("a compound as a type", () => {
  it.each([
    ["de", "Laborleiter", "Klaus Quandt", "Gestern kam Quandt.", "Quandt"],
    ["de", "Leitstellenmitarbeiterin", "Sabine Quandt", "Gestern rief Quandt an.", "Quandt"],
    ["de", "Schwimmlehrer", "Jörn Quandt", "Wir fragen Quandt.", "Quandt"],
    ["ja", "工場長", "小林 恵", "小林さんは来ない。", "小林"],
    ["ja", "作業者", "グエン・ティ・ラン", "グエンさんが押した。", "グエン"],
  ] as const)("is that of a person by its last part: %s %s", async (language, type, name, text, found) => {
    expect(await links(language, text, typed(type, name))).toEqual([`${found} = ${name}`]);
  });

  it("is that of a thing by its last part", async () => {
    expect(
      await links("de", "wo steht das kestrel labor 3?", ["Kestrel Labor 3{Analysegerät}"]),
    ).toHaveLength(1);
  });

  it("is not that of a person if it names a ladder, a conductor or a device", async () => {
    expect(await links("de", "Gestern kam Quandt.", typed("Trittleiter", "Klaus Quandt"))).toEqual([]);
    expect(await links("de", "Gestern kam Quandt.", typed("Halbleiter", "Klaus Quandt"))).toEqual([]);
    expect(await links("de", "Gestern kam Quandt.", typed("Lautsprecher", "Klaus Quandt"))).toEqual([]);
  });
});
