import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHandler } from "../../src/http/index.ts";
import { type RunningServer, startServer } from "../../src/node/server.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { key, testOptions } from "./service.ts";

const run = promisify(execFile);
const guide = new URL("../../docs/guides/http.md", import.meta.url);

/** The code block of the guide under the comment `run: name`. */
async function example(name: string): Promise<string> {
  const text = await readFile(guide, "utf8");
  const [, code] = new RegExp(`<!-- run: ${name} -->\\n\`\`\`\\w+\\n([^]*?)\`\`\``).exec(text) ?? [];
  if (code === undefined) throw new Error(`the guide has no example ${name}`);
  return code;
}

const hasRequests = await run("python3", ["-c", "import requests"]).then(
  () => true,
  () => false,
);

describe("the clients of the guide, against a live server", () => {
  let server: RunningServer;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    server = await startServer(createHandler(localResolver(), await testOptions()));
    env = {
      ...process.env,
      REFERENT_URL: server.url,
      REFERENT_KEY: key,
      NO_PROXY: "127.0.0.1",
      no_proxy: "127.0.0.1",
    };
  });
  afterAll(() => server.close());

  it("curl", async () => {
    const { stdout } = await run("sh", ["-c", await example("curl")], { env });
    expect(JSON.parse(stdout)).toMatchObject({
      dataset_uri: "inline",
      mentions: [{ entity: { id: "people/1" } }, { text: "Charles Babbage", reason: "no_candidates" }],
    });
  });

  it("fetch", async () => {
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", await example("fetch")], {
      env,
    });
    expect(stdout).toContain("Ada Lovelace people/1");
  });

  it.skipIf(!hasRequests)("Python requests (skipped where python3 has no requests)", async () => {
    const { stdout } = await run("python3", ["-c", await example("python")], { env });
    expect(stdout).toContain("Ada Lovelace people/1");
  });

  it("say the problem's code when they are refused", async () => {
    const denied = { env: { ...env, REFERENT_KEY: "nobody" } };
    const { stdout } = await run("sh", ["-c", await example("curl")], denied);
    expect(JSON.parse(stdout)).toMatchObject({ status: 401, code: "unauthorized" });
  });
});
