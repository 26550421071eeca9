import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** The request of the page that has a limit: a list of names without types, and a text of one name. */
const plain = {
  text: "ACME Corp opened.",
  language: "en",
  dataset: [{ id: "acme", name: "ACME Corporation" }],
};

/** An app that resolves a request against its list and no knowledge base. One of its mentions must be linked. */
const appOf = (request) => `import { createResolver } from "referent";
const { mentions } = await createResolver({ publicKb: false }).resolve(${JSON.stringify(request)});
if (!mentions.some(({ entity }) => entity)) throw new Error(JSON.stringify(mentions));
`;

/**
 * Bundles an app for browsers with esbuild, minified, in files that are loaded when they are needed, and runs it: what
 * it loads is what a visitor of a page pays.
 *
 * @param {string} root of the package, which is built
 * @param {object} [request] with a list; the plain one by default
 * @returns {Promise<{ gzip: number, files: object[], rooms: object[] }>} bytes
 */
export async function browserSize(root, request = plain) {
  const folder = mkdtempSync(join(tmpdir(), "referent-bundle-"));
  try {
    const { outputFiles, metafile } = await build({
      stdin: { contents: appOf(request), resolveDir: root, sourcefile: "app.js" },
      alias: { referent: join(root, "dist/src/index.js") },
      absWorkingDir: root,
      bundle: true,
      splitting: true,
      minify: true,
      write: false,
      metafile: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      outdir: folder,
      entryNames: "app",
    });
    // Each file notes that it was loaded: modules run when they are.
    for (const { path, text } of outputFiles)
      writeFileSync(path, `(globalThis.loaded ??= []).push(${JSON.stringify(basename(path))});${text}`);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const run = `await import("./app.js"); console.log(JSON.stringify(globalThis.loaded));`;
    const loaded = new Set(
      JSON.parse(
        execFileSync(process.execPath, ["--input-type=module", "-e", run], { cwd: folder, encoding: "utf8" }),
      ),
    );
    const files = outputFiles
      .filter(({ path }) => loaded.has(basename(path)))
      .map(({ path, contents }) => ({
        name: basename(path),
        bytes: contents.length,
        gzip: gzipSync(contents, { level: 9 }).length,
      }));
    const inputs = Object.entries(metafile.outputs)
      .filter(([path]) => loaded.has(basename(path)))
      .flatMap(([, output]) => Object.entries(output.inputs));
    return { gzip: files.reduce((sum, { gzip }) => sum + gzip, 0), files, rooms: roomsOf(inputs) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bytes before compression, by the folder of the code or the package that they come from. */
function roomsOf(inputs) {
  const bytes = new Map();
  for (const [path, { bytesInOutput }] of inputs) {
    const [, library] = path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
    const room = library ?? relative("dist", path).split("/").slice(0, 2).join("/");
    bytes.set(room, (bytes.get(room) ?? 0) + bytesInOutput);
  }
  return [...bytes]
    .filter(([, size]) => size > 500)
    .sort(([, a], [, b]) => b - a)
    .map(([room, size]) => ({ room, bytes: size }));
}
