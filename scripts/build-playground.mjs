// @ts-check
// Builds the playground of examples/playground: the page that `serve` answers with at / (dist/playground/index.html),
// and with `--standalone <file>` one file that has the engine and the starter in it and needs no server.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = `${root}examples/playground`;

/** One script without imports, as a page and a worker of a page take it. @param {string} entry */
async function script(entry) {
  const bundle = await rolldown({
    cwd: root,
    input: `${source}/${entry}`,
    platform: "browser",
    resolve: {
      // In a browser packs are fetched, whatever the source's own condition says.
      alias: {
        "#pack-source": `${root}src/datasets/pack/fetch-pack.ts`,
        "#outside-pack": `${root}src/datasets/no-outside-pack.ts`,
      },
      conditionNames: ["browser", "import", "default"],
    },
    // A page hands its packs over as bytes: no address beside the script is ever asked for.
    transform: { define: { "import.meta": "{}", "import.meta.url": '"about:blank"' } },
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.generate({
    format: "iife",
    minify: true,
    comments: false,
    codeSplitting: false,
  });
  await bundle.close();
  const [{ code }, ...others] = output;
  if (others.length > 0) throw new Error(`${entry} is in ${output.length} files`);
  return code;
}

/** Nothing in it ends the script element that it stands in. @param {string} code */
const inScript = (code) => code.replace(/<(?=\/script|!--|script)/gi, "\\x3c");
/** @param {string} content */
const hash = (content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** @param {{ code: string, further?: string, sources: string[] }} parts */
async function page({ code, further = "", sources }) {
  const { viewStyle } = await import(`${root}dist/src/view/index.js`);
  const style = (viewStyle + readFileSync(`${source}/page.css`, "utf8"))
    .replace(/\/\*[^*]*\*\//g, "")
    .replace(/\s*\n\s*/g, " ");
  const policy = [
    "default-src 'none'",
    `script-src ${hash(code)}`,
    `style-src ${hash(style)}`,
    "img-src data:",
    ...sources,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="icon" href="data:,">
<title>referent playground</title>
<style>${style}</style>
</head>
<body>
${readFileSync(`${source}/page.html`, "utf8")}${further}<script>${code}</script>
</body>
</html>
`;
}

/** @param {string} file @param {string} content */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const at = process.argv.indexOf("--standalone");
if (at < 0) {
  const code = inScript(await script("served.ts"));
  write(join(root, "dist/playground/index.html"), await page({ code, sources: ["connect-src 'self'"] }));
} else {
  const file = process.argv[at + 1];
  if (!file) throw new Error("--standalone wants a file");
  const code = inScript(await script("standalone.ts"));
  const engine = inScript(await script("engine.ts"));
  const starter = readFileSync(`${root}data/public/starter.kb`).toString("base64");
  const further = `<script type="text/plain" id="engine">${engine}</script><script type="text/plain" id="starter">${starter}</script>`;
  write(file, await page({ code, further, sources: ["worker-src blob:"] }));
}
