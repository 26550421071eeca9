import { describe, expect, test } from "vitest";
import { ProblemError } from "../../../src/contract/index.ts";
import { PackBuilder } from "../../../src/datasets/build/pack-builder.ts";
import { openMappedPack } from "../../../src/datasets/mapped/mapped-pack.ts";
import type { PackFile } from "../../../src/datasets/mapped/pack-file.ts";
import { openPack, type Pack } from "../../../src/datasets/pack/pack.ts";
import { type SectionName, sectionElements } from "../../../src/datasets/pack/pack-format.ts";
import { joined } from "../../../src/datasets/pack/pack-names.ts";
import { encodeSections, readSections, sectionBytes } from "../../../src/datasets/pack/pack-sections.ts";
import { createResolver } from "../../../src/resolver.ts";

const city = (id: string, aliases: Record<string, string[]> = {}) => ({
  id,
  labels: { en: "Springfield", sv: "Vårfält" },
  aliases: { ...aliases, sv: ["Vår", "Åker"] },
  types: ["city"],
  relations: [{ property: "P17", value: id === "Q1" ? "Q2" : "Q1" }],
});

function built(...entities: Parameters<PackBuilder["add"]>[0][]): Uint8Array {
  const builder = new PackBuilder();
  for (const entity of entities) builder.add(entity);
  return joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" }));
}

const sound = built(city("Q1"), city("Q2"), city("Q3"));

/** The sound pack with changed numbers in one section, and hashes that are right for them. */
function forged(name: SectionName, change: (numbers: Uint32Array) => void): Uint8Array {
  return withSection(name, (bytes) => {
    change(new Uint32Array(bytes.buffer));
    return bytes;
  });
}

function withMeta(change: (meta: Record<string, unknown>) => unknown): Uint8Array {
  return withSection("meta", (bytes) =>
    new TextEncoder().encode(JSON.stringify(change(JSON.parse(new TextDecoder().decode(bytes))))),
  );
}

function withSection(name: SectionName, change: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const table = readSections({ buffer: sound.buffer, from: 0, length: sound.length });
  const sections = (Object.keys(sectionElements) as SectionName[]).flatMap((one) => {
    const bytes = sectionBytes(table, one)?.slice();
    return bytes === undefined ? [] : [[one, one === name ? change(bytes) : bytes] as const];
  });
  return joined(encodeSections(Object.fromEntries(sections)));
}

const file = (bytes: Uint8Array): PackFile => ({
  length: bytes.length,
  read: (at, into) => into.set(bytes.subarray(at, at + into.length)),
  close: () => {},
});

const readers: readonly (readonly [string, (bytes: Uint8Array) => Pack])[] = [
  ["in memory", (bytes) => openPack(bytes)],
  ["mapped", (bytes) => openMappedPack(file(bytes))],
];

/** What is said of a pack when a text is resolved against it. */
async function answered(open: (bytes: Uint8Array) => Pack, bytes: Uint8Array): Promise<unknown> {
  try {
    const resolver = createResolver({ publicKb: open(bytes) });
    const { mentions } = await resolver.resolve({
      text: "They live in Springfield.",
      language: "en",
      include: ["candidates", "evidence"],
    });
    const [mention] = mentions;
    return mention?.candidates?.map(({ score }) => Number.isFinite(score));
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}

/** A number of four bytes with a fraction, as bits. */
const bitsOf = (value: number) => new Uint32Array(Float32Array.of(value).buffer)[0]!;

describe.each(readers)("a pack with right hashes, %s", (_, open) => {
  const finite = [true, true, true];

  test.each([
    ["zero", 0, finite],
    ["the greatest number", 3.4028234663852886e38, finite],
    ["infinity", Number.POSITIVE_INFINITY, "invalid_pack"],
    ["no number", Number.NaN, "invalid_pack"],
    ["a negative number", -1, "invalid_pack"],
  ] as const)("whose popularity is %s gives numbers as scores or is refused", async (_what, mass, said) => {
    const bytes = forged("mass", (masses) => masses.set([bitsOf(mass)], 1));
    expect(await answered(open, bytes)).toEqual(said);
  });

  test("whose description of itself is null is refused, and so is one with a language that no object can have", async () => {
    expect(
      await answered(
        open,
        withMeta((meta) => meta),
      ),
    ).toEqual(finite);
    expect(
      await answered(
        open,
        withMeta(() => null),
      ),
    ).toBe("invalid_pack");
    const tags = ["mul", "__proto__"];
    expect(
      await answered(
        open,
        withMeta((meta) => ({ ...meta, tags })),
      ),
    ).toBe("invalid_pack");
  });

  test("whose chain of names leads to less than nothing ends there", async () => {
    const pack = open(forged("post", (postings) => postings.set([0xffffffff], 3 * 1 + 2)));
    expect(pack.names.next(2)).toBe(0);
  });

  test("reads texts in a language that is called like a member of every object", () => {
    const bytes = built(city("Q1", { constructor: ["Shelby"], toString: ["Shelton", "Shelford"] }));
    const { aliases } = open(bytes).record(0);
    expect(aliases).toMatchObject({ constructor: ["Shelby"], toString: ["Shelton", "Shelford"] });
    expect(aliases.sv).toEqual(["Vår", "Åker"]);
  });
});

test("a list of a mapped pack that ends before it begins has no length, and the pack is refused", async () => {
  const [, [, open]] = readers as [(typeof readers)[0], (typeof readers)[0]];
  const sane = open(sound);
  expect(sane.degree(0)).toBeGreaterThan(0);
  const bytes = forged("neof", (begins) => begins.set([begins[2]!, begins[1]!], 1));
  const pack = open(bytes);
  expect(() => pack.degree(1)).toThrow(/section "neof" has a number that is out of range/);
  expect(await answered(open, bytes)).toBe("invalid_pack");
});

test.each([1e300, 1e-60, Number.MIN_VALUE])(
  "a popularity of %s that a source gives is one that a pack can keep",
  async (mass) => {
    const bytes = built(...["Q1", "Q2", "Q3"].map((id) => ({ ...city(id), facts: { mass } })));
    expect(await answered(openPack, bytes)).toEqual([true, true, true]);
    expect(openPack(bytes).mass(0)).toBeGreaterThan(0);
  },
);
