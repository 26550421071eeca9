import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../../src/cli/run.ts";
import { ioOfOurs, referent } from "./in-process.ts";

describe("a resolved text is shown", () => {
  const folder = mkdtempSync(join(tmpdir(), "referent-view-"));
  const list = join(folder, "list.json");
  const ada = ["resolve", "Acme Corporation sued Acme Corporation <b>.", "-l", "en", "-d", list];
  beforeAll(() => writeFileSync(list, JSON.stringify([{ id: "a1", name: "Acme Corporation" }])));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("--view prints the text with its mentions, in brackets where there are no colours, above the table", async () => {
    const { code, out } = await referent([...ada, "--view"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^\[Acme Corporation → a1\] sued \[Acme Corporation → a1\] <b>\.\n\nmention +status/);
  });

  it("a terminal that does not know its width, as in a container, has the whole table", async () => {
    const { io, printed } = ioOfOurs();
    Object.assign(io.stdout as PassThrough, { isTTY: true, columns: 0 });
    await runCli(ada, io);
    expect(printed().out).toMatch(/mention +status +entity or reason +probability +path/);
  });

  it("--html writes a page with a card for each mention, whatever --include says", async () => {
    const file = join(folder, "page.html");
    const { code, out, err } = await referent([...ada, "--html", file]);
    expect([code, err]).toEqual([0, `wrote ${file}\n`]);
    expect(out).toContain("2 mentions, 2 resolved");
    const html = readFileSync(file, "utf8");
    expect(html).toContain("&lt;b&gt;");
    expect(html.match(/class="rf-card"/g)).toHaveLength(2);
    expect(html).toContain("What decided");
  });

  it.each([
    [["--view", "--json"], "--view is for people"],
    [["--view", "--docs", "x.jsonl"], "--view is for one text"],
    [["--html", "x.html", "--docs", "x.jsonl"], "--html is for one text"],
  ])("%j is a wrong command line", async (words, why) => {
    const { code, err } = await referent(["resolve", "-d", list, ...words]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });

  it("a page that cannot be written is a problem, and nothing is left behind", async () => {
    const file = join(folder, "no", "page.html");
    const { code } = await referent([...ada, "--html", file]);
    expect(code).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  it("one mention is one mention", async () => {
    const { out } = await referent(["resolve", "Acme Corporation.", "-l", "en", "-d", list]);
    expect(out).toContain("1 mention, 1 resolved, 0 unresolved");
  });
});
