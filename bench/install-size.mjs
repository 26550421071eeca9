// @ts-check
import { execFileSync } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} command @param {string[]} args @param {string} cwd */
const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });

/** Packs the built package. @param {string} root of it @param {string} folder @returns {string} the tarball's path */
export function packInto(root, folder) {
  const packed = run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], root);
  return join(folder, /** @type {string} */ (packed.trim().split("\n").at(-1)));
}

/**
 * Installs packages in an empty folder, without development and without optional peers. Needs a registry.
 *
 * @param {string} folder
 * @param {string[]} packages names with versions, or tarballs
 * @returns {{ packages: number, megabytes: number, largest: { name: string, kB: number }[] }}
 */
export function installInto(folder, packages) {
  writeFileSync(join(folder, "package.json"), '{ "name": "importer", "private": true, "type": "module" }\n');
  const quietly = ["--silent", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=0"];
  run("npm", ["install", ...quietly, ...packages], folder);
  const paths = run("npm", ["ls", "--all", "--parseable"], folder).trim().split("\n").slice(1);
  const sizes = paths.map((path) => ({
    name: path.split("/node_modules/").at(-1) ?? path,
    kB: kilobytesOnDisk(path),
  }));
  const all = sizes.reduce((sum, { kB }) => sum + kB, 0);
  return {
    packages: paths.length,
    megabytes: Math.round(all / 100) / 10,
    largest: sizes.sort((a, b) => b.kB - a.kB).slice(0, 8),
  };
}

/** Of the files of a package itself, in blocks of 4 KiB, as `du` counts. @param {string} path @returns {number} */
function kilobytesOnDisk(path) {
  let kB = 0;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.name === "node_modules") continue;
    kB += entry.isDirectory() ? kilobytesOnDisk(inside) : Math.ceil(statSync(inside).size / 4096) * 4.096;
  }
  return Math.round(kB);
}
