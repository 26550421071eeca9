// Bundles the command line into dist/src/cli: Node finds and reads six files instead of a hundred and forty, which
// is a quarter of a cold start. What `resolve` runs is one file; other commands stay files of their own, read when
// they are called. Its threads run the same files: module by module, the linking of a text costs a quarter more, as V8
// looks up an imported constant where it knows one of the same file. The other folders are compiled module by module, for the library.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { minifySync } from "rolldown/utils";
import { licencesOf, packagesOf } from "./licences.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
// As deep as src/cli: what lies beside the code is found from a bundled file as it is from a module.
const dir = `${root}dist/src/cli`;

const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
/** What every call of `resolve` needs is in its file; other dependencies are imported from where they are installed. */
const inEveryCall = ["valibot"];
/** Not JavaScript alone, as it brings a binary; and what is large and needed by few. */
const apart = ["level", "bullmq", "ioredis", "@modelcontextprotocol/sdk"];
/**
 * Everything else is bundled: the command line works from a plain install, where optional peers (server, log, metrics,
 * feeds) are missing, and what only the command line uses is not a dependency of a library.
 */
const isExternal = (id) => {
  if (isBuiltin(id)) return true;
  const name = id.split("/", id.startsWith("@") ? 2 : 1).join("/");
  return apart.includes(name) || (name in dependencies && !inEveryCall.includes(name));
};

/**
 * What is read later lies in the package already, for the library: the detector, the segmenter, the search of near names,
 * and data in modules of their own. A copy of it would weigh 1.6 MB.
 */
const ownFile =
  /\/(src\/(?:text\/(?:detector|segmenter)|datasets\/names\/fuzzy)|data\/(?:languages\/[a-z]{2}|names\/\w+|lexicon\/demonyms\/(?:words\/)?[a-z]{2}|weights\/(?:spelling\/)?(?:[a-z]{2}|spans|local|coherent|user|given)))\.ts$/;
const beside = {
  name: "beside",
  resolveId: (id, importer = "") => {
    const path = join(dirname(importer), id);
    const file = id.startsWith(".") ? ownFile.exec(path)?.[1] : undefined;
    return file && { id: `../../${file}.js`, external: true };
  },
};

/** In files of libraries alone short names take the place of long ones: 0.3 MB less, and no name of ours in a stack trace. */
const short = {
  name: "short-names",
  renderChunk: (code, { fileName, moduleIds }) =>
    moduleIds.every((id) => id.includes("node_modules"))
      ? minifySync(fileName, code, { mangle: true, compress: true, module: true }).code
      : null,
};

const bundle = await rolldown({
  cwd: root,
  input: {
    main: "src/cli/main.ts",
    // Found by their names, beside whoever starts the threads.
    "resolve-worker": "src/node/resolve-worker.ts",
    "thread-resolver": "src/node/thread-resolver.ts",
  },
  platform: "node",
  resolve: { conditionNames: ["referent-source", "node", "import"] },
  external: isExternal,
  plugins: [beside, short],
  // Where a module is imported lazily here and at once there, the first does not ask for a file of its own.
  checks: { ineffectiveDynamicImport: false },
});
rmSync(dir, { recursive: true, force: true });
const { output } = await bundle.write({
  dir,
  format: "esm",
  // Less to read and compile, 4 ms of a start; names stay, so that a stack trace still tells where.
  minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
  comments: false,
  entryFileNames: "[name].js",
  chunkFileNames: "[name].js",
  codeSplitting: {
    // Each with all that it imports; the first that takes a module has it.
    groups: [
      // Not main.ts itself: threads import what is shared, and would run the command line.
      { name: "start", test: /[\\/]src[\\/](cli[\\/](run|failure)|node[\\/]file-fault)\.ts$/, priority: 2 },
      // With what the library loads when a text is linked to the public world, as it is by every call.
      {
        name: "core",
        test: /[\\/]src[\\/](cli[\\/]resolve|datasets[\\/](public-kb|pack[\\/]pack|knowledge[\\/]known-types)|linking[\\/](public-world|candidates[\\/]further-names|document[\\/]text-fields|answer[\\/]explain))\.ts$/,
        priority: 1,
      },
    ],
  },
});
await bundle.close();

const packages = packagesOf(output.flatMap((chunk) => Object.keys(chunk.modules ?? {})));
writeFileSync(`${dir}/LICENSES.txt`, licencesOf(packages));
