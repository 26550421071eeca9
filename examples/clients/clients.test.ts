import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addKey } from "../../src/node/accounts-file.ts";
import { serveCli } from "../../test/node/built.ts";
import { bodyOf, entityOf, resolve } from "./resolve.ts";

const run = promisify(execFile);
const text = "Ada Lovelace met Charles Babbage.";
const people = [entityOf("people/1", "Ada Lovelace"), entityOf("people/2", "Charles Babbage")];
const hasPython = await run("python3", ["-c", "import dataclasses"]).then(
  () => true,
  () => false,
);

describe("clients of another service, against referent serve with its dataset URIs", () => {
  let folder: string;
  let key: string;
  let served: Awaited<ReturnType<typeof serveCli>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "clients-"));
    const accounts = join(folder, "accounts.json");
    key = await addKey(accounts, "acme");
    served = await serveCli(
      ...["--accounts", accounts, "--workers", "1", "--cost-header", "X-Units"],
      ...["--dataset-alias", "hosted://list=inline", "--dataset-alias", "hosted://mine=service://dataset/me"],
    );
  });
  afterAll(async () => {
    served?.child.kill("SIGTERM");
    await served?.ended;
    await rm(folder, { recursive: true, force: true });
  });

  it("TypeScript with fetch: every optional field null, datasets by alias", async () => {
    const { answer, cost } = await resolve(served.url, key, { ...bodyOf(text), dataset: people });
    expect(answer.dataset_uri).toBe("inline");
    expect(answer.mentions.map((m) => [m.text, m.entity?.id])).toEqual([
      ["Ada Lovelace", "people/1"],
      ["Charles Babbage", "people/2"],
    ]);
    expect([cost, answer.warnings]).toEqual([2, undefined]);
    const span = { text: null, start: 17, end: 32, type: null, candidates: null };
    const aliased = await resolve(served.url, key, {
      ...bodyOf(text),
      dataset_uri: "hosted://list,hosted://list",
      dataset: people,
      mentions: [span],
    });
    expect(aliased.answer).toMatchObject({
      dataset_uri: "hosted://list,hosted://list",
      mentions: [{ text: "Charles Babbage", dataset_uri: "hosted://list", entity: { id: "people/2" } }],
    });
  });

  it("TypeScript with fetch: a problem says what is wrong", async () => {
    await expect(resolve(served.url, key, { ...bodyOf(""), dataset: people })).rejects.toThrow(
      "invalid_request: /text must not be empty",
    );
    await expect(resolve(served.url, key, { ...bodyOf(text), dataset_uri: "hosted://mine" })).rejects.toThrow(
      "dataset_not_supported",
    );
  });

  it("the cost is said under the name of the other service, too", async () => {
    const response = await fetch(`${served.url}/resolve`, {
      method: "POST",
      headers: { Authorization: `Key ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ ...bodyOf(text), dataset: people }),
    });
    expect([response.headers.get("x-cost"), response.headers.get("x-units")]).toEqual(["2", "2"]);
    await response.text();
  });

  it.skipIf(!hasPython)("Python with urllib (skipped where there is no python3)", async () => {
    const script = fileURLToPath(new URL("./resolve.py", import.meta.url));
    const { stdout } = await run("python3", [script, text], {
      env: {
        ...process.env,
        REFERENT_URL: served.url,
        REFERENT_KEY: key,
        NO_PROXY: "127.0.0.1",
        no_proxy: "127.0.0.1",
      },
    });
    expect(stdout.trim().split("\n")).toEqual([
      "hosted://list",
      "Ada Lovelace people/1",
      "Charles Babbage people/2",
      "hosted://list,hosted://list",
      "Ada Lovelace people/1",
      "Charles Babbage people/2",
      "invalid_request: /text must not be empty",
    ]);
  });
});
