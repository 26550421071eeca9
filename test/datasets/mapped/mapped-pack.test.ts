import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countAnchors } from "../../../src/datasets/build/anchors.ts";
import { PackBuilder } from "../../../src/datasets/build/pack-builder.ts";
import { packEntities } from "../../../src/datasets/build/pack-entities.ts";
import { openMappedPack } from "../../../src/datasets/mapped/mapped-pack.ts";
import type { PackFile } from "../../../src/datasets/mapped/pack-file.ts";
import { Hits } from "../../../src/datasets/names/name-trie.ts";
import { nameWords } from "../../../src/datasets/names/name-words.ts";
import { openPack } from "../../../src/datasets/pack/pack.ts";
import { joined } from "../../../src/datasets/pack/pack-names.ts";
import { starter } from "../../../src/node/pack-source.ts";
import { createResolver } from "../../../src/resolver.ts";
import { cut } from "../../../src/text/pieces.ts";

/** The starter is compact; with an index of words, and counts of links, it is as a tail may be. */
const compact = new Uint8Array(gunzipSync(readFileSync(starter)));
const builder = new PackBuilder();
for (const entity of packEntities(openPack(compact))) builder.add(entity);
const known = { finder: builder.finder(), nameNode: builder.nameNode.bind(builder) };
const links = Buffer.from("Jordan\tQ810\t60\nJordan\tQ41421\t300\nJordan\t\t600\nParis\tQ90\t900");
builder.setAnchors((await countAnchors([links], known, () => {})).table);
const bytes = joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" }));

/** A file in memory that counts what is read of it. */
function countedFile(content = bytes): PackFile & { reads: number } {
  return {
    length: content.length,
    reads: 0,
    read(at, into) {
      this.reads++;
      into.set(content.subarray(at, at + into.length));
    },
    close() {},
  };
}

const whole = openPack(bytes);
const mapped = openMappedPack(countedFile(), { cacheBytes: 0 });

const texts = [
  [
    "en",
    "Angela Merkel met Emmanuel Macron in Paris, and Barack Obama was in Washington, D.C. with Microsoft.",
  ],
  ["en", "Michael Jordan and Larry Bird played for Chicago and Boston. Jordan wone six titels in the NBA."],
  ["it", "Giuseppe Garibaldi nacque a Nizza; a Roma incontrò Vittorio Emanuele II e i francesi."],
  ["de", "Die Deutsche Bahn fährt von Berlin nach München. Goethes Faust wird in Weimar gespielt."],
  ["ja", "東京は日本の首都である。トヨタ自動車は愛知県にある。"],
] as const;

test("its counts of links are in memory", () => {
  const node = whole.names.find(cut("Jordan"), 0, 1);
  expect([whole.anchors!.links(node), mapped.anchors!.links(node)]).toEqual([360, 360]);
});

