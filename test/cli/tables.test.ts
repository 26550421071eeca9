import { describe, expect, it } from "vitest";
import { tableOf } from "../../src/cli/tables.ts";

describe("a table", () => {
  it("keeps 200,000 blank lines between two rows, which are more than a call has arguments", async () => {
    const text = `name\nRome\n${"\n".repeat(200_000)}Paris\n\n\n`;
    const { rows } = await tableOf(new TextEncoder().encode(text));
    const lines: number[] = [];
    for await (const { line } of rows) lines.push(line);
    expect(lines).toHaveLength(200_002);
    expect(lines.at(-1)).toBe(200_003);
  });
});
