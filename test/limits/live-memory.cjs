// Loaded before a server: tells in a file, after each collection that a signal asks for, how many MB are live on its heap
// and in its buffers. Resident memory tells less: what was freed stays with the allocator, and garbage is not live.
const { writeFileSync } = require("node:fs");
const { setFlagsFromString } = require("node:v8");
const { runInNewContext } = require("node:vm");
const { isMainThread } = require("node:worker_threads");

const file = process.env.LIVE_MEMORY_FILE;
if (isMainThread && file) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    // Buffers are let go of by what the first collection found.
    collect();
    setImmediate(() => {
      collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      writeFileSync(file, String((heapUsed + arrayBuffers) / 2 ** 20));
    });
  });
}
