import { describe, expect, test } from "vitest";
import { countAnchors } from "../../../src/datasets/build/anchors.ts";
import { PackBuilder } from "../../../src/datasets/build/pack-builder.ts";
import { openPack, type Pack } from "../../../src/datasets/pack/pack.ts";
import { type PackMeta, type SectionName, sectionElements } from "../../../src/datasets/pack/pack-format.ts";
import { joined } from "../../../src/datasets/pack/pack-names.ts";
import { encodeSections, readSections, sectionBytes } from "../../../src/datasets/pack/pack-sections.ts";
import { cut } from "../../../src/text/pieces.ts";

const rows = [
  "Jordan\tQ810\t60",
  "jordan\tQ810\t5",
  "Jordan\tQ41421\t300",
  "Jordan\tQ5\t35",
  "Jordan\t\t600",
  "Michael Jordan\tQ41421\t900",
  "Nobody\tQ810\t7",
].join("\n");

async function built(anchors?: string): Promise<Uint8Array> {
  const builder = new PackBuilder();
  builder.add({ id: "Q810", labels: { en: "Jordan" }, types: ["country"] });
  builder.add({ id: "Q41421", labels: { en: "Michael Jordan" }, types: ["person"] });
  builder.add({ id: "Q1", labels: { en: "Amman" }, types: ["city"] });
  if (anchors !== undefined) {
    const known = { finder: builder.finder(), nameNode: builder.nameNode.bind(builder) };
    builder.setAnchors((await countAnchors([Buffer.from(anchors)], known, () => {})).table);
  }
  return joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" }));
}

const sections = (bytes: Uint8Array): Partial<Record<SectionName, Uint8Array>> => {
  const table = readSections({ buffer: bytes.buffer, from: bytes.byteOffset, length: bytes.length });
  const names = Object.keys(sectionElements) as SectionName[];
  return Object.fromEntries(names.map((name) => [name, sectionBytes(table, name)?.slice()]));
};

/** The same pack with other sections, and hashes that are right for them. */
function forged(
  bytes: Uint8Array,
  others: Partial<Record<SectionName, ArrayBufferView | undefined>>,
): Uint8Array {
  const all = Object.entries({ ...sections(bytes), ...others }).filter(
    ([, section]) => section !== undefined,
  );
  return joined(encodeSections(Object.fromEntries(all)));
}

const nodeOf = (pack: Pack, name: string) => pack.names.find(cut(name), 0, cut(name).count);

