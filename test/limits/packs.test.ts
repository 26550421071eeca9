import { describe, expect, it } from "vitest";
import { built, inChild } from "./child.ts";

const note = "(needs npm run build)";

/** Opens a pack of so many names after its sections were changed and its hashes made right again, and asks it. */
const asking = (names: number, change: string) => `
import { PackBuilder } from "./dist/src/datasets/build/pack-builder.js";
import { openPack } from "./dist/src/datasets/pack/pack.js";
import { contentHash, entryBytes, headerBytes } from "./dist/src/datasets/pack/pack-format.js";
import { joined } from "./dist/src/datasets/pack/pack-names.js";
import { createResolver } from "./dist/src/index.js";
const builder = new PackBuilder();
for (let i = 0; i < ${names}; i++)
  builder.add({ id: "Q" + (i + 1), labels: { en: "Springfield" }, aliases: { en: ["Springfield North " + i, "Shelby" + i] } });
const bytes = joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" }));
const view = new DataView(bytes.buffer);
const count = view.getUint32(12, true);
const sections = {};
for (let at = headerBytes; at < headerBytes + count * entryBytes; at += entryBytes) {
  const name = new TextDecoder().decode(bytes.subarray(at, at + 4));
  sections[name] = new Int32Array(bytes.buffer, view.getUint32(at + 8, true), view.getUint32(at + 16, true) >> 2);
}
const { word, edge, step, head, post } = sections;
${change}
for (let at = headerBytes; at < headerBytes + count * entryBytes; at += entryBytes) {
  const from = view.getUint32(at + 8, true);
  const length = Math.ceil(view.getUint32(at + 16, true) / 64) * 64;
  if (length === 0) continue;
  view.setUint32(at + 24, contentHash(bytes.slice(from, from + length)), true);
}
const table = bytes.slice(0, Math.ceil((headerBytes + count * entryBytes) / 64) * 64);
table.fill(0, 24, 28);
view.setUint32(24, contentHash(table), true);
try {
  const pack = openPack(bytes);
  const resolver = createResolver({ publicKb: pack });
  const text = "Springfield, Springfield North 7, Springfeld Nroth, Shelby3 and Nobody Atall. ".repeat(20);
  const { mentions } = await resolver.resolve({ text, language: "en", include: ["candidates", "evidence"] });
  await pack.nearest("springfeld", 30);
  say("answered " + (mentions.length > 0));
} catch (error) {
  say(error.code ?? String(error.stack));
}`;

const damages: readonly (readonly [what: string, change: string, said: string])[] = [
  ["nothing changed", "", "answered true"],
  [
    "a posting that leads to itself",
    "for (let i = 0; i < post.length / 3; i++) post[i * 3 + 2] = i + 1;",
    "answered true",
  ],
  [
    "a circle through all postings",
    "for (let i = 0; i < post.length / 3; i++) post[i * 3 + 2] = ((i + 1) % (post.length / 3)) + 1;",
    "answered true",
  ],
  [
    "no free slot in the table of words",
    "for (let i = 0; i < word.length; i += 4) word[i + 2] ||= 1;",
    "invalid_pack",
  ],
  [
    "no free slot in the table of edges",
    "for (let i = 0; i < edge.length; i++) edge[i] ||= 1;",
    "invalid_pack",
  ],
  ["a cycle of nodes", "step[2] = 2; step[4] = 1;", "invalid_pack"],
  ["a posting of an entity that there is not", "post[0] = 0x7fffffff;", "invalid_pack"],
  [
    "one chain for all names",
    "for (let i = 1; i < post.length / 3; i++) post[i * 3 + 2] = i; head.fill(post.length / 3, 1);",
    "invalid_pack",
  ],
  ["two names that share the end of a chain", "post[2 * 3 + 2] = 1; post[3 * 3 + 2] = 1;", "invalid_pack"],
  ["a posting after the last one", "head[1] = post.length;", "invalid_pack"],
];

describe.skipIf(!built)("packs with right hashes, each in a process of its own", () => {
  for (const names of [200, 2_000])
    for (const [what, change, said] of damages)
      it(`of ${names} entities, with ${what}: ${said === "invalid_pack" ? "it is refused" : "it is answered from"} ${note}`, async () => {
        const ran = await inChild(asking(names, change), { seconds: 15, megabytes: 400 });
        expect(ran.said).toBe(said);
      }, 30_000);
});

describe.skipIf(!built)("a gzip file that becomes gigabytes and is not a pack", () => {
  for (const [from, open] of [
    ["a file", "await openPublicKb(file)"],
    ["memory", "await openPublicKb(new Uint8Array(readFileSync(file)))"],
  ])
    it(`is refused by its first bytes, from ${from} ${note}`, async () => {
      const { said } = await inChild(
        `import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
        import { tmpdir } from "node:os";
        import { Readable } from "node:stream";
        import { pipeline } from "node:stream/promises";
        import { createGzip } from "node:zlib";
        import { openPublicKb } from "./dist/src/datasets/public-kb.js";
        const folder = mkdtempSync(tmpdir() + "/referent-bomb-");
        const file = folder + "/bomb.kb";
        const zeros = Buffer.alloc(2 ** 24);
        await pipeline(Readable.from(Array.from({ length: 100 }, () => zeros)), createGzip({ level: 1 }), createWriteStream(file));
        try { ${open}; say("opened"); } catch (error) { say([error.code, error.document.detail.replace(file + ": ", "")]); }
        rmSync(folder, { recursive: true });`,
        { seconds: 40, megabytes: 400 },
      );
      expect(said).toEqual([
        "invalid_pack",
        "this is not a knowledge base pack (it starts with other bytes)",
      ]);
    }, 130_000);
});
