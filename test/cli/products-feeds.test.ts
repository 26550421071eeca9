import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, describe, expect, it } from "vitest";
import { registerProducts } from "../../src/cli/products.ts";
import { ProblemError } from "../../src/contract/index.ts";
import { ioOfOurs } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "feeds-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `referent products …` in this process: what it prints, its exit code, and what it throws. */
async function run(...args: string[]): Promise<{ out: string; err: string; code: number; error?: unknown }> {
  const { io, printed } = ioOfOurs();
  const program = new Command("referent").exitOverride().configureOutput({ writeErr: () => {} });
  registerProducts(program, io);
  try {
    await program.parseAsync(["node", "referent", "products", ...args]);
    return { ...printed(), code: io.exitCode };
  } catch (error) {
    return { ...printed(), code: io.exitCode, error };
  }
}

const feed = join(folder, "feed.csv");
writeFileSync(feed, "id,title,link,price\n1,A,https://s.example/1,1.00 USD\n2,B\n3,C,/c,1.00\n");

describe("referent products check", () => {
  it("prints findings with line, id, rule and message, then the summary, and exits with 1", async () => {
    const { out, code } = await run("check", feed);
    expect(out).toContain('line 4 3  absolute_url  link "/c" is not an absolute http(s) URL\n');
    expect(out).toContain("line 3  malformed_row  the row has 2 cells, the header 4\n");
    expect(out).toMatch(/rows +3\nproducts +2\nfaults +1\nerrors +8\n/);
    expect(code).toBe(1);
  });

  it("prints one JSON document with --json", async () => {
    const { findings, summary } = JSON.parse((await run("check", feed, "--json")).out);
    expect(findings.find(({ rule }: { rule: string }) => rule === "price_currency")).toMatchObject({
      id: "3",
      line: 4,
      severity: "error",
    });
    expect(findings.find(({ code }: { code: string }) => code === "malformed_row")).toMatchObject({
      line: 3,
    });
    expect(summary).toMatchObject({
      format: "google-csv",
      rows: 3,
      products: 2,
      faults: 1,
      products_with_errors: 2,
    });
    const header = join(folder, "header.csv");
    writeFileSync(header, "id,title\n");
    expect(JSON.parse((await run("check", header, "--json")).out).findings).toEqual([]);
  });

  it("says with a problem why a feed cannot be read, after what was found before", async () => {
    const { error, out } = await run("check", feed, "--strict");
    expect((error as ProblemError).code).toBe("invalid_feed");
    expect(out).toContain("line 3  malformed_row");
    const missing = await run("check", join(folder, "none.csv"));
    expect(missing.error).toBeInstanceOf(ProblemError);
    expect((missing.error as ProblemError).code).toBe("feed_unavailable");
  });

  it("hints once at what would help with the whole feed", async () => {
    const shop = join(import.meta.dirname, "../products/fixtures/shopify-old.csv");
    const { out } = await run("check", shop);
    expect(out.match(/hint: .*--currency/g)).toHaveLength(1);
    expect(out.match(/hint: .*--base-url/g)).toHaveLength(1);
    const told = await run("check", shop, "--currency", "EUR", "--base-url", "https://shop.example");
    expect(told.out).not.toContain("hint:");
    const header = join(folder, "only-header.csv");
    writeFileSync(header, "id,title\n");
    expect((await run("check", header)).out).toContain("hint: the feed has a header and no products");
  });

  it("refuses a currency and a base URL that are none", async () => {
    for (const [option, value, message] of [
      ["--currency", "euro", "must be an ISO 4217 code of three letters, such as EUR"],
      ["--base-url", "shop.example", "must be an http(s) URL"],
    ] as const) {
      expect((await run("check", feed, option, value)).error).toMatchObject({
        code: "commander.invalidArgument",
        message: expect.stringContaining(message),
      });
    }
  });

  it("prints no summary of a feed of which nothing was read", async () => {
    const page = join(folder, "login.html");
    writeFileSync(page, "<html><body>Sign in</body></html>");
    expect((await run("check", page)).out).toBe("");
  });

  it("refuses a format that it does not know", async () => {
    expect((await run("check", feed, "--format", "odt")).error).toMatchObject({
      code: "commander.invalidArgument",
    });
  });
});

