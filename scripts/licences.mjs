import { readFileSync } from "node:fs";

/** The licences of packages whose code is in a bundle, as the text of one file. @param {string[]} packages folders */
export function licencesOf(packages) {
  const licences = packages.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    return `${name} ${version}\n\n${licenceIn(folder).trim()}\n`;
  });
  return licences.join(`\n${"-".repeat(60)}\n\n`);
}

/** @param {string} folder */
function licenceIn(folder) {
  for (const file of ["LICENSE", "LICENSE.md", "LICENCE", "LICENSE.txt", "license", "LICENSE-MIT"])
    try {
      return readFileSync(`${folder}/${file}`, "utf8");
    } catch {}
  const { license, author } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  // Some packages only name theirs.
  if (license) return `Licence: ${license}. Author: ${author?.name ?? author ?? "see its package"}.`;
  throw new Error(`${folder} comes without its licence`);
}

/** The folders of the packages whose modules are in a bundle. @param {Iterable<string>} modules paths */
export function packagesOf(modules) {
  const folders = new Set();
  for (const path of modules) {
    const [, folder] = path.match(/^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//) ?? [];
    if (folder) folders.add(folder);
  }
  return [...folders].sort();
}
