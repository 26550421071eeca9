// Bundles the command line into dist/src/cli: Node finds and reads five files instead of a hundred and forty, which
// is a quarter of a cold start. What `resolve` runs is one file; other commands stay files of their own, read when
// they are called. The other folders are compiled module by module, for the library and its worker threads.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
// As deep as src/cli: what lies beside the code is found from a bundled file as it is from a module.
const dir = `${root}dist/src/cli`;

/** Packages that every call of `resolve` needs. The others are imported from where they are installed. */
const bundled = ["commander", "picocolors", "valibot"];
const isPackage = (id) => !id.startsWith(".") && !id.startsWith("#") && !isAbsolute(id);

const bundle = await rolldown({
  cwd: root,
  input: { main: "src/cli/main.ts" },
  platform: "node",
  resolve: { conditionNames: ["referent-source", "node", "import"] },
  external: (id) => isPackage(id) && !bundled.includes(id),
  // Where a module is imported lazily here and at once there, the first does not ask for a file of its own.
  checks: { ineffectiveDynamicImport: false },
});
rmSync(dir, { recursive: true, force: true });
await bundle.write({
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
      { name: "start", test: /[\\/]src[\\/]cli[\\/]main\.ts$/, priority: 2 },
      { name: "core", test: /[\\/]src[\\/](cli[\\/]resolve|datasets[\\/]pack)\.ts$/, priority: 1 },
    ],
  },
});
await bundle.close();

const licences = bundled.map((name) => {
  const { version } = JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, "utf8"));
  return `${name} ${version}\n\n${licenceOf(name).trim()}\n`;
});
writeFileSync(`${dir}/LICENSES.txt`, licences.join(`\n${"-".repeat(60)}\n\n`));

function licenceOf(name) {
  for (const file of ["LICENSE", "LICENSE.md"])
    try {
      return readFileSync(`${root}node_modules/${name}/${file}`, "utf8");
    } catch {}
  throw new Error(`${name} comes without its licence`);
}
