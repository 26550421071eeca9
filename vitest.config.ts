import { defineConfig } from "vitest/config";

export default defineConfig({
  // The code under test is the source, so `#` imports lead there, too.
  ssr: { resolve: { conditions: ["referent-source", "node", "import"] } },
  test: {
    include: ["test/**/*.test.ts", "examples/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: "forks",
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text-summary", "json-summary"],
      thresholds: { lines: 90 },
    },
  },
});