describe("referent products graph", () => {
  it("prints the Turtle of every product, and rows that gave none on standard error", async () => {
    const { out, err } = await run("graph", feed);
    expect(out).toContain("<https://s.example/1> a schema:Product ;");
    expect(out).toContain("<urn:referent:product:3> a schema:Product ;");
    expect(err).toBe("line 3: the row has 2 cells, the header 4\n");
  });

  it("prints one product by its id or its IRI", async () => {
    const byId = await run("graph", feed, "--id", "1");
    expect(byId.out).toContain('schema:name "A"');
    expect(byId.out).not.toContain("urn:referent:product:3");
    expect((await run("graph", feed, "--id", "https://s.example/1")).out).toBe(byId.out);
    expect((await run("graph", feed, "--id", "9")).error).toMatchObject({ code: "not_found" });
  });

  it("tags texts with --language", async () => {
    expect((await run("graph", feed, "--id", "1", "--language", "de")).out).toContain('schema:name "A"@de');
  });

  it("refuses a language that is not a tag before the feed is opened, and says how it is written", async () => {
    const none = join(folder, "none.csv");
    for (const args of [
      ["graph", none],
      ["sync", "--feed", none, "--store", join(folder, "no-store")],
    ]) {
      expect((await run(...args, "--language", "de_DE")).error).toMatchObject({
        code: "commander.invalidArgument",
        message: expect.stringContaining("must be a BCP 47 tag, such as de-DE"),
      });
    }
  });
});

describe("referent products sync", () => {
  const store = join(folder, "store");
  const sync = (...args: string[]) => run("sync", "--store", store, "--json", ...args);

  it("leaves no store behind when the feed cannot be read", async () => {
    const page = join(folder, "page.html");
    writeFileSync(page, "<!doctype html><html><body>Not found</body></html>");
    expect((await sync("--feed", join(folder, "none.csv"))).error).toMatchObject({
      code: "feed_unavailable",
    });
    expect((await sync("--feed", page)).error).toMatchObject({ code: "invalid_feed" });
    expect((await sync("--feed", "http://127.0.0.1:1/feed")).error).toMatchObject({
      code: "feed_unavailable",
    });
    expect((await sync("--feed", feed, "--strict", "--format", "jsonl")).error).toBeInstanceOf(ProblemError);
    expect(existsSync(store)).toBe(false);
  });

  it("ends with 1 if every row is rejected, names the columns that look right, and warns of an empty feed", async () => {
    const place = ["--store", join(folder, "all-rejected")];
    const foreign = join(folder, "foreign.csv");
    writeFileSync(foreign, "product_id,title\nA-1,Mug\nA-2,Cup\n");
    const rejected = await run("sync", "--feed", foreign, ...place);
    expect(rejected.code).toBe(1);
    expect(rejected.err.match(/"product_id" looks like it: call it id/g)).toHaveLength(2);
    const some = join(folder, "some.csv");
    writeFileSync(some, "id,title\n,Mug\nA-2,Cup\n");
    expect((await run("sync", "--feed", some, ...place)).code).toBe(0);
    const empty = join(folder, "empty-header.csv");
    writeFileSync(empty, "id,title\n");
    const { err, code } = await run("sync", "--feed", empty, ...place);
    expect([err, code]).toEqual([expect.stringContaining("warning: the feed has no products\n"), 0]);
  });

  it("leaves no store behind when the webhook has no URL, or its secret cannot sign", async () => {
    for (const wrong of [
      ["--webhook", "ftp://shop.example/"],
      ["--webhook", "http://127.0.0.1:1/", "--secret", "whsec_%"],
    ]) {
      expect((await sync("--feed", feed, ...wrong)).error).toMatchObject({ code: "invalid_request" });
      expect(existsSync(store)).toBe(false);
    }
  });

  it("takes the first product, too, and counts the bad rows before it", async () => {
    const late = join(folder, "late.csv");
    writeFileSync(late, "id,title,link,price\n0,bad\n1,A,https://s.example/1,1.00 USD\n");
    const { out, err, code } = await sync("--feed", late);
    expect(JSON.parse(out)).toMatchObject({ read: 2, rejected: 1, sent: 1, written: 1 });
    expect([err, code]).toEqual([expect.stringContaining("rejected  line 2"), 0]);
    expect((await run("export", "--store", store)).out).toContain('"A" <https://s.example/1> .');
  });

  it("takes products with a price that cannot be read, and tells each of them and how many they are", async () => {
    const shop = join(folder, "shop.csv");
    writeFileSync(
      shop,
      'ID,SKU,Name,Regular price,Sale price\n1,a,A,"19,90",\n2,b,B,"1,234",on request\n3,c,C,,\n',
    );
    const { out, err, code } = await sync("--feed", shop, "--currency", "EUR", "--catalogue", "prices");
    expect(JSON.parse(out)).toMatchObject({ read: 3, written: 3, rejected: 0, unpriced: 1 });
    expect(err).toBe(
      [
        'warning   line 3  b: price "1,234" is not a price; write it as 15.00 USD\n',
        'warning   line 3  b: sale_price "on request" is not a price; write it as 15.00 USD\n',
      ].join(""),
    );
    expect(code).toBe(0);
  });
});
