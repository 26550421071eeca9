import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withRequestLimits } from "../../scripts/limits-page.ts";

const page = new URL("../../docs/limits.md", import.meta.url);

it("docs/limits.md lists the limits of requests and servers as they are", () => {
  const text = readFileSync(page, "utf8");
  if (process.env.UPDATE_DOCS) writeFileSync(page, withRequestLimits(text));
  expect(readFileSync(page, "utf8")).toBe(withRequestLimits(text));
});
