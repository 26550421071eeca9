import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { installedWith, root, run, unpackInto } from "./packed.ts";
import { toolFolder } from "./tools.ts";

const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

describe("a server component of Next", () => {
  it("answers from the starter and an inline list, built and started", async (context) => {
    const tools = await toolFolder("next@16.4.6", "react@19.3.1", "react-dom@19.3.1");
    if ("missing" in tools) return context.skip(tools.missing);
    const app = mkdtempSync(join(tools.folder, "app-"));
    let server: ChildProcess | undefined;
    try {
      unpackInto(app);
      // Real copies: Next follows no link out of its root.
      for (const path of installedWith(Object.keys(dependencies)))
        cpSync(join(root, path), join(app, path), { recursive: true, dereference: true });
      renameSync(join(app, "package"), join(app, "node_modules/referent"));
      cpSync(join(root, "test/package/runtimes/next"), app, { recursive: true });
      cpSync(join(root, "test/package/runtimes/app.mjs"), join(app, "app.mjs"));

      const next = join(tools.folder, "node_modules/next/dist/bin/next");
      const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
      run("node", [next, "build"], app, env);
      server = spawn("node", [next, "start", "--port", "0", "--hostname", "127.0.0.1"], { cwd: app, env });
      let said = "";
      while (!/Ready in/.test(said)) said += String((await once(server.stdout!, "data"))[0]);
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      const page = await (await fetch(String(url))).text();
      expect(page).toContain("<main>Q858,Q810,acme</main>");
    } finally {
      server?.kill();
      rmSync(app, { recursive: true, force: true });
    }
  }, 400_000);
});
