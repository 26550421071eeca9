import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SparqlOptions } from "../../src/graph/index.ts";

/** Whether Debian's Virtuoso is here (package virtuoso-opensource-7-bin). */
export const hasVirtuoso = ["virtuoso-t", "isql-vt"].every(
  (command) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0,
);

/** A Virtuoso of its own: a folder under the temporary one, free ports of loopback. */
export interface Virtuoso {
  readonly options: SparqlOptions;
  /** Ends the process at once, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Lets everybody write, or nobody. */
  allowUpdates(allowed: boolean): Promise<void>;
  close(): Promise<void>;
}

/** @param rows most rows of an answer; 0 for all */
export async function startVirtuoso(rows = 0): Promise<Virtuoso> {
  const folder = await mkdtemp(join(tmpdir(), "referent-virtuoso-"));
  const [sql, http] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${http}`;
  await writeFile(join(folder, "virtuoso.ini"), configuration(sql, http, rows));
  let server: ChildProcess;
  const run = (statement: string) =>
    promisify(execFile)("isql-vt", [`127.0.0.1:${sql}`, "dba", "dba", `exec=${statement}`], {
      timeout: 30_000,
    });
  const start = async () => {
    server = spawn("virtuoso-t", ["+foreground", "+configfile", "virtuoso.ini"], {
      cwd: folder,
      stdio: "ignore",
    });
    // After a kill it reads its log again: with a million statements in it that takes minutes.
    for (let tries = 0; tries < 6_000; tries++) {
      if (server.exitCode !== null) throw new Error(`virtuoso-t ended with ${server.exitCode}`);
      if (
        await fetch(`${url}/sparql?query=ASK%20%7B%7D`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("virtuoso-t does not answer");
  };
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await ended;
    // The lock of a process that is gone.
    await rm(join(folder, "virtuoso.lck"), { force: true });
  };
  await start();
  await run('GRANT SPARQL_UPDATE TO "SPARQL";');
  return {
    options: { query: `${url}/sparql`, update: `${url}/sparql` },
    kill,
    start,
    allowUpdates: async (allowed) =>
      void (await run(`${allowed ? "GRANT" : "REVOKE"} SPARQL_UPDATE ${allowed ? "TO" : "FROM"} "SPARQL";`)),
    async close() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

function configuration(sql: number, http: number, rows: number): string {
  return `[Database]
DatabaseFile = virtuoso.db
ErrorLogFile = virtuoso.log
LockFile = virtuoso.lck
TransactionFile = virtuoso.trx
xa_persistent_file = virtuoso.pxa
[TempDatabase]
DatabaseFile = virtuoso-temp.db
TransactionFile = virtuoso-temp.trx
[Parameters]
ServerPort = 127.0.0.1:${sql}
NumberOfBuffers = 10000
MaxDirtyBuffers = 6000
DirsAllowed = .
[HTTPServer]
ServerPort = 127.0.0.1:${http}
ServerThreads = 10
[SPARQL]
${rows > 0 ? `ResultSetMaxRows = ${rows}` : ""}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
