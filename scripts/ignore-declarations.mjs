// @ts-check
// Writes dist/.npmignore: declarations of types that no entry of the package leads to stay out of it. They are two thirds of all
// declarations, and each takes a block of the disk: 3 MB of an install.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const { exports, imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Declarations that an importer's compiler may read. */
const read = new Set(declarationsIn([exports, imports]).map((path) => join(root, path)));
for (const file of read) {
  if (!existsSync(file)) throw new Error(`${relative(root, file)} is missing`);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, "utf8")).importedFiles)
    if (fileName.startsWith(".")) read.add(join(dirname(file), fileName.replace(/(\.d)?\.[jt]s$/, ".d.ts")));
}

const unread = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .map((path) => join(dist, path))
  .filter((file) => file.endsWith(".d.ts") && !read.has(file))
  .map((file) => `/${relative(dist, file).replaceAll("\\", "/")}\n`)
  .sort();
writeFileSync(join(dist, ".npmignore"), unread.join(""));

/** @param {unknown} conditions of exports or imports @returns {string[]} */
function declarationsIn(conditions) {
  if (typeof conditions === "string") return conditions.endsWith(".d.ts") ? [conditions] : [];
  return Object.values(/** @type {object} */ (conditions)).flatMap(declarationsIn);
}
