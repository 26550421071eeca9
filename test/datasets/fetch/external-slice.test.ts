import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FetchedKb, fetchKb, type Kb, memoryCache, openKb } from "../../../src/kb/index.ts";
import { createResolver } from "../../../src/resolver.ts";
import { dataPath, noData } from "../../data-folder.ts";
import { SimulatedClock } from "./simulated-clock.ts";
import type { SliceItem } from "./slice.ts";
import { type ServerFault, WikibaseServer } from "./wikibase-server.ts";

const path = dataPath("kb", "wikidata-slice-small.json.gz");

/** Items of a dump, with what an API says of them besides. */
function itemsOf(file: string): SliceItem[] {
  return gunzipSync(readFileSync(file))
    .toString("utf8")
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => ({ ...(JSON.parse(line.replace(/,$/, "")) as SliceItem), lastrevid: 1 }));
}

describe.skipIf(!path)(`a fetch from a server of the external slice (${path ? "there" : noData})`, () => {
  let server: WikibaseServer;
  let items: SliceItem[];
  const clock = new SimulatedClock();
  const cache = memoryCache();
  const faults: (ServerFault | undefined)[] = [
    ...["429", "half of the ids", undefined, "maxlag", "html", undefined, "cut body", "503"],
    ...[undefined, "no answer", "half of the ids", undefined, undefined],
  ] as (ServerFault | undefined)[];
  beforeAll(async () => {
    items = itemsOf(path!);
    const fault = (request: number) => faults[request % faults.length];
    server = await WikibaseServer.start({ items, fault, now: () => clock.now() });
  });
  afterAll(() => server?.stop());

  /** Sentences about things of the slice: names of two and three words, taken from all over it. */
  const text = () => {
    const names = items
      .flatMap(({ labels }) => labels.en?.value ?? [])
      .filter((name) => /^\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){1,2}$/u.test(name));
    const chosen = names.filter((_, n) => n % Math.floor(names.length / 30) === 0).slice(0, 30);
    return chosen.map((name) => `Last year ${name} was in the news.`).join(" ");
  };
  const get = (offline = false): Promise<FetchedKb> =>
    fetchKb({
      api: server.api,
      contact: "me@example.org",
      texts: [{ text: text(), language: "en" }],
      cache,
      clock,
      offline,
    });

  test("brings every name of a text, its namesakes and its neighbours, through all faults", async () => {
    const fetched = await get();
    const kb: Kb = await openKb(Buffer.concat(fetched.parts));
    expect(server.violations).toEqual([]);
    const found = new Set(Array.from({ length: kb.size }, (_, entity) => kb.record(entity).id));
    const searched = new Set(server.requests.flatMap(({ search }) => search ?? []));
    expect(searched.size).toBeGreaterThanOrEqual(28);
    let namesakes = 0;
    for (const { id, labels, claims } of items) {
      if (!searched.has(labels.en?.value ?? "")) continue;
      namesakes++;
      expect(found, `${id} has a name of the text`).toContain(id);
      for (const value of Object.values(claims).flat().flatMap(itemIn)) {
        const other = server.items.get(value);
        if (other && isKept(claims, value)) expect(found, `${id} is joined with ${value}`).toContain(value);
      }
    }
    expect(namesakes).toBeGreaterThanOrEqual(28);
    const { mentions } = await createResolver({ publicKb: kb }).resolve({ text: text(), language: "en" });
    expect(mentions.filter(({ status }) => status === "resolved").length).toBeGreaterThanOrEqual(25);
  });

  test("and offline makes the same bytes", async () => {
    const before = server.requests.length;
    const [one, other] = [await get(), await get(true)];
    expect(server.requests.length).toBe(before);
    expect(Buffer.concat(one.parts).equals(Buffer.concat(other.parts))).toBe(true);
  });

  function itemIn(statement: unknown): string[] {
    const { mainsnak } = statement as { mainsnak?: { datavalue?: { value?: { id?: string } } } };
    const id = mainsnak?.datavalue?.value?.id;
    return id?.startsWith("Q") ? [id] : [];
  }

  /** Whether a statement with the value is one that a pack keeps, as far as it is plain: a place, a person, a work. */
  function isKept(claims: SliceItem["claims"], value: string): boolean {
    return ["P17", "P27", "P131", "P19", "P106"].some((property) =>
      (claims[property] ?? []).flatMap(itemIn).includes(value),
    );
  }
});
