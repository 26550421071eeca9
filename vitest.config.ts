import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The code under test is the source, so `#` imports lead there, too. Not "import": a fork of tests gets these conditions, and
  // `require` would take the modules of packages that have both kinds.
  ssr: { resolve: { conditions: ["referent-source", "node"] } },
  test: {
    include: ["test/**/*.test.ts", "examples/**/*.test.ts"],
    // A page with the engine in it takes 25 s for the longest of its tests, beside another file of tests on two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    // The default is one fork less, as if it watched: on two cores, the files would run one after the other. Many of them
    // wait for a server, a browser or a process.
    maxWorkers: availableParallelism(),
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text-summary", "json-summary"],
      thresholds: { lines: 90 },
    },
  },
});
