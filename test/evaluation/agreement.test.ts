import { expect, it } from "vitest";
import type { Mention, Resolver } from "../../src/contract/index.ts";
import { compareResolvers } from "../../src/evaluation/agreement.ts";
import { localResolver } from "../contract/local-resolver.ts";

/** The local resolver over a list of its own: two of them disagree where their lists do. */
function over(...names: [name: string, id: string, same_as?: string[]][]): Resolver {
  const dataset = names.map(([name, id, same_as = []]) => ({ name, id, same_as }));
  return { resolve: (request) => localResolver().resolve({ ...request, dataset }) };
}

it("compares identities in their canonical form, by span, in the order of the text", async () => {
  const text = "Ada Lovelace met Charles Babbage, Mary Somerville and John Herschel in Greenwich Park.";
  const spans = ["Ada Lovelace", "Charles Babbage", "Mary Somerville", "John Herschel", "Greenwich Park"];
  const mentions = spans.map((span) => ({
    start: text.indexOf(span),
    end: text.indexOf(span) + span.length,
  }));
  const first = over(
    ["Ada Lovelace", "wd:Q7259"],
    ["Charles Babbage", "1", ["http://www.wikidata.org/entity/Q46633"]],
    ["Mary Somerville", "2"],
    ["John Herschel", "3"],
  );
  const second = over(["Ada Lovelace", "Q7259"], ["Charles Babbage", "Q46633"], ["Mary Somerville", "4"]);
  const rows = [];
  for await (const row of compareResolvers(first, second, [
    { id: "d", request: { text, language: "en", mentions } },
  ]))
    rows.push(row);
  expect(rows.map((row) => [row.text, row.first, row.second, row.verdict])).toEqual([
    ["Ada Lovelace", "wd:Q7259", "Q7259", "same"],
    ["Charles Babbage", "1", "Q46633", "same"],
    ["Mary Somerville", "2", "4", "different"],
    ["John Herschel", "3", "no_candidates", "only_first"],
    ["Greenwich Park", "no_candidates", "no_candidates", "both_unresolved"],
  ]);
});

it("shows a span that only one of them sees", async () => {
  const seen = (mentions: Mention[]): Resolver => ({
    resolve: async (request) => ({ ...(await localResolver().resolve(request)), mentions }),
  });
  const { mentions } = await over(["Ada Lovelace", "1"]).resolve({
    text: "Ada Lovelace wrote.",
    language: "en",
  });
  const rows = [];
  const documents = [{ id: "d", request: { text: "Ada Lovelace wrote.", language: "en" } }];
  for await (const row of compareResolvers(seen([]), seen(mentions), documents)) rows.push(row);
  expect(rows).toMatchObject([{ start: 0, end: 12, first: null, second: "1", verdict: "only_second" }]);
});
