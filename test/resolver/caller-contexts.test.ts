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
    ["de", "Bitte an Hrn. König senden.", "Felix König{Spieler}", "König"],
    ["fr", "Le médecin, Mme Blanc, rappelle.", "Anne Blanc{médecin}", "Blanc"],
    ["fr", "Voir avec M. Petit demain.", "Jean Petit{client}", "Petit"],
    ["es", "Habla con la Dra. Rosa.", "Marta Rosa{médica}", "Rosa"],
    ["de", "Da waren J. Holzer und andere.", "Jonas Holzer{Mitarbeiter}", "Holzer"],
  ] as const)(
    "is meant behind a form of address, if the last name is a word: %s %s",
    async (language, text, name, found) => {
      expect(await links(language, text, [name])).toEqual([`${found} = ${name.replace(/\{.*/, "")}`]);
    },
  );
});

describe("an initial before a last name", () => {
  it.each(["Da waren K. Holzer und andere.", "Wir trafen Dr. K. Holzer."])(
    "is that of the person: %s",
    async (text) => {
      expect(await links("de", text, ["Jonas Holzer{Mitarbeiter}"])).toEqual([]);
    },
  );
});

describe("a person of the caller in small letters", () => {
  const staff = ["Ivana Bacchiega{person}", "Ramón Iturbe{person}", "Mario Dolce{person}"];

  it.each<[Language, string, string]>([
    ["it", "ciao ivana, protocolla la pratica", "ivana = Ivana Bacchiega"],
    ["es", "hola ramón", "ramón = Ramón Iturbe"],
    ["es", "el sr. iturbe llama mañana", "iturbe = Ramón Iturbe"],
    ["it", "la sig.ra bacchiega è in ferie", "bacchiega = Ivana Bacchiega"],
    ["en", "hi ivana!", "ivana = Ivana Bacchiega"],
  ])("is found behind a greeting or a form of address: %s %s", async (language, text, found) => {
    expect(await links(language, text, staff)).toEqual([found]);
  });

  it.each<[Language, string]>([
    ["it", "ciao bella, protocolla la pratica"],
    ["it", "il sig. dolce e gentile"],
    ["es", "hola ramón garcía, gracias"],
    ["en", "we told ivana, but late"],
    ["it", "la signora rossi chiama"],
    ["it", "un dolce per la signora"],
  ])("is not found without one, or where the name goes on: %s %s", async (language, text) => {
    expect(await links(language, text, staff)).toEqual([]);
  });
});

describe("a person of the caller with an initial behind a name", () => {
  const staff = ["Sergio Villaverde{person}", "De Tomasi Ruggero{person}", "Vitamin Berger{product}"];

  it.each<[Language, string, string]>([
    ["es", "Ayer Sergio V. arregló la mesa.", "Sergio V = Sergio Villaverde"],
    ["it", "È venuto De Tomasi R. con la moglie.", "De Tomasi R = De Tomasi Ruggero"],
  ])("is meant by the right letter: %s %s", async (language, text, found) => {
    expect((await links(language, text, staff)).map((link) => link.replace(". =", " ="))).toEqual([found]);
  });

  it.each<[Language, string]>([
    ["es", "Ayer Sergio M. arregló la mesa."],
    ["it", "È venuto De Tomasi P. con la moglie."],
    ["en", "Take Vitamin B. daily."],
  ])("is somebody else with another letter: %s %s", async (language, text) => {
    expect(await links(language, text, staff)).toEqual([]);
  });
});

describe("a type that callers write", () => {
  it.each([
    ["en", "physician", "Novak called back.", "Elena Novak", "Novak"],
    ["de", "Ansprechpartnerin", "Wir haben Katrin gefragt.", "Katrin Vogt", "Katrin"],
    ["es", "jugadora", "Preguntamos a Katrin.", "Katrin Vogt", "Katrin"],
    ["es", "producto químico", "pide acetona para hoy", "Acetona", "acetona"],
    ["es", "locutora", "Hoy entra Urquiola en directo.", "Maite Urquiola", "Urquiola"],
    ["es", "topógrafo", "Faltan las cotas del Sr. Zabalbeitia.", "Íñigo Zabalbeitia Ruiz", "Zabalbeitia"],
    ["it", "magazziniera", "Ieri Bacchiega ha chiuso il magazzino.", "Ivana Bacchiega", "Bacchiega"],
    ["pt", "tratorista", "Ontem Bagulho avariou a máquina.", "Nélson Bagulho", "Bagulho"],
    ["fr", "technicienne dentaire", "Hier Quéméner a rappelé.", "Soizic Quéméner", "Quéméner"],
    ["fr", "produit phytosanitaire", "il reste du cuivre rouge au dépôt", "Cuivre Rouge", "cuivre rouge"],
    ["en", "spare part", "We lack a red valve for it.", "Red Valve", "red valve"],
  ] as const)("tells what an entity is: %s %s", async (language, type, text, name, found) => {
    expect(await links(language, text, [`${name}{${type}}`, ...accounts])).toEqual([`${found} = ${name}`]);
  });
});

