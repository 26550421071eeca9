import { describe, expect, it } from "vitest";
import { read } from "./reading.ts";

const one = '{"sku":"1"}';
const two = '{"sku":"2"}';

async function read2(feed: string): Promise<[ids: string[], told: string[]]> {
  // Whole, and character by character, as a network may deliver it.
  const [whole, cut] = [await read(feed), await read(feed, { format: "json" }, 1)];
  expect([cut.products, cut.faults]).toEqual([whole.products, whole.faults]);
  expect(whole.error).toBeUndefined();
  return [
    whole.products.map(({ id }) => id),
    whole.faults.map(({ line, code, reason }) => `${line}: ${code}: ${reason}`),
  ];
}

describe("text that is not part of the JSON of a feed is told with its line", () => {
  const told = "malformed_row: this text is not part of the JSON";

  it.each([
    ["behind a list", `[${one}]\n\nThe end`, ["1"], [`3: ${told}`]],
    ["behind an envelope", `{"products":[${one}]}\n<!-- cached by 7 -->\n`, ["1"], [`2: ${told}`]],
    ["in quotes", `[${one}] "and" "more"`, ["1"], [`1: ${told}`]],
    ["between lists", `[${one}]\nnext\n[${two}]`, ["1", "2"], [`2: ${told}`]],
    [
      "behind a list with a number in it",
      `[${one},7]\nend`,
      ["1"],
      ["1: malformed_row: the element is not a JSON object", `2: ${told}`],
    ],
  ])("%s", async (_, feed, ids, faults) => {
    expect(await read2(feed)).toEqual([ids, faults]);
  });

  it("and blanks, commas and byte order marks are nothing", async () => {
    expect(await read2(`[${one}],\r\n\ufeff[${two}]\n\ufeff\n`)).toEqual([["1", "2"], []]);
  });
});

describe("a second list of products in an envelope is told", () => {
  it.each([
    [
      "of another name",
      `{"products":[${one}],\n"items":[${two}]}`,
      '2: malformed_row: a second list, "items", is not read: the first one is "products"',
    ],
    [
      "of the same name",
      `{"@graph":[${one}],"@graph":\n[${two},${two}]}`,
      '2: malformed_row: a second list, "@graph", is not read: the first one is "@graph"',
    ],
  ])("%s", async (_, feed, fault) => {
    expect(await read2(feed)).toEqual([["1"], [fault]]);
  });

  it("but not one that holds no object, nor one that is deeper, nor other members", async () => {
    const more = '"items":["a","b"],"resources":[],"next":{"items":[{"a":1}]},"facets":[{"name":"items"}]';
    expect(await read2(`{"total":1,"products":[${one}],${more}}`)).toEqual([["1"], []]);
  });

  it("and is read where the first one is empty", async () => {
    expect(await read2(`{"items":[],"count":{"of":[]},"products":[${one},${two}]}`)).toEqual([
      ["1", "2"],
      [],
    ]);
    expect(await read2('{"items":[],"products":[]}')).toEqual([[], []]);
  });
});
