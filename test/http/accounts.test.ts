import { describe, expect, it } from "vitest";
import { createAccounts, hashKey, makeKey } from "../../src/http/index.ts";
import { equalInConstantTime, keyOf } from "../../src/http/keys.ts";

describe("keys", () => {
  it("are sent as the scheme word Key, a space and the key", () => {
    expect(keyOf("Key abc")).toBe("abc");
    expect(keyOf("key abc")).toBe("abc");
    for (const header of [undefined, "", "Key", "Key ", "abc", "Bearer abc", "Key a b", "Keyabc"]) {
      expect([header, keyOf(header)]).toEqual([header, undefined]);
    }
  });

  it("are random, and kept as hashes only", async () => {
    const [a, b] = [makeKey(), makeKey()];
    expect(a).toMatch(/^rk_[\w-]{43}$/);
    expect(a).not.toBe(b);
    expect(await hashKey("abc")).toBe(
      "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  it("compare equal only when they are", () => {
    expect(equalInConstantTime("abc", "abc")).toBe(true);
    for (const other of ["abd", "ab", "abcd", "", "bbc"])
      expect(equalInConstantTime("abc", other)).toBe(false);
  });
});

describe("accounts", () => {
  it("are found by any of their keys; the free plan needs no configuration", async () => {
    const keys = [await hashKey("one"), await hashKey("two")];
    const accounts = createAccounts({ accounts: [{ accountId: "acme", keys }] });
    const caller = { accountId: "acme", plan: "free", allowance: 1000 };
    expect(await accounts.find("one")).toEqual(caller);
    expect(await accounts.find("two")).toEqual(caller);
    expect(await accounts.find("three")).toBeUndefined();
  });

  it("must have hashed keys, known plans and be there once", async () => {
    const hash = await hashKey("one");
    const faulty = [
      [{ accounts: [{ accountId: "a", keys: ["plain"] }] }, "/accounts/0/keys/0"],
      [{ accounts: [{ accountId: "a", plan: "gold", keys: [] }] }, "/accounts/0/plan"],
      [{ accounts: [{ accountId: "a/b", keys: [] }] }, "/accounts/0/accountId"],
      [
        {
          accounts: [
            { accountId: "a", keys: [hash] },
            { accountId: "b", keys: [hash] },
          ],
        },
        "/accounts/1/keys/0",
      ],
      [
        {
          accounts: [
            { accountId: "a", keys: [] },
            { accountId: "a", keys: [] },
          ],
        },
        "/accounts/1/accountId",
      ],
      [{ plans: { x: { allowance: -1 } }, accounts: [] }, "/plans/x/allowance"],
    ] as const;
    for (const [config, pointer] of faulty) {
      expect(() => createAccounts(config as never)).toThrow(
        expect.objectContaining({
          code: "invalid_request",
          document: expect.objectContaining({ errors: [expect.objectContaining({ pointer })] }),
        }),
      );
    }
  });
});
