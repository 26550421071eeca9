import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHandler } from "../../src/http/index.ts";
import { createMatcher } from "../../src/matching/index.ts";
import { mcpMount } from "../../src/mcp/index.ts";
import { type RunningServer, startServer } from "../../src/node/index.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { people } from "../reconciliation/people.ts";

const program = fileURLToPath(
  new URL("../../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url),
);
const baseline = fileURLToPath(new URL("./conformance-baseline.yml", import.meta.url));
const isInstalled = existsSync(program);
const note = isInstalled ? "" : " (needs @modelcontextprotocol/conformance)";

/** What every server must pass, whatever its tools are. */
const required = ["server-initialize", "ping", "tools-list", "resources-list", "dns-rebinding-protection"];

describe.skipIf(!isInstalled)(`the official conformance checks${note}`, () => {
  let server: RunningServer;
  let folder: string;

  beforeAll(async () => {
    const mount = mcpMount(createMatcher({ dataset: people }));
    server = await startServer(createHandler(localResolver(), { mounts: [mount] }));
    // The checks write their results into the folder that they run in.
    folder = await mkdtemp(join(tmpdir(), "mcp-conformance-"));
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("pass, except for those that ask for tools of their own examples or for anything that is not announced", async () => {
    const words = [program, "server", "--url", `${server.url}/mcp`, "--expected-failures", baseline];
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, words, { cwd: folder, timeout: 110_000 }, (error, stdout, stderr) =>
        resolve({ code: error ? (error.code ?? error.signal) : 0, said: stdout + stderr }),
      );
    });
    expect(code, said.slice(-4_000)).toBe(0);
    for (const scenario of required) expect(said).toContain(`✓ ${scenario}: `);
    expect(said).not.toMatch(/✓ [\w-]+: \d+ passed, [1-9]/);
  }, 120_000);
});
