import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ProblemError } from "../../../src/contract/index.ts";
import { PackBuilder } from "../../../src/datasets/build/pack-builder.ts";
import { openPack } from "../../../src/datasets/pack/pack.ts";
import { contentHash, entryBytes, headerBytes } from "../../../src/datasets/pack/pack-format.ts";
import { joined } from "../../../src/datasets/pack/pack-names.ts";
import { openPublicKb } from "../../../src/datasets/public-kb.ts";

const builder = new PackBuilder();
builder.add({
  id: "Q1",
  labels: { en: "Springfield" },
  types: ["city"],
  relations: [{ property: "P17", value: "Q2" }],
  sameAs: ["http://dbpedia.org/resource/Springfield,_Ohio"],
});
builder.add({ id: "Q2", labels: { en: "Freedonia", ja: "フリードニア" }, types: ["country"] });
const sound = joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" }));

/** The reason why a pack is refused. */
function reasonOf(bytes: Uint8Array): string {
  try {
    openPack(bytes);
  } catch (error) {
    if (error instanceof ProblemError && error.code === "invalid_pack") return error.document.detail!;
    throw error;
  }
  return "opened";
}

function changed(change: (bytes: Uint8Array, view: DataView) => void): Uint8Array {
  const bytes = sound.slice();
  change(bytes, new DataView(bytes.buffer));
  return bytes;
}

/** The same after the header's own hash was made right again. */
function forged(change: (bytes: Uint8Array, view: DataView) => void): Uint8Array {
  return changed((bytes, view) => {
    change(bytes, view);
    const count = view.getUint32(12, true);
    const end = Math.ceil((headerBytes + Math.min(count, 40) * entryBytes) / 64) * 64;
    const table = bytes.slice(0, end);
    table.fill(0, 24, 28);
    view.setUint32(24, contentHash(table), true);
  });
}

