import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readLines, readTextFile } from "../../src/node/text-file.ts";
import { writeWholeFile } from "../../src/node/write-file.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "referent-files-"));
  path = join(folder, "file.txt");
});
afterEach(() => rmSync(folder, { recursive: true }));

const problem = (code: string, detail: string) =>
  expect.objectContaining({ code, document: expect.objectContaining({ detail }) });

describe("a text file", () => {
  it("is read as UTF-8, a byte order mark staying", async () => {
    writeFileSync(path, "\ufeffé 😀\n");
    expect(await readTextFile(path)).toBe("\ufeffé 😀\n");
  });

  it("that is not UTF-8, missing, or a directory is a problem of the code that was asked for", async () => {
    writeFileSync(path, Buffer.from([0x52, 0xe9]));
    await expect(readTextFile(path)).rejects.toEqual(
      problem("invalid_request", `${path}: it is not UTF-8 text`),
    );
    const none = join(path, "none");
    await expect(readTextFile(none, "feed_unavailable")).rejects.toEqual(
      problem("feed_unavailable", `${none}: a part of the path is not a folder`),
    );
    await expect(readTextFile(folder, "dataset_unavailable")).rejects.toEqual(
      problem("dataset_unavailable", `${folder}: it is a directory`),
    );
  });
});

describe("lines of a stream", () => {
  const lines = async (...chunks: Uint8Array[]) => {
    const found: string[] = [];
    for await (const line of readLines(Readable.from(chunks), "some.jsonl")) found.push(line);
    return found;
  };

  it("are the same wherever chunks end, also within a character", async () => {
    const bytes = Buffer.from("é one\n\n😀 two\r\nthree");
    for (let at = 0; at <= bytes.length; at++)
      expect(await lines(bytes.subarray(0, at), bytes.subarray(at))).toEqual([
        "é one",
        "",
        "😀 two\r",
        "three",
      ]);
    expect(await lines(...Array.from(bytes, (byte) => Buffer.from([byte])))).toHaveLength(4);
  });

  it("end with the last LF where one is", async () => {
    expect(await lines(Buffer.from("one\ntwo\n"))).toEqual(["one", "two"]);
    expect(await lines(Buffer.from(""))).toEqual([]);
  });

  it("of other bytes than UTF-8 are a problem, also at the very end", async () => {
    const refused = problem("invalid_request", "some.jsonl: it is not UTF-8 text");
    await expect(lines(Buffer.from([0x61, 0xff, 0x0a]))).rejects.toEqual(refused);
    await expect(lines(Buffer.from([0x61, 0xc3]))).rejects.toEqual(refused);
  });
});

describe("a whole file", () => {
  it("appears when all is written, with the mode asked for; nothing stays beside it", async () => {
    await writeWholeFile(path, "secret", 0o600);
    expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual(["secret", 0o600]);
    await writeWholeFile(path, [Buffer.from("a"), Buffer.from("b")]);
    expect(readFileSync(path, "utf8")).toBe("ab");
    expect(readdirSync(folder)).toEqual(["file.txt"]);
  });

  it("stays as it was when its content fails, whose error comes through", async () => {
    writeFileSync(path, "old");
    async function* content() {
      yield "new";
      throw new RangeError("no more");
    }
    await expect(writeWholeFile(path, content())).rejects.toThrow(new RangeError("no more"));
    expect([readFileSync(path, "utf8"), readdirSync(folder)]).toEqual(["old", ["file.txt"]]);
  });

  it("is written through a link, which stays one", async () => {
    const link = join(folder, "link");
    writeFileSync(path, "old");
    symlinkSync(path, link);
    await writeWholeFile(link, "new");
    expect([readFileSync(path, "utf8"), lstatSync(link).isSymbolicLink()]).toEqual(["new", true]);
  });

  it.skipIf(process.platform === "win32")("goes into a pipe, which stays one", async () => {
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    const reader = spawn("cat", [pipe]);
    let read = "";
    reader.stdout.on("data", (data: Buffer) => (read += data));
    await writeWholeFile(pipe, "through");
    await once(reader, "close");
    expect([read, statSync(pipe).isFIFO()]).toEqual(["through", true]);
  });

  it.skipIf(!existsSync("/dev/full"))(
    "that has no room is a problem that names it, and ends the content (needs /dev/full)",
    async () => {
      let isEnded = false;
      async function* content() {
        try {
          for (;;) yield "x".repeat(1_000);
        } finally {
          isEnded = true;
        }
      }
      await expect(writeWholeFile("/dev/full", content())).rejects.toEqual(
        problem("invalid_request", "/dev/full cannot be written: no space is left on the device"),
      );
      expect(isEnded).toBe(true);
    },
  );

  it.each([
    ["a folder that is missing", ["none", "file.txt"], "there is no such folder"],
    ["a directory", ["directory"], "it is a directory"],
    ["a path through a file", ["plain", "file.txt"], "a part of the path is not a folder"],
    ["a name that is too long", ["n".repeat(300)], "the name is too long"],
  ])("in the place of %s is a problem that names the path as it was given", async (_, parts, reason) => {
    mkdirSync(join(folder, "directory"));
    writeFileSync(join(folder, "plain"), "");
    const target = join(folder, ...parts);
    await expect(writeWholeFile(target, "x")).rejects.toEqual(
      problem("invalid_request", `${target} cannot be written: ${reason}`),
    );
    expect(readdirSync(folder).sort()).toEqual(["directory", "plain"]);
  });
});
