import { PackBuilder } from "../../src/datasets/build/pack-builder.ts";
import { openPack } from "../../src/datasets/pack/pack.ts";
import { contentHash, entryBytes, headerBytes } from "../../src/datasets/pack/pack-format.ts";
import { createResolver } from "../../src/resolver.ts";
import { type Family, outcomeOf } from "../family.ts";
import { halves } from "../mutate-json.ts";
import type { Random } from "../random.ts";
import { names } from "../words.ts";

/** Bytes to change in the sections of a small pack, by place and new value. */
interface PackInput {
  readonly entities: number;
  readonly edits: readonly (readonly [place: number, value: number])[];
}

/** Packs whose content was changed and whose hashes are right: what only the reader's own care stands between. */
export const packs: Family<PackInput> = {
  name: "packs",
  share: 1,
  make(random) {
    const entities = 1 + random.below(12);
    const size = sound(entities).length;
    const edits = Array.from({ length: 1 + random.size(12) }, () => {
      const value = random.pick([0, 1, 255, 127, 128, random.below(256)]);
      return [headerBytes + random.below(size - headerBytes), value] as const;
    });
    return { entities, edits: random.chance(0.3) ? words(edits, random) : edits };
  },
  async run({ entities, edits }) {
    const bytes = sound(entities).slice();
    for (const [place, value] of edits) if (place < bytes.length) bytes[place] = value;
    hashAgain(bytes);
    try {
      const pack = openPack(bytes);
      const resolver = createResolver({ publicKb: pack });
      const text = `${names.join(", ")} and Nobody Atall.`;
      for (const include of [["candidates", "evidence"] as const, [] as const])
        await resolver.resolve({ text, language: "en", include });
      for (let entity = 0; entity < Math.min(pack.size, 50); entity++) {
        pack.record(entity);
        pack.statements(entity);
        pack.neighbours(entity);
      }
      await pack.nearest("berlim", 5);
      return { answer: "read" };
    } catch (error) {
      return outcomeOf(error, ["invalid_pack"]);
    }
  },
  *smaller(input) {
    const edits = halves(input.edits as unknown as string[]) as unknown as Iterable<PackInput["edits"]>;
    for (const one of edits) yield { ...input, edits: one };
  },
};

/** Edits of whole numbers of four bytes, where the sections have numbers. */
function words(edits: PackInput["edits"], random: Random): PackInput["edits"] {
  return edits.flatMap(([place]) => {
    const value = random.pick([0, 1, 0xffffffff, 0x7fffffff, random.below(1000)]);
    const from = place & ~3;
    return [0, 1, 2, 3].map((i) => [from + i, (value >>> (8 * i)) & 255] as const);
  });
}

const built = new Map<number, Uint8Array>();

function sound(count: number): Uint8Array {
  let bytes = built.get(count);
  if (bytes) return bytes;
  const builder = new PackBuilder();
  names.slice(0, count).forEach((name, i) => {
    builder.add({
      id: `Q${i + 1}`,
      labels: { en: name, de: `${name} de` },
      aliases: { en: [`${name} alias`, name.slice(0, 3)] },
      descriptions: { en: `${name} is near ${names[i + 1]}` },
      types: ["city", "person"].slice(i % 2),
      sameAs: [`https://x.example/${i}`],
      relations: [{ property: "near", value: `Q${((i + 1) % count) + 1}` }],
      facts: { sitelinks: i * 3, population: i * 1000 },
    });
  });
  const parts = builder.finish({ source: "fuzz", license: "", command: "" });
  bytes = new Uint8Array(Buffer.concat(parts));
  built.set(count, bytes);
  return bytes;
}

/** Makes the hashes of sections and header right again, as far as the table can be followed. */
function hashAgain(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = view.getUint32(12, true);
  const end = headerBytes + count * entryBytes;
  if (end > bytes.length) return;
  for (let at = headerBytes; at < end; at += entryBytes) {
    const [offset, length] = [view.getUint32(at + 8, true), view.getUint32(at + 16, true)];
    const padded = Math.ceil(length / 64) * 64;
    // That of an empty section is 0.
    if (length > 0 && offset + padded <= bytes.length)
      view.setUint32(at + 24, contentHash(bytes.slice(offset, offset + padded)), true);
  }
  const table = bytes.slice(0, Math.ceil(end / 64) * 64);
  table.fill(0, 24, 28);
  view.setUint32(24, contentHash(table), true);
}
