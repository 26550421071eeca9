import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Debian's OpenRefine. */
const program = "/usr/bin/openrefine";
export const hasOpenRefine: boolean = existsSync(program);

/** An OpenRefine that runs without a window, in a folder of its own. */
export class OpenRefine {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #folder: string;
  #token = "";

  private constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url;
    this.#process = child;
    this.#folder = folder;
    // A test that runs out of time stops nothing: the program must not outlive it.
    process.once("exit", () => this.#kill());
  }

  static async start(): Promise<OpenRefine> {
    const folder = await mkdtemp(join(tmpdir(), "openrefine-"));
    const port = await freePort();
    const words = [
      "-p",
      String(port),
      "-i",
      "127.0.0.1",
      "-d",
      folder,
      "-m",
      "512M",
      "-x",
      "refine.headless=true",
    ];
    // A group of its own: the program starts Java, which must end with it.
    const child = spawn(program, words, { detached: true, stdio: "ignore", cwd: folder });
    const refine = new OpenRefine(`http://127.0.0.1:${port}`, child, folder);
    try {
      await refine.#ready();
    } catch (error) {
      await refine.stop();
      throw error;
    }
    return refine;
  }

  async #ready(): Promise<void> {
    // Four seconds where nothing else runs; three minutes and more on a machine with 30 processes waiting for 2 cores.
    const end = Date.now() + 300_000;
    while (Date.now() < end) {
      try {
        const signal = AbortSignal.timeout(10_000);
        const answer = await fetch(`${this.url}/command/core/get-csrf-token`, { signal });
        this.#token = ((await answer.json()) as { token: string }).token;
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
    throw new Error("OpenRefine did not start within 300 s");
  }

  /** Sends a command with its form; tells the answer's JSON. */
  async command<T>(name: string, form: Record<string, string>): Promise<T> {
    const body = new URLSearchParams({ ...form, csrf_token: this.#token });
    const response = await fetch(`${this.url}/command/core/${name}`, { method: "POST", body });
    const answer = (await response.json()) as T & { code?: string; message?: string };
    if (answer.code === "error") throw new Error(`${name}: ${answer.message}`);
    return answer;
  }

  async get<T>(name: string, parameters: Record<string, string>): Promise<T> {
    return (
      await fetch(`${this.url}/command/core/${name}?${new URLSearchParams(parameters)}`)
    ).json() as Promise<T>;
  }

  /** Makes a project of a CSV; tells its number. */
  async createProject(name: string, csv: string): Promise<string> {
    const form = new FormData();
    form.set("project-file", new Blob([csv], { type: "text/csv" }), `${name}.csv`);
    form.set("project-name", name);
    const options = { separator: ",", headerLines: 1, encoding: "UTF-8", guessCellValueTypes: false };
    form.set("format", "text/line-based/*sv");
    form.set("options", JSON.stringify(options));
    const address = `${this.url}/command/core/create-project-from-upload?csrf_token=${this.#token}`;
    const response = await fetch(address, { method: "POST", body: form, redirect: "manual" });
    const project = /project=(\d+)/.exec(response.headers.get("location") ?? "")?.[1];
    if (project === undefined) throw new Error(`no project was made: ${response.status}`);
    return project;
  }

  /** Applies operations and waits until they are done. */
  async apply(project: string, operations: readonly object[]): Promise<void> {
    await this.command("apply-operations", { project, operations: JSON.stringify(operations) });
    for (;;) {
      const { processes } = await this.get<{ processes: unknown[] }>("get-processes", { project });
      if (processes.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  #kill(): void {
    const { pid, exitCode, signalCode } = this.#process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch (error) {
      // It ended by itself, and nobody has been told yet.
      if ((error as { code?: string }).code !== "ESRCH") throw error;
    }
  }

  async stop(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process;
    if (pid !== undefined && exitCode === null && signalCode === null) {
      const ended = new Promise((resolve) => this.#process.once("exit", resolve));
      this.#kill();
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
