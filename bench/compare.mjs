// Is this working tree faster than another commit? Runs one benchmark on both in turns and prints the ratio of each figure.
//   npm run bench:compare -- REF [BENCH] [ARGUMENT...] [--rounds N]      (bench/link.mjs and 5 rounds by default)
// The other commit is built in a temporary worktree with the dependencies of this one, and measured by the scripts of this one.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { quantile } from "./measure.mjs";

const root = resolve(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" } },
});
const [ref, bench = "link", ...rest] = positionals;
const rounds = Number(values.rounds);
const script = `bench/${bench.replace(/^bench\/|\.mjs$/g, "")}.mjs`;
if (!ref || !Number.isInteger(rounds) || rounds < 1 || !existsSync(join(root, script))) {
  console.error("usage: npm run bench:compare -- REF [BENCH] [ARGUMENT...] [--rounds N]");
  process.exit(2);
}
const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, encoding: "utf8" }).trim();
const commit = commitOf(ref);

const folder = mkdtempSync(join(tmpdir(), "referent-compare-"));
const other = join(folder, "tree");
// An interrupt ends the run that is waited for; its error leads to `finally`.
process.on("SIGINT", () => undefined);
try {
  run(root, "git", "worktree", "add", "--quiet", "--detach", other, commit);
  symlinkSync(join(root, "node_modules"), join(other, "node_modules"));
  console.error(`building ${commit}`);
  run(other, "npm", "run", "--silent", "build");
  cpSync(join(root, "bench"), join(other, "bench"), { recursive: true });
  const runs = { here: [], there: [] };
  for (let round = 0; round < rounds; round++) {
    // Who begins changes, so that a machine that slows down counts for both.
    const turns = round % 2 === 0 ? ["here", "there"] : ["there", "here"];
    for (const turn of turns) runs[turn].push(measured(turn === "here" ? root : other, `${turn}-${round}`));
    console.error(`round ${round + 1} of ${rounds}`);
  }
  print(runs);
} finally {
  if (existsSync(other)) run(root, "git", "worktree", "remove", "--force", other);
  rmSync(folder, { recursive: true });
}

function commitOf(name) {
  try {
    return run(root, "git", "rev-parse", "--verify", "--quiet", "--short", `${name}^{commit}`);
  } catch {
    console.error(`${name} is not a commit of this repository`);
    process.exit(2);
  }
}

/** The figures of one run, by where they stand in its results. */
function measured(tree, name) {
  const results = join(folder, name);
  // Relative arguments and the folder of gold mean the same for both.
  const env = {
    ...process.env,
    REFERENT_BENCH_RESULTS: results,
    REFERENT_DATA: resolve(root, process.env.REFERENT_DATA ?? "../shared"),
  };
  // A busy machine makes the wall longer, and the processor time less so.
  const watch = `import { mkdirSync, writeFileSync } from "node:fs";
    process.on("exit", () => {
      const { user, system } = process.cpuUsage();
      const results = { "processor seconds of the whole run": (user + system) / 1e6 };
      mkdirSync(${JSON.stringify(results)}, { recursive: true });
      writeFileSync(${JSON.stringify(join(results, "processor.json"))}, JSON.stringify({ results }));
    });`;
  const watched = `data:text/javascript,${encodeURIComponent(watch)}`;
  execFileSync(process.execPath, ["--import", watched, join(tree, script), ...rest], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const figures = new Map();
  for (const file of readdirSync(results))
    addFigures(figures, "", JSON.parse(readFileSync(join(results, file), "utf8")).results);
  return figures;
}

function addFigures(figures, path, value) {
  if (typeof value === "number") figures.set(path, value);
  else if (Array.isArray(value))
    for (const [i, one] of value.entries()) addFigures(figures, `${path} ${nameOf(one, i)}`, one);
  else if (value !== null && typeof value === "object")
    for (const [key, one] of Object.entries(value)) addFigures(figures, `${path} ${key}`.trim(), one);
}

/** A row is called what its texts say. */
function nameOf(row, i) {
  const texts = Object.values(row ?? {}).filter((one) => typeof one === "string");
  return texts.length > 0 ? texts.join(" ") : i;
}

function print({ here, there }) {
  const rows = {};
  let same = 0;
  for (const figure of here[0].keys()) {
    const [ours, theirs] = [here, there].map((all) => all.map((one) => one.get(figure)));
    if (theirs.includes(undefined)) continue;
    if (new Set([...ours, ...theirs]).size === 1) {
      same++;
      continue;
    }
    const ratios = ours.map((value, i) => value / theirs[i]);
    rows[figure.trim()] = {
      here: short(quantile(ours, 0.5)),
      [commit]: short(quantile(theirs, 0.5)),
      ratio: short(quantile(ratios, 0.5)),
      spread: `${short(Math.min(...ratios))} to ${short(Math.max(...ratios))}`,
    };
  }
  console.log(
    `${script} ${rest.join(" ")}: medians of ${rounds}; ratios are of one round, here to ${commit}`,
  );
  console.table(rows);
  if (same > 0) console.log(`${same} more figures are the same in all runs.`);
}

function short(value) {
  return Number(value.toPrecision(3));
}
