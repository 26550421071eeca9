import { describe, expect, it } from "vitest";
import { createResolver, type Language } from "../../src/index.ts";

const resolver = createResolver();

/** The links of a text to a list of names; "Ada Lovelace{person}" is a name with a type. */
async function links(text: string, names: readonly string[], language: Language = "en"): Promise<string[]> {
  const dataset = names.map((name) => {
    const [, id = name, type] = /^(.*?)(?:\{(.*)\})?$/.exec(name)!;
    return { id, name: id, ...(type ? { types: [type] } : {}) };
  });
  const { mentions } = await resolver.resolve({ text, language, dataset });
  return mentions.filter(({ entity }) => entity).map((mention) => `${mention.text} = ${mention.entity!.id}`);
}

describe("a number of a name in the caller's list", () => {
  it.each([
    ["The Kestrel 600 is old.", "Kestrel 500"],
    ["Our Peugeot 308 is nice.", "Peugeot 208"],
    ["We run Python 2.6.", "Python 3"],
    ["One Coca-Cola Zero 1l please.", "Coca-Cola Zero 1.5l"],
  ])("is not that of another model: %s", async (text, name) => {
    expect(await links(text, [name])).toEqual([]);
  });

  it.each([
    ["The Zanelli X-300 arrived.", "Zanelli X300", "Zanelli X-300"],
    ["The Zanelli X 300 arrived.", "Zanelli X300", "Zanelli X 300"],
    ["My iPhone14 is gone.", "iPhone 14", "iPhone14"],
    ["Order AB1235 was shipped.", "AB-1235", "AB1235"],
    ["Five Kestrel Lamp 60 W please.", "Kestrel Lamp 60W", "Kestrel Lamp 60 W"],
  ])("may be parted from letters in another way: %s", async (text, name, found) => {
    expect(await links(text, [name, "Moretti Bellows"])).toEqual([`${found} = ${name}`]);
  });
});

describe("a name of the caller's list", () => {
  it.each([["Node.js"], ["Next.js"], ["Booking.com"]])("may have a full stop inside: %s", async (name) => {
    expect(await links(`We use ${name} at work.`, [name])).toEqual([`${name} = ${name}`]);
  });

  it("may begin with a full stop", async () => {
    expect(await links("Our .NET code runs well.", [".NET"])).toEqual(["NET = .NET"]);
  });

  it("may have the sign of a trade mark inside", async () => {
    expect(await links("I like the Kestrel® Lamp.", ["Kestrel Lamp"])).toEqual([
      "Kestrel® Lamp = Kestrel Lamp",
    ]);
  });

  it("may be initials in the plural", async () => {
    expect(await links("The APIs and the LLMs are nice.", ["API", "LLM"])).toEqual([
      "APIs = API",
      "LLMs = LLM",
    ]);
  });

  it("may have its umlauts written as two letters", async () => {
    const names = ["Müller & Söhne GmbH"];
    expect(await links("Mueller & Soehne sent it.", names)).toEqual([`Mueller & Soehne = ${names[0]}`]);
    expect(await links("Mueller & Soehne liefert.", names, "de")).toEqual([`Mueller & Soehne = ${names[0]}`]);
  });

  it("may have a word for its ampersand", async () => {
    expect(await links("Marks and Spencer closed.", ["Marks & Spencer"])).toEqual([
      "Marks and Spencer = Marks & Spencer",
    ]);
    const names = ["Müller & Söhne GmbH"];
    expect(await links("Müller und Söhne liefert.", names, "de")).toEqual([`Müller und Söhne = ${names[0]}`]);
  });

  it("may have a legal form that the public knowledge base lacks", async () => {
    expect(await links("ソニーと任天堂が発表した。", ["任天堂株式会社"], "ja")).toEqual([
      "任天堂 = 任天堂株式会社",
    ]);
  });

  it("is not meant where only the article at the start of a sentence has a capital", async () => {
    expect(await links("Le monde est grand. La poste est fermée.", ["Le Monde", "La Poste"], "fr")).toEqual(
      [],
    );
    expect(await links("Le Monde est un journal.", ["Le Monde"], "fr")).toEqual(["Le Monde = Le Monde"]);
  });

  it("is not meant by a function word at the start of a sentence", async () => {
    expect(await links("Will you come? Go home now. It was him.", ["Will", "Go", "IT"])).toEqual([]);
    expect(await links("We like Go.", ["Go"])).toEqual(["Go = Go"]);
  });

  it.each([
    [
      "en",
      "Apple",
      ["Apple", "Apple released a phone.", "Apple's phone is out.", "Apple and Siemens disagree."],
    ],
    ["fr", "Orange", ["Orange", "Orange ouvre un magasin.", "Orange, Thales et Atos recrutent."]],
    ["es", "Meta", ["Meta", "Meta anunció despidos.", "Meta y Iberdrola negocian."]],
    ["it", "Vento", ["Vento", "Vento apre una sede.", "Vento e Siemens collaborano."]],
    ["pt", "Meta", ["Meta", "Meta anunciou cortes.", "Meta e Siemens negociam."]],
    ["de", "Stern", ["Stern", "Stern meldete hohe Verluste."]],
  ] as const)(
    "that is an everyday word in %s is meant where only a name has no article",
    async (language, name, texts) => {
      for (const text of texts)
        expect([text, ...(await links(text, [name], language))]).toEqual([text, `${name} = ${name}`]);
    },
  );

  it.each([
    ["en", "Apple", ["Apple pie is good.", "Apple trees grow.", "Apple: 3 pieces"]],
    ["en", "Research", ["Research conducted at the lab failed.", "Research and teaching are one."]],
    ["fr", "Orange", ["Orange pressée ou café ?", "Orange et citron au menu."]],
    ["es", "Meta", ["Meta de ventas alcanzada."]],
    ["it", "Vento", ["Vento forte al nord."]],
    ["pt", "Meta", ["Meta de vendas atingida."]],
    ["de", "Stern", ["Stern und Mond leuchten."]],
  ] as const)(
    "that is an everyday word in %s is not meant at the start of another sentence: %s",
    async (language, name, texts) => {
      for (const text of texts) expect([text, ...(await links(text, [name], language))]).toEqual([text]);
    },
  );

  it("is not meant in small letters by an everyday word beside a number or one letter", async () => {
    expect(await links("It was 50 cent for a model x.", ["50 Cent", "Model X"])).toEqual([]);
    expect(await links("A model x was sold.", ["Model X{product}"])).toEqual(["model x = Model X"]);
    expect(await links("One t-shirt blue l please.", ["T-Shirt Blue L"])).toEqual([
      "t-shirt blue l = T-Shirt Blue L",
    ]);
  });

  it("is meant where every word has a capital", async () => {
    for (const text of [
      "Acme Releases New Phone For Home Users",
      "ACME RELEASED A PHONE",
      "ACME AND BOLT OPENED A NEW PLANT",
    ])
      expect((await links(text, ["Acme"])).length).toBe(1);
  });

  it("is meant by an initial and the last name of one person", async () => {
    const smith = "John Smith{person}";
    expect(await links("J. Smith wrote.", [smith, "Karl Smith{person}"])).toEqual(["J. Smith = John Smith"]);
    expect(await links("É. Martin wrote.", ["Élodie Martin{person}"])).toEqual(["É. Martin = Élodie Martin"]);
    expect(await links("K. Smith wrote.", [smith])).toEqual([]);
    expect(await links("J. Smith wrote.", [smith, "Jane Smith{person}"])).toEqual([]);
    expect(await links("J. R. Smith wrote.", [smith])).toEqual([]);
    expect(await links("J. Smith closed.", ["Jolly Smith{company}"])).toEqual([]);
  });

  it("is meant without the title that the list has in it", async () => {
    expect(await links("Emily Stone called.", ["Prof. Dr. Emily Stone{person}"])).toEqual([
      "Emily Stone = Prof. Dr. Emily Stone",
    ]);
    expect(await links("The stone fell. Emily called.", ["Dr. Stone{person}"])).toEqual([]);
  });

  it.each([
    "Write to madison.lamp@example.com.",
    "See C:\\Users\\Madison\\file.txt now.",
    "Open /home/Madison/file.txt or ./Madison.js now.",
  ])("is not meant inside an address or the path of a file: %s", async (text) => {
    expect(await links(text, ["Madison"])).toEqual([]);
  });

  it("is meant beside a slash between two names", async () => {
    expect(await links("The Madison/Austin deal is off.", ["Madison", "Austin"])).toEqual([
      "Madison = Madison",
      "Austin = Austin",
    ]);
  });
});

