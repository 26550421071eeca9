import { describe, expect, it } from "vitest";
import { createResolver, type Language } from "../../src/index.ts";
import { links } from "./links-to-names.ts";

const accounts = ["Acme Ltd", "Summit Software", "Bluebird Analytics", "Kelbin Works", "Zenith Bank"];
const contacts = ["James Harper", "Chelsea Ford", "Dr. Elena Novak", "Prof. Harold Baker"];

describe("a person in a list of persons and firms without types", () => {
  const mixed = [...accounts, ...contacts];

  it.each<[Language, string, string]>([
    ["en", "Hi James, thanks.", "James = James Harper"],
    ["en", "Ms Ford has escalated.", "Ford = Chelsea Ford"],
    ["en", "Dr Novak called.", "Novak = Dr. Elena Novak"],
    ["en", "We asked H. Baker again.", "H. Baker = Prof. Harold Baker"],
    ["en", "James said no.", "James = James Harper"],
  ])("is meant by a part of the name: %s %s", async (language, text, found) => {
    expect(await links(language, text, mixed)).toEqual([found]);
  });

  it("is meant behind a form of address or a greeting only, where nearly all entries are firms", async () => {
    const firms = [...accounts, "Orange Grove", "Iron Anvil", "Old Mill", "Hugo Stein"];
    expect(await links("en", "Hugo said no.", firms)).toEqual([]);
    expect(await links("en", "Hello Hugo, thanks.", firms)).toEqual(["Hugo = Hugo Stein"]);
    expect(await links("en", "Mr Stein said no.", firms)).toEqual(["Stein = Hugo Stein"]);
  });

  it.each([
    ["de", "Im Sommer trifft Herr König den Trainer.", "Felix König{Spieler}", "König"],
    ["fr", "Le médecin, Mme Blanc, rappelle.", "Anne Blanc{médecin}", "Blanc"],
    ["es", "Habla con la Dra. Rosa.", "Marta Rosa{médica}", "Rosa"],
  ] as const)(
    "is meant behind a form of address, if the last name is a word: %s %s",
    async (language, text, name, found) => {
      expect(await links(language, text, [name])).toEqual([`${found} = ${name.replace(/\{.*/, "")}`]);
    },
  );
});

describe("a type that callers write", () => {
  it.each([
    ["physician", "Novak called back.", "Elena Novak", "Novak"],
    ["Ansprechpartnerin", "Wir haben Katrin gefragt.", "Katrin Vogt", "Katrin"],
    ["jugadora", "Preguntamos a Katrin.", "Katrin Vogt", "Katrin"],
    ["producto químico", "pide acetona para hoy", "Acetona", "acetona"],
    ["spare part", "We lack a red valve for it.", "Red Valve", "red valve"],
  ])("tells what an entity is: %s", async (type, text, name, found) => {
    const language = type === "Ansprechpartnerin" ? "de" : /ú|í|jugadora/.test(type) ? "es" : "en";
    expect(await links(language, text, [`${name}{${type}}`])).toEqual([`${found} = ${name}`]);
  });
});

describe("a person of the caller is somebody else", () => {
  it.each<[Language, string, string]>([
    ["en", "She is moving from Rome to Washington.", "Paris Washington"],
    ["en", "We flew to London.", "Frank London"],
    ["en", "The office in London is closed.", "Frank London"],
    ["en", "Mrs Hill visited her grandson Harold.", "Harold Baker"],
    ["de", "Felix, 9, will Trainer werden.", "Felix Sommer"],
    ["fr", "Fontaine, la voisine, est passée.", "Claire Fontaine"],
    ["pt", "Maria, minha vizinha, vende bolos.", "Maria Oliveira"],
  ])("where the text tells of a place, a child or a neighbour: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{person}`])).toEqual([]);
  });
});

describe("an entry of the caller is not meant", () => {
  it.each<[Language, string, string]>([
    ["de", "Der Bürgermeister von Neudorf kam.", "SV Neudorf|Neudorf{football club}"],
    ["en", "The mayor of Ashford came.", "Ashford{company}"],
  ])("where the text tells of a place: %s %s", async (language, text, name) => {
    expect(await links(language, text, [name])).toEqual([]);
  });

  it.each([
    ["The billing-api-client is down.", "billing-api"],
    ["Update my-billing-api first.", "billing-api"],
    ["Order code 3E-4410.", "Ward 3 East|3E"],
  ])("by a part of a longer code: %s", async (text, name) => {
    expect(await links("en", text, [name])).toEqual([]);
  });

  it("by initials that the text gives other words for", async () => {
    const name = "Academic Association|AA";
    expect(await links("en", "She went to AA (Alcoholics Anonymous).", [name])).toEqual([]);
    expect(await links("en", "She joined the AA (Academic Association).", [name])).toContain(
      "AA = Academic Association",
    );
  });

  it("without the signs of its name", async () => {
    expect(await links("en", "Our C SDK is deprecated.", ["C++ SDK"])).toEqual([]);
    expect(await links("en", "Our C++ SDK is deprecated.", ["C++ SDK"])).toEqual(["C++ SDK = C++ SDK"]);
  });

  it("by a word in small letters behind the article of its name", async () => {
    expect(await links("en", "The warden of the park left.", ["The Warden"])).toEqual([]);
  });
});

describe("an entry of the caller is meant", () => {
  it.each([
    ["UserProfileService throws.", "user-profile-service", "UserProfileService"],
    ["Restart the payment-gateway-adapter now.", "PaymentGatewayAdapter", "payment-gateway-adapter"],
    ["Legacy CRM is slow.", "LegacyCRM", "Legacy CRM"],
    ["An X200-compatible bag.", "X200", "X200"],
  ])("by its name as code spells it: %s", async (text, name, found) => {
    expect(await links("en", text, [name])).toEqual([`${found} = ${name}`]);
  });

  it.each<[Language, string, string, string]>([
    ["de", "Der Bus hält an der Goethestr. in Neudorf.", "Goethestraße", "Goethestr"],
    ["de", "Treffpunkt Hamburger Str. 14.", "Hamburger Straße", "Hamburger Str."],
    ["en", "Elm Ave is closed.", "Elm Avenue", "Elm Ave"],
  ])("by the short form of a street: %s %s", async (language, text, name, found) => {
    expect(await links(language, text, [name])).toEqual([`${found} = ${name}`]);
  });

  it("by three words in small letters, which no text has in a row by chance", async () => {
    expect(await links("en", "Divert to day surgery unit.", ["Day Surgery Unit{ward}"])).toEqual([
      "day surgery unit = Day Surgery Unit",
    ]);
  });

  it("although a known person has the last name, if the text names neither in full", async () => {
    const text = "Dear Dr. Novak, thank you for this lady with stage three kidney disease.";
    expect(await links("en", text, ["Dr. Elena Novak{physician}"])).toEqual(["Novak = Dr. Elena Novak"]);
  });
});

describe("an everyday word that is a name of the caller", () => {
  it("is not an entity of the public world either, unless that is likely", async () => {
    const { mentions } = await createResolver().resolve({
      text: "Falcon is timing out.",
      language: "en",
      dataset: [{ id: "falcon", name: "Falcon" }],
      dataset_uri: "inline,wikidata://public",
    });
    expect(mentions.map(({ reason }) => reason)).toEqual(["no_suitable_candidate"]);
  });
});
