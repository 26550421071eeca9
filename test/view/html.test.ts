import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ProblemError } from "../../src/contract/index.ts";
import { escaped } from "../../src/view/escape.ts";
import { toHtml } from "../../src/view/index.ts";
import { linkOf } from "../../src/view/link.ts";
import { colourOf, colours, page } from "../../src/view/palette.ts";
import { answerOf, mention } from "./answers.ts";

const text = "Ada met Bob.";

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

describe("a resolved text as HTML", () => {
  it("mentions are marked in the colour of their type, each with its card", () => {
    const html = toHtml(text, answerOf(mention(text, 0, 3)));
    expect(html).toContain(
      '<span class="rf-mention"><mark class="rf-person" data-mention="0" tabindex="0" aria-describedby="rf-0">Ada</mark><span class="rf-card" role="tooltip" id="rf-0">',
    );
    expect(html).toContain("1 mention, 1 resolved, 0 unresolved");
    expect(html).toContain('href="https://www.wikidata.org/wiki/Q1"');
  });

  it("an unresolved mention is dashed and says why and what would help", () => {
    const html = toHtml(text, [
      mention(text, 8, 11, { entity: null, reason: "no_candidates", next_action: 'Add alias "Bob".' }),
    ]);
    expect(html).toContain("rf-other rf-unresolved");
    expect(html).toContain("Why: no entity has this name.");
    expect(html).toContain("Next: <bdi>Add alias &quot;Bob&quot;.</bdi>");
  });

  it("a text without a mention is shown as it is", () => {
    expect(toHtml("a < b", answerOf(), { style: false })).toBe(
      '<div class="referent"><div class="rf-text" dir="auto" lang="en">a &lt; b</div><p class="rf-soft">0 mentions</p></div>',
    );
  });

  it("offsets are code points: characters beyond the BMP do not shift a mark", () => {
    const astral = "😀𝔄 Ada 👨‍👩‍👧 مريم.";
    const html = toHtml(astral, [mention(astral, 3, 6), mention(astral, 13, 17)], { cards: false });
    expect(html).toContain(">Ada</mark> 👨‍👩‍👧 <mark");
    expect(html).toContain(">مريم</mark>.");
  });

  it("marks that cross keep the text whole, and each mention has one card and one stop of the keyboard", () => {
    const crossing = [mention(text, 0, 7), mention(text, 4, 11), mention(text, 4, 7)];
    const html = toHtml(text, crossing, { style: false, list: false });
    const plain = html
      .replace(/<span class="rf-card".*?<\/span>(?=<mark|<\/mark|<\/div| |\.)/g, "")
      .replace(/<ul.*?<\/ul>/, "")
      .replace(/<[^>]*>/g, "");
    expect(plain).toContain("Bob");
    expect(html.match(/tabindex="0"/g)).toHaveLength(3);
    expect(new Set(html.match(/ id="rf-\d"/g)).size).toBe(3);
    expect(html.match(/ id="rf-\d"/g)).toHaveLength(3);
  });

  it("mentions too deep inside others are counted, and stand in the list", () => {
    const html = toHtml(
      text,
      Array.from({ length: 8 }, () => mention(text, 0, 3)),
      { list: false },
    );
    expect(html).toContain("2 mentions nested in so many others");
    expect(html).toContain("8 mentions, 8 resolved");
  });

  it("a mention that does not fit the text is refused with a pointer to it", () => {
    const wrong = [
      mention(text, 0, 3, { end: 40 }),
      mention(text, 0, 3, { text: "Bob" }),
      mention(text, 0, 3, { start: 1.5 }),
      mention(text, 0, 3, { start: -1 }),
      mention(text, 0, 3, { start: 3 }),
    ];
    for (const one of wrong) {
      try {
        toHtml(text, [mention(text, 0, 3), one]);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(ProblemError);
        expect((error as ProblemError).code).toBe("invalid_span");
        expect((error as ProblemError).document.errors?.[0]?.pointer).toMatch(/^\/mentions\/1\//);
      }
    }
  });

  it("a whole document forbids every request and every script, and has a language and a title", () => {
    const html = toHtml(text, answerOf(mention(text, 0, 3)), { page: true, title: "<b>" });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain("<title>&lt;b&gt;</title>");
    expect(html).not.toContain("<script");
  });

  it("has no inline style attribute and no handler, so that a strict policy with a nonce takes it", () => {
    const html = toHtml(text, answerOf(mention(text, 0, 3)), { nonce: "abc" });
    expect(html).toContain('<style nonce="abc">');
    expect(html).not.toMatch(/<[^>]+ (style|on\w+)=/);
  });

  it("every style of a whole document has the nonce, and `style: false` leaves all of them out", () => {
    const styles = (options: object) =>
      toHtml(text, answerOf(mention(text, 0, 3)), { page: true, ...options }).match(/<style[^>]*>/g) ?? [];
    expect(styles({ nonce: "abc" })).toEqual(['<style nonce="abc">', '<style nonce="abc">']);
    expect(styles({ nonce: "abc", style: false })).toEqual([]);
    expect(styles({})).toEqual(["<style>", "<style>"]);
  });

  it("the features that decided are shown by their size, at most six", () => {
    const features = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`feature_${i}`, i - 4.5]));
    const one = mention(text, 0, 3);
    const html = toHtml(text, [{ ...one, signals: { ...one.signals, features } }]);
    expect(html).toContain("−4.50</span> feature 0");
    expect(html).toContain("+3.50</span> feature 8");
    expect(html.match(/> feature \d/g)).toHaveLength(6);
  });
});

