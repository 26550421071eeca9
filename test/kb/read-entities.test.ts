import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ProblemError } from "../../src/contract/problem.ts";
import type { KbEntity } from "../../src/datasets/build/kb-entity.ts";
import { columnsText, parseColumns, understoodColumns } from "../../src/kb/entities/columns.ts";
import type { EntityFault } from "../../src/kb/entities/entity-parser.ts";
import {
  type EntityBytes,
  type ReadEntitiesOptions,
  readEntities,
} from "../../src/kb/entities/read-entities.ts";

async function read(source: EntityBytes, options: ReadEntitiesOptions = {}) {
  const entities: KbEntity[] = [];
  const faults: EntityFault[] = [];
  for await (const entity of readEntities(source, { onFault: (fault) => faults.push(fault), ...options }))
    entities.push(entity);
  return { entities, faults };
}

async function problemOf(promise: Promise<unknown>): Promise<{ code: string; detail: string }> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProblemError);
  return { code: (error as ProblemError).code, detail: (error as ProblemError).document.detail ?? "" };
}

describe("columns", () => {
  test("say which column gives which field, in which language, several for one", () => {
    expect(
      parseColumns('id=sku, name=title,name@it=Titolo,alias=brand,alias="Model, long",type=category'),
    ).toEqual([
      { field: "id", column: "sku" },
      { field: "name", column: "title" },
      { field: "name", language: "it", column: "Titolo" },
      { field: "alias", column: "brand" },
      { field: "alias", column: "Model, long" },
      { field: "type", column: "category" },
    ]);
  });

  test("are written as they are read", () => {
    const text = 'id=sku,name@pt-BR=Nome,alias="a,b",same_as=wikidata';
    expect(columnsText(parseColumns(text))).toBe(text);
  });

  test.each([
    ["name=title", "no column is given for id"],
    ["id=sku", "no column is given for name"],
    ["id=sku,name=title,price=cost", '"price=cost" is not FIELD=COLUMN'],
    ["id=sku,name=", '"name=" is not FIELD=COLUMN'],
    ["id=sku,name@=x", '"name@=x" is not FIELD=COLUMN'],
    ["id=sku,name@nonsense-of-a-tag-x=x", "is not a language tag"],
    ["id@it=sku,name=x", "id has no language"],
    ["constructor=a,id=a,name=b", '"constructor=a" is not FIELD=COLUMN'],
    ["", "no column is given for id"],
  ])("%j cannot be read, and the problem quotes why", (text, reason) => {
    expect(() => parseColumns(text)).toThrow(reason);
  });

  test.each([
    ["sku;titolo;marca;descrizione", "id=sku,name=titolo,description=descrizione"],
    [
      "Artikelnummer;Bezeichnung;Beschreibung;Kategorie",
      "id=Artikelnummer,name=Bezeichnung,description=Beschreibung,type=Kategorie",
    ],
    ["Référence;Désignation;Synonymes", "id=Référence,name=Désignation,alias=Synonymes"],
    ["código;nombre;descripción;categoría", "id=código,name=nombre,description=descripción,type=categoría"],
    ["Código do Produto;Nome;Descrição", "id=Código do Produto,name=Nome,description=Descrição"],
    [
      "gtin;id;name_en;name_it;Description (de);Wikidata ID",
      "id=id,name@en=name_en,name@it=name_it,description@de=Description (de),same_as=Wikidata ID",
    ],
    ["PRODUCT-ID;Product_Name;Also known as", "id=PRODUCT-ID,name=Product_Name,alias=Also known as"],
  ])("of the header %s are understood without being said", (header, columns) => {
    expect(columnsText(understoodColumns(header.split(";")))).toBe(columns);
  });
});