describe("a name that is near to one of the caller's list", () => {
  it.each([
    ["The Kestrel Tank exploded.", "Kestrel Bank"],
    ["The Zanelli Y300 is nice.", "Zanelli X300"],
    ["The Zanelli X300S is nice.", "Zanelli X300"],
    ["The Kestrel Lamp III is nice.", "Kestrel Lamp II"],
    ["The Kestrel Lamp V is nice.", "Kestrel Lamp IV"],
    ["The Kestrel Lamp IX is nice.", "Kestrel Lamp X"],
  ])("is another where an everyday word, a code or a Roman numeral differs: %s", async (text, name) => {
    expect(await links(text, [name])).toEqual([]);
  });

  it("may have one wrong letter in another word, or another spelling of an everyday one", async () => {
    expect(await links("The Kestral Bank closed.", ["Kestrel Bank"])).toEqual([
      "Kestral Bank = Kestrel Bank",
    ]);
    expect(await links("The Kestrel Colour Lamp.", ["Kestrel Color Lamp"])).toEqual([
      "Kestrel Colour Lamp = Kestrel Color Lamp",
    ]);
  });

  it("may have a slip beside a Roman numeral", async () => {
    expect(await links("The Kestral Lamp IV is nice.", ["Kestrel Lamp IV"])).toEqual([
      "Kestral Lamp IV = Kestrel Lamp IV",
    ]);
  });

  it("is another version than the one that the text names before it", async () => {
    const names = ["Ubuntu 22.04 LTS"];
    expect(await links("Ubuntu 22.04 LTS is out; Ubuntu 24.04 LTS is out.", names)).toEqual([
      `${names[0]} = ${names[0]}`,
    ]);
  });
});

describe("the last name of a person in the caller's list", () => {
  const names = ["Ada Lovelace{person}"];

  it.each([["Yesterday Adam Lovelace wrote it."], ["Yesterday B. Lovelace wrote it."]])(
    "is nobody's with another given name: %s",
    async (text) => {
      expect(await links(text, names)).toEqual([]);
    },
  );

  it("is the person's with a title or the same initial", async () => {
    expect(await links("Ms Lovelace wrote it.", names)).toEqual(["Lovelace = Ada Lovelace"]);
    expect((await links("Yesterday A. Lovelace wrote it.", names))[0]).toMatch(/Lovelace = Ada Lovelace$/);
  });

  it("is in doubt if two persons of the list have it and one sentence names both", async () => {
    const smiths = ["John Smith{person}", "Jane Smith{person}"];
    expect(await links("John Smith and Jane Smith met. Smith left.", smiths)).toEqual([
      "John Smith = John Smith",
      "Jane Smith = Jane Smith",
    ]);
    expect((await links("John Smith was here. Smith left.", smiths)).at(-1)).toBe("Smith = John Smith");
  });
});
