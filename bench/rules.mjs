// What is each rule of the engine worth? The answers without it, on own gold and on sets of others.
//   npm run build && node bench/rules.mjs PACK [RULE...]      (a pack of the Wikidata slice of REFERENT_DATA)
// Models are not learned again. The rules for lists of a caller are not here: gold of the public world does not ask them.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

const nothing = "() => undefined";
const sameRun = "(lattice, run) => [run]";
const noReading = "() => ({ odds: () => 0 })";

/** Each rule: its file in src/linking, and what stands in its place. */
const rules = {
  // What a mention means, by the words around it.
  writeSides: ["joint/sides", nothing],
  writeSports: ["joint/sports", nothing],
  writeOpponents: ["joint/opponents", nothing],
  writePartySentences: ["joint/parties", nothing],
  writeOrigin: ["joint/small-words", nothing],
  writeRegions: ["joint/regions", nothing],
  writeOtherRegions: ["joint/other-regions", nothing],
  writeCountryOf: ["joint/countries-of-names", nothing],
  writeStranger: ["joint/strangers", nothing],
  writeBirthName: ["joint/birth-names", nothing],
  writeOtherGender: ["joint/other-gender", nothing],
  keepDeeds: ["joint/public-evidence", nothing],
  writeCountryCode: ["joint/country-codes", nothing],
  writeTownOfArea: ["joint/towns-of-areas", nothing],
  writeWaters: ["joint/waters", nothing],
  writeWorkForm: ["joint/work-forms", nothing],
  writeOffice: ["joint/offices", nothing],
  writeActs: ["joint/acts", nothing],
  writeFate: ["joint/fates", nothing],
  writeStudies: ["joint/studies", nothing],
  writeYears: ["joint/years", nothing],
  writeNamedAfter: ["joint/named-after", nothing],
  writeAcquaintance: ["joint/acquaintances", nothing],
  writeDefined: ["joint/definitions", nothing],
  writeCareer: ["joint/careers", nothing],
  writeTrades: ["joint/trades", nothing],
  writeTitleMarks: ["joint/small-words", nothing],
  writeAdjectives: ["joint/small-words", nothing],
  writeArticledSide: ["joint/small-words", nothing],
  writeMixedOrigin: ["joint/small-words", nothing],
  writePlaceParticle: ["joint/small-words", nothing],
  writeSentenceCapital: ["joint/small-words", nothing],
  writeNumbered: ["joint/small-words", nothing],
  shortFormsOf: ["joint/short-forms", "async (document, mentions) => mentions.map(() => undefined)"],
  writeRelated: ["joint/related", nothing],
  writeCoherence: ["joint/coherence", nothing],
  // Candidates beyond those of the name as the text has it.
  addDemonym: ["candidates/demonyms", nothing],
  addKnownAliases: ["candidates/known-aliases", nothing],
  addPlaceInFull: ["candidates/rewrites", nothing],
  addLongerBeside: ["candidates/longer-names", nothing],
  addSpokenInitials: ["candidates/rewrites", nothing],
  addRewritten: ["candidates/rewrites", nothing],
  inflections: ["candidates/inflections", "() => []"],
  addFramed: ["candidates/frames", nothing],
  addPartial: ["candidates/longer-names", nothing],
  addNear: ["candidates/near", nothing],
  addNational: ["candidates/national", nothing],
  namesakes: ["candidates/namesakes", nothing],
  // Where a mention begins and ends.
  readInContext: ["document/words-in-context", nothing],
  isDateline: ["document/datelines", "() => false"],
  isTongue: ["document/tongues", "() => false"],
  hasArticleOfSentence: ["lattice/name-hits", "() => false"],
  withCapitals: ["lattice/uncased", "(document) => document"],
  inSentenceCase: ["lattice/headlines", "(document) => document"],
  german: ["lattice/german", noReading],
  addInflected: ["lattice/german", nothing],
  declinedAt: ["lattice/declined", nothing],
  genitiveAt: ["lattice/genitives", nothing],
  cutAtCompounds: ["lattice/compounds", sameRun],
  cutsByKinds: ["lattice/possessions", "() => []"],
  cutAtPairs: ["lattice/pairs", sameRun],
  statesPurpose: ["lattice/runs", "() => false"],
  addresses: ["lattice/addresses", noReading],
  inverted: ["lattice/inverted", noReading],
  bracketed: ["lattice/bracketed", noReading],
  itemLetters: ["lattice/item-letters", noReading],
  unspaced: ["lattice/unspaced", noReading],
  fullNameEnd: ["lattice/han-names", nothing],
  keyphraseOdds: ["lattice/odds-by-hand", "() => 0"],
  particleOdds: ["lattice/odds-by-hand", "() => 0"],
  titleOdds: ["lattice/odds-by-hand", "() => 0"],
  // Whether the best candidate is the answer.
  everydayWord: ["answer/competitor", nothing],
  isDoubtfulPerson: ["answer/competitor", "() => false"],
  textCompetitor: ["answer/competitor", nothing],
  contested: ["answer/outside", "(text, decided) => [...decided]"],
};

