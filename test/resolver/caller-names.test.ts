import { describe, expect, it } from "vitest";
import type { Language } from "../../src/index.ts";
import { links } from "./links-to-names.ts";

const staff = ["Katrin Vogt", "Uwe Quast", "Torsten Ehlers", "Stefan Koch", "Thomas Keller", "Priya Thiele"];
const persons = staff.map((name) => `${name}{person}`);

describe("a person of the caller's list", () => {
  it.each<[Language, string, string]>([
    ["de", "Katrin kommt morgen.", "Katrin = Katrin Vogt"],
    ["de", "Ich habe Uwe gefragt.", "Uwe = Uwe Quast"],
    ["de", "Hallo Torsten, danke.", "Torsten = Torsten Ehlers"],
    ["de", "Viele Grüße\nKatrin", "Katrin = Katrin Vogt"],
    ["pt", "Perguntei a Katrin.", "Katrin = Katrin Vogt"],
    ["pt", "Olá Uwe, obrigado.", "Uwe = Uwe Quast"],
    ["de", "Wir treffen Priya heute.", "Priya = Priya Thiele"],
  ])("is meant by the first name alone: %s %s", async (language, text, found) => {
    expect(await links(language, text, persons)).toEqual([found]);
  });

  it.each<[Language, string, string]>([
    ["de", "Uwe kommt morgen.", "Uwe = Uwe Quast"],
    ["de", "Herr Ehlers kommt.", "Ehlers = Torsten Ehlers"],
    ["en", "Mr Ehlers called.", "Ehlers = Torsten Ehlers"],
    ["de", "Herr Koch kommt.", "Koch = Stefan Koch"],
    ["de", "Herr Keller ist im Keller.", "Keller = Thomas Keller"],
  ])("needs no type where the name begins with a given name: %s %s", async (language, text, found) => {
    expect(await links(language, text, staff)).toEqual([found]);
  });

  it("is not meant by a noun that is the last name of somebody", async () => {
    expect(await links("de", "Der Koch kocht. Der Keller ist kalt.", persons)).toEqual([]);
  });

  it.each([
    ["We met John A. Smith.", "John Smith", "John A. Smith"],
    ["We met John B. C. Smith.", "John Smith", "John B. C. Smith"],
    ["We met A. Smith.", "Ann Smith", "A. Smith"],
    ["Zhang Wei signed.", "Wei Zhang", "Zhang Wei"],
    ["Heung-Min Son scored.", "Son Heung-min", "Heung-Min Son"],
  ])("is meant with an initial or in another order: %s", async (text, name, found) => {
    expect(await links("en", text, [`${name}{person}`])).toEqual([`${found} = ${name}`]);
  });

  it("is not somebody with another initial", async () => {
    expect(await links("en", "Susan D. Clark signed.", ["Susan B. Clark{person}"])).toEqual([]);
  });

  it("is meant by a given name that is also an everyday word, where only names have a capital", async () => {
    const names = ["Juan Pérez", "Rosa Flores"];
    expect(await links("es", "Habla con Rosa y con Juan.", names)).toEqual([
      "Rosa = Rosa Flores",
      "Juan = Juan Pérez",
    ]);
    expect(await links("es", "Las flores son rosa.", names)).toEqual([]);
  });

  it("is meant behind a determiner by the first name", async () => {
    expect(await links("en", "Our Katrin called.", persons)).toEqual(["Katrin = Katrin Vogt"]);
  });

  it.each<[Language, string, string]>([
    ["en", "Frank Baker Street is closed.", "Frank Baker"],
    ["en", "The Robert Chen Foundation gave money.", "Robert Chen"],
    ["fr", "La rue Pierre Martin est barrée.", "Pierre Martin"],
    ["fr", "Le lycée Luc Moreau ouvre.", "Luc Moreau"],
    ["de", "Die Konrad-Vogt-Stiftung tagt.", "Konrad Vogt"],
    ["en", "He drives a Ferrari.", "Luca Ferrari"],
    ["en", "The Ferrari is red.", "Luca Ferrari"],
    ["en", "St. Mary's Church is old.", "Mary Smith"],
    ["en", "Queen Mary died.", "Mary Smith"],
    ["en", "Hurricane John hit the coast.", "John Miller"],
    ["de", "Papst Paul starb.", "Paul Stein"],
  ])("is not what has the name: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{person}`])).toEqual([]);
  });
});

