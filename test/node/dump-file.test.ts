import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { openDump } from "../../src/node/dump-file.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-dump-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

/** All bytes of a dump as text, and what it counted. */
async function content(path: string, stdin?: Readable) {
  const dump = await openDump(path, stdin && { stdin });
  const chunks: Uint8Array[] = [];
  for await (const chunk of dump.chunks) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString(), size: dump.size, read: dump.read, bytes: dump.bytes };
}

/** Chunks as a slow pipe brings them. */
const piped = (bytes: Uint8Array, size: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
    })(),
  );

// Runs of one byte, text without runs, and more than one chunk of a reader.
const text = `${"a".repeat(300)}${Array.from({ length: 90_000 }, (_, i) => `line ${i * 7919}\n`).join("")}`;
const unavailable = (detail: string) =>
  expect.objectContaining({
    code: "dataset_unavailable",
    document: expect.objectContaining({ detail: expect.stringContaining(detail) }),
  });

describe("a dump", () => {
  it("is read as it is, with bytes counted", async () => {
    const path = file("plain.json", text);
    expect(await content(path)).toEqual({ text, size: text.length, read: text.length, bytes: text.length });
  });

  it("in gzip is told by its bytes, whatever its name; stored and unpacked bytes are counted apart", async () => {
    const packed = gzipSync(text);
    expect(await content(file("packed.json", packed))).toEqual({
      text,
      size: packed.length,
      read: packed.length,
      bytes: text.length,
    });
  });

  it("of several gzip members is read to its end", async () => {
    const packed = Buffer.concat([gzipSync("one\n"), gzipSync("two\n")]);
    expect((await content(file("members.gz", packed))).text).toBe("one\ntwo\n");
  });

  it.each([1, 2, 3, 70_000])("comes from standard input in chunks of %i bytes, gzip or not", async (size) => {
    const short = size < 100 ? text.slice(0, 2_000) : text;
    expect(await content("-", piped(Buffer.from(short), size))).toMatchObject({
      text: short,
      size: undefined,
    });
    expect((await content("-", piped(gzipSync(short), size))).text).toBe(short);
  });

  it.each(["", "B", "BZ"])("of %j is not a compressed one", async (short) => {
    expect((await content(file("short.json", short))).text).toBe(short);
    expect((await content("-", Readable.from([Buffer.from(short)]))).text).toBe(short);
  });

  it("that is missing or a directory is told at once", async () => {
    await expect(openDump(join(folder, "none"))).rejects.toEqual(unavailable("none: there is no such file"));
    mkdirSync(join(folder, "directory"));
    await expect(openDump(join(folder, "directory"))).rejects.toEqual(unavailable("it is a directory"));
  });

  it("whose gzip data are truncated or damaged is told with how far it was read", async () => {
    const packed = gzipSync(text);
    const short = content(file("short.gz", packed.subarray(0, packed.length - 1_000)));
    await expect(short).rejects.toEqual(unavailable("short.gz: unexpected end of file after "));
    packed[packed.length >> 1]! ^= 0xff;
    await expect(content(file("damaged.gz", packed))).rejects.toEqual(
      unavailable("damaged.gz: the gzip data are damaged, or something else follows them after "),
    );
  });

  it("whose gzip data something else follows is told so", async () => {
    const packed = Buffer.concat([gzipSync("one\n"), Buffer.from("something else")]);
    await expect(content(file("followed.gz", packed))).rejects.toEqual(
      unavailable("followed.gz: the gzip data are damaged, or something else follows them after "),
    );
  });

  it("that breaks off in the pipe is told by its name", async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from("some bytes");
        throw new Error("the other end is gone");
      })(),
    );
    await expect(content("-", broken)).rejects.toEqual(
      unavailable("standard input: the other end is gone after 10 bytes"),
    );
  });

  it.skipIf(process.platform === "win32")("comes from a named pipe, which has no size", async () => {
    const path = join(folder, "pipe");
    execFileSync("mkfifo", [path]);
    const writer = spawnSync("sh", ["-c", `(printf 'through a pipe' > '${path}') >/dev/null 2>&1 &`]);
    expect(writer.status).toBe(0);
    expect(await content(path)).toMatchObject({ text: "through a pipe", size: undefined });
  });
});

const bzip2 = spawnSync("bzip2", ["--help"]).error === undefined;

describe.skipIf(!bzip2)(`a dump in bzip2${bzip2 ? "" : " (the bzip2 command is not here)"}`, () => {
  /** Blocks of 100,000 bytes, so that the text has several. */
  const packed = (of: string) => execFileSync("bzip2", ["-1"], { input: of, maxBuffer: 1e8 });

  it("is read block by block, and counted", async () => {
    const bytes = packed(text);
    expect(await content(file("dump.bz2", bytes))).toEqual({
      text,
      size: bytes.length,
      read: bytes.length,
      bytes: text.length,
    });
  });

  it("of several streams, as parallel compressors write, is read to its end", async () => {
    const bytes = Buffer.concat([packed("one\n"), packed(""), packed("two\n")]);
    expect((await content(file("streams.bz2", bytes))).text).toBe("one\ntwo\n");
  });

  it("that is cut anywhere is told, never taken for whole", async () => {
    const path = file("whole.bz2", packed("a few words of text\n".repeat(20)));
    const bytes = readFileSync(path);
    for (let length = 3; length < bytes.length; length++) {
      const cut = content(file("cut.bz2", bytes.subarray(0, length)));
      await expect(cut, `${length} of ${bytes.length} bytes`).rejects.toEqual(unavailable("cut.bz2: "));
    }
  });

  it("with a changed bit, or with something after it, is told", async () => {
    const bytes = packed(text);
    const changed = Buffer.from(bytes);
    changed[bytes.length >> 1]! ^= 4;
    await expect(content(file("changed.bz2", changed))).rejects.toEqual(unavailable("changed.bz2: "));
    const checksum = Buffer.from(packed("words\n"));
    checksum[checksum.length - 2]! ^= 4;
    await expect(content(file("checksum.bz2", checksum))).rejects.toEqual(unavailable("bad bzip2 checksum"));
    const more = Buffer.concat([packed("words\n"), Buffer.from("more")]);
    await expect(content(file("more.bz2", more))).rejects.toEqual(unavailable("more.bz2: "));
  });

  it.each([1, 70_000])("comes from standard input in chunks of %d bytes, too", async (size) => {
    const bytes = Buffer.concat([packed(text.slice(0, 200_000)), packed("more\n")]);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const read = await content("-", Readable.from(chunks));
    expect(read.text === `${text.slice(0, 200_000)}more\n`).toBe(true);
    expect(read.read).toBe(bytes.length);
  });
});

it("a file that is gone before anybody reads it is nobody's fault", async () => {
  const path = file("gone.txt", "x");
  const dump = await openDump(path);
  rmSync(path);
  await new Promise((next) => setTimeout(next, 50));
  const reading = async () => {
    for await (const _ of dump.chunks);
  };
  await expect(reading()).rejects.toEqual(unavailable("there is no such file"));
});
