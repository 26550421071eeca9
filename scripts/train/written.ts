import { writeFileSync } from "node:fs";
import { pathOf } from "../../src/linking/model/paths.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import { calibrationOf, leftOut, reliabilityOf } from "./calibrate.ts";
import type { AllLinks } from "./examples.ts";
import { learners, learnLists } from "./learn-links.ts";
import type { Learned } from "./models-in-use.ts";
import { packTrees } from "./pack-trees.ts";
import { percent } from "./percent.ts";

/** What each model says. */
const says: Readonly<Record<keyof Learned, string>> = {
  spans: "Does a mention stand here?",
  local: "Is a candidate meant, by itself?",
  coherent: "Is a candidate meant, with what the other mentions say?",
  user: "Is an entity of a caller's list meant?",
  given: "Is a candidate that a caller sent meant?",
};

/** Writes the models as files of the package. */
export function writeModels(models: Learned): void {
  for (const [name, model] of Object.entries(models)) writeModel(name as keyof Learned, model);
}

function writeModel(name: keyof Learned, model: TreeModel): void {
  writeFileSync(
    `data/weights/${name}.ts`,
    [
      'import type { PackedTrees } from "../../src/linking/model/packed-trees.ts";',
      "",
      `/** ${says[name]} Written by \`npm run train\`: do not edit. */`,
      `export const ${name}: PackedTrees = ${JSON.stringify(packTrees(model))};`,
      "",
    ].join("\n"),
  );
}

/**
 * Shares of right answers that are promised at 0.9. For entities of a list 95.6 % of such answers are right with it, and
 * less without. For the public world 95.4 % are right without it, on sources left out (`--check --groups`), 95.9 % with
 * 0.92 and 96.7 % with 0.93, where 23 in place of 29 of 100 answers are reported so.
 */
const PROMISED = { lists: 0.94, public: 0.925 };

/** Writes the calibration of each path, and reports its quality on the half of the sources that it was not made of. */
export async function writeCalibration({ links, user, given }: AllLinks): Promise<void> {
  const paths = {
    "public/local": { file: "local", sets: links, learn: learners.local, promised: PROMISED.public },
    "public/coherent": { file: "coherent", sets: links, learn: learners.coherent, promised: PROMISED.public },
    "public/candidates": { file: "given", sets: given, learn: learners.given },
    // With fine leaves: the coarse ones only make a page smaller.
    "user/local": {
      file: "user",
      sets: user,
      learn: (sets: typeof user) => learnLists(sets),
      promised: PROMISED.lists,
    },
  };
  for (const path of Object.keys(paths) as (keyof typeof paths)[]) {
    const { file, sets, learn, promised } = { promised: undefined, ...paths[path] };
    await pathOf(path).load();
    const sure = leftOut(sets, pathOf(path).byHand, learn);
    const { error, precise, share } = reliabilityOf(sure, promised);
    console.log(
      `${path}: ECE ${percent(error)}, at 0.9 and above right ${percent(precise)} of ${percent(share)}`,
    );
    writeFileSync(
      `data/weights/calibration/${file}.ts`,
      [
        'import type { Calibration } from "../../../src/linking/model/calibration.ts";',
        "",
        `/** What a probability of ${path} was worth on sources left out. Written by \`npm run train\`: do not edit. */`,
        `export const calibration: Calibration = ${JSON.stringify(calibrationOf(sure, promised))};`,
        "",
      ].join("\n"),
    );
  }
}