describe("a person of the caller is somebody else", () => {
  it.each<[Language, string, string]>([
    ["en", "She is moving next week from Rome to Washington.", "Paris Washington"],
    ["en", "We flew from Rome to Quast.", "Uwe Quast"],
    ["en", "Mrs Hill visited her grandson Harold.", "Harold Baker"],
    ["fr", "Hier Fontaine, la voisine, est passée.", "Claire Fontaine"],
    ["pt", "Ontem Maria, minha vizinha, vendeu bolos.", "Maria Oliveira"],
    ["de", "Wir feiern im Sommer.", "Felix Sommer"],
    ["en", "She walked her dog Felix.", "Felix Sommer"],
    ["es", "Su perro Felix ladra.", "Felix Sommer"],
    ["es", "En Palomares hubo un incendio.", "Lucía Palomares"],
    ["de", "In Quast wird gebaut.", "Uwe Quast"],
    ["pt", "Em Teixoso choveu muito.", "Ana Teixoso"],
  ])("where the text tells of a place, a season or a neighbour: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{person}`])).toEqual([]);
  });

  it("where the text tells of a child, unless the list has types, as one of pupils has", async () => {
    const text = "Felix, 9, will Trainer werden.";
    expect(await links("de", text, ["Felix Sommer", "Uwe Quast"])).toEqual([]);
    expect(await links("de", text, ["Felix Sommer{Schüler}"])).toEqual(["Felix = Felix Sommer"]);
  });

  it.each<[Language, string, string]>([
    ["en", "Please send the invoice to Harper.", "Harper = James Harper"],
    ["en", "Go to Katrin if you have questions.", "Katrin = Katrin Vogt"],
    ["en", "Today Katrin, my colleague, will take over.", "Katrin = Katrin Vogt"],
    ["en", "After talking to Novak, my husband agreed.", "Novak = Elena Novak"],
    ["de", "Schwester Katrin kommt gleich.", "Katrin = Katrin Vogt"],
    ["de", "Gestern kam Schwester K. Vogt ins Zimmer.", "Vogt = Katrin Vogt"],
  ])(
    "is meant where something goes to a person, or a colleague is told of: %s %s",
    async (language, text, found) => {
      expect(await links(language, text, [`${found.replace(/.* = /, "")}{person}`])).toEqual([found]);
    },
  );
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
    ["billing-api-client is down.", "billing-api"],
    ["Order code 3E-4410.", "Ward 3 East|3E"],
  ])("by a part of a longer code: %s", async (text, name) => {
    expect(await links("en", text, [name])).toEqual([]);
  });

  it("by initials that the text gives other words for", async () => {
    const name = "Academic Association|AA";
    expect(await links("en", "She went to AA (Alcoholics Anonymous).", [name])).toEqual([]);
    expect(await links("en", "AA (Alcoholics Anonymous) met.", [name])).toEqual([]);
    expect(await links("en", "She joined the AA (Academic Association).", [name])).toContain(
      "AA = Academic Association",
    );
    const unit = "Acute Medical Unit|AMU";
    expect(await links("en", "The AMU (Acute Medicine Unit) is full.", [unit])).toContain(
      "AMU = Acute Medical Unit",
    );
  });

  it("without the signs of its name", async () => {
    expect(await links("en", "C SDK is deprecated.", ["C++ SDK"])).toEqual([]);
    expect(await links("en", "Our C++ SDK is deprecated.", ["C++ SDK"])).toEqual(["C++ SDK = C++ SDK"]);
    expect(await links("en", "I watch Canal+ every day.", ["Canal Plus|Canal+"])).toEqual([
      "Canal+ = Canal Plus",
    ]);
  });

  it.each([
    ["The two events are linked in some way.", "LinkedIn{software}"],
    ["We need more face time.", "FaceTime{software}"],
    ["He will resign tomorrow.", "re-sign"],
  ])("by the words that a code of two words joins: %s", async (text, name) => {
    expect(await links("en", text, [name])).toEqual([]);
  });

  it.each([
    ["de", "Santos Dumont war ein Pionier.", "Avenida Santos Dumont"],
    ["pt", "Monteiro Lobato escreveu livros.", "Escola Municipal Monteiro Lobato"],
  ] as const)("by the person whose name a street or a school has: %s %s", async (_, text, name) => {
    expect(await links("pt", text, [name])).toEqual([]);
  });

  it.each([
    ["es", "La Torre Oeste queda cerrada.", "Torre Este"],
    ["en", "The Inter Ring Road is closed.", "Inner Ring Road"],
  ] as const)("by the name of its opposite: %s %s", async (language, text, name) => {
    expect(await links(language, text, [name])).toEqual([]);
  });

  it("by a function word with the capital of the sentence", async () => {
    const names = ["It{film}", "Will{film}"];
    expect(await links("en", "It rained.", names)).toEqual([]);
    expect(await links("en", "We saw It yesterday.", names)).toEqual(["It = It"]);
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
    ["A Coca-Cola-sponsored event.", "Coca-Cola", "Coca-Cola"],
    ["Der X300-Akku ist leer.", "X300", "X300"],
    ["my x300 is broken", "X300", "x300"],
  ])("by its name as code spells it: %s", async (text, name, found) => {
    expect(await links("en", text, [name])).toEqual([`${found} = ${name}`]);
  });

  it("by its code alone, if no other entry has it and no other maker stands before", async () => {
    const parts = ["Timing belt CT1028", "Oil pump CT1029", "Brake disc ZX400", "Brake pad ZX400"];
    expect(await links("en", "CT1028 and CT-1029 arrived.", parts)).toEqual([
      "CT1028 = Timing belt CT1028",
      "CT-1029 = Oil pump CT1029",
    ]);
    expect(await links("en", "ZX400 arrived.", parts)).toEqual([]);
    expect(await links("en", "The Zorblax CT1028 arrived.", parts)).toEqual([]);
    expect(await links("en", "Part CT1030 arrived.", parts)).toEqual([]);
    const others = ["B737 Simulator Room", "Budget FY2024", "24H"];
    expect(await links("en", "The B737 landed. FY2024 was good. Open 24h.", others)).toEqual([]);
  });

  it.each<[Language, string]>([
    ["es", "El CT1028 llegó."],
    ["fr", "Le CT1028 est arrivé."],
    ["it", "Il CT1028 è arrivato."],
  ])("is found behind an article at the start of a sentence: %s %s", async (language, text) => {
    expect(await links(language, text, ["Timing belt CT1028"])).toEqual(["CT1028 = Timing belt CT1028"]);
  });

  it.each<[Language, string, string, string]>([
    ["de", "Der Bus hält an der Goethestr. in Neudorf.", "Goethestraße", "Goethestr"],
    ["de", "Treffpunkt Hamburger Str. 14.", "Hamburger Straße", "Hamburger Str."],
    ["en", "Elm Ave is closed.", "Elm Avenue", "Elm Ave"],
  ])("by the short form of a street: %s %s", async (language, text, name, found) => {
    expect(await links(language, text, [name])).toEqual([`${found} = ${name}`]);
  });

  it.each([
    ["Pastor Elias Moreira", "We met Elias Moreira."],
    ["Cllr. Marek Nowak", "Marek Nowak spoke."],
  ])("by the name of a person without the title: %s", async (name, text) => {
    expect(await links("en", text, [`${name}{person}`])).toHaveLength(1);
  });

  it("by the first word of a name with a legal form", async () => {
    const others = Array.from({ length: 30 }, (_, i) => `Zorb${i} Quival${i}`);
    const names = ["Farmitalia Distribuzione S.p.A.", ...others];
    expect(await links("it", "Ordine a Farmitalia.", names)).toHaveLength(1);
  });

  it("in small letters behind its own word for a room", async () => {
    expect(await links("es", "Abrir la sala Azahar.", ["Sala VIP Azahar|Azahar{place}"])).toHaveLength(1);
  });

  it("by three words in small letters, if it is a room", async () => {
    expect(await links("en", "Divert to day surgery unit.", ["Day Surgery Unit{ward}"])).toEqual([
      "day surgery unit = Day Surgery Unit",
    ]);
    expect(await links("en", "We offer next day delivery.", ["Next Day Delivery{company}"])).toEqual([]);
  });

  it("by an alias with a legal form, although the public world knows it without the form", async () => {
    expect(await links("de", "Die Adler AG liefert.", ["Adler GmbH|Adler AG"])).toEqual([
      "Adler AG = Adler GmbH",
    ]);
  });

  it("although a known person has the last name, if the text names neither in full", async () => {
    const text = "Dear Dr. Novak, thank you for this lady with stage three kidney disease.";
    expect(await links("en", text, ["Dr. Elena Novak{physician}"])).toEqual(["Novak = Dr. Elena Novak"]);
  });
});

