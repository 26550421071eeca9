import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/index.ts";
import { createNifHandler } from "../../src/nif/index.ts";
import { context, posted, turtle } from "./sent.ts";

const handler = createNifHandler(createResolver());

describe("the type of an answer", () => {
  it.each([
    [undefined, "text/turtle"],
    ["*/*", "text/turtle"],
    ["text/*", "text/turtle"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/turtle"],
    ["application/rdf+xml, */*;q=0.1", "application/rdf+xml"],
    ["*/*, application/ld+json", "application/ld+json"],
    ["text/turtle;q=0, application/ld+json", "application/ld+json"],
    ["text/turtle;q=0.3, application/n-triples;q=0.8", "application/n-triples"],
    ['application/ld+json;profile="a,b;q=0", text/turtle;q=0.9', "application/ld+json"],
    ["text/turtle; q=0, */*", "application/n-triples"],
    ["Text/Turtle;charset=utf-8", "text/turtle"],
    ["application/x-turtle, text/turtle;q=0.9", "application/x-turtle"],
    ["text/n3", "text/n3"],
    ['application/ld+json;profile="a\\", text/turtle', "application/ld+json"],
    [`text/turtle;a="${'\\"'.repeat(7_000)}`, "text/turtle"],
  ])("for Accept: %s is %s", async (accept, type) => {
    const answer = await handler(
      posted(turtle(context("<http://x.org/a>", "Berlin")), accept === undefined ? {} : { Accept: accept }),
    );
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `${type};charset=utf-8`]);
  });

  it.each(["image/png", "text/turtle;q=0", "*/*;q=0", "text/html, image/*", 'image/png;a="b, text/turtle'])(
    "is none for Accept: %s",
    async (accept) => {
      const refused = await handler(
        posted(turtle(context("<http://x.org/a>", "Berlin")), { Accept: accept }),
      );
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        406,
        "not_acceptable",
      ]);
    },
  );
});