describe("a table", () => {
  test("with semicolons, quotes, line ends in cells, a byte order mark and several columns for a field", async () => {
    const csv = [
      "\ufeffsku;titolo;title;marca;modello;descrizione;categoria;wikidata",
      'a-1;"Incudine ""Grande""; nera";Large anvil;Acme;XL|X-L;"due\nrighe";attrezzi|ferro;Q42 Q43',
      "a-2;Mantice;;;;;;",
    ].join("\r\n");
    const columns =
      "id=sku,name@it=titolo,name@en=title,alias=marca,alias=modello,description=descrizione,type=categoria,same_as=wikidata";
    expect(await read(csv, { columns })).toEqual({
      entities: [
        {
          id: "a-1",
          name: { it: 'Incudine "Grande"; nera', en: "Large anvil" },
          aliases: ["Acme", "XL", "X-L"],
          description: "due righe",
          types: ["attrezzi", "ferro"],
          same_as: ["Q42", "Q43"],
        },
        { id: "a-2", name: { it: "Mantice" } },
      ],
      faults: [],
    });
  });

  test.each([
    ["sep=;", ";"],
    ["SEP=,", ","],
    ["sep=\t", "\t"],
    ["\ufeffsep=;", ";"],
  ])(
    "a line that tells Excel the separator, %j, is not the header, but counts as a line",
    async (sep, by) => {
      const rows = [["sku", "title, long"], ["a-1", "Anvil"], ["a-2"]].map((row) =>
        row.map((cell) => (cell.includes(by) ? `"${cell}"` : cell)).join(by),
      );
      const { entities, faults } = await read([sep, ...rows].join("\r\n"), {
        columns: 'id=sku,name="title, long"',
      });
      expect(entities).toEqual([{ id: "a-1", name: "Anvil" }]);
      expect(faults).toMatchObject([{ line: 4 }]);
    },
  );

  test("a second name without a language is an alias", async () => {
    const { entities } = await read("id,long,short\n1,Acme Corporation,Acme\n", {
      columns: "id=id,name=long,name=short",
    });
    expect(entities).toEqual([{ id: "1", name: "Acme Corporation", aliases: ["Acme"] }]);
  });

  test.each([
    ["tabs", 'id\tname\n1\tA, "B"; C\n', 'A, "B"; C'],
    ["bars", "id|name\n1|A\n", "A"],
    ["commas", 'id,name\n1,"A, B"\n', "A, B"],
  ])("with %s", async (_, text, name) => {
    expect((await read(text)).entities).toEqual([{ id: "1", name }]);
  });

  test("reads all columns of one name", async () => {
    const table = "id,name,alias,Alias,alias,id\n1,Lamp,a,b,c,2\n2,Desk,,,d,3\n";
    for (const options of [{}, { columns: "id=id,name=name,alias=alias,alias=Alias" }]) {
      expect(await read(table, options)).toEqual({
        entities: [
          { id: "1", name: "Lamp", aliases: ["a", "c", "b"] },
          { id: "2", name: "Desk", aliases: ["d"] },
        ],
        faults: [],
      });
    }
  });

  test("in Windows-1252 and in UTF-16", async () => {
    const latin = Buffer.from("sku;titolo\n1;Caff\xe8 Citt\xe0\n", "latin1");
    expect((await read(latin)).entities).toEqual([{ id: "1", name: "Caffè Città" }]);
    const wide = Buffer.from("\ufeffsku;titolo\n1;Caffè\n", "utf16le");
    expect((await read(wide)).entities).toEqual([{ id: "1", name: "Caffè" }]);
  });

  test("tells each row without id or name, too long or too short, or with broken quotes, by its line", async () => {
    const text = 'id,name\n1,A\n,B\n3,\n4,"D\nd"\n5\n6,F,surplus\n7,"G" g\n\n8,H\n';
    expect(await read(text)).toEqual({
      entities: [
        { id: "1", name: "A" },
        { id: "4", name: "D d" },
        { id: "8", name: "H" },
      ],
      faults: [
        { line: 3, reason: "the row has no id" },
        { line: 4, reason: "the row has no name" },
        { line: 7, reason: "the row has 1 cells, the header 2" },
        { line: 8, reason: "the row has 3 cells, the header 2" },
        { line: 9, reason: expect.stringContaining("quote") },
      ],
    });
  });

  test("ends at the first faulty row where nobody is told of it", async () => {
    const problem = await problemOf(read("id,name\n1,A\n,B\n", { onFault: undefined }));
    expect(problem).toEqual({ code: "invalid_dataset", detail: "line 3: the row has no id" });
  });

  test("tells how its header was understood, and which columns are not used", async () => {
    const told: unknown[] = [];
    const onColumns = (columns: unknown) => told.push(columns);
    await read("sku;titolo;marca\n1;A;B\n", { onColumns });
    expect(told).toEqual([
      {
        uses: [
          { field: "id", column: "sku" },
          { field: "name", column: "titolo" },
        ],
        unused: ["marca"],
      },
    ]);
    await read("sku;titolo;marca\n1;A;B\n", { onColumns, columns: "id=sku,name=titolo" });
    expect(told).toHaveLength(1);
  });

  test("finds a column whatever its case, and says which there are when it is not there", async () => {
    const { entities } = await read("SKU;Titolo Lungo\n1;A\n", { columns: "id=sku,name=titolo_lungo" });
    expect(entities).toEqual([{ id: "1", name: "A" }]);
    expect(await problemOf(read("SKU;Titolo\n1;A\n", { columns: "id=code,name=Titolo" }))).toEqual({
      code: "invalid_dataset",
      detail: 'there is no column "code"; the columns are SKU, Titolo',
    });
  });

  test.each([
    ["", "it is empty"],
    ["  \n\n", "it is empty"],
    [
      "foo;bar\n1;2\n",
      "no column is recognised as id or name: the columns of the first line are foo, bar; say which it is, for example id=foo,name=bar",
    ],
    [
      "id;bar\n1;2\n",
      "no column is recognised as name: the columns of the first line are id, bar; say which it is, for example id=id,name=bar",
    ],
    ["name;email\na;b\n", "say which it is, for example id=email,name=name"],
    ["name\na\n", "say which it is, for example id=name,name=name"],
    ["foo\na\n", "say which it is, for example id=foo,name=foo"],
    ["PK\u0003\u0004 a workbook", "save the table as CSV"],
    ["\0\u0001\u0002binary", "these are binary data"],
  ])("%j is none, and the problem says why", async (text, reason) => {
    const { code, detail } = await problemOf(read(text));
    expect(code).toBe("invalid_dataset");
    expect(detail).toContain(reason);
  });

  test("is the same however its bytes are cut", async () => {
    const bytes = Buffer.from('sku;titolo\n1;"Caffè ""x""\nü"\n2;東京\n;no id\n3;🚀\r\n', "utf8");
    const whole = await read(bytes);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (sizes) => {
        const pieces: Uint8Array[] = [];
        for (let at = 0, i = 0; at < bytes.length; i++) {
          const size = sizes[i % sizes.length]!;
          pieces.push(bytes.subarray(at, at + size));
          at += size;
        }
        expect(await read(pieces)).toEqual(whole);
      }),
      { numRuns: 50 },
    );
    expect(whole.entities).toHaveLength(3);
  });
});

