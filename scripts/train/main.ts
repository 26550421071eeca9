// Learns the models of the linker from gold in the folder that REFERENT_DATA names, and writes data/weights.
//   npm run train -- slice.kb [--check [--groups] [--only=SOURCE,…] [--again]]
//   npm run train -- slice.kb --calibrate
// --calibrate leaves the models as they are. --check writes nothing: it measures each source with models that were
// learned from the others.
import { loadSegmenter } from "../../src/text/unspaced.ts";
import { check, inTwo, oneByOne } from "./check.ts";
import { type AllLinks, allLinks, Halves, readMaterial, spanExamples } from "./examples.ts";
import { learnCandidates } from "./learn-links.ts";
import { learnSpans } from "./learn-spans.ts";
import { use } from "./models-in-use.ts";
import { writeCalibration, writeModels } from "./written.ts";

const [packFile = "", ...flags] = process.argv.slice(2);
const log = (text: string) => console.error(`${(performance.now() / 1000).toFixed(0)}s ${text}`);

await loadSegmenter();
const material = await readMaterial(packFile);
const again = flags.includes("--again");
const spans = again ? [] : await spanExamples(material);
log(`${spans.reduce((sum, { examples }) => sum + examples.labels.length, 0)} arcs`);
const all: AllLinks = again
  ? { links: [], user: [], given: [] }
  : await allLinks(material, new Halves(spans));
log(`${all.links.reduce((sum, { examples }) => sum + examples.begins.length, 0)} mentions`);

if (flags.includes("--check")) {
  const only = flags
    .find((flag) => flag.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const groups = flags.includes("--groups") ? inTwo : oneByOne;
  const chosen = groups.filter((group) => !only || group.some((source) => only.includes(source)));
  await check(material, spans, all, { groups: chosen, again });
} else if (flags.includes("--calibrate")) {
  await writeCalibration(all);
} else {
  const learned = { spans: learnSpans(spans), ...learnCandidates(all) };
  use({ spans: learned.spans });
  writeModels(learned);
  log("models learned");
  await writeCalibration(all);
}
