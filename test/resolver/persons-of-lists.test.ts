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

  it.each([
    "Whitlowe, Imogen, 1951-",
    "Whitlowe, Imogen, 1902-1977",
    "Whitlowe, Imogen, ca. 1570-ca. 1631",
    "Whitlowe, Imogen, b. 1951",
    "Whitlowe, Imogen (goldsmith)",
    "Whitlowe, Imogen (goldsmith, 1572-1631)",
    "Whitlowe, Imogen (Imogen Mary), 1951-",
  ])("is found without what an authority file says behind it: %s", async (name) => {
    expect(await links("en", "The cup is by Imogen Whitlowe.", [name])).toEqual([
      `Imogen Whitlowe = ${name}`,
    ]);
    expect(await links("en", "The cup is by Imogen Whitley.", [name])).toEqual([]);
  });

  it("is not found without a given name", async () => {
    expect(await links("en", "The cup is by Imogen Whitlowe.", ["Whitlowe, 1951-"])).toEqual([]);
  });

  it("is undecided where two have the last name, with one given name or two", async () => {
    const names = ["Miller, John Paul{person}", "Miller, Peter{person}"];
    expect(await links("en", "Mr Miller called.", names)).toEqual([]);
    expect(await links("en", "John Paul Miller called.", names)).toHaveLength(1);
  });
});

it("the first of two last names tells a member as well as a person", async () => {
  const names = ["António Pereirinha Lopes{sócio}", "Adega Quintela Norte{sócio}"];
  expect(await links("pt", "O Sr. Pereirinha chegou.", names)).toEqual([
    "Pereirinha = António Pereirinha Lopes",
  ]);
  expect(await links("pt", "O Sr. Quintela chegou.", names)).toEqual([]);
});

describe("clients of a list that has the last names first, without a comma", () => {
  const clients = ["Bellandi Carlo Alberto", "De Tomasi Ruggero", "Sgarzi Ettore", "Sgarzi Mirella"];
  const firms = ["Ortofrutta Zanin", "Panificio Rosa", "Salumificio Gino"];
  const typed = (names: readonly string[]) => names.map((name) => `${name}{cliente}`);
  const list = typed([...clients, ...firms]);

  it.each([
    ["Ha firmato Mirella Sgarzi.", "Mirella Sgarzi = Sgarzi Mirella"],
    ["La procura di Ruggero De Tomasi è valida.", "Ruggero De Tomasi = De Tomasi Ruggero"],
    ["Ieri Bellandi ha venduto il podere.", "Bellandi = Bellandi Carlo Alberto"],
    ["Il sig. Sgarzi passa domani.", "Sgarzi = Sgarzi Ettore"],
    ["La sig.ra Sgarzi passa domani.", "Sgarzi = Sgarzi Mirella"],
    ["Ha firmato C. Bellandi.", "C. Bellandi = Bellandi Carlo Alberto"],
  ])("are found in the order of texts and by a part: %s", async (text, found) => {
    expect(await links("it", text, list)).toEqual([found]);
  });

  it.each([
    "Ieri Sgarzi ha firmato.",
    "Ha firmato Marco Bellandi.",
    "Ha firmato M. Bellandi.",
    "Una rosa per la nonna.",
    "Il panificio è chiuso.",
  ])("are not meant by another name, and none of two alike: %s", async (text) => {
    expect(await links("it", text, list)).toEqual([]);
  });

  it("are not persons where only two labels end with a given name", async () => {
    const shops = ["Salumificio Gino", "Residenza Chiara", "Ortofrutta Zanin", "Cartoleria Moderna"];
    expect(await links("it", "Ieri Gino ha chiamato.", typed(shops))).toEqual([]);
    expect(await links("it", "Chiara non viene.", typed(shops))).toEqual([]);
  });

  it.each<[Language, string, string, readonly string[]]>([
    [
      "it",
      "cliente",
      "Ieri Mario ha visto Bruno.",
      ["Carrozzeria Mario", "Autofficina Franco", "Gelateria Bruno"],
    ],
    ["fr", "client", "Sophie a téléphoné à Paul.", ["Pressing Sophie", "Boulangerie Paul", "Camping Claude"]],
    [
      "en",
      "customer",
      "Hi Marco, Karen called.",
      ["Bistro Marco", "Salon Karen", "Studio Anna", "Pizzeria Toni"],
    ],
    [
      "de",
      "kunde",
      "Frau Karin und Toni kamen.",
      ["Salon Karin", "Pizzeria Toni", "Bistro Anna", "Metzgerei Peter"],
    ],
  ])("are not shops with a first name: %s %s %s", async (language, type, text, shops) => {
    const list = shops.map((name) => `${name}{${type}}`);
    expect(await links(language, text, list)).toEqual([]);
  });

  it("are firms where most clients have the usual order", async () => {
    const usual = ["Marta Rossi", "Luca Bianchi", "Paolo Conti", "Irene Ferrari"];
    const firms = ["Zanin Carlo", "Kestrel Mario", "Alfa Bruno"];
    expect(await links("it", "Ieri Mario ha chiamato.", typed([...usual, ...firms]))).toEqual([]);
  });

  it("may have no type, where most entries have the last name first", async () => {
    expect(await links("it", "Ieri Bellandi ha venduto il podere.", clients)).toHaveLength(1);
    expect(await links("it", "Ieri Ruggero ha venduto.", [...firms, clients[1]!, "Alfa Srl"])).toEqual([]);
    const lodgings = ["Résidence Claire", "Gîte Lucie", "Chalet Marcel", "Gîte Sophie"];
    expect(await links("fr", "Lucie a vu Marcel et Claire.", lodgings)).toEqual([]);
    const churches = ["San Miguel", "San Juan", "Santa Ana", "San Mateo"];
    expect(await links("es", "El Sr. Miguel llamó. Mateo también.", churches)).toEqual([]);
  });

  it("keep their first names in the usual order", async () => {
    const members = ["Anne Martin", "Yannick Le Goff", "Hervé Tanguy", "Soazig Bernard"];
    const list = members.map((name) => `${name}{adhérent}`);
    expect(await links("fr", "Mme Martin a payé.", list)).toEqual(["Martin = Anne Martin"]);
  });
});

