// @ts-check
// Runs in the folder in which a package is installed: `node run.mjs import` times the import in this new process, and
// `node run.mjs texts` teaches the list of cases.json and finds its names. It prints JSON. Times are in ms, the smaller
// of the wall's and the processor's.
import { readFileSync } from "node:fs";

/** @template T @param {() => T | Promise<T>} run @returns {Promise<{ ms: number, value: T }>} */
async function timed(run) {
  const before = process.cpuUsage();
  const start = performance.now();
  const value = await run();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { ms: Math.min(wall, (user + system) / 1000), value };
}

/** No text is begun after so long, ms, once a few are read: a package that takes seconds for one is measured on fewer. */
const longest = 20_000;
const few = 4;

const { ms: imported, value: peer } = await timed(() => import("./peer.mjs"));
if (process.argv[2] === "import") console.log(JSON.stringify({ imported }));
else {
  const { entities, cases } = JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8"));
  const { ms: learnt } = await timed(() => peer.learn(entities));
  const answers = [];
  const begun = performance.now();
  for (const { text } of cases) {
    if (answers.length >= few && performance.now() - begun > longest) break;
    const { ms, value } = await timed(() => peer.find(text));
    answers.push({ ms, found: value });
  }
  console.log(JSON.stringify({ learnt, answers }));
}
