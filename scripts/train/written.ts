import { writeFileSync } from "node:fs";
import type { Calibration } from "../../src/linking/model/calibration.ts";
import { packTrees } from "../../src/linking/model/packed-trees.ts";
import { pathOf } from "../../src/linking/model/paths.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import { calibrationOf, leftOut, reliabilityOf } from "./calibrate.ts";
import { percent } from "./check.ts";
import type { AllLinks } from "./examples.ts";
import { jointFeatures, learnLinks, learnLists } from "./learn-links.ts";
import type { Weighted } from "./learn-spans.ts";
import type { LinkExamples } from "./link-examples.ts";

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
export function writeCalibration({ links, user, given }: AllLinks): void {
  const paths = {
    "public/local": {
      sets: links,
      learn: (sets: readonly Weighted<LinkExamples>[]) => learnLinks(sets, jointFeatures),
    },
    "public/coherent": { sets: links, learn: (sets: readonly Weighted<LinkExamples>[]) => learnLinks(sets) },
    "public/candidates": { sets: given, learn: learnLists },
    "user/local": { sets: user, learn: learnLists },
  } as const;
  const tables: Record<string, Calibration> = {};
  for (const path of Object.keys(paths) as (keyof typeof paths)[]) {
    const { sets, learn } = paths[path];
    const sure = leftOut(sets, pathOf(path).byHand, learn);
    tables[path] = calibrationOf(sure);
    const { error, precise, share } = reliabilityOf(sure);
    console.log(
      `${path}: ECE ${percent(error)}, at 0.9 and above right ${percent(precise)} of ${percent(share)}`,
    );
  }
  tables["user/coherent"] = tables["user/local"]!;
  writeFileSync(
    "data/weights/calibration.ts",
    [
      'import type { Calibration } from "../../src/linking/model/calibration.ts";',
      'import type { Path } from "../../src/linking/model/paths.ts";',
      "",
      "/** What a probability of each path was worth on sources left out. Written by `npm run train`: do not edit. */",
      `export const calibration: Readonly<Record<Path, Calibration>> = ${JSON.stringify(tables)};`,
      "",
    ].join("\n"),
  );
}
