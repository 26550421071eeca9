import { expect, it } from "vitest";
import { isAllowedAddress } from "../../src/node/guarded-fetch.ts";

const addresses: Record<string, readonly string[]> = {
  public: ["1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8"],
  loopback: ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "::127.0.0.1"],
  private: [
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "fc00::1",
    "fe80::1%eth0",
    "::ffff:10.0.0.1",
    "::10.0.0.1",
  ],
  never: [
    "0.0.0.0",
    "255.255.255.255",
    "224.0.0.1",
    "240.0.0.1",
    "::",
    "ff02::1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "::7f00:1",
    "::7f00:1%lo",
    "[::7f00:1]",
    "::ffff:0:127.0.0.1",
    "64:ff9b:1::7f00:1",
    "2001:0:7f00:1::",
    "fec0::1",
    "100::1",
    "4000::1",
    "e000::1",
    "not an address",
    "",
  ],
};

it.each([
  [{}, ["public"]],
  [{ loopback: true }, ["public", "loopback"]],
  [{ private: true }, ["public", "private"]],
  [{ loopback: true, private: true }, ["public", "loopback", "private"]],
])("the policy %o lets through %o addresses and no others", (policy, allowed) => {
  for (const [kind, list] of Object.entries(addresses)) {
    for (const address of list)
      expect(isAllowedAddress(address, policy), address).toBe((allowed as string[]).includes(kind));
  }
});
