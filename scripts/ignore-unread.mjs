// @ts-check
// Writes dist/.npmignore: what no entry of the package leads to stays out of it. That is two thirds of all declarations of
// types, modules of nothing but types, and modules that the bundled command line has. Each takes a block of the disk: 3 MB
// of an install.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const { exports, imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Declarations that an importer's compiler may read. */
const declarations = new Set(pathsIn([exports, imports], ".d.ts"));
for (const file of declarations) {
  if (!existsSync(file)) throw new Error(`${relative(root, file)} is missing`);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, "utf8")).importedFiles)
    if (fileName.startsWith("."))
      declarations.add(join(dirname(file), fileName.replace(/(\.d)?\.[jt]s$/, ".d.ts")));
}

/** Modules that Node may load, also as threads: every path that a module names. */
const modules = new Set([...pathsIn([exports, imports], ".js"), ...filesIn(join(dist, "src/cli"), ".js")]);
for (const file of modules) {
  if (!existsSync(file)) continue;
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g))
    modules.add(join(dirname(file), path));
}

const unread = [
  ...filesIn(dist, ".d.ts").filter((file) => !declarations.has(file)),
  ...filesIn(join(dist, "src"), ".js").filter((file) => !modules.has(file)),
  ...filesIn(join(dist, "data"), ".js").filter((file) => !modules.has(file)),
];
writeFileSync(
  join(dist, ".npmignore"),
  unread
    .map((file) => `/${relative(dist, file).replaceAll("\\", "/")}\n`)
    .sort()
    .join(""),
);

/** @param {string} folder @param {string} ending @returns {string[]} */
function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
}

/** @param {unknown} conditions of exports or imports @param {string} ending @returns {string[]} */
function pathsIn(conditions, ending) {
  if (typeof conditions === "string") return conditions.endsWith(ending) ? [join(root, conditions)] : [];
  return Object.values(/** @type {object} */ (conditions)).flatMap((value) => pathsIn(value, ending));
}
