import { defineConfig, mergeConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/**
 * `npm run test:fast`: what runs on the source alone in less than a minute on two idle cores (54 s of processor time). Left out
 * are tests that need `dist` (threads, processes, the package, servers, the browser) and slow ones (hostile input, damaged
 * files, large texts, floors of quality). Files share their modules: loading these for each file takes half of the time.
 */
const fast = mergeConfig(whole, defineConfig({}));
fast.test!.include = [
  "architecture",
  "contract",
  "docs",
  "evaluation",
  "graph",
  "resolver",
  "testing",
  "webhook",
].map((room) => `test/${room}/**/*.test.ts`);
fast.test!.exclude = [
  "test/docs/hover-texts.test.ts",
  "test/docs/snippets.test.ts",
  "test/testing/cassette.test.ts",
  "test/graph/damage.test.ts",
  "test/graph/durable.test.ts",
  "test/graph/virtuoso.test.ts",
  "test/evaluation/agreement.test.ts",
  "test/evaluation/html.test.ts",
  "test/resolver/texts.test.ts",
];
fast.test!.isolate = false;
export default fast;