describe("a thing of the caller's list", () => {
  it("is not meant with a letter inside its name", async () => {
    expect(await links("en", "We bought a Model X Pro.", ["Model Pro"])).toEqual([]);
  });

  it("is meant behind a town that is also a given name", async () => {
    expect(await links("en", "The Sydney Hornets won.", ["Hornets{sports team}"])).toEqual([
      "Hornets = Hornets",
    ]);
    expect(await links("en", "Ask the Austin Python group.", ["Python{software}"])).toEqual([
      "Python = Python",
    ]);
  });

  it("is not a person with its name", async () => {
    expect(await links("en", "Mr. Jenkins called.", ["Jenkins{software}"])).toEqual([]);
    expect(await links("en", "We use Jenkins daily.", ["Jenkins{software}"])).toEqual(["Jenkins = Jenkins"]);
    expect(await links("ja", "山田さんが来た。", ["株式会社山田製作所{company}"])).toEqual([]);
    expect(await links("en", "Katherine Jenkins sang.", ["Jenkins{software}"])).toEqual([]);
    expect(await links("de", "Herr Müller kam.", ["Müller GmbH"])).toEqual([]);
    expect(await links("en", "Ship it to Mr Moretti.", ["Moretti Bellows"])).toEqual([]);
  });

  it("is not meant by the given name that its name begins with, unless a word before says that it is a thing", async () => {
    const firms = ["John Deere{company}", "Mercedes Benz{company}"];
    expect(await links("en", "John fixed it.", firms)).toEqual([]);
    expect(await links("en", "We bought a Mercedes.", firms)).toEqual(["Mercedes = Mercedes Benz"]);
  });

  it("has no parts of persons' names where few names of the list are of persons", async () => {
    const shops = ["Martin Guitars", "Blue Lamp", "Kestrel", "Iron Anvil"];
    expect(await links("de", "Ich habe Martin gefragt.", shops)).toEqual([]);
  });

  it("is meant although somebody known has its name, if the text says nothing of either", async () => {
    expect(await links("en", "We use Kafka for events.", ["Kafka{software}"])).toEqual(["Kafka = Kafka"]);
    expect(await links("en", "Kafka wrote The Trial.", ["Kafka{software}"])).toEqual([]);
    expect(await links("en", "He lives in Berlin.", ["Berlin{software}"])).toEqual([]);
  });

  it("is meant in small letters if a word of the name keeps its capital", async () => {
    expect(await links("fr", "J'habite rue de la Paix.", ["Rue de la Paix"])).toEqual([
      "rue de la Paix = Rue de la Paix",
    ]);
  });
});

describe("initials of the caller's list that are also a word", () => {
  const who = ["World Health Organization|WHO{organization}"];

  it.each(["The WHO declared an emergency.", "WHO warned of it."])(
    "are meant in capitals: %s",
    async (text) => {
      expect(await links("en", text, who)).toEqual(["WHO = World Health Organization"]);
    },
  );

  it("are not meant by the word", async () => {
    expect(await links("en", "Who warned? The ice melts.", who)).toEqual([]);
  });
});

describe("a firm of the caller's list", () => {
  it.each<[Language, string, string]>([
    ["de", "Die Alpha Chemie AG hat geliefert.", "Alpha Chemie GmbH"],
    ["de", "Die Adler AG hat geliefert.", "Adler GmbH"],
    ["fr", "Renault SA produit peu.", "Renault SAS"],
    ["en", "SAS Group Inc opened.", "SAS Group Ltd"],
    ["de", "Die Alpine Spa GmbH liefert.", "Alpine Spa AG"],
  ])("is not one of another legal form: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{company}`])).toEqual([]);
  });

  it.each([
    ["Apex Tools Limited closed.", "Apex Tools Ltd", "Apex Tools Limited"],
    ["Acme Inc. opened.", "Acme Corporation", "Acme Inc."],
  ])("may have its legal form in other words: %s", async (text, name, found) => {
    expect(await links("en", text, [name])).toEqual([`${found} = ${name}`]);
  });

  it("is meant with a slip and without its legal form", async () => {
    expect(await links("en", "Northfeld Components sent it.", ["Northfield Components, Inc."])).toEqual([
      "Northfeld Components = Northfield Components, Inc.",
    ]);
  });
});

describe("a street of the caller's list", () => {
  it.each<[Language, string, string, string]>([
    ["en", "We met at Elm Ave yesterday.", "Elm Avenue", "Elm Ave"],
    ["en", "Saint Pancras is full.", "St. Pancras", "Saint Pancras"],
  ])("may be written short: %s %s", async (language, text, name, found) => {
    expect(await links(language, text, [name])).toEqual([`${found} = ${name}`]);
  });
});
