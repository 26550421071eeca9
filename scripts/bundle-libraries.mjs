// Bundles the modules that stand between the code and a library of which little is needed, so that whoever installs
// the package gets that little: of 9 MB of language detection 1 MB, of 3 MB of FlexSearch 50 kB, of 1.4 MB of the
// segmenter for runtimes without their own 160 kB. The libraries are not dependencies of the package then.
import { writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { licencesOf, packagesOf } from "./licences.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Each imports its library and, but for types, nothing else. */
const modules = ["src/text/detector.ts", "src/text/segmenter.ts", "src/datasets/names/fuzzy.ts"];

/** FlexSearch has an index in a worker, which is not used: bundlers for browsers would look for the module. */
const noWorkers = {
  name: "no-workers",
  resolveId: (id) => (id === "worker_threads" ? "\0worker_threads" : undefined),
  load: (id) => (id === "\0worker_threads" ? "export const Worker = undefined;" : undefined),
};

for (const input of modules) {
  const bundle = await rolldown({ cwd: root, input, platform: "neutral", plugins: [noWorkers] });
  const { output } = await bundle.write({
    file: `${root}dist/${input.replace(/\.ts$/, ".js")}`,
    format: "esm",
    minify: true,
    comments: false,
  });
  await bundle.close();
  const packages = packagesOf(output.flatMap((chunk) => Object.keys(chunk.modules ?? {})));
  if (packages.length === 0) throw new Error(`${input} imports no library`);
  writeFileSync(`${root}dist/${dirname(input)}/${basename(input, ".ts")}-licences.txt`, licencesOf(packages));
}
