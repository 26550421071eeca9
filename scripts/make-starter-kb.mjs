// Makes data/public/starter.kb of the tables beside it, byte for byte the same on every machine, and puts it into
// dist. Prints what could not be used. `npm run kb:starter` builds first.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipAsync } from "@gfx/zopfli";
import { PackBuilder } from "../dist/src/datasets/build/pack-builder.js";
import { readTables } from "../dist/src/datasets/build/table.js";

const folder = "data/public";
const limit = 7_000_000;

const files = readdirSync(folder)
  .filter((name) => name.endsWith(".tsv"))
  .sort()
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));
const { entities, problems } = readTables(files);
for (const { file, line, detail } of problems) console.warn(`${folder}/${file}:${line}: ${detail}`);

const builder = new PackBuilder({
  languages: ["en", "it", "fr", "de", "es", "pt", "ja", "zh"],
  chosen: true,
  compact: true,
});
for (const entity of entities) builder.add(entity);
const parts = builder.finish({
  source: "the tables in data/public",
  license: "MIT",
  command: "npm run kb:starter",
});
// A minute of search makes it a twelfth smaller than zlib does at its best (6.4 MB of 7.0), which every install has less.
const pack = await gzipAsync(Buffer.concat(parts), { numiterations: 5 });
if (pack.length > limit) {
  console.error(`${pack.length} bytes: the starter may have ${limit}`);
  process.exit(1);
}
writeFileSync(`${folder}/starter.kb`, pack);
mkdirSync(`dist/${folder}`, { recursive: true });
copyFileSync(`${folder}/starter.kb`, `dist/${folder}/starter.kb`);
const { names, statements } = builder.counts;
console.log(
  `${entities.length} entities, ${names} names, ${statements} statements, ${pack.length} bytes; ${problems.length} parts of rows left out`,
);
