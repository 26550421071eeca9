// Compares every id of the starter with an external Wikidata source: REFERENT_DATA names a folder (default ../shared)
// that has kb/wikidata-slice.json.gz, a dump in Wikidata's JSON format. An id is confirmed when the source has it with
// one of our names; a contradiction when the source has it and knows it under other names only; unknown when the
// source does not have it. Contradictions fail the check.
import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { readTables } from "../dist/src/datasets/build/table.js";
import { normalise } from "../dist/src/text/fold.js";

const dump = `${process.env.REFERENT_DATA ?? "../shared"}/kb/wikidata-slice.json.gz`;
if (!existsSync(dump)) {
  console.log(
    `skipped: there is no ${dump} (REFERENT_DATA names the folder that has kb/wikidata-slice.json.gz)`,
  );
  process.exit(0);
}
const folder = "data/public";
const { entities } = readTables(
  readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") })),
);
const namesOf = ({ labels, aliases }) =>
  new Set([...Object.values(labels), ...Object.values(aliases).flat()].map(normalise));
const ours = new Map(entities.map((entity) => [entity.id, { entity, names: namesOf(entity) }]));
const labels = new Map();
for (const { entity } of ours.values()) labels.set(normalise(Object.values(entity.labels)[0]), []);

const theirs = new Map();
for await (const line of createInterface({ input: createReadStream(dump).pipe(createGunzip()) })) {
  if (!line.startsWith("{")) continue;
  const item = JSON.parse(line.replace(/,\s*$/, ""));
  const own = [...Object.values(item.labels ?? {}), ...Object.values(item.aliases ?? {}).flat()];
  // Some of its labels are titles of Wikipedia: "Mercurio (divinità)".
  const names = new Set(
    own.flatMap(({ value }) => [normalise(value), normalise(value.replace(/\s*\(.*\)$/, ""))]),
  );
  if (ours.has(item.id)) theirs.set(item.id, { names, label: item.labels?.en?.value ?? own[0]?.value });
  else for (const name of names) labels.get(name)?.push(item.id);
}

let confirmed = 0;
let unknown = 0;
const contradictions = [];
const doubtful = [];
for (const [id, { entity, names }] of ours) {
  const other = theirs.get(id);
  const label = Object.values(entity.labels)[0];
  if (!other || other.names.size === 0) {
    unknown++;
    const rivals = labels.get(normalise(label)) ?? [];
    if (rivals.length > 0)
      doubtful.push(`${id} ${label}: the source has ${rivals.slice(0, 4).join(", ")} of this name`);
    else console.log(`not in the source: ${id} ${label}`);
  } else if ([...names].some((name) => other.names.has(name))) confirmed++;
  else contradictions.push(`${id} ${label}: in the source it is "${other.label}"`);
}
for (const line of doubtful) console.log(`not in the source, but others of the name are: ${line}`);
for (const line of contradictions) console.log(`CONTRADICTION: ${line}`);
const share = ((100 * confirmed) / ours.size).toFixed(1);
console.log(
  `${ours.size} ids: ${confirmed} confirmed (${share} %), ${unknown} unknown to the source (${doubtful.length} with others of the name), ${contradictions.length} contradictions`,
);
if (contradictions.length > 0) process.exitCode = 1;
