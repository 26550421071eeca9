// Sends what a stranger may send, for as long as it is told, and keeps what broke.
//   npm run fuzz -- --minutes 60 --seed 7 [--only requests,texts] [--out fuzz-found] [--replay FILE]
import { parseArgs } from "node:util";
import { families } from "./families/index.ts";
import type { Outcome } from "./family.ts";
import { Findings, readFinding } from "./findings.ts";
import { Random } from "./random.ts";
import { SubjectProcess } from "./subject-process.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    out: { type: "string", default: "fuzz-found" },
    replay: { type: "string" },
  },
});

const subject = new SubjectProcess({ seconds: 10, megabytes: 1_500 });

if (values.replay !== undefined) {
  const { family, input, made } = readFinding(values.replay);
  const outcome = await subject.run(family, input);
  subject.end();
  console.log(JSON.stringify({ family, made, ...outcome }, null, 2));
  process.exit(outcome.fault ? 1 : 0);
}

const chosen = values.only?.split(",") ?? [...families.keys()];
for (const name of chosen)
  if (!families.has(name)) throw new Error(`${name} is not one of ${[...families.keys()].join(", ")}`);
const turns = chosen.flatMap((name) => Array(families.get(name)!.share).fill(name) as string[]);

const findings = new Findings(values.out, subject);
const answers = new Map<string, number>();
const slowest = { milliseconds: 0, made: "" };
const end = performance.now() + Number(values.minutes) * 60_000;
let inputs = 0;
for (let turn = 0; performance.now() < end; turn++) {
  const name = turns[turn % turns.length]!;
  const family = families.get(name)!;
  const made = `${values.seed}/${name}/${turn}`;
  const input = await family.make(new Random(made));
  const outcome = await subject.run(name, input);
  count(name, made, outcome);
  family.learn?.(input, outcome);
  if (outcome.fault) await findings.add({ family: name, made, fault: outcome.fault, input }, family);
}
subject.end();

function count(family: string, made: string, { answer, milliseconds }: Outcome): void {
  inputs++;
  const key = `${family}: ${answer}`;
  answers.set(key, (answers.get(key) ?? 0) + 1);
  if (milliseconds > slowest.milliseconds)
    Object.assign(slowest, { milliseconds: Math.round(milliseconds), made });
}

console.log(
  JSON.stringify(
    {
      seed: values.seed,
      minutes: Number(values.minutes),
      inputs,
      answers: Object.fromEntries([...answers].sort(([a], [b]) => (a < b ? -1 : 1))),
      slowest,
      most_megabytes: Math.round(subject.mostMegabytes),
      found: findings.kinds,
    },
    null,
    2,
  ),
);
if (findings.count > 0) process.exitCode = 1;
