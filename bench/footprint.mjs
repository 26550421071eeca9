// What does an importer pay: packages and bytes of an install, and bytes of a page?
//   npm run build && node bench/footprint.mjs [install|browser]
// The first packs the package and installs the tarball in an empty folder, which needs a registry; the second bundles
// an app with an inline list and runs it, to see which of its files are loaded.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserSize } from "./browser-size.mjs";
import { installInto, packInto } from "./install-size.mjs";
import { save } from "./measure.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const only = process.argv[2];
const results = {};

if (only !== "browser") {
  const folder = mkdtempSync(join(tmpdir(), "referent-footprint-"));
  try {
    results.install = installInto(folder, [packInto(root, folder)]);
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
