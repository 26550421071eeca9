import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { errorsPage } from "../../scripts/errors-page.ts";

const page = new URL("../../docs/errors.md", import.meta.url);

it("docs/errors.md lists the problem table as it is", () => {
  if (process.env.UPDATE_DOCS) writeFileSync(page, errorsPage());
  expect(readFileSync(page, "utf8")).toBe(errorsPage());
});