describe("JSON", () => {
  const one = { id: "1", name: "A", aliases: ["a"], mass: 3, relations: [{ property: "P17", value: "2" }] };

  test.each([
    ["a list", JSON.stringify([one])],
    ["a list over lines", JSON.stringify([one], null, 2)],
    ["an envelope", JSON.stringify({ version: "1", entities: [one] })],
    ["lines", `${JSON.stringify(one)}\n`],
    ["an object over lines", JSON.stringify(one, null, 2)],
  ])("as %s", async (_, text) => {
    expect(await read(text)).toEqual({ entities: [one], faults: [] });
  });

  test("of lines tells anything that is not an entity by its line", async () => {
    const lines = [
      '{"id":"1","name":"A"}',
      "",
      "{ no json",
      '{"id":"2"}',
      '{"id":"3","name":"C","mass":0}',
      '{"id":"4","name":"D","demonyms":{"en":"D"}}',
      '{"id":"5","name":"E","relations":[{"property":"P17","value":2}]}',
    ];
    expect(await read(lines.join("\n"))).toEqual({
      entities: [{ id: "1", name: "A" }],
      faults: [
        { line: 3, reason: expect.stringMatching(/^no JSON: .* must stand here/) },
        { line: 4, reason: "/name is required" },
        { line: 5, reason: "mass must be a number above 0" },
        { line: 6, reason: "demonyms must be lists of strings by language" },
        { line: 7, reason: "relations must be a list of { property, value }, both strings" },
      ],
    });
  });

  test("of a list tells anything that is not an entity by its line, and that it is cut", async () => {
    expect((await read('[{"id":"1","name":"A"},\n5, null,\n["B"]]')).faults).toEqual([
      { line: 2, reason: "it is not an object" },
      { line: 2, reason: "it is not an object" },
      { line: 3, reason: "it is not an object" },
    ]);
    expect((await read('[\n{"id":"1","name":"A"},\n{"name":"B"}\n]')).faults).toEqual([
      { line: 3, reason: "/id is required" },
    ]);
    expect(await problemOf(read('[{"id":"1","name":"A"},'))).toEqual({
      code: "invalid_dataset",
      detail: "the JSON ends before its array is closed; the file is truncated",
    });
  });

  test("has members as a table has columns, where these are said", async () => {
    const text = '{"sku":7,"title":"A","tags":["x","y"]}\n{"sku":8}\n[]\n';
    expect(await read(text, { columns: "id=sku,name=title,alias=tags" })).toEqual({
      entities: [{ id: "7", name: "A", aliases: ["x", "y"] }],
      faults: [
        { line: 2, reason: "the row has no name" },
        { line: 3, reason: "it is not an object" },
      ],
    });
  });
});