describe("escaping", () => {
  it("nothing that an answer says becomes markup", () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "' onmouseover='alert(1)",
        "</style><script>alert(1)</script>",
        "</bdi></span></mark><svg onload=alert(1)>",
        "<!--",
        "&lt;script&gt;",
        "javascript:alert(1)",
        "\u0000<b>\u202e\u001b[31m",
      ),
      fc.string({ unit: "grapheme" }),
    );
    const words = "a".repeat(3);
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 12, maxLength: 12 }), (said) => {
        const [a, b, c, d, e, f, g, h, i, j, k, l] = said as [string, ...string[]] as string[];
        const html = toHtml(
          `${words} ${a}`,
          [
            mention(words, 0, 3, {
              entity: { id: b!, label: c!, description: d!, types: [e!], same_as: [f!] },
              type: g!,
              candidates: [0, 1].map(() => ({
                id: h!,
                label: i!,
                description: j!,
                score: 0.5,
                match_kind: "exact" as const,
                dataset_uri: "inline",
                features: { [k!]: 1 },
              })),
              dataset_uri: "inline",
            }),
          ],
          { title: l!, page: true, idPrefix: a, language: b },
        );
        const tags = new Set(
          [...html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, name]) => name!.toLowerCase()),
        );
        const own =
          "!doctype html head meta title style body main h1 div ul li mark span bdi b a svg rect details summary table thead tbody tr th td p";
        for (const tag of tags) expect(own.split(" ")).toContain(tag);
        for (const [, name] of html.matchAll(/<[^>"]*(?:"[^"]*"[^>"]*)*?\s([\w-]+)=/g))
          expect(name).not.toMatch(/^on|^style$|^src$/);
        for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https?:/);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    [" javascript:alert(1)"],
    ["data:text/html,<script>alert(1)</script>"],
    ["vbscript:x"],
    ["//evil.example"],
    ["file:///etc/passwd"],
    ["https://"],
    ["urn:isbn:1"],
  ])("%s is never a link", (id) => {
    const entity = { id, label: "x", same_as: [id] };
    expect(linkOf({ entity, dataset_uri: "inline" })).toBeUndefined();
  });

  it("an id of a list is not a Wikidata page, even where it looks like one", () => {
    const entity = { id: "Q42", label: "Row 42", same_as: ["https://shop.example/42"] };
    expect(linkOf({ entity, dataset_uri: "inline" })).toBe("https://shop.example/42");
    expect(linkOf({ entity, dataset_uri: "wikidata://public" })).toBe("https://www.wikidata.org/wiki/Q42");
  });

  it("a control character is one visible character", () => {
    expect(escaped("\u0000\u001b\u007f\u0085\t\n")).toBe("␀␛␡\\u0085\t\n");
  });
});

describe("colours", () => {
  it("have a contrast of 7 between ink and ground, and 3 between line and page, in the light and in the dark", () => {
    for (const colour of colours)
      for (const scheme of ["light", "dark"] as const) {
        const [ground, line] = colour[scheme];
        expect(contrast(page[scheme].ink, ground), `${colour.name} ${scheme}`).toBeGreaterThanOrEqual(7);
        expect(contrast(line, page[scheme].paper), `${colour.name} ${scheme}`).toBeGreaterThanOrEqual(3);
      }
  });

  it.each([
    ["person", "person"],
    ["basketball team", "organization"],
    ["http://schema.org/City", "place"],
    ["SportsTeam", "organization"],
    ["LOC", "place"],
    ["programming_language", "work"],
    ["https://shop.example/types#Widget", "other"],
    [undefined, "other"],
  ])("%s is %s", (type, family) => {
    expect(colourOf(type).name).toBe(family);
  });
});
