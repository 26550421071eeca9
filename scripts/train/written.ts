import { writeFileSync } from "node:fs";
import { pathOf } from "../../src/linking/model/paths.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import { calibrationOf, leftOut, reliabilityOf } from "./calibrate.ts";
import { percent } from "./check.ts";
import type { AllLinks } from "./examples.ts";
import { jointFeatures, learnLinks, learnLists } from "./learn-links.ts";
import type { Weighted } from "./learn-spans.ts";
import type { LinkExamples } from "./link-examples.ts";
import { packTrees } from "./pack-trees.ts";

/** Writes a model as a file of the package. */
export function writeModel(name: string, model: TreeModel, what: string): void {
  writeFileSync(
    `data/weights/${name}.ts`,
    [
      'import type { PackedTrees } from "../../src/linking/model/packed-trees.ts";',
      "",
      `/** ${what} Written by \`npm run train\`: do not edit. */`,
      `export const ${name}: PackedTrees = ${JSON.stringify(packTrees(model))};`,
      "",
    ].join("\n"),
  );
}

/** Writes the calibration of each path, and reports its quality on the half of the sources that it was not made of. */
export async function writeCalibration({ links, user, given }: AllLinks): Promise<void> {
  const paths = {
    "public/local": {
      file: "local",
      sets: links,
      learn: (sets: readonly Weighted<LinkExamples>[]) => learnLinks(sets, jointFeatures),
    },
    "public/coherent": {
      file: "coherent",
      sets: links,
      learn: (sets: readonly Weighted<LinkExamples>[]) => learnLinks(sets),
    },
    "public/candidates": { file: "given", sets: given, learn: learnLists },
    "user/local": { file: "user", sets: user, learn: learnLists },
  } as const;
  for (const path of Object.keys(paths) as (keyof typeof paths)[]) {
    const { file, sets, learn } = paths[path];
    await pathOf(path).load();
    const sure = leftOut(sets, pathOf(path).byHand, learn);
    const { error, precise, share } = reliabilityOf(sure);
    console.log(
      `${path}: ECE ${percent(error)}, at 0.9 and above right ${percent(precise)} of ${percent(share)}`,
    );
    writeFileSync(
      `data/weights/calibration/${file}.ts`,
      [
        'import type { Calibration } from "../../../src/linking/model/calibration.ts";',
        "",
        `/** What a probability of ${path} was worth on sources left out. Written by \`npm run train\`: do not edit. */`,
        `export const calibration: Calibration = ${JSON.stringify(calibrationOf(sure))};`,
        "",
      ].join("\n"),
    );
  }
}
