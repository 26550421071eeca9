import { describe, expect, it } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { links } from "./links-to-names.ts";

type Row = readonly [language: Language, text: string, name: string, found: string];
type Not = readonly [language: Language, text: string, name: string];

describe("a firm of the caller's list with a legal form", () => {
  it.each<Not>([
    ["de", "Die Sattler KG zahlt.", "Sattler GmbH"],
    ["de", "Die Sattler Bau GmbH & Co. KG zahlt.", "Sattler Bau GmbH"],
    ["de", "Die Sattler Bau GmbH zahlt.", "Sattler Bau GmbH & Co. KG"],
    ["de", "Gestern zahlte Sattler Bau e. K. die Miete.", "Sattler Bau GmbH"],
    ["it", "La Ponti Mobili S.p.A. paga.", "Ponti Mobili S.r.l."],
    ["it", "La Ponti Mobili snc paga.", "Ponti Mobili S.r.l."],
    ["it", "La Ponti Mobili società per azioni paga.", "Ponti Mobili Srl"],
    ["pt", "A Padaria Lopes, S.A. paga.", "Padaria Lopes, Lda."],
    ["fr", "La SAS Garnier Toitures livre.", "Garnier Toitures SARL"],
    ["en", "Northgate Foods, Inc. grew.", "Northgate Foods LLC"],
  ])("is not one of another form: %s %s", async (language, text, name) => {
    expect(await links(language, text, [name])).toEqual([]);
  });

  it.each<Row>([
    ["de", "Die Sattler Bau GmbH & Co KG zahlt.", "Sattler Bau GmbH & Co. KG", "Sattler Bau GmbH & Co KG"],
    [
      "de",
      "Die Sattler Gesellschaft mit beschränkter Haftung zahlt.",
      "Sattler GmbH",
      "Sattler Gesellschaft mit beschränkter Haftung",
    ],
    ["de", "Die Sattler GmbH zahlt.", "Sattler Gesellschaft mit beschränkter Haftung", "Sattler GmbH"],
    ["it", "La Ponti Mobili sa che deve pagare.", "Ponti Mobili S.r.l.", "Ponti Mobili"],
    ["fr", "La Garnier Toitures S.à r.l. livre.", "Garnier Toitures SARL", "Garnier Toitures"],
    ["en", "Northgate Foods limited its output.", "Northgate Foods LLC", "Northgate Foods"],
    ["de", "Die Sattler Bau hat 5 KG Nägel.", "Sattler Bau GmbH", "Sattler Bau"],
  ])("is the same in other words and without it: %s %s", async (language, text, name, found) => {
    expect(await links(language, text, [name])).toEqual([`${found} = ${name}`]);
  });

  it.each<Row>([
    ["de", "Kröger Umzüge liefert.", "Kröger Umzüge e.K.", "Kröger Umzüge"],
    ["de", "Die Kröger Technik zahlt.", "Kröger Technik GmbH i.L.", "Kröger Technik"],
    ["it", "Neri Impianti paga.", "Neri Impianti S.r.l.s.", "Neri Impianti"],
    ["it", "La Quercia Verde paga.", "La Quercia Verde Soc. Coop.", "La Quercia Verde"],
    ["fr", "Les Établissements Roussel livrent.", "Ets Roussel", "Établissements Roussel"],
    ["de", "Die Gebrüder Hansen liefern.", "Gebr. Hansen GmbH", "Gebrüder Hansen"],
    ["it", "I F.lli Neri pagano.", "Fratelli Neri", "F.lli Neri"],
    ["es", "Los Hnos. Vidal pagan.", "Hermanos Vidal", "Hnos. Vidal"],
  ])(
    "is found without a form that few have, and with a short word: %s %s",
    async (language, text, name, found) => {
      expect(await links(language, text, [name])).toEqual([`${found} = ${name}`]);
    },
  );

  it.each<Not>([
    ["fr", "M. Martin a appelé.", "Ets Martin"],
    ["it", "La Quercia Verde S.r.l. paga.", "La Quercia Verde Soc. Coop."],
    ["en", "The Electric is here.", "General Electric Company"],
  ])("is not meant by a person or another firm: %s %s", async (language, text, name) => {
    expect(await links(language, text, [name])).toEqual([]);
  });
});