describe("the last name of a person", () => {
  it.each<[Language, string, string, string]>([
    ["es", "El Sr. Zubiri llamó.", "Luis Zubiri Olmedo", "Zubiri"],
    ["es", "La Sra. Olmedo llamó.", "Rosa Zubiri Olmedo", "Olmedo"],
    ["pt", "A Sra. Teixeira chegou.", "Maria Aparecida da Teixeira", "Teixeira"],
    ["pt", "O sr. Pereirinha chegou.", "António Pereirinha Lopes", "Pereirinha"],
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

  it("is not a given name inside the name", async () => {
    expect(await links("en", "Mr James called.", ["Henry James Porter{person}"])).toEqual([]);
    expect(await links("de", "Frau Maria kam.", ["Anna Maria Weidner{person}"])).toEqual([]);
  });

  it("is not the first word of a firm behind a form of address", async () => {
    expect(await links("en", "Mr Summit called.", ["Summit Software Systems{company}"])).toEqual([]);
  });
});

describe("a last name of several words, of a client or a person without a type", () => {
  const lists = {
    clients: ["Hildegard von der Brunn{client}", "Otto Meier-Krams{client}", "Ugo Dell'Orto{client}"],
    staff: ["Ahmed El-Sayed", "Julia van den Bergh", "Karl Meier-Krams", "Jean Le Goff"],
  };

  it.each<[keyof typeof lists, Language, string, string]>([
    ["clients", "de", "Frau von der Brunn kommt.", "Brunn = Hildegard von der Brunn"],
    ["clients", "de", "Herr Meier-Krams kommt.", "Meier-Krams = Otto Meier-Krams"],
    ["clients", "it", "Ho sentito Dell'Orto stamattina.", "Dell'Orto = Ugo Dell'Orto"],
    ["clients", "it", "Il sig. Dell'Orto arriva.", "Dell'Orto = Ugo Dell'Orto"],
    ["staff", "en", "Then El-Sayed left.", "El-Sayed = Ahmed El-Sayed"],
    ["staff", "en", "We met van den Bergh.", "Bergh = Julia van den Bergh"],
    ["staff", "de", "Wir riefen Meier-Krams an.", "Meier-Krams = Karl Meier-Krams"],
    ["staff", "fr", "J'ai vu Le Goff hier.", "Le Goff = Jean Le Goff"],
  ])("is found: %s, %s %s", async (list, language, text, found) => {
    expect(await links(language, text, lists[list])).toEqual([found]);
  });

  it.each<[keyof typeof lists, Language, string]>([
    ["clients", "de", "Klaus von der Brunn kommt."],
    ["clients", "it", "Marco Dell'Orto arriva."],
    ["clients", "it", "La porta dell'orto è chiusa."],
    ["staff", "en", "Mohammed El-Sayed left."],
    ["staff", "en", "Klaus van den Bergh left."],
    ["staff", "en", "El Paso is in Texas."],
    ["staff", "de", "Wir riefen Meier-Lang an."],
    ["staff", "fr", "Marie Le Goff est partie."],
  ])("is not meant by a stranger or a part of it: %s, %s %s", async (list, language, text) => {
    expect(await links(language, text, lists[list])).toEqual([]);
  });

  it("is not the end of a thing's name", async () => {
    const things = ["Museo Dell'Orto", "Hotel van den Bergh", "Café El-Sayed"];
    expect(await links("it", "Ho sentito Dell'Orto stamattina.", things)).toEqual([]);
    expect(await links("en", "We met van den Bergh and El-Sayed.", things)).toEqual([]);
  });
});

describe("a part of a person's name without its umlauts", () => {
  const clients = ["Jürgen Baumgärtner{client}", "Monika Grünhöfer{client}", "Michał Nowak{client}"];

  it.each<[Language, string, string]>([
    ["de", "Baumgaertner hat bezahlt.", "Baumgaertner = Jürgen Baumgärtner"],
    ["de", "Ich sprach mit Frau Gruenhoefer.", "Gruenhoefer = Monika Grünhöfer"],
    ["de", "Juergen kommt morgen.", "Juergen = Jürgen Baumgärtner"],
    ["en", "We asked Baumgaertner.", "Baumgaertner = Jürgen Baumgärtner"],
  ])("is found: %s %s", async (language, text, found) => {
    expect(await links(language, text, clients)).toEqual([found]);
  });

  it.each<[Language, string]>([
    ["de", "Herr Gruenhoefer rief an."],
    ["de", "Ich sprach mit Thomas Baumgaertner."],
    ["de", "Ich sprach mit Baumgoertner."],
    ["en", "We asked Michael."],
  ])("is not another name: %s %s", async (language, text) => {
    expect(await links(language, text, clients)).toEqual([]);
  });
});

describe("a person behind a form of address, whose last name is also the name of a firm of the list", () => {
  const names = ["Brunnthal GmbH{company}", "Brunnthal & Söhne{company}", "Anna Brunnthal{customer}"];

  it.each<[Language, string]>([
    ["de", "Anruf von Frau Brunnthal."],
    ["en", "Ms Brunnthal called."],
    ["it", "La sig.ra Brunnthal ha chiamato."],
    ["es", "Firmó la Sra. Brunnthal."],
    ["es", "Firmó la doctora Brunnthal."],
    ["it", "L'avvocato Brunnthal ha chiamato."],
    ["de", "Anruf von Professorin Brunnthal."],
    ["en", "Professor Brunnthal called."],
    ["pt", "A doutora Brunnthal ligou."],
    ["fr", "La professeure Brunnthal a appelé."],
  ])("is meant: %s %s", async (language, text) => {
    expect(await links(language, text, names)).toEqual(["Brunnthal = Anna Brunnthal"]);
  });

  it.each<[Language, string]>([
    ["de", "Brunnthal liefert am Montag."],
    ["en", "Brunnthal delivers on Monday."],
  ])("is not meant without it: %s %s", async (language, text) => {
    expect(await links(language, text, names)).toEqual(["Brunnthal = Brunnthal GmbH"]);
  });

  it.each<[Language, string]>([
    ["de", "Herr Brunnthal rief an."],
    ["en", "Mr Brunnthal called."],
    ["es", "Firmó el doctor Brunnthal."],
    ["it", "Il professor Brunnthal ha chiamato."],
    ["pt", "O doutor Brunnthal ligou."],
  ])("is not meant by the form of address of the other gender: %s %s", async (language, text) => {
    expect(await links(language, text, names)).toEqual([]);
  });

  it("is undecided where two have the last name", async () => {
    expect(await links("de", "Frau Brunnthal rief an.", [...names, "Eva Brunnthal{customer}"])).toEqual([]);
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

describe("initials behind a last name and a comma", () => {
  const docket = ["Fiona Trask{attorney}", "Anthony Trask{attorney}", "Benjamin Osei{attorney}"];

  it.each<[Language, string, string]>([
    ["en", "Trask, F. (2.3h) Review of the lease.", "Trask = Fiona Trask"],
    ["en", "Present: Trask, A., and the clerk.", "Trask = Anthony Trask"],
    ["de", "| 07:05 | Bus 8132 | Trask, F. |", "Trask = Fiona Trask"],
    ["en", "Osei, B.\nOffice 4", "Osei = Benjamin Osei"],
  ])("tell which person is meant: %s %s", async (language, text, found) => {
    expect(await links(language, text, docket)).toEqual([found]);
  });

  it.each(["Trask, K. reviewed it.", "Osei, A. (1.0h) Call."])(
    "are not those of another: %s",
    async (text) => {
      expect(await links("en", text, docket)).toEqual([]);
    },
  );

  it.each([
    "We met Osei, A. Palmer and the clerk.",
    "We met Osei, A. B. Palmer and the clerk.",
    "Osei, M.D., signed the form.",
    "Osei, U.S. sales lead, called.",
    "Osei, PLC engineer, called.",
    "Write to Osei, P.O. Box 12, Leeds.",
  ])("are those of the next name, or an abbreviation: %s", async (text) => {
    expect(await links("en", text, docket)).toEqual(["Osei = Benjamin Osei"]);
  });

  it.each<[Language, string, string]>([
    ["es", "La factura de Zubiri, S.A. llegó ayer.", "Zubiri{company}"],
    ["es", "La factura de Zubiri, S. A., llegó ayer.", "Zubiri{company}"],
    ["en", "The office in Zubiri, D.C. is closed.", "Zubiri{city}"],
    ["en", "In Zubiri, E. coli was found.", "Zubiri{city}"],
  ])("are not asked of a firm or a town: %s %s", async (language, text, name) => {
    expect(await links(language, text, [name])).toHaveLength(1);
  });
});

describe("a part of a stranger's name", () => {
  const staff = ["Anthony Trask{attorney}", "Murat Yilmaz{driver}", "Helen Ashworth{broker}"];

  it("is not the person whose full name the text has, too", async () => {
    const text = "Roger Trask of Larkin & Finch LLP is no relation of Anthony Trask.";
    expect(await links("en", text, staff)).toEqual(["Anthony Trask = Anthony Trask"]);
  });

  it.each<[Language, string]>([
    ["de", "Gestern fuhr Murat Yildirim den Bus."],
    ["en", "We asked Helen Murphy."],
  ])("is not the person with that first name: %s %s", async (language, text) => {
    expect(await links(language, text, staff)).toEqual([]);
  });

  it("is a first name before a word of every day", async () => {
    expect(await links("de", "Hat Murat Urlaub? Helen Montag anrufen.", staff)).toContain(
      "Helen = Helen Ashworth",
    );
  });

  it("is not a person in the name of a firm", async () => {
    expect(await links("en", "Ashworth & Co act for the owners.", staff)).toEqual([]);
    expect(await links("en", "Ashworth Ltd sent an invoice.", staff)).toEqual([]);
    expect(await links("en", "Ms Ashworth sent an invoice.", staff)).toEqual(["Ashworth = Helen Ashworth"]);
  });
});

describe("a last name that is an everyday word", () => {
  const judges = ["Hon. Thomas B. Early{judge}", "Hon. Grace Law{judge}"];

  it.each([
    "The judge was late. Early reports say that the court is full.",
    "The court met. Law is hard, said the judge.",
  ])("is not meant at the start of a sentence, although the text is of such persons: %s", async (text) => {
    expect(await links("en", text, judges)).toEqual([]);
  });

  it("is meant behind a form of address", async () => {
    expect(await links("en", "Judge Early asked Judge Law to wait.", judges)).toHaveLength(2);
  });
});