describe("a pack that stays in its file, with room for 64 pages", () => {
  test("answers byte for byte as the same pack in memory", async () => {
    const [inMemory, onDisk] = [createResolver({ publicKb: whole }), createResolver({ publicKb: mapped })];
    for (const [language, text] of texts) {
      const request = { text, language, include: ["candidates", "evidence"] as const };
      const expected = await inMemory.resolve({ ...request, include: [...request.include] });
      expect(expected.mentions.length).toBeGreaterThan(0);
      const { mentions } = await onDisk.resolve({ ...request, include: [...request.include] });
      expect(JSON.stringify(mentions)).toBe(JSON.stringify(expected.mentions));
    }
  });

  test("answers so, too, when it is compact", async () => {
    const [language, text] = texts[1];
    const [expected, found] = await Promise.all(
      [openPack(compact), openMappedPack(countedFile(compact))].map((publicKb) =>
        createResolver({ publicKb }).resolve({ text, language }),
      ),
    );
    expect(found!.mentions).toEqual(expected!.mentions);
  });

  test("says the same of entities", () => {
    for (let entity = 0; entity < whole.size; entity += 97) {
      const { id, labels, aliases, descriptions, demonyms, types, sameAs } = whole.record(entity);
      expect(mapped.record(entity)).toMatchObject({
        id,
        labels,
        aliases,
        descriptions,
        demonyms,
        types,
        sameAs,
      });
      expect(mapped.statements(entity)).toEqual(whole.statements(entity));
      expect(mapped.neighbours(entity)).toEqual(whole.neighbours(entity));
      expect(mapped.mass(entity)).toBe(whole.mass(entity));
      expect(mapped.find(id)).toBe(entity);
      expect(mapped.evidence.kinds(entity)).toBe(whole.evidence.kinds(entity));
      for (const iri of sameAs) expect(mapped.find(iri)).toBe(whole.find(iri));
    }
    expect(mapped.find("Q0")).toBeUndefined();
    expect(mapped.medianPopularity).toBe(whole.medianPopularity);
    expect(mapped.hash).toBe(whole.hash);
  });

  test("finds the same names in any text, and the same names near to one or longer than one", () => {
    const labels = Array.from(
      { length: 300 },
      (_, i) => whole.record((i * 31) % whole.size).labels.en ?? "x",
    );
    const word = fc.oneof(fc.constantFrom(...labels), fc.constantFrom("the", "of", "St", "and", "zzq"));
    const between = fc.constantFrom(" ", " ", ", ", ". ", "; ", "-");
    const text = fc.array(fc.tuple(word, between), { maxLength: 30 }).map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(text, (text) => {
        const pieces = cut(text);
        const [expected, found] = [new Hits(), new Hits()];
        whole.names.match(pieces, 0, pieces.count, expected);
        mapped.names.match(pieces, 0, pieces.count, found);
        expect(found.data.slice(0, found.count * 3)).toEqual(expected.data.slice(0, expected.count * 3));
        for (let i = 0; i < found.count; i++) {
          const node = found.data[i * 3 + 2]!;
          for (const one of [0, 1] as const)
            expect(mapped.nameFact(node, one)).toBe(whole.nameFact(node, one));
          for (let p = whole.names.head(node); p !== 0; p = whole.names.next(p)) {
            expect(mapped.names.entity(p)).toBe(whole.names.entity(p));
            expect(mapped.names.surface(p)).toBe(whole.names.surface(p));
            expect(mapped.names.form(p)).toBe(whole.names.form(p));
            expect(mapped.names.languages(p)).toBe(whole.names.languages(p));
            expect(mapped.names.next(p)).toBe(whole.names.next(p));
          }
        }
      }),
      { numRuns: 60 },
    );
    for (const name of ["angela merkl", "microsft", "sanfrancisco"])
      expect(mapped.nearest(name, 5)).toEqual(whole.nearest(name, 5));
    const { hash, hash2 } = cut("einstein");
    const einstein = whole.names.word(hash[0]!, hash2[0]!);
    const longer = nameWords(whole.names).containing([einstein], 0.3, 0.3);
    expect(longer.length).toBeGreaterThan(0);
    expect(nameWords(mapped.names).containing([einstein], 0.3, 0.3)).toEqual(longer);
  });

  test("reads pages again only when there is no room for them", async () => {
    const [roomy, narrow] = [countedFile(), countedFile()];
    const text = texts.map(([, text]) => text).join(" ");
    const readsOf = async (file: typeof roomy, cacheBytes: number) => {
      const resolver = createResolver({ publicKb: openMappedPack(file, { cacheBytes }) });
      await resolver.resolve({ text, language: "en" });
      const first = file.reads;
      await resolver.resolve({ text, language: "en" });
      return { first, again: file.reads - first };
    };
    const all = await readsOf(roomy, bytes.length);
    expect(all.first).toBeGreaterThan(100);
    expect(all.again).toBe(0);
    expect((await readsOf(narrow, 0)).again).toBeGreaterThan(0);
  });
});

describe("a pack that stays in its file and is damaged", () => {
  test("is refused as one in memory is, when it is compared with its hashes", () => {
    const damaged = bytes.slice();
    damaged[damaged.length >> 1]! ^= 16;
    expect(() => openMappedPack(countedFile(damaged), { verify: true })).toThrow(/invalid_pack.*is damaged/);
    expect(() => openMappedPack(countedFile(damaged), { verify: false }).verify()).toThrow(/invalid_pack/);
    expect(() => mapped.verify()).not.toThrow();
    expect(() => openMappedPack(countedFile(bytes.subarray(0, 5000)))).toThrow(/invalid_pack.*truncated/);
    expect(() => openMappedPack(countedFile(new Uint8Array(readFileSync(starter))))).toThrow(
      /invalid_pack.*compressed.*gunzip/,
    );
  });

  test("answers, or says invalid_pack where a number leads nowhere, and never hangs", () => {
    const header = 4096;
    const damage = fc.array(fc.tuple(fc.integer({ min: header, max: bytes.length - 4 }), fc.nat(255)), {
      minLength: 2000,
      maxLength: 4000,
    });
    const pieces = cut(texts.map(([, text]) => text).join(" "));
    let refused = 0;
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at] = value;
        const attempt = (run: () => unknown) => {
          try {
            run();
          } catch (error) {
            expect(error).toMatchObject({ code: "invalid_pack" });
            refused++;
          }
        };
        attempt(() => {
          const pack = openMappedPack(countedFile(damaged), { verify: false, cacheBytes: 2 ** 21 });
          attempt(() => pack.names.match(pieces, 0, pieces.count, new Hits()));
          attempt(() => pack.nearest("angela merkl", 5));
          for (let entity = 0; entity < pack.size; entity += 211) {
            attempt(() => pack.statements(entity));
            attempt(() => pack.evidence.visitTerms(entity, () => {}));
            attempt(() => pack.evidence.kinds(entity));
            attempt(() => pack.record(entity).descriptions);
          }
        });
      }),
      { numRuns: 10 },
    );
    expect(refused).toBeGreaterThan(0);
  });
});
