import { describe, expect, it } from "vitest";
import { createHandler, hashKey } from "../../src/http/index.ts";
import { createResolver } from "../../src/index.ts";
import { nifMount } from "../../src/nif/index.ts";
import { context, first, phrase, posted, second, turtle } from "./sent.ts";

const resolver = createResolver();

describe("a document that is refused", () => {
  const one = "<http://x.org/1>";
  const other = "<http://x.org/2>";
  const cases: [string, string, string, { pointer: string; detail: string }[]][] = [
    [
      "for a phrase beyond its text in the second text",
      context(one, first) + context(other, "Madrid") + phrase("<http://x.org/2#m>", other, 0, 99),
      "invalid_span",
      [{ pointer: "http://x.org/2#m", detail: "is beyond the text's 6 code points" }],
    ],
    [
      "for phrases of several texts names all of them",
      context(one, first) +
        phrase("<http://x.org/1#a>", one, 3, 3) +
        context(other, "Madrid") +
        phrase("<http://x.org/2#b>", other, 5, 9),
      "invalid_span",
      [
        { pointer: "http://x.org/1#a", detail: "must be greater than start" },
        { pointer: "http://x.org/2#b", detail: "is beyond the text's 6 code points" },
      ],
    ],
    [
      "for a text that is too long",
      context(one, first) + context(other, "word ".repeat(100)),
      "text_too_long",
      [{ pointer: "http://x.org/2", detail: "has 500 code points" }],
    ],
    [
      "for a phrase without a context",
      `${context(one, first)}<http://x.org/p> a nif:Phrase ; nif:beginIndex 0 ; nif:endIndex 6 .`,
      "invalid_request",
      [{ pointer: "http://x.org/p", detail: "has no nif:referenceContext" }],
    ],
    [
      "for an offset that is empty",
      `${context(one, first)}<http://x.org/p> a nif:Phrase ; nif:referenceContext ${one} ; nif:beginIndex "" ; nif:endIndex 6 .`,
      "invalid_request",
      [
        {
          pointer: "http://x.org/p",
          detail: "has no nif:beginIndex and nif:endIndex that are whole numbers",
        },
      ],
    ],
  ];

  const service = async (allowance: number) => {
    const accounts = [{ accountId: "acme", plan: "team", keys: [await hashKey("rk_acme")] }];
    const served = createHandler(createResolver({ limits: { textCodePoints: 400 } }), {
      limits: { textCodePoints: 400 },
      accounts: { plans: { team: { allowance } }, accounts },
      mounts: [nifMount()],
    });
    const used = async () => {
      const headers = { Authorization: "Key rk_acme" };
      const me = await served(new Request("http://localhost/accounts/me", { headers }));
      return ((await me.json()) as { used: number }).used;
    };
    const send = (statements: string) => served(posted(turtle(statements), { Authorization: "Key rk_acme" }));
    return { send, used };
  };

  it.each(cases)("%s costs nothing and points at the resource", async (_, statements, code, errors) => {
    const { send, used } = await service(100);
    const refused = await send(statements);
    expect(await refused.json()).toMatchObject({ code, errors });
    expect([refused.status, refused.headers.get("x-cost"), await used()]).toEqual([422, null, 0]);
  });

  it("since the allowance is too small for all of its texts costs nothing", async () => {
    const { send, used } = await service(3);
    const refused = await send(context(one, first) + context(other, second));
    expect([refused.status, refused.headers.get("x-cost"), await used()]).toEqual([429, null, 0]);
    const answered = await send(context(one, first));
    expect([answered.status, answered.headers.get("x-cost"), await used()]).toEqual([200, "2", 2]);
  });

  it("if one of its texts cannot be resolved costs nothing", async () => {
    let calls = 0;
    const failing = {
      resolve: (...sent: Parameters<typeof resolver.resolve>) => {
        if (++calls === 2) throw new Error("the second fails");
        return resolver.resolve(...sent);
      },
    };
    const keys = [await hashKey("rk_acme")];
    const served = createHandler(failing, {
      accounts: { plans: { team: { allowance: 9 } }, accounts: [{ accountId: "acme", plan: "team", keys }] },
      mounts: [nifMount()],
    });
    const sent = posted(turtle(context(one, first) + context(other, second)), {
      Authorization: "Key rk_acme",
    });
    const refused = await served(sent);
    expect([refused.status, refused.headers.get("x-cost")]).toEqual([500, null]);
    expect(refused.headers.get("x-ratelimit-remaining")).toBe("9");
  });
});