describe("a street or a church of the caller's list", () => {
  it.each<Row>([
    ["fr", "Travaux bd. des Lilas lundi.", "Boulevard des Lilas", "bd. des Lilas"],
    ["fr", "Travaux au 4, R. Pasteur.", "Rue Pasteur", "R. Pasteur"],
    ["it", "Lavori in C.so Italia.", "Corso Italia", "C.so Italia"],
    ["it", "Lavori in Corso Italia.", "C.so Italia", "Corso Italia"],
    ["es", "Obras en la Avda. de la Paz.", "Avenida de la Paz", "Avda. de la Paz"],
    ["pt", "Obras na R. Augusta.", "Rua Augusta", "R. Augusta"],
    ["en", "They closed Mill Ln yesterday.", "Mill Lane", "Mill Ln"],
    ["en", "They closed Mill Street yesterday.", "Mill St", "Mill Street"],
    ["en", "St Mary's Church is open.", "Saint Mary's Church", "St Mary's Church"],
    ["fr", "L'école Ste-Anne ferme.", "École Sainte-Anne", "école Ste-Anne"],
    ["it", "Messa a S. Maria Nuova ore 8.", "Parrocchia di Santa Maria Nuova", "S. Maria Nuova"],
  ])("is found with a short word and in full: %s %s", async (language, text, name, found) => {
    expect(await links(language, text, [name])).toEqual([`${found} = ${name}`]);
  });

  it.each<Not>([
    ["pt", "R. Silva telefonou ontem.", "Rua Silva"],
    ["it", "Il sig. V. Rossi ha chiamato.", "Via Rossi"],
    ["pt", "Em 2020 R. Silva telefonou.", "Rua Silva"],
    ["es", "Vivo en la Calle Mayor.", "C. Mayor"],
    ["es", "S. Miguel llamó ayer.", "San Miguel"],
  ])("is not meant by a person with an initial: %s %s", async (language, text, name) => {
    expect(await links(language, text, [name])).toEqual([]);
  });
});

describe("a person with titles in the caller's list", () => {
  it.each<readonly [Language, string, string]>([
    ["de", "Dr. med. Eva Kolb", "kommt."],
    ["de", "PD Dr. Eva Kolb", "kommt."],
    ["de", "Dipl.-Ing. Eva Kolb", "kommt."],
    ["de", "Prof. Dr. h. c. Eva Kolb", "kommt."],
    ["de", "RA Eva Kolb", "kommt."],
    ["it", "Dott.ssa Elena Neri", "ha chiamato."],
    ["it", "GEOM. ELENA NERI", "ha chiamato."],
    ["es", "Dña. Elena Vidal", "llamó."],
    ["fr", "Pr Hélène Roussel", "a appelé."],
    ["pt", "Eng.º Nuno Portela", "telefonou."],
    ["pt", "Exmo. Sr. Nuno Portela", "telefonou."],
  ])(
    "is found by the full name with them and without, with a type and without: %s %s",
    async (language, name, verb) => {
      const bare = name.split(" ").slice(-2).join(" ");
      for (const entry of [name, `${name}{person}`])
        for (const said of [name, bare, `Dr. ${bare}`]) {
          const found = await links(language, `${said} ${verb}`, [entry]);
          expect(found, said).toHaveLength(1);
          expect(found[0], said).toMatch(new RegExp(`${bare} = ${name.replaceAll(".", "\\.")}$`));
        }
    },
  );

  it("is not somebody with the name and no title, if the list has both", async () => {
    const both = ["Dr. Eva Kolb", "Eva Kolb"];
    expect(await links("de", "Eva Kolb kommt.", both)).toEqual(["Eva Kolb = Eva Kolb"]);
    expect(await links("de", "Dr. Eva Kolb kommt.", both)).toEqual(["Dr. Eva Kolb = Dr. Eva Kolb"]);
  });

  it("is not a firm whose name begins with a title", async () => {
    expect(await links("de", "Nelson kam. Herr Nelson ging.", ["Lord Nelson Pub"])).toEqual([]);
  });
});

