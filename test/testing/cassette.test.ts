import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRemoteResolver } from "../../src/http/index.ts";
import { cassetteFile } from "../../src/node/cassette-file.ts";
import { startServer } from "../../src/node/server.ts";
import { type Cassette, createFetch, faults, record, replay } from "../../src/testing/index.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { ada, resolverContract } from "../contract/resolver.ts";
import { key, post, servedResolver, testHandler, testOptions } from "../http/service.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cassette-"));
  path = join(folder, "tape.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const url = "https://kg.example/v1/resolve";

describe("a cassette", () => {
  it("replays a real service's answers without it", async () => {
    const server = await startServer(await testHandler());
    const recording = record(fetch, cassetteFile(path));
    const first = await createRemoteResolver({ baseUrl: server.url, key, fetch: recording }).resolve(ada);
    await server.close();
    const replayed = createRemoteResolver({
      baseUrl: "http://nowhere.invalid",
      key: "other",
      fetch: replay(cassetteFile(path)),
    });
    expect(await replayed.resolve(ada)).toEqual(first);
  });

  it("is a readable JSON file without keys, and nothing else is left in the folder", async () => {
    const served = createFetch(servedResolver(), [], await testOptions());
    await record(served, cassetteFile(path))(url, post({ ...ada, note: `my key is ${key}` }));
    const text = await readFile(path, "utf8");
    expect(text).not.toContain(key);
    expect(text).toContain("my key is <key>");
    const { version, exchanges } = JSON.parse(text) as Cassette;
    expect(version).toBe(1);
    expect(exchanges[0]).toMatchObject({
      request: { method: "POST", path: "/v1/resolve", body: { text: ada.text } },
      response: {
        status: 200,
        headers: { "content-type": "application/json", "x-cost": "2" },
        body: { mentions: [{}, {}] },
      },
    });
    expect(text.split("\n").length).toBeGreaterThan(20);
    expect(await readdir(folder)).toEqual(["tape.json"]);
  });

  it.each(["any", "e", "key"])("leaves texts whole under the key %j, and replays", async (short) => {
    const request = { text: "Germany has any key there is.", language: "en" };
    const over = (fetch: typeof globalThis.fetch) =>
      createRemoteResolver({ baseUrl: "https://kg.example", key: short, fetch }).resolve(request);
    const first = await over(record(createFetch(localResolver()), cassetteFile(path)));
    expect(await readFile(path, "utf8")).toContain(request.text);
    expect(await over(replay(cassetteFile(path)))).toEqual(first);
  });

  it("replays a call whose text has the key, with spans that are slices of that text", async () => {
    const request = { ...ada, text: `${ada.text} ${key}.`, mentions: [{ start: 36, end: 36 + key.length }] };
    const over = (fetch: typeof globalThis.fetch) =>
      createRemoteResolver({ baseUrl: "https://kg.example", key, fetch }).resolve(request);
    const served = createFetch(servedResolver(), [], await testOptions());
    const first = await over(record(served, cassetteFile(path)));
    expect(first.mentions[0]!.text).toBe(key);
    expect(await readFile(path, "utf8")).not.toContain(key);
    expect(await over(replay(cassetteFile(path)))).toEqual(first);
  });

  it("has no key of a path or a query, and finds the call under any other", async () => {
    const answering = async () => Response.json({ ok: true });
    const recorded = record(answering, cassetteFile(path));
    const paths = (secret: string) => [
      `/api/key/${secret}/nif`,
      `/resolve?api_key=${secret}&a=1`,
      `/x?token=${secret}`,
    ];
    for (const one of paths("hush")) await recorded(`https://kg.example${one}`);
    const { exchanges } = JSON.parse(await readFile(path, "utf8")) as Cassette;
    expect(exchanges.map(({ request }) => request.path)).toEqual([
      "/api/key/<key>/nif",
      "/resolve?api_key=<key>&a=1",
      "/x?token=<key>",
    ]);
    const replayed = replay(cassetteFile(path));
    for (const one of paths("other"))
      expect(await (await replayed(`https://kg.example${one}`)).json()).toEqual({ ok: true });
  });

  it("has the exchanges in the order of the calls, whichever was answered first", async () => {
    const pauses = [30, 0];
    const slowFirst = async () => {
      await new Promise((next) => setTimeout(next, pauses.shift()));
      return Response.json({});
    };
    const recorded = record(slowFirst, cassetteFile(path));
    await Promise.all([recorded("https://kg.example/first"), recorded("https://kg.example/second")]);
    const { exchanges } = JSON.parse(await readFile(path, "utf8")) as Cassette;
    expect(exchanges.map(({ request }) => request.path)).toEqual(["/first", "/second"]);
  });

  it("gives back an answer that is a text in JSON as it was", async () => {
    await record(async () => Response.json("yes"), cassetteFile(path))(url);
    expect(await (await replay(cassetteFile(path))(url)).json()).toBe("yes");
  });

  it("that misses a call names it, the nearest that is recorded, and where the two differ", async () => {
    const recorded = record(createFetch(localResolver()), cassetteFile(path));
    await recorded(url, post(ada));
    await recorded(url, post({ ...ada, text: "Ada Lovelace was here." }));
    await recorded("https://kg.example/accounts/me");
    const replayed = replay(cassetteFile(path));
    const miss = await replayed(url, post({ ...ada, confidence: 0.7 })).catch(
      (error: Error) => error.message,
    );
    expect(miss).toContain("the cassette has no answer for POST /v1/resolve {");
    expect(miss).toContain("Of 3 recorded calls, the nearest is POST /v1/resolve; it differs:");
    expect(miss).toContain("\n  /confidence: nothing is recorded, 0.7 was sent");
    expect(miss).not.toContain("/text");
    await expect(replayed("https://kg.example/health")).rejects.toThrow(
      /no answer for GET \/health\..*is GET \/accounts\/me; it differs:\n {2}path: \S+ is recorded, \/health was sent/s,
    );
  });

  it("that misses a call tells a client so in the message of its error", async () => {
    await record(createFetch(localResolver()), cassetteFile(path))(url, post(ada));
    const fetch = replay(cassetteFile(path));
    const remote = createRemoteResolver({ baseUrl: "https://kg.example", key: "k", account: "local", fetch });
    await expect(remote.resolve(ada)).rejects.toMatchObject({
      code: "resolver_unavailable",
      message: expect.stringMatching(
        /the cassette has no answer for POST \/accounts\/local\/resolve.*it differs:\n {2}path: \/v1\/resolve is recorded/s,
      ),
    });
  });

  it("that misses a call with a long text shows the place where the texts differ", async () => {
    const long = "Ada Lovelace met Charles Babbage. ".repeat(20);
    await record(createFetch(localResolver()), cassetteFile(path))(url, post({ text: `${long}She left.` }));
    const miss = replay(cassetteFile(path))(url, post({ text: `${long}He stayed.` }));
    await expect(miss).rejects.toThrow(
      '/text: …"et Charles Babbage. She left." is recorded, …"et Charles Babbage. He stayed." was sent',
    );
  });

  it("gives repeated calls their answers in order, and the last one from then on", async () => {
    const recorded = record(createFetch(localResolver(), [faults.warming(1, 1)]), cassetteFile(path));
    for (let i = 0; i < 2; i++) await recorded(url, post(ada));
    const replayed = replay(cassetteFile(path));
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await replayed(url, post(ada))).status);
    expect(statuses).toEqual([503, 200, 200]);
  });

  it("knows a call by its body, whatever the order of its fields", async () => {
    await record(createFetch(localResolver()), cassetteFile(path))(
      url,
      post({ text: "Ada", language: "en" }),
    );
    const replayed = replay(cassetteFile(path));
    expect((await replayed(url, post({ language: "en", text: "Ada" }))).status).toBe(200);
    await expect(replayed(url, post({ language: "en", text: "Eve" }))).rejects.toThrow(
      /no answer for POST \/v1\/resolve.*Eve/,
    );
  });

  it("must exist to be replayed", async () => {
    await expect(replay(cassetteFile(path))(url)).rejects.toThrow(
      `there is no cassette ${path}: run once with \`record(fetch, store)\``,
    );
  });

  it.each([
    ["half of a file", '{ "version": 1, "exch', "is damaged: it is not JSON"],
    ["another JSON file", "[1]", "is damaged: it is not JSON with a list of `exchanges`"],
    ["null", "null", "is damaged"],
    [
      "a cassette of another version",
      '{ "version": 2, "exchanges": [] }',
      "has version 2, which cannot be read",
    ],
  ])("that is %s is refused with its name", async (_, text, message) => {
    await writeFile(path, text);
    await expect(replay(cassetteFile(path))(url)).rejects.toThrow(`the cassette ${path} ${message}`);
  });
});

resolverContract("of the remote client over a cassette", async () => {
  const tapes = new Map<string, string>();
  const store = {
    read: async () => tapes.get("a"),
    write: async (text: string) => void tapes.set("a", text),
  };
  const recorded = record(createFetch(servedResolver(), [], await testOptions()), store);
  return {
    resolver: {
      // Each call is recorded first, then answered from the tape alone.
      async resolve(request, options) {
        const on = (fetch: typeof recorded) =>
          createRemoteResolver({ baseUrl: "https://kg.example", key, fetch, retries: 0 });
        await on(recorded)
          .resolve(request)
          .catch(() => {});
        return on(replay(store)).resolve(request, options);
      },
    },
  };
});