describe("a damaged pack is refused with invalid_pack and the reason", () => {
  test("the sound one opens, also from a place that is not a multiple of four", () => {
    expect(reasonOf(sound)).toBe("opened");
    const shifted = new Uint8Array(sound.length + 1);
    shifted.set(sound, 1);
    expect(openPack(shifted.subarray(1)).record(0).labels).toEqual({ en: "Springfield" });
    expect(openPack(Buffer.from(sound)).find("Q2")).toBe(1);
    // Opening twice from one Buffer: nothing is written into it.
    const buffer = Buffer.from(sound);
    openPack(buffer);
    expect(openPack(buffer).size).toBe(2);
  });

  test.each([
    ["an empty file", new Uint8Array(), /empty/],
    [
      "a foreign file",
      new TextEncoder().encode("PK\u0003\u0004 this is a zip file, not a pack at all"),
      /not a knowledge/,
    ],
    ["a changed line end", changed((bytes) => bytes.set([0x0a], 4)), /not a knowledge/],
    ["a newer one", changed((_, view) => view.setUint16(8, 3, true)), /format 3.*update/],
    ["an older one", changed((_, view) => view.setUint16(8, 0, true)), /format 0.*build the pack again/],
    ["a minor version changed without its hash", changed((_, view) => view.setUint16(10, 9, true)), /header/],
    ["another number of sections", changed((_, view) => view.setUint32(12, 3, true)), /header|table/],
    ["an absurd number of sections", changed((_, view) => view.setUint32(12, 2 ** 31, true)), /table/],
    ["another length", changed((_, view) => view.setUint32(16, 64, true)), /follow the end/],
    ["a longer length", changed((_, view) => view.setUint32(20, 7, true)), /truncated/],
    ["another hash", changed((_, view) => view.setUint32(24, 1, true)), /header/],
    ["a set reserved byte", changed((bytes) => bytes.set([1], 40)), /header/],
    ["bytes after the end", joined([sound, new Uint8Array(64)]), /follow the end/],
  ] as const)("%s", (_, bytes, reason) => {
    expect(reasonOf(bytes)).toMatch(reason);
  });

  test.each([
    ["a section elsewhere", (view: DataView) => view.setUint32(headerBytes + 8, 128, true), /begin|end/],
    [
      "a section after the end of the file",
      (view: DataView) => view.setUint32(headerBytes + 20, 9, true),
      /after the end of the file|begin/,
    ],
    [
      "elements of the wrong size",
      (view: DataView) => view.setUint32(headerBytes + 4, 8, true),
      /the wrong size/,
    ],
    ["a section of another name", (view: DataView) => view.setUint8(headerBytes, 0x78), /missing|damaged/],
    ["another section hash", (view: DataView) => view.setUint32(headerBytes + 24, 1, true), /damaged/],
  ] as const)("a forged table: %s", (_, change, reason) => {
    expect(reasonOf(forged((_bytes, view) => change(view)))).toMatch(reason);
  });

  test("cut at any place", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sound.length - 1 }), (length) => {
        expect(reasonOf(sound.subarray(0, length))).toMatch(/truncated|empty|no knowledge/);
      }),
      { numRuns: 300 },
    );
  });

  test("each section, and any flipped bit", () => {
    const count = new DataView(sound.buffer).getUint32(12, true);
    const view = new DataView(sound.buffer);
    for (let i = 0; i < count; i++) {
      const offset = view.getUint32(headerBytes + i * entryBytes + 8, true);
      const length = view.getUint32(headerBytes + i * entryBytes + 16, true);
      if (length > 0) expect(reasonOf(changed((bytes) => (bytes[offset]! ^= 1)))).toMatch(/damaged/);
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sound.length * 8 - 1 }), (bit) => {
        expect(reasonOf(changed((bytes) => (bytes[bit >> 3]! ^= 1 << (bit & 7))))).not.toBe("opened");
      }),
      { numRuns: 500 },
    );
  });

  test("a gzip file with more behind the pack, from memory and from a file", async () => {
    const { gzipSync } = await import("node:zlib");
    const folder = mkdtempSync(join(tmpdir(), "referent-gzip-"));
    const file = join(folder, "more.kb");
    const longer = new Uint8Array(gzipSync(Buffer.concat([sound, Buffer.alloc(1)])));
    writeFileSync(file, longer);
    for (const kb of [longer, file])
      await expect(openPublicKb(kb)).rejects.toMatchObject({
        code: "invalid_pack",
        document: { detail: expect.stringMatching(/extra bytes follow the end$/) },
      });
    rmSync(folder, { recursive: true });
  });

  test("a gzip file whose pack says that it is fifty times as long, from memory and from a file", async () => {
    const { gzipSync } = await import("node:zlib");
    const folder = mkdtempSync(join(tmpdir(), "referent-gzip-"));
    const file = join(folder, "long.kb");
    // As long as its header says, of 2,000 bytes that gzip cannot shorten and then zeros.
    const saying = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(sound.subarray(0, headerBytes));
      new DataView(bytes.buffer).setUint32(16, length, true);
      for (let i = 0; i < 2_000; i++) bytes[headerBytes + i] = (i * i * 7919) >> 5;
      return new Uint8Array(gzipSync(bytes));
    };
    for (const [length, reason] of [
      [50_000, /damaged|table/],
      [2_000_000, /more than 50 times as long/],
    ] as const) {
      const packed = saying(length);
      writeFileSync(file, packed);
      for (const kb of [packed, file])
        await expect(openPublicKb(kb)).rejects.toMatchObject({
          code: "invalid_pack",
          document: { detail: expect.stringMatching(reason) },
        });
    }
    rmSync(folder, { recursive: true });
  });

  test("damaged gzip, and a file that is not there", async () => {
    const { gzipSync } = await import("node:zlib");
    const packed = gzipSync(sound);
    const [kb] = await openPublicKb(new Uint8Array(packed));
    expect(kb!.size).toBe(2);
    await expect(openPublicKb(new Uint8Array(packed.subarray(0, 40)))).rejects.toMatchObject({
      code: "invalid_pack",
    });
    await expect(openPublicKb("/nowhere/none.kb")).rejects.toMatchObject({ code: "dataset_unavailable" });
    await expect(openPublicKb("package.json")).rejects.toMatchObject({ code: "invalid_pack" });
  });
});
