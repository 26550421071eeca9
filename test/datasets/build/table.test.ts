import { describe, expect, it } from "vitest";
import { readTables } from "../../../src/datasets/build/table.ts";

/** Reads one TSV: cells by blanks of two and more, so that rows can be read here. */
const tsv = (...lines: string[]) =>
  readTables([{ name: "t.tsv", text: lines.map((line) => line.split(/ {2,}/).join("\t")).join("\n") }]);
const csv = (text: string, name = "t.csv") => readTables([{ name, text }]);
const latin = (name: string) =>
  Object.fromEntries(["en", "it", "fr", "de", "es", "pt"].map((one) => [one, name]));

/** What a relation leads to, by entity. */
const relationsOf = ({ entities }: ReturnType<typeof readTables>) =>
  Object.fromEntries(
    entities.map(({ id, relations }) => [id, (relations ?? []).map((one) => `${one.property}=${one.value}`)]),
  );

describe("a table of entities", () => {
  it("has its columns in any order; name is the label of languages in Latin script without a column", () => {
    const { entities, problems } = tsv("ja  name  id  de", "ローマ  Rome  Q220  Rom");
    expect(problems).toEqual([]);
    expect(entities).toMatchObject([{ id: "Q220", labels: { ...latin("Rome"), ja: "ローマ", de: "Rom" } }]);
  });

  it("needs no name where a language has one", () => {
    expect(tsv("id  name  zh", "Q1    罗马").entities).toMatchObject([{ id: "Q1" }]);
    expect(csv("id,zh\nQ1,罗马\n").entities).toMatchObject([{ labels: { zh: "罗马" } }]);
  });

  it("takes QIDs in every form as one id, and other ids as they are", () => {
    const { entities } = tsv(
      "id  name",
      "wd:Q1  A",
      "http://www.wikidata.org/entity/Q2  B",
      "https://e.example/3  C",
    );
    expect(entities.map(({ id }) => id)).toEqual(["Q1", "Q2", "https://e.example/3"]);
  });

  it("tells aliases and demonyms by language, mul where none or an unknown one stands before", () => {
    const { entities } = csv(
      "id,name,aliases,demonyms\nQ60,New York,en: Big Apple ; NYC; de:Neu York; xx:Odd;;,it:newyorkese",
    );
    expect(entities[0]).toMatchObject({
      aliases: { en: ["Big Apple"], de: ["Neu York"], mul: ["NYC", "xx:Odd"] },
      demonyms: { it: ["newyorkese"] },
    });
  });

  it("keeps the description as English, the DBpedia name as an IRI, types as they are", () => {
    const { entities, problems } = csv(
      'id,name,types,description,dbpedia\nQ1,A,"city; nonsense",a place,Some_Place\nQ2,B,,,\n',
    );
    expect(entities).toMatchObject([
      {
        types: ["city", "nonsense"],
        descriptions: { en: "a place" },
        sameAs: ["http://dbpedia.org/resource/Some_Place"],
      },
      { types: [], descriptions: {}, sameAs: [] },
    ]);
    expect(problems).toEqual([{ file: "t.csv", line: 2, detail: '"nonsense" is not a known type' }]);
  });

  it("passes over comments and empty lines, and counts lines as an editor does", () => {
    const { entities, problems } = tsv("id  name", "# Q9  Commented", "", "  Nameless id", "Q1  A", "Q2  ");
    expect(entities.map(({ id }) => id)).toEqual(["Q1"]);
    expect(problems).toEqual([
      { file: "t.tsv", line: 4, detail: "no id" },
      { file: "t.tsv", line: 6, detail: "no name" },
    ]);
  });

  it("is read as TSV by its header where the name does not say so, a quote being a character there", () => {
    const { entities } = csv('\ufeffid\tname\r\nQ1\tThe "Big" One, Inc.\r\n', "table.txt");
    expect(entities).toMatchObject([{ id: "Q1", labels: { en: 'The "Big" One, Inc.' } }]);
  });

  it("is read as CSV with quotes else", () => {
    expect(csv('id,name\nQ1,"The ""Big"" One, Inc."\n').entities).toMatchObject([
      { labels: { en: 'The "Big" One, Inc.' } },
    ]);
  });

  it("tells rows with more cells than the header and broken quotes, by the line where they begin", () => {
    const { entities, problems } = csv(
      'id,name,description\nQ1,"A\nand ""more""",\nQ2,Moretti, Inc,a firm\nQ3,C,,\nQ4\nQ5,E\nQ6,"F\nQ7,G\n',
    );
    expect(entities.map(({ id }) => id)).toEqual(["Q1", "Q3", "Q5"]);
    expect(problems).toEqual([
      { file: "t.csv", line: 4, detail: "the row has 4 cells, the header 3" },
      { file: "t.csv", line: 6, detail: "no name" },
      { file: "t.csv", line: 8, detail: expect.stringMatching(/quote/i) },
    ]);
    expect(tsv("id  name", "Q1  A  B").problems).toMatchObject([{ line: 2 }]);
  });

  it.each([
    ["without an id column", "name\nA\n", ["/id"]],
    ["with a column twice", "id,name,aliases,name\nQ1,A,,B\n", ["/name"]],
    ["with a column that is none", "id,name,colour\n", ["/colour"]],
    ["with nothing", "", ["/id"]],
  ])("%s is refused, each column named", (_, text, pointers) => {
    let thrown: unknown;
    try {
      csv(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: "invalid_dataset", document: { detail: "t.csv" } });
    const { errors } = (thrown as { document: { errors: { pointer: string }[] } }).document;
    expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});

describe("an id that comes again", () => {
  it("adds names, types, relations and a description to the first, and takes nothing away", () => {
    const { entities } = readTables([
      { name: "a.csv", text: "id,name,de,types,relations\nQ1,Alpha,,city,country=Q2\nQ2,Land,,country,\n" },
      {
        name: "b.csv",
        text: 'id,name,de,aliases,types,description,relations,dbpedia\nQ1,Alfa,Alphastadt,A1,"city;capital",a city,"country=Q2;continent=Q3",Alpha\nQ3,Landmass,,,continent,,,\n',
      },
    ]);
    const [alpha] = entities;
    expect(alpha).toMatchObject({
      id: "Q1",
      labels: { en: "Alpha", de: "Alpha" },
      types: ["city", "capital"],
      descriptions: { en: "a city" },
      sameAs: ["http://dbpedia.org/resource/Alpha"],
    });
    expect(alpha!.aliases).toMatchObject({ en: ["Alfa"], de: ["Alphastadt"], mul: ["A1"] });
    expect(alpha!.relations!.map(({ value }) => value)).toEqual(["Q2", "Q3"]);
  });

  it("does not overwrite a description or a DBpedia name", () => {
    const { entities } = csv("id,name,description,dbpedia\nQ1,A,first,A_1\nQ1,A,second,A_2\n");
    expect(entities).toMatchObject([
      { descriptions: { en: "first" }, sameAs: ["http://dbpedia.org/resource/A_1"], aliases: {} },
    ]);
  });
});

describe("an id that comes again for another thing", () => {
  const again = (...row: string[]) =>
    tsv("id  name  types  aliases", "Q977  Djibouti  country  Yibuti", row.join("  "));

  it("is told with both lines where no name and no type fits, and adds nothing", () => {
    const { entities, problems } = again("Q977", "DJI", "company");
    expect(entities).toMatchObject([
      { labels: { en: "Djibouti" }, types: ["country"], aliases: { mul: ["Yibuti"] } },
    ]);
    expect(problems).toEqual([
      { file: "t.tsv", line: 3, detail: 'Q977 is "Djibouti" in t.tsv:2, of other names and types' },
    ]);
  });

  it.each([
    ["a name fits", ["Q977", "YIBUTI", "company"]],
    ["a type fits", ["Q977", "DJ", "place"]],
    ["one has no type", ["Q977", "DJ"]],
    ["a type is not known", ["Q977", "DJ", "thingummy"]],
  ])("adds to the first where %s", (_, row) => {
    const { entities, problems } = again(...row);
    expect(entities[0]?.aliases?.en).toEqual([row[1]]);
    expect(problems.filter(({ detail }) => detail.includes("other names"))).toEqual([]);
  });
});

describe("a relation", () => {
  it("names its value by an id or by a label, whatever its case", () => {
    const read = tsv(
      "id  name  types  relations",
      "Q1  Alphaville  city  country=freedonia",
      "Q2  Freedonia  country  capital=Q1",
      "x:3  Betatown  city  country=x:4",
      "x:4  Sylvania  country  ",
    );
    expect(read.problems).toEqual([]);
    expect(relationsOf(read)).toEqual({ Q1: ["P17=Q2"], Q2: ["P36=Q1"], "x:3": ["P17=x:4"], "x:4": [] });
  });

  it.each([
    ["an id that no row has", "country=Q9", "country=Q9: no row has this id"],
    ["a name that no row has", "country=Nowhere", "country=Nowhere: no row has this name"],
    ["a relation that is none", "likes=Freedonia", "likes=Freedonia: no such relation"],
    ["no value", "country", "country=: no row has this name"],
    ["only its own name", "country=Alphaville", "country=Alphaville: no row has this name"],
  ])("to %s is told with its line and left out", (_, relation, detail) => {
    const read = tsv(
      "id  name  types  relations",
      `Q1  Alphaville  city  ${relation}`,
      "Q2  Freedonia  country  ",
    );
    expect(relationsOf(read).Q1).toEqual([]);
    expect(read.problems).toEqual([{ file: "t.tsv", line: 2, detail }]);
  });

  it("prefers the row whose type the relation asks for", () => {
    const read = tsv(
      "id  name  types  relations",
      "Q1  Jordan  person  ",
      "Q2  Jordan  country  ",
      "Q3  Amman  city  country=Jordan",
    );
    expect(relationsOf(read).Q3).toEqual(["P17=Q2"]);
  });

  it("takes an alias of the type that is asked for before a label of another", () => {
    const read = csv(
      "id,name,aliases,types,relations\nQ1,Fox,,animal,\nQ2,Fox Broadcasting Company,Fox,broadcaster,\nQ3,Glee,,television series,broadcaster=Fox\n",
    );
    expect(relationsOf(read).Q3).toEqual(["P449=Q2"]);
  });

  it("takes a value of a related kind by its name, but none of quite another, which is told with its id", () => {
    const read = tsv(
      "id  name  types  relations",
      "Q1  Ireland  island  ",
      "Q2  Pierre  material  ",
      "Q3  Dublin  city  country=Ireland;stadium=Pierre",
    );
    expect(relationsOf(read).Q3).toEqual(["P17=Q1"]);
    expect(read.problems).toEqual([
      { file: "t.tsv", line: 4, detail: "stadium=Pierre: none of this name is a stadium, structure: Q2" },
    ]);
  });

  it("keeps a value that is given by its id, whatever its types", () => {
    const read = tsv("id  name  types  relations", "Q1  Kansas  band  ", "Q2  Salina  city  located in=Q1");
    expect(relationsOf(read).Q2).toEqual(["P131=Q1"]);
  });

  it("prefers a label to an alias, of several the one of the same country, then the oldest item", () => {
    const read = csv(
      [
        "id,name,aliases,types,relations",
        "Q1,Freedonia,,country,",
        "Q2,Sylvania,,country,",
        "Q30,Springfield,,city,country=Sylvania",
        "Q20,Springfield,,city,country=Freedonia",
        "Q10,Springfield,,city,country=Freedonia",
        "Q40,Other,Springfield,city,country=Sylvania",
        "Q50,Ada,,person,citizenship=Freedonia;birthplace=Springfield",
        "Q51,Bob,,person,citizenship=Sylvania;birthplace=Springfield",
        "Q52,Cyd,,person,birthplace=Springfield",
      ].join("\n"),
    );
    const of = relationsOf(read);
    expect([of.Q50!.at(-1), of.Q51!.at(-1), of.Q52!.at(-1)]).toEqual(["P19=Q10", "P19=Q30", "P19=Q10"]);
  });

  it("that is written by an id and by a name is one", () => {
    const read = csv(
      "id,name,types,relations\nQ1,Alphaville,city,country=Q2;country=Freedonia\nQ2,Freedonia,country,\n",
    );
    expect(relationsOf(read).Q1).toEqual(["P17=Q2"]);
  });

  it("knows the same country by its id and by its name", () => {
    const read = tsv(
      "id  name  types  relations",
      "Q5  Memphis  city  country=Egypt",
      "Q16  Memphis  city  country=United States",
      "Q30  United States  country  ",
      "Q79  Egypt  country  ",
      "Q459  FedEx  company  country=Q30;headquarters=Memphis",
    );
    expect(relationsOf(read).Q459).toEqual(["P17=Q30", "P159=Q16"]);
  });

  it("to a name of several rows that are not Wikidata items is told with their ids", () => {
    const read = tsv(
      "id  name  types  relations",
      "x:1  Springfield  city  ",
      "x:2  Springfield  city  ",
      "x:3  Ada  person  birthplace=Springfield",
    );
    expect(read.problems).toMatchObject([
      { line: 4, detail: "birthplace=Springfield: several rows have this name: x:1, x:2" },
    ]);
  });

  it("to a club gives its player the club's league and sport, once", () => {
    const read = tsv(
      "id  name  types  relations",
      "Q1  Ada  person  plays for=Q2",
      "Q2  FC Alpha  sports club  league=Q3;sport=Q4",
      "Q3  First League  sports league  ",
      "Q4  Football  sport  ",
    );
    expect(relationsOf(read).Q1).toEqual(["P54=Q2", "P118=Q3", "P641=Q4"]);
  });
});