describe("the name of a firm of the list that begins the name of another firm", () => {
  const names = ["Larkspur Insurance Company|Larkspur{company}", "Greystone Properties LLC{company}"];

  it.each([
    "We met Larkspur & Finch LLP.",
    "We met Larkspur Shipping Ltd.",
    "We met Greystone Partners LLP.",
    "We met Greystone Fish Market GmbH.",
    "Service list:\n1. Larkin Foods Inc\n2. Greystone Partners LLP",
    "We met Larkspur Finance Group on Monday.",
  ])("is not meant: %s", async (text) => {
    expect(await links("en", text, names)).toEqual([]);
  });

  it.each([
    ["Larkspur & Finch paid.", ["Larkspur = Larkspur Insurance Company"]],
    ["Larkspur Insurers Ltd paid.", ["Larkspur = Larkspur Insurance Company"]],
    ["Larkspur Inc paid.", ["Larkspur Inc = Larkspur Insurance Company"]],
    [
      "With Larkspur & Greystone Properties LLC we agreed.",
      ["Larkspur = Larkspur Insurance Company", "Greystone Properties LLC = Greystone Properties LLC"],
    ],
  ])(
    "is meant without the legal form, with a like word, or beside another entry: %s",
    async (text, found) => {
      expect(await links("en", text, names)).toEqual(found);
    },
  );
});

it.each([
  ["en", "Larkspur Offers Limited Warranty on Lamps"],
  ["en", "Larkspur Launches Limited Edition"],
  ["en", "Larkspur Wins Company of the Year"],
] as const)(
  "a firm of the list is meant in a headline with a word that is a legal form, too: %s %s",
  async (language, text) => {
    expect(await links(language, text, ["Larkspur{company}"])).toEqual(["Larkspur = Larkspur"]);
  },
);

it.each([
  ["en", "I talked to Greystone. 3 items are missing.", "Greystone X300{product}", "Greystone"],
  ["en", "Ask about the Larkin Pump. 20 units are left.", "Larkin Pump 500{product}", "Larkin Pump"],
] as const)(
  "a number that begins the next sentence is not that of a product: %s %s",
  async (language, text, name, found) => {
    const label = name.replace(/\{.*/, "");
    expect(await links(language, text, [name])).toEqual([`${found} = ${label}`]);
  },
);

describe("a case of a court in the caller's list", () => {
  it.each([
    ["We won Hollis v. Greystone yesterday.", "Hollis v. Greystone"],
    ["The brief in State v. Okonkwo is due.", "State v. Okonkwo"],
    ["Adler vs. Finch goes on.", "Adler vs. Finch"],
  ])("is found with its full stop inside: %s", async (text, name) => {
    expect(await links("en", text, [`${name}{legal case}`])).toEqual([`${name} = ${name}`]);
  });

  it("is not found over the end of a sentence", async () => {
    expect(await links("en", "See part v. Okonkwo is named there.", ["part v Okonkwo"])).toEqual([]);
  });
});

describe("a ship of the caller's list", () => {
  it.each([
    ["The Ocean Harmony is at anchor.", "MV Ocean Harmony", "Ocean Harmony"],
    ["Vessel: Gulf Sentinel", "MT Gulf Sentinel", "Gulf Sentinel"],
    ["M/V Ocean Harmony arrived.", "MV Ocean Harmony", "Ocean Harmony"],
    ["The Valkyrie sank.", "HMS Valkyrie", "Valkyrie"],
    ["We saw the Ocean Harmony.", "M/V Ocean Harmony", "Ocean Harmony"],
  ])("is found without the letters before its name: %s", async (text, name, found) => {
    expect(await links("en", text, [name])).toEqual([`${found} = ${name}`]);
  });

  it.each([
    ["The office is closed. We use Office.", "MS Office"],
    ["Lazio is a region.", "SS Lazio"],
    ["The bank is closed.", "MT Bank"],
    ["We need patience. Patience helps.", "MV Patience"],
    ["Please ask IT Support about it.", "HMS Support{organization}"],
    ["We sell Solutions to clients.", "RMS Solutions{customer}"],
    ["Contact Capital Partners in Boston.", "FS Capital Partners{company}"],
  ])(
    "is not something whose name begins with the same letters, nor an everyday word: %s",
    async (text, name) => {
      expect(await links("en", text, [name])).toEqual([]);
    },
  );
});
