// Packs the package, installs the tarball in an empty folder, and uses it as a stranger would.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "referent-smoke-"));
const run = (command, args, options = {}) =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], ...options });

try {
  const tarball = run("npm", ["pack", "--silent", "--pack-destination", folder]).trim().split("\n").at(-1);
  writeFileSync(join(folder, "package.json"), '{ "name": "smoke", "private": true, "type": "module" }\n');
  run("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefer-offline", join(folder, tarball)], {
    cwd: folder,
  });
  const inFolder = { cwd: folder };
  console.log(`installed ${tarball}, version ${run("npx", ["referent", "--version"], inFolder).trim()}`);
  writeFileSync(
    join(folder, "use.mjs"),
    `import { createResolver } from "referent";
     const { mentions } = await createResolver().resolve({ text: "Jordan and Syria share the waters of the Yarmouk River.", language: "en" });
     if (mentions[0]?.entity?.id !== "Q810") throw new Error("Jordan is " + JSON.stringify(mentions[0]));
     console.log(mentions.map((m) => m.text + " = " + (m.entity?.id ?? m.reason)).join(", "));`,
  );
  console.log(run("node", ["use.mjs"], inFolder).trim());
  const table = run(
    "npx",
    ["referent", "resolve", "--language", "en", "Apple opened an office in Rome."],
    inFolder,
  );
  if (!table.includes("Q220")) throw new Error(`no Rome in:\n${table}`);
  console.log("the packed tarball works");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
