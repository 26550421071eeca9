import { describe, expect, it } from "vitest";
import { readObjects } from "../../../src/products/feeds/read.ts";
import type { RowFault } from "../../../src/products/feeds/row.ts";
import { read, readAll } from "./reading.ts";

describe("JSON numbers beyond 2^53", () => {
  it("have a problem on their line, since they would be another product's", async () => {
    const { products, faults } = await read(
      [
        '[{"productID":987654321012345678,"name":"a"},',
        '{"productID":"987654321012345699","name":"b"},',
        '{"sku":"c","identifier":[{"value":9007199254740993}]},',
        '{"sku":9007199254740991}]',
      ].join("\n"),
    );
    expect(products.map(({ id }) => id)).toEqual(["987654321012345699", "9007199254740991"]);
    const reason = "is a number that cannot be kept: write it as a string";
    expect(faults).toEqual([
      { line: 1, code: "malformed_row", reason: `productID ${reason}` },
      { line: 3, code: "malformed_row", reason: `identifier.value ${reason}` },
    ]);
  });

  it("have it where they are more than a number can be, which is read as infinite", async () => {
    const { products, faults } = await read(
      ['{"sku":"a","price":1e308}', '{"sku":"b","offers":{"price":-1e400}}', '{"sku":"c","price":1.5}'].join(
        "\n",
      ),
    );
    expect(products.map(({ id }) => id)).toEqual(["c"]);
    expect(faults.map(({ line, reason }) => `${line}: ${reason.split(" ", 1)[0]}`)).toEqual([
      "1: price",
      "2: offers.price",
    ]);
  });

  it("have it in objects, too", async () => {
    const faults: RowFault[] = [];
    await readAll(readObjects([{ id: 2 ** 60 }], { onFault: (fault) => faults.push(fault) }));
    expect(faults).toMatchObject([{ line: 1, code: "malformed_row" }]);
  });
});
