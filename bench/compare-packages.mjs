// @ts-check
// What do packages that people use today cost, and what do they find, beside referent: 5,000 names, 1,000 characters?
//   npm run build && node bench/compare-packages.mjs [name ...]
// Each package is installed alone in a temporary folder, which needs a registry; one that cannot be installed is left
// out, and the script says so. The list and the texts are made (bench/peers/texts.mjs), the same for all. Every package
// is used as its documentation does for a list of names (bench/peers/*.mjs), by exact name wherever it has no other way.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installInto, packInto } from "./install-size.mjs";
import { quantile, round, save } from "./measure.mjs";
import { listAndTexts } from "./peers/texts.mjs";

/** @typedef {{ name: string, packages: string[], peer?: string, env?: Record<string, string> }} Peer */
/** @type {Peer[]} */
const peers = [
  { name: "referent", packages: [], peer: "referent" },
  { name: "fuse.js", packages: ["fuse.js@7.5.0"], peer: "fuse" },
  { name: "compromise", packages: ["compromise@14.17.0"], peer: "compromise" },
  { name: "wink-nlp", packages: ["wink-nlp@2.4.0", "wink-eng-lite-web-model@1.8.1"], peer: "wink" },
  {
    name: "nlp.js NER, exact",
    packages: ["@nlpjs/core@4.26.1", "@nlpjs/ner@4.27.0"],
    peer: "nlpjs",
    env: { NLPJS_THRESHOLD: "1" },
  },
  {
    name: "nlp.js NER, 0.8",
    packages: ["@nlpjs/core@4.26.1", "@nlpjs/ner@4.27.0"],
    peer: "nlpjs",
    env: { NLPJS_THRESHOLD: "0.8" },
  },
  // All of nlp.js: its size alone, as its named entities are those of @nlpjs/ner.
  { name: "node-nlp", packages: ["node-nlp@4.27.0"] },
];
const imports = 9;

const root = fileURLToPath(new URL("..", import.meta.url));
const here = fileURLToPath(new URL("peers/", import.meta.url));
const only = process.argv.slice(2);
const { entities, cases } = listAndTexts(5_000, 200);
const results = [];
for (const peer of peers) {
  if (only.length > 0 && !only.includes(peer.name)) continue;
  const folder = mkdtempSync(join(tmpdir(), "referent-peer-"));
  try {
    const row = measure(folder, peer);
    if (row) results.push(row);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.table(results);
if (only.length === 0) save("compare-packages", results);

/** @param {string} folder @param {Peer} peer */
function measure(folder, { name, packages, peer, env = {} }) {
  let installed;
  try {
    installed = installInto(folder, packages.length === 0 ? [packInto(root, folder)] : packages);
  } catch (error) {
    const said = /** @type {{ stderr?: string }} */ (error).stderr || String(error);
    console.log(`${name} is left out, as it cannot be installed here: ${said.trim().split("\n")[0]}`);
    return undefined;
  }
  const size = { name, "MB installed": installed.megabytes, packages: installed.packages };
  if (!peer) return size;
  copyFileSync(join(here, "run.mjs"), join(folder, "run.mjs"));
  copyFileSync(join(here, `${peer}.mjs`), join(folder, "peer.mjs"));
  writeFileSync(join(folder, "cases.json"), JSON.stringify({ entities, cases }));
  const times = Array.from({ length: imports }, () => run(folder, "import", env).imported);
  const { learnt, answers } = run(folder, "texts", env);
  return {
    ...size,
    "import ms": round(quantile(times, 0.5), 0),
    "list and first text ms": round(learnt + answers[0].ms, 0),
    // The second half: by then what runs is compiled.
    "next texts p50 ms": round(
      quantile(
        answers.slice(answers.length / 2).map((/** @type {{ ms: number }} */ { ms }) => ms),
        0.5,
      ),
    ),
    texts: answers.length,
    ...foundIn(answers),
  };
}

/** @param {string} folder @param {"import" | "texts"} what @param {Record<string, string>} env */
function run(folder, what, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["run.mjs", what], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/**
 * Of the names in the texts, in per cent: with a link of the right id at their place (`exact`, `misspelt`), told as
 * unresolved there (`misspelt told`, `unknown told`), and with any link that touches them though the list lacks them
 * (`unknown linked`). `stray` are other links a text: at no name, longer, shorter, or of another entity.
 *
 * @param {{ found: { start: number, end: number, id: string | null }[] }[]} answers
 */
function foundIn(answers) {
  const count = {
    exact: { all: 0, linked: 0, told: 0 },
    misspelt: { all: 0, linked: 0, told: 0 },
    unknown: { all: 0, linked: 0, told: 0 },
  };
  let stray = 0;
  answers.forEach(({ found }, i) => {
    const { places } = /** @type {import("./peers/texts.mjs").Case} */ (cases[i]);
    let placed = 0;
    for (const { start, end, id, kind } of places) {
      const touching = found.filter((one) => one.start < end && one.end > start);
      const here = touching.find((one) => one.start === start && one.end === end);
      const links = touching.filter((one) => one.id !== null);
      count[kind].all++;
      if (here?.id === null) count[kind].told++;
      else if (kind === "unknown" ? links.length > 0 : here?.id === id) {
        count[kind].linked++;
        placed += kind === "unknown" ? links.length : 1;
      }
    }
    stray += found.filter(({ id }) => id !== null).length - placed;
  });
  /** @param {keyof typeof count} kind @param {"linked" | "told"} what */
  const share = (kind, what) => round((100 * count[kind][what]) / count[kind].all, 1);
  return {
    "exact %": share("exact", "linked"),
    "misspelt %": share("misspelt", "linked"),
    "misspelt told %": share("misspelt", "told"),
    "unknown linked %": share("unknown", "linked"),
    "unknown told %": share("unknown", "told"),
    "stray a text": round(stray / answers.length, 3),
  };
}
