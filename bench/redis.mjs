// A Redis of our own on a free port of this machine, which can be killed and started again.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Why there is no Redis here; undefined when there is. */
export function noRedis() {
  try {
    execFileSync("redis-server", ["--version"]);
    return undefined;
  } catch {
    return "redis-server is not installed (Debian package redis-server)";
  }
}

/** Starts Redis with an append-only file. */
export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), "referent-redis-"));
  const port = await freePort();
  let server = await start(port, folder);
  const kill = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    /** What `redis-cli` answers. */
    ask: (...words) => execFileSync("redis-cli", ["-p", `${port}`, ...words], { encoding: "utf8" }).trim(),
    /** Kills it, or stops it so that it answers nothing. */
    async kill(signal) {
      if (signal === "SIGSTOP") server.kill(signal);
      else await kill(signal);
    },
    async restart(signal = "SIGKILL", pauseMs = 300) {
      await kill(signal);
      await new Promise((next) => setTimeout(next, pauseMs));
      server = await start(port, folder);
    },
    async stop() {
      await kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(port, folder) {
  const options = [
    "--port",
    port,
    "--bind",
    "127.0.0.1",
    "--dir",
    folder,
    "--appendonly",
    "yes",
    "--save",
    "",
  ];
  const server = spawn("redis-server", options.map(String), { stdio: "ignore" });
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`);
    if (await answers(port)) return server;
    await new Promise((next) => setTimeout(next, 50));
  }
  server.kill("SIGKILL");
  throw new Error("redis-server does not answer");
}

/** Whether it answers PING: while it loads its file it refuses commands. */
function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.on("data", (data) => {
      socket.destroy();
      done(data.toString().startsWith("+PONG"));
    });
    socket.on("error", () => done(false));
  });
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