if (process.env.WITHOUT_RULE === undefined) await measureAll();
else await measureOne(process.env.WITHOUT_RULE, process.argv[2]);

/** Measures in this process, with one rule off, and writes the figures as JSON. Nothing of the engine is loaded before. */
async function measureOne(name, pack) {
  if (name !== "") {
    const [file, instead] = rules[name];
    register("./without-rule.mjs", import.meta.url, { data: { name, file, instead } });
  }
  const { measured } = await import("./rule-figures.mjs");
  process.stdout.write(JSON.stringify(await measured(pack)));
}

async function measureAll() {
  const { packAndRest, table } = await import("./gold-sets.mjs");
  const { save } = await import("./measure.mjs");
  const [pack, asked] = packAndRest("node bench/rules.mjs PACK [RULE...]");
  const unknown = asked.find((name) => !rules[name]);
  if (unknown) throw new Error(`there is no rule ${unknown}`);
  const figures = async (name) => {
    const { stdout } = await run(process.execPath, [fileURLToPath(import.meta.url), pack], {
      env: { ...process.env, WITHOUT_RULE: name },
      maxBuffer: 1 << 28,
    });
    return JSON.parse(stdout);
  };
  const full = await figures("");
  const names = asked.length > 0 ? asked : Object.keys(rules);
  const rows = new Map();
  const waiting = [...names];
  const measureWaiting = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      rows.set(name, { rule: name, lines: linesOf(rules[name][0]), ...compared(full, await figures(name)) });
      console.error(Object.values(rows.get(name)).join(" "));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, measureWaiting));
  const inOrder = names.map((name) => rows.get(name));
  const head = Object.keys(inOrder[0]);
  console.log(
    table(
      head,
      inOrder.map((row) => head.map((key) => row[key])),
    ),
  );
  if (asked.length === 0) save("rules", inOrder);
}

/** Answers that are lost and won without a rule, of own gold and of the sets of others. */
function compared(full, without) {
  const result = {};
  for (const part of ["own", "others"]) {
    const before = new Map(full[part]);
    const after = new Map(without[part]);
    const right = (answers, other) => [...answers].filter(([at, is]) => is && other.get(at) !== true).length;
    const wrong = (answers, other) =>
      [...answers].filter(([at, is]) => !is && other.get(at) !== false).length;
    result[`${part}_right`] = right(before, after) - right(after, before);
    result[`${part}_wrong`] = wrong(before, after) - wrong(after, before);
    result[`${part}_changed`] =
      right(before, after) + right(after, before) + wrong(before, after) + wrong(after, before);
  }
  return result;
}

function linesOf(file) {
  return readFileSync(new URL(`../src/linking/${file}.ts`, import.meta.url), "utf8").split("\n").length - 1;
}