describe("a pack with anchors", () => {
  test("tells how often a name is a link, to what, and how often it is none, capitals and small letters apart", async () => {
    const pack = openPack(await built(rows));
    const anchors = pack.anchors!;
    const jordan = nodeOf(pack, "Jordan");
    const of = (id: string) => pack.find(id)!;
    expect(anchors.links(jordan)).toBe(400);
    expect([of("Q810"), of("Q41421"), of("Q1")].map((one) => anchors.linksTo(jordan, one))).toEqual([
      65, 300, 0,
    ]);
    expect(anchors.uses(jordan, true)).toEqual({ linked: 395, written: 995 });
    expect(anchors.uses(jordan, false)).toEqual({ linked: 5, written: 5 });
    const amman = nodeOf(pack, "Amman");
    expect([anchors.links(amman), anchors.linksTo(amman, of("Q1")), anchors.uses(amman, true)]).toEqual([
      0,
      0,
      undefined,
    ]);
    expect(pack.meta.anchors).toEqual({ names: 2, pairs: 3, links: 1300, unlinked: 600 });
  });

  test("does not tell how often a name is a link at all where the rows count links only", async () => {
    const pack = openPack(await built("Jordan\tQ810\t60"));
    expect(pack.anchors!.links(nodeOf(pack, "Jordan"))).toBe(60);
    expect(pack.anchors!.uses(nodeOf(pack, "Jordan"), true)).toBeUndefined();
  });

  test("has all other sections as it has them without; without anchors there is no trace of them", async () => {
    const { meta: metaWith, anof, anch, ...others } = sections(await built(rows));
    const { meta: metaWithout, ...without } = sections(await built());
    expect([anof?.length, anch?.length]).toEqual([48, 24]);
    expect(others).toEqual({ ...without, anof: undefined, anch: undefined });
    const parsed = (meta: Uint8Array | undefined) => JSON.parse(Buffer.from(meta!).toString()) as PackMeta;
    const { anchors, ...rest } = parsed(metaWith);
    expect(rest).toEqual(parsed(metaWithout));
    expect(anchors).toBeDefined();
    expect(openPack(await built()).anchors).toBeUndefined();
  });

  test("of which no row is of its names has counts of nothing", async () => {
    const pack = openPack(await built("Nobody\tQ810\t7"));
    expect(pack.meta.anchors).toEqual({ names: 0, pairs: 0, links: 0, unlinked: 0 });
    expect(pack.anchors!.links(nodeOf(pack, "Jordan"))).toBe(0);
  });

  const numbers = (bytes: Uint8Array | undefined) => new Uint32Array(bytes!.slice().buffer);
  const changed = (list: Uint32Array, at: number, value: number) => list.with(at, value);

  test.each<
    [
      string,
      (names: Uint32Array, pairs: Uint32Array) => Partial<Record<SectionName, Uint32Array | undefined>>,
      RegExp,
    ]
  >([
    ["a node that names nothing", (names) => ({ anof: changed(names, 6, 4_000_000) }), /"anof".*range/],
    ["nodes that do not ascend", (names) => ({ anof: changed(names, 6, 0) }), /"anof".*range/],
    ["a begin after the pairs", (names) => ({ anof: changed(names, 7, 4) }), /"anof".*range/],
    ["begins that do not ascend", (names) => ({ anof: changed(names, 1, 3) }), /"anof".*range/],
    [
      "pairs before the first name",
      (names) => ({ anof: changed(names, 1, 1) }),
      /"anch" has pairs that belong to no name/,
    ],
    ["an entity that there is not", (_, pairs) => ({ anch: changed(pairs, 0, 3) }), /"anch".*range/],
    ["a name too few", (names) => ({ anof: names.slice(0, 6) }), /"anof".*a size that does not match/],
    ["half a pair", (_, pairs) => ({ anch: pairs.slice(0, 5) }), /"anch".*does not match/],
    ["no pairs", () => ({ anch: undefined }), /"anch" is missing/],
    ["no names", () => ({ anof: undefined }), /"anof" is missing/],
    ["neither, though meta tells of them", () => ({ anof: undefined, anch: undefined }), /"anof" is missing/],
  ])("is refused with a damaged section: %s", async (_, damage, reason) => {
    const bytes = await built(rows);
    const { anof, anch } = sections(bytes);
    expect(openPack(forged(bytes, {})).size).toBe(3);
    expect(() => openPack(forged(bytes, damage(numbers(anof), numbers(anch))))).toThrow(reason);
  });

  test.each([
    null,
    [],
    { names: 2, pairs: 3, links: 1300 },
    { names: 2, pairs: 3, links: -1, unlinked: 0.5 },
  ])("is refused when meta tells its counts as %j", async (anchors) => {
    const bytes = await built(rows);
    const meta = { ...(JSON.parse(Buffer.from(sections(bytes).meta!).toString()) as object), anchors };
    expect(() => openPack(forged(bytes, { meta: Buffer.from(JSON.stringify(meta)) }))).toThrow(
      /"meta" has the wrong shape/,
    );
  });

  test("is refused when meta does not tell of its counts", async () => {
    const { meta } = sections(await built());
    const bytes = await built(rows);
    expect(() => openPack(forged(bytes, { meta }))).toThrow(/"anof" has a size that does not match/);
  });
});
