import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { guardedFetch, isAllowedAddress } from "../../src/node/guarded-fetch.ts";

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

describe("a guarded fetch", () => {
  let server: Server;
  let port: number;
  const received: string[] = [];
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      received.push(`${request.method} ${request.headers["content-type"] ?? "-"} ${body}`);
      const to = new URL(request.url!, "http://x").searchParams.get("to");
      response.writeHead(to === null ? 200 : 307, to === null ? {} : { Location: to }).end("answer");
    });
    // Also by IPv6 and by addresses of other forms, as a service on all interfaces is.
    server.listen(0, "::");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(() => server.close());

  const refused = { cause: { code: "ADDRESS_REFUSED" } };

  it.each([
    "127.0.0.1",
    "localhost",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "127.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::]",
    "0",
  ])("does not reach this machine as %s, which a fetch without a guard does", async (host) => {
    const url = `http://${host}:${port}/`;
    await expect(guardedFetch({ private: true })(url)).rejects.toMatchObject(refused);
    expect(received).toEqual([]);
    expect(await (await fetch(url)).text()).toBe("answer");
  });

  it("does not follow a redirect to an address that it would not call", async () => {
    const fetching = guardedFetch({ loopback: true });
    for (const to of ["http://169.254.169.254/", "http://10.0.0.1/", `http://[::]:${port}/`]) {
      const url = `http://127.0.0.1:${port}/?to=${encodeURIComponent(to)}`;
      await expect(fetching(url), to).rejects.toMatchObject(refused);
    }
    expect(received).toHaveLength(3);
    const to = encodeURIComponent(`http://127.0.0.1:${port}/`);
    expect(await (await fetching(`http://127.0.0.1:${port}/?to=${to}`)).text()).toBe("answer");
  });

  it("keeps to the policy that it was made with", async () => {
    const policy = { loopback: false };
    const fetching = guardedFetch(policy);
    policy.loopback = true;
    await expect(fetching(`http://127.0.0.1:${port}/`)).rejects.toMatchObject(refused);
  });

  it("takes what every fetch takes: a URL, a Request, form data", async () => {
    const fetching = guardedFetch({ loopback: true });
    const url = new URL(`http://127.0.0.1:${port}/`);
    await fetching(url, { method: "POST", body: new URLSearchParams({ a: "b" }) });
    await fetching(new Request(url, { method: "PUT", body: "text", headers: { "Content-Type": "text/x" } }));
    const form = new FormData();
    form.append("name", "value");
    await fetching(url, { method: "POST", body: form });
    expect(received).toEqual([
      "POST application/x-www-form-urlencoded;charset=UTF-8 a=b",
      "PUT text/x text",
      expect.stringMatching(/^POST multipart\/form-data; boundary=.*name="name"\r\n\r\nvalue\r\n/s),
    ]);
  });

  it("of a Request ends when the signal of it is aborted", async () => {
    const signal = AbortSignal.abort(new Error("no longer"));
    const request = new Request(`http://127.0.0.1:${port}/`, { signal });
    await expect(guardedFetch({ loopback: true })(request)).rejects.toThrow("no longer");
    expect(received).toEqual([]);
  });
});
