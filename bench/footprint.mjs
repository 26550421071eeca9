// What does an importer pay: packages and bytes of an install, and bytes of a page?
//   npm run build && node bench/footprint.mjs [install|browser]
// The first packs the package and installs the tarball in an empty folder, which needs a registry; the second bundles
// an app with an inline list and runs it, to see which of its files are loaded.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserSize } from "./browser-size.mjs";
import { save } from "./measure.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const only = process.argv[2];
const results = {};

if (only !== "browser") {
  const folder = mkdtempSync(join(tmpdir(), "referent-footprint-"));
  try {
    results.install = installed(folder);
    console.log(`installed: ${results.install.packages} packages, ${results.install.megabytes} MB on disk`);
    console.table(results.install.largest);
  } catch (error) {
    console.log(
      `the tarball cannot be installed here: ${
        String(error.stderr ?? error)
          .trim()
          .split("\n")[0]
      }`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (only !== "install") {
  results.browser = await browserSize(root);
  const { gzip, files, rooms } = results.browser;
  console.log(
    `a page with an inline list, language given: ${Math.round(gzip / 1000)} kB gzip in ${files.length} files`,
  );
  console.table(rooms);
}
if (only === undefined) save("footprint", results);

/** Installs the packed package in an empty folder, without development and without optional peers. */
function installed(folder) {
  const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  const packed = run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], root);
  const tarball = join(folder, packed.trim().split("\n").at(-1));
  writeFileSync(join(folder, "package.json"), '{ "name": "importer", "private": true }\n');
  run("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefer-offline", tarball], folder);
  const packages = run("npm", ["ls", "--all", "--parseable"], folder).trim().split("\n").slice(1);
  const sizes = packages.map((path) => ({
    name: path.split("/node_modules/").at(-1),
    kB: kilobytesOnDisk(path),
  }));
  const all = sizes.reduce((sum, { kB }) => sum + kB, 0);
  return {
    packages: packages.length,
    megabytes: Math.round(all / 100) / 10,
    largest: sizes.sort((a, b) => b.kB - a.kB).slice(0, 8),
  };
}

/** Of the files of a package itself, in blocks of 4 KiB, as `du` counts. */
function kilobytesOnDisk(path) {
  let kB = 0;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.name === "node_modules") continue;
    kB += entry.isDirectory() ? kilobytesOnDisk(inside) : Math.ceil(statSync(inside).size / 4096) * 4.096;
  }
  return Math.round(kB);
}
