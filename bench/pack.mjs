// How long opening takes and how much memory a pack needs: 1,000,000 entities with 2,000,000 names, made up here,
// and how fast names are found in a text against it. Run `npm run build` before. Writes bench/results/pack.json.
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PackBuilder } from "../dist/src/datasets/build/pack-builder.js";
import { Hits } from "../dist/src/datasets/names/name-trie.js";
import { openPack } from "../dist/src/datasets/pack/pack.js";
import { readPack } from "../dist/src/node/pack-source.js";
import { writeWholeFile } from "../dist/src/node/write-file.js";
import { cut } from "../dist/src/text/pieces.js";

const path = process.argv[2] ?? join(tmpdir(), "referent-bench.kb");
const count = Number(process.argv[3] ?? 1_000_000);
const round = (value) => Math.round(value * 10) / 10;

if (process.argv[4] !== "open") {
  let seed = 42;
  const random = (n) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % n;
  };
  const syllables = "ka lo mi ren tor vel san dri pou bel gar nim osh ter qui zan fel mur wick ham".split(
    " ",
  );
  const words = Array.from({ length: 300_000 }, () =>
    Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join(""),
  ).map((word) => word[0].toUpperCase() + word.slice(1));
  const name = () => `${words[random(words.length)]} ${words[random(words.length)]}`;
  const started = performance.now();
  const builder = new PackBuilder({ languages: ["en"] });
  for (let i = 1; i <= count; i++) {
    builder.add({
      id: `Q${i}`,
      labels: { en: name() },
      aliases: { en: [name()] },
      types: ["city"],
      relations: [{ property: "P17", value: `Q${1 + random(200)}` }],
    });
  }
  await writeWholeFile(
    path,
    builder.finish({ source: "synthetic", license: "CC0-1.0", command: "bench/pack.mjs" }),
  );
  const seconds = (performance.now() - started) / 1000;
  const result = {
    entities: count,
    entities_per_second: Math.round(count / seconds),
    pack_bytes: statSync(path).size,
  };
  // What was built is opened by a process that built nothing.
  const { execFileSync } = await import("node:child_process");
  const opened = JSON.parse(
    execFileSync(process.execPath, [process.argv[1], path, String(count), "open"], { encoding: "utf8" }),
  );
  Object.assign(result, opened);
  console.log(result);
  mkdirSync("bench/results", { recursive: true });
  writeFileSync("bench/results/pack.json", `${JSON.stringify(result, null, 2)}\n`);
} else {
  const started = performance.now();
  const { bytes } = await readPack(path);
  const read = performance.now() - started;
  const kb = openPack(bytes);
  const open = performance.now() - started;
  const rss = process.memoryUsage.rss();
  const text = Array.from({ length: 20_000 }, (_, i) => {
    const { labels } = kb.record((i * 7919) % kb.size);
    return `The people of ${labels.en} said that nothing was known of the matter until now.`;
  }).join(" ");
  const pieces = cut(text);
  const times = [];
  for (let run = 0; run < 9; run++) {
    const hits = new Hits();
    const from = performance.now();
    kb.names.match(cut(text), 0, pieces.count, hits);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const result = {
    names: kb.names.nameCount,
    read_ms: round(read),
    open_ms: round(open),
    rss_mb: round(rss / 1e6),
    tagging_million_chars_per_second: round(text.length / times[4] / 1000),
  };
  console.log(JSON.stringify(result));
}
