import { describe, expect, it } from "vitest";
import type { ResolveRequest, Resolver } from "../../src/contract/index.ts";
import { createMemoryUsage } from "../../src/http/index.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { ada } from "../contract/resolver.ts";
import { post, type Send, sendTo, servedResolver, testHandler } from "./service.ts";

const withKey = (body: unknown, key: string, headers: Record<string, string> = {}) =>
  post(body, { "Idempotency-Key": key, ...headers });

async function usedBy(send: Send): Promise<number> {
  const response = await send("/accounts/me", { headers: { Authorization: "Key rk_acme" } });
  return ((await response.json()) as { used: number }).used;
}

/** A resolver that counts its calls, and waits until it is let go. */
function counted() {
  const calls: (() => void)[] = [];
  const local = localResolver();
  const resolver: Resolver = {
    async resolve(request, options) {
      await new Promise<void>((go, stop) => {
        calls.push(go);
        options?.signal?.addEventListener("abort", () => stop(options.signal?.reason));
      });
      return local.resolve(request);
    },
  };
  return { resolver, calls };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((next) => setTimeout(next, 2));
};

describe("a call that comes again under its Idempotency-Key", () => {
  it("is answered byte by byte as before, and not charged again", async () => {
    const send = sendTo(await testHandler());
    const first = await send("/v1/resolve", withKey(ada, "one"));
    expect([first.status, first.headers.get("x-cost"), first.headers.get("idempotent-replayed")]).toEqual([
      200,
      "2",
      null,
    ]);
    const text = await first.text();
    for (const path of ["/v1/resolve", "/accounts/acme/resolve", "/resolve"]) {
      const again = await send(path, withKey(ada, "one"));
      expect([again.status, again.headers.get("x-cost"), again.headers.get("idempotent-replayed")]).toEqual([
        200,
        "0",
        "true",
      ]);
      expect(again.headers.get("content-type")).toBe("application/json");
      expect(await again.text()).toBe(text);
    }
    expect(await usedBy(send)).toBe(2);
    await send("/v1/resolve", withKey(ada, "two"));
    await send("/v1/resolve", post(ada));
    expect(await usedBy(send)).toBe(6);
  });

  it("is refused when its body is another", async () => {
    const send = sendTo(await testHandler());
    await send("/v1/resolve", withKey(ada, "one"));
    const other = await send("/v1/resolve", withKey({ ...ada, confidence: 0.4 }, "one"));
    expect([other.status, ((await other.json()) as { detail: string }).detail]).toEqual([
      422,
      "the Idempotency-Key was already sent with another body; a new call needs a new key",
    ]);
    expect(await usedBy(send)).toBe(2);
  });

  it.each(["", "a b", "é", "x".repeat(256)])("is refused when the key is none: %j", async (key) => {
    const send = sendTo(await testHandler());
    const refused = await send("/v1/resolve", withKey(ada, key));
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      422,
      "invalid_request",
    ]);
  });

  it("is of its account: the key of another account is another key", async () => {
    const usage = createMemoryUsage();
    const send = sendTo(await testHandler({ usage }));
    await send("/v1/resolve", withKey(ada, "one"));
    const other = await send("/v1/resolve", withKey(ada, "one", { Authorization: "Key rk_poor" }));
    expect(other.status).toBe(429);
  });

  it("waits for the first one while that runs", async () => {
    const { resolver, calls } = counted();
    const send = sendTo(await testHandler({}, resolver));
    const all = Array.from({ length: 5 }, () => send("/v1/resolve", withKey(ada, "one")));
    await until(() => calls.length === 1);
    const other = await send("/v1/resolve", withKey({ text: "x" }, "one"));
    expect(other.status).toBe(422);
    calls[0]!();
    const texts = await Promise.all(all.map(async (response) => (await response).text()));
    expect([new Set(texts).size, calls.length, await usedBy(send)]).toEqual([1, 1, 2]);
  });

  it("runs by itself when the first one failed or was aborted", async () => {
    const { resolver, calls } = counted();
    const send = sendTo(await testHandler({}, resolver));
    const controller = new AbortController();
    const first = send("/v1/resolve", { ...withKey(ada, "one"), signal: controller.signal });
    await until(() => calls.length === 1);
    const second = send("/v1/resolve", withKey(ada, "one"));
    controller.abort();
    await first.catch(() => {});
    await until(() => calls.length === 2);
    calls[1]!();
    expect((await second).status).toBe(200);
    expect(await usedBy(send)).toBe(2);
  });

  it("runs again after an error, which is not kept, and after 24 hours", async () => {
    let now = Date.UTC(2026, 10, 10);
    const send = sendTo(await testHandler({ now: () => now }, servedResolver()));
    const faulty = { ...ada, dataset_uri: "service://dataset/loading" } as ResolveRequest;
    for (let i = 0; i < 2; i++) expect((await send("/v1/resolve", withKey(faulty, "one"))).status).toBe(503);
    await send("/v1/resolve", withKey(ada, "two"));
    now += 24 * 3_600_000 - 1;
    expect((await send("/v1/resolve", withKey(ada, "two"))).headers.get("x-cost")).toBe("0");
    now += 1;
    expect((await send("/v1/resolve", withKey(ada, "two"))).headers.get("x-cost")).toBe("2");
  });

  it("runs again when its answer had to make room", async () => {
    const usage = createMemoryUsage();
    const keep = async (name: string, size: number) => {
      const hold = await usage.reserve("a", "m", 1, 100);
      await hold!.book({ name, at: 0, fingerprint: "", body: "x".repeat(size) });
    };
    await keep("old", 20_000_000);
    await keep("young", 20_000_000);
    expect([await usage.recall("old"), (await usage.recall("young"))?.name]).toEqual([undefined, "young"]);
  });
});
