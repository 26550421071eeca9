// A process that works on a queue and dies at a document that says so; started again by the test.
import { startQueueWorker } from "../../dist/src/queue/index.js";

const [redis, engine] = process.argv.slice(2);
const resolver = {
  async resolve({ text }) {
    if (text === "poison") process.kill(process.pid, "SIGKILL");
    await new Promise((next) => setTimeout(next, Number(text) || 0));
    return { mentions: [] };
  },
};
const worker = await startQueueWorker({ redis, engine, resolver, stalledMs: 500 });
// It is not told to exit: nothing may keep it.
process.once("SIGTERM", () => worker.close());
// The signal may come as soon as this is read.
process.stdout.write("at work\n");
