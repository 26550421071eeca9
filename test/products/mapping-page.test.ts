import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { productMappingPage } from "../../scripts/product-mapping.ts";

it("the page of the product mapping is that of the code", () => {
  const page = new URL("../../docs/guides/product-mapping.md", import.meta.url);
  if (process.env.UPDATE_DOCS) writeFileSync(page, productMappingPage());
  expect(readFileSync(page, "utf8")).toBe(productMappingPage());
});
