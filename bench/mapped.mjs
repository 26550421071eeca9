// What does a tail pack that stays in its file cost: memory beside an empty process, and time for texts that name its
// entities, never seen before and again, with the file in the system's memory and without?
//   npm run build && node bench/mapped.mjs [MB of the tail] [pack it is made of] [cache, MB]
// The tail is made here: copies of the entities of a pack (the starter), with other ids and another last word in each
// name. Each way is a process of its own. Writes bench/results/mapped.json.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { random, word } from "./corpus.mjs";
import { round, save } from "./measure.mjs";

const [megabytes = "1000", source = "starter", cache = "32", role, path] = process.argv.slice(2);
const documents = 300;
/** Of the run that is long. */
const manyDocuments = 3_000;

async function make(path) {
  const { PackBuilder } = await import("../dist/src/datasets/build/pack-builder.js");
  const { packEntities } = await import("../dist/src/datasets/build/pack-entities.js");
  const { openKb } = await import("../dist/src/kb/index.js");
  const { writeWholeFile } = await import("../dist/src/node/write-file.js");
  const kb = await openKb(source);
  const next = random(5);
  const builder = new PackBuilder({ languages: kb.meta.languages });
  // Bytes that a copy of an entity takes, as it turned out: names and what is made of them are most of it.
  const count = (Number(megabytes) * 1e6) / 194;
  for (let copy = 1, made = 0; made < count; copy++) {
    for (const entity of packEntities(kb)) {
      if (made++ >= count) break;
      const last = word(next, 4);
      const renamed = (name) => name.replace(/\S+$/u, last[0].toUpperCase() + last.slice(1));
      const idOf = (id) =>
        /^Q\d+$/.test(id) ? `Q${copy * 200_000_000 + Number(id.slice(1))}` : `${id}/${copy}`;
      builder.add({
        ...entity,
        id: idOf(entity.id),
        labels: mapped(entity.labels, renamed),
        aliases: mapped(entity.aliases, (names) => names.map(renamed)),
        sameAs: [],
        relations: entity.relations.map(({ property, value }) => ({ property, value: idOf(value) })),
      });
    }
  }
  await writeWholeFile(
    path,
    builder.finish({ source: "made", license: "CC0-1.0", command: "bench/mapped.mjs" }),
  );
}

function mapped(map, change) {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

/** Texts of about 1,000 characters that name entities of a pack, other ones in each. */
function textsOf(kb) {
  const next = random(11);
  const any = () => kb.record(Math.floor(next() * kb.size)).labels;
  return Array.from({ length: manyDocuments }, () => {
    let text = "";
    while (text.length < 1000) {
      const [one, other] = [any(), any()].map((labels) => labels.en ?? Object.values(labels)[0] ?? "It");
      text += `The report says that ${one} was named together with ${other} in the last years, and nobody else. `;
    }
    return text;
  });
}

async function measure(way, path) {
  const { openKb } = await import("../dist/src/kb/index.js");
  const { createResolver } = await import("../dist/src/index.js");
  const all = JSON.parse(readFileSync(`${path}.texts.json`, "utf8"));
  const texts = way === "long" ? all : all.slice(0, documents);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const begun = performance.now();
  const tail =
    way === "none"
      ? []
      : [
          way === "memory"
            ? await openKb(path)
            : await openKb(path, { mapped: true, cacheBytes: Number(cache) * 2 ** 20 }),
        ];
  const opened = performance.now() - begun;
  const resolver = createResolver({ publicKb: ["starter", ...tail] });
  await resolver.warm();
  const atOpen = process.memoryUsage.rss();
  const pass = async () => {
    const from = performance.now();
    const cpu = process.cpuUsage();
    let linked = 0;
    for (const text of texts) {
      const { mentions } = await resolver.resolve({ text, language: "en" });
      for (const { entity } of mentions) if (entity) linked++;
    }
    const { user, system } = process.cpuUsage(cpu);
    const per = (ms) => round((1000 * ms) / characters);
    return { wall: per(performance.now() - from), cpu: per((user + system) / 1000), linked };
  };
  const first = await pass();
  const again = way === "long" ? undefined : await pass();
  const high = Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0) * 1024;
  const mb = (bytes) => Math.round(bytes / 1e6);
  return {
    open_ms: Math.round(opened),
    rss_open_mb: mb(atOpen),
    rss_mb: mb(process.memoryUsage.rss()),
    high_mb: mb(high),
    first_ms_per_1000: first.wall,
    first_cpu_ms: first.cpu,
    again_ms_per_1000: again?.wall,
    again_cpu_ms: again?.cpu,
    linked: first.linked,
  };
}

/** Puts the file out of the system's memory, so that the disk is asked. */
function evict(path) {
  execFileSync("dd", [`if=${path}`, "iflag=nocache", "count=0"], { stdio: "ignore" });
}

if (role === "make") {
  await make(path);
  const { openKb } = await import("../dist/src/kb/index.js");
  const { writeFileSync } = await import("node:fs");
  writeFileSync(`${path}.texts.json`, JSON.stringify(textsOf(await openKb(path))));
} else if (role === "empty")
  console.log(JSON.stringify({ rss_mb: Math.round(process.memoryUsage.rss() / 1e6) }));
else if (role) console.log(JSON.stringify(await measure(role, path)));
else {
  const path = join(tmpdir(), `referent-tail-${megabytes}.kb`);
  const run = (role, ...flags) =>
    execFileSync(process.execPath, [...flags, process.argv[1], megabytes, source, cache, role, path], {
      encoding: "utf8",
    });
  if (!existsSync(`${path}.texts.json`)) run("make", "--max-old-space-size=12000");
  const rows = [{ way: "an empty process", ...JSON.parse(run("empty")) }];
  const measured = (way, role, ...flags) => rows.push({ way, ...JSON.parse(run(role, ...flags)) });
  measured("starter alone", "none");
  evict(path);
  measured("tail in its file, not in the system's memory", "mapped");
  measured("tail in its file, in the system's memory", "mapped");
  measured("tail in memory", "memory");
  measured(`the same file, ${manyDocuments} texts`, "long");
  measured(
    `the same file, ${manyDocuments} texts, --max-old-space-size=128`,
    "long",
    "--max-old-space-size=128",
  );
  console.log(`${round(statSync(path).size / 1e6, 0)} MB of tail, ${cache} MB of cache, ${documents} texts`);
  console.table(rows);
  save("mapped", { tail_mb: round(statSync(path).size / 1e6, 0), cache_mb: Number(cache), rows });
}
