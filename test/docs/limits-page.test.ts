import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { limitsPage } from "../../scripts/limits-page.ts";

const page = new URL("../../docs/limits.md", import.meta.url);

it("docs/limits.md lists the limits as they are", () => {
  if (process.env.UPDATE_DOCS) writeFileSync(page, limitsPage());
  expect(readFileSync(page, "utf8")).toBe(limitsPage());
});