describe("the genus in the name of a species", () => {
  const species = ["Turdus merula{species}", "Canis lupus{species}", "Iris germanica{plant}"];

  it.each<[Language, string]>([
    ["en", "Turdus philomelos sang all night."],
    ["en", "We heard Canis aureus."],
    ["es", "Vimos a Canis aureus en el campo."],
    ["en", "Turdus sp. was heard."],
  ])("is not the species before another epithet: %s %s", async (language, text) => {
    expect(await links(language, text, species)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["en", "Turdus merula sang all night.", "Turdus merula = Turdus merula"],
    ["en", "We heard Turdus today.", "Turdus = Turdus merula"],
    ["en", "We heard Canis and left.", "Canis = Canis lupus"],
  ])("is the species with its own, or alone: %s %s", async (language, text, found) => {
    expect(await links(language, text, species)).toEqual([found]);
  });

  it("is not the species of the text before another epithet", async () => {
    const text = "Turdus philomelos is not like Turdus merula.";
    expect(await links("en", text, species)).toEqual(["Turdus merula = Turdus merula"]);
  });

  it("is not asked of things of other kinds", async () => {
    expect(await links("en", "We met Zorblax yesternight.", ["Zorblax Systems{company}"])).toHaveLength(1);
  });
});

describe("the model of a thing without the noun before it", () => {
  const tools = [
    "Perceuse Zorba 650",
    "Perceuse Zorba 850",
    "Bohrer Mistra 18V",
    "Umwälzpumpe UPX 25-60",
    "Sala Verdi 12",
  ];

  it.each<[Language, string, string]>([
    ["fr", "La Zorba 650 chauffe.", "Zorba 650 = Perceuse Zorba 650"],
    ["fr", "La zorba 850 chauffe.", "zorba 850 = Perceuse Zorba 850"],
    ["de", "Der Mistra 18V ist da.", "Mistra 18V = Bohrer Mistra 18V"],
    ["de", "Der Mistra 18 V ist da.", "Mistra 18 V = Bohrer Mistra 18V"],
    ["de", "Die UPX 25-60 tropft.", "UPX 25-60 = Umwälzpumpe UPX 25-60"],
  ])("is found: %s %s", async (language, text, found) => {
    expect(await links(language, text, tools)).toEqual([found]);
  });

  it.each<[Language, string]>([
    ["fr", "La Zorba 700 est neuve."],
    ["fr", "La Zorba est neuve."],
    ["de", "Der Zorblax Mistra 18V ist da."],
    ["de", "Der Mistra 24V ist da."],
    ["fr", "La Zorba 650-X est neuve."],
    ["en", "Zorba 6-50 was the score."],
  ])("is not another one, nor of another maker: %s %s", async (language, text) => {
    expect(await links(language, text, tools)).toEqual([]);
  });

  it("is undecided where two things are of the model", async () => {
    const two = ["Perceuse Zorba 650", "Filtre Zorba 650"];
    expect(await links("fr", "La Zorba 650 chauffe.", two)).toEqual([]);
    expect(await links("fr", "La Zorba 650 chauffe.", [...two, "Zorba 650"])).toEqual([
      "Zorba 650 = Zorba 650",
    ]);
  });

  it.each<[string, string]>([
    ["Room 101 is free.", "Conference Room 101"],
    ["Client 42 called.", "Windows Client 42"],
    ["See you on March 12.", "Meeting March 12"],
    ["The year was good for Zorba 2023.", "Contract Zorba 2023"],
    ["We flew to Oslo 2 times.", "Room Oslo 2"],
    ["It meets ISO 9001.", "Policy ISO 9001"],
  ])("is not a count of everyday words, a year, a digit or a norm: %s", async (text, name) => {
    expect(await links("en", text, [name])).toEqual([]);
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
