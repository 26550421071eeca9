import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createHandler, type Handler } from "../../src/http/index.ts";
import { nodeListener } from "../../src/node/listener.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { ada } from "../contract/resolver.ts";
import { post } from "./service.ts";

type Mounted = { url: string; close(): Promise<void> };

function opened(server: Server): Promise<Mounted> {
  const close = () => new Promise<void>((done) => server.close(() => done()));
  const mounted = () => ({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close });
  return new Promise((done) =>
    server.listening ? done(mounted()) : server.once("listening", () => done(mounted())),
  );
}

const recipes: Record<string, (handler: Handler) => Promise<Mounted>> = {
  async Hono(handler) {
    const app = new Hono();
    app.get("/", (c) => c.text("mine"));
    app.all("/api/*", (c) => handler(c.req.raw));
    return opened(serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server);
  },
  async Express(handler) {
    const app = express();
    app.get("/", (_, response) => void response.send("mine"));
    app.all("/api/{*path}", nodeListener(handler));
    return opened(app.listen(0, "127.0.0.1"));
  },
  async Fastify(handler) {
    const app = fastify();
    app.get("/", async () => "mine");
    await app.register(async (scope) => {
      // The handler reads the body itself, with its own limits.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
      const listener = nodeListener(handler);
      scope.all("/api/*", (request, reply) => {
        reply.hijack();
        return listener(request.raw, reply.raw);
      });
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    return {
      url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
      close: () => app.close(),
    };
  },
  async "node:http"(handler) {
    return opened(createServer(nodeListener(handler)).listen(0, "127.0.0.1"));
  },
};

for (const [name, mount] of Object.entries(recipes)) {
  describe(`mounted in ${name}`, () => {
    it("answers under its base path, and leaves the rest to the application", async () => {
      const { url, close } = await mount(createHandler(localResolver(), { basePath: "/api" }));
      try {
        const resolved = await fetch(`${url}/api/v1/resolve`, post(ada));
        expect(resolved.status).toBe(200);
        expect(await resolved.json()).toMatchObject({ mentions: [{ entity: { id: "people/1" } }, {}] });
        const refused = await fetch(`${url}/api/v1/resolve`, post("{"));
        expect([refused.status, refused.headers.get("content-type")]).toEqual([
          400,
          "application/problem+json",
        ]);
        const wrong = await fetch(`${url}/api/v1/resolve`);
        expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
        expect((await fetch(`${url}/api/health`, { method: "HEAD" })).status).toBe(200);
        if (name !== "node:http") expect(await (await fetch(url)).text()).toBe("mine");
      } finally {
        await close();
      }
    });
  });
}

it("a body that Express has read before is warned of, once", async () => {
  const warnings: string[] = [];
  const onWarning = ({ message }: Error) => warnings.push(message);
  process.on("warning", onWarning);
  const app = express();
  app.use(express.json());
  app.all("/api/{*path}", nodeListener(createHandler(localResolver(), { basePath: "/api" })));
  const { url, close } = await opened(app.listen(0, "127.0.0.1"));
  try {
    for (let i = 0; i < 2; i++) {
      const answer = await fetch(`${url}/api/v1/resolve`, post(ada));
      expect(answer.status).toBe(400);
    }
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(warnings).toEqual([expect.stringContaining("mount it before body parsers")]);
  } finally {
    process.off("warning", onWarning);
    await close();
  }
});
