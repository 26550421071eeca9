import { canonicalId, type Entity, fullLanguages, parseDataset } from "../contract/index.ts";
import { recordOf } from "../datasets/entity.ts";
import { addCallerTypes } from "../datasets/knowledge/caller-types.ts";
import { isKnownType } from "../datasets/knowledge/types.ts";
import { CALENDAR, COMMON, FUNCTION, lexiconOf, loadLexicon } from "../linking/document/lexicon.ts";
import { normalise } from "../text/fold.ts";
import { cut } from "../text/pieces.ts";

/** A fault of a dataset that will leave mentions unresolved or make their answers wrong. */
export interface Finding {
  /** Stable name of the rule that found it. */
  readonly rule:
    | "ambiguous_name"
    | "everyday_alias"
    | "never_wins"
    | "missing_description"
    | "same_as_twins"
    | "unknown_type";
  /**
   * An error means that the entity can never be found or never wins. A warning means that mentions may come back
   * unresolved, or wrong.
   */
  readonly severity: "error" | "warning";
  /** JSON Pointer into the list. */
  readonly pointer: string;
  /** What is wrong, for a person. */
  readonly detail: string;
}

interface NameUse {
  readonly entity: number;
  readonly pointer: string;
  readonly text: string;
  readonly alias: boolean;
}

/**
 * Checks a dataset for faults that keep its entities from being found.
 *
 * @throws ProblemError `invalid_dataset`, `dataset_too_large`
 */
export async function lintDataset(dataset: unknown): Promise<Finding[]> {
  const entities = parseDataset(dataset, "");
  addCallerTypes();
  await Promise.all(fullLanguages.map(loadLexicon));
  const uses = entities.flatMap(usesOf);
  const holders = new Map<string, Set<number>>();
  for (const { entity, text } of uses) {
    const name = normalise(text);
    const set = holders.get(name);
    if (set) set.add(entity);
    else holders.set(name, new Set([entity]));
  }
  return [
    ...ambiguous(entities, uses, holders),
    ...everyday(uses),
    ...neverWinning(entities, uses),
    ...twins(entities),
    ...unknownTypes(entities),
  ];
}

function usesOf(entity: Entity, index: number): NameUse[] {
  const use =
    (pointer: string, alias: boolean) =>
    (text: string): NameUse => ({ entity: index, pointer: `/${index}/${pointer}`, text, alias });
  const { labels, aliases } = recordOf(entity);
  return [
    ...Object.values(labels).map(use(entity.name === undefined ? "label" : "name", false)),
    ...Object.values(aliases).flat().map(use("aliases", true)),
  ];
}

function ambiguous(
  entities: readonly Entity[],
  uses: readonly NameUse[],
  holders: Map<string, Set<number>>,
): Finding[] {
  const findings: Finding[] = [];
  const told = new Set<string>();
  const missing = new Set<number>();
  for (const { entity, text, pointer } of uses) {
    const name = normalise(text);
    const holding = holders.get(name)!;
    if (holding.size === 1 || told.has(name)) continue;
    told.add(name);
    const all = [entity, ...[...holding].filter((other) => other !== entity)];
    findings.push({
      rule: "ambiguous_name",
      severity: "warning",
      pointer,
      detail: `"${text}" is a name of ${listed(all.map((i) => entities[i]!.id))}: only the context can tell them apart.`,
    });
    for (const i of all) {
      if (missing.has(i) || Object.keys(recordOf(entities[i]!).descriptions).length > 0) continue;
      missing.add(i);
      findings.push({
        rule: "missing_description",
        severity: "warning",
        pointer: `/${i}/description`,
        detail: `${entities[i]!.id} shares the name "${text}" and has no description to be told apart by.`,
      });
    }
  }
  return findings;
}

/** A list of ids for a sentence, shortened if there are many. */
function listed(ids: readonly string[]): string {
  const more = ids.length - LISTED;
  return more > 0 ? `${ids.slice(0, LISTED).join(", ")} and ${more} more` : ids.join(", ");
}

const LISTED = 10;

function everyday(uses: readonly NameUse[]): Finding[] {
  return uses
    .filter(({ text }) => isEveryday(text))
    .map(({ pointer, text, alias }) => ({
      rule: "everyday_alias",
      severity: "warning",
      pointer,
      detail: `"${text}" is an everyday word: this ${alias ? "alias" : "name"} is found only where it has a capital inside a sentence.`,
    }));
}

/** Whether a text is one word that is a common or function word of a language with capitals. */
function isEveryday(text: string): boolean {
  const pieces = cut(text);
  if (pieces.count !== 1) return false;
  return fullLanguages.some(
    (language) => (lexiconOf(language).wordClass(pieces, 0) & (FUNCTION | COMMON | CALENDAR)) !== 0,
  );
}

/**
 * Entities whose every name, letter by letter, is also a name of another entity, with no data to tell them apart.
 * They have neither a description nor a type, or the same descriptions and types as another one.
 */
function neverWinning(entities: readonly Entity[], uses: readonly NameUse[]): Finding[] {
  const findings: Finding[] = [];
  const usesByEntity = entities.map((): NameUse[] => []);
  for (const use of uses) usesByEntity[use.entity]!.push(use);
  const said = entities.map(saidOf);
  const holders = new Map<string, Set<number>>();
  for (const { entity, text } of uses)
    for (const key of [text, text + said[entity]]) {
      const set = holders.get(key);
      if (set) set.add(entity);
      else holders.set(key, new Set([entity]));
    }
  entities.forEach((entity, index) => {
    const own = usesByEntity[index]!.filter(({ text }) => normalise(text) !== "");
    const bare = said[index] === NOTHING;
    if (!own.every(({ text }) => holders.get(bare ? text : text + said[index])!.size > 1)) return;
    findings.push({
      rule: "never_wins",
      severity: "error",
      pointer: `/${index}`,
      detail:
        own.length === 0
          ? `${entity.id} has no name with a letter or digit: it can never be found.`
          : bare
            ? `${entity.id} shares every name with another entity and has neither description nor type: it can never win.`
            : `${entity.id} shares every name with another entity of the same description and type: it can never win.`,
    });
  });
  return findings;
}

/** The descriptions and types of an entity, as a key. */
function saidOf(entity: Entity): string {
  const { descriptions, types } = recordOf(entity);
  return `\n${JSON.stringify([Object.entries(descriptions).sort(), [...types].sort()])}`;
}

const NOTHING = "\n[[],[]]";

function twins(entities: readonly Entity[]): Finding[] {
  const first = new Map<string, number>();
  const findings: Finding[] = [];
  entities.forEach(({ id, same_as = [] }, index) => {
    for (const [at, iri] of [id, ...same_as].entries()) {
      const identity = canonicalId(iri);
      const other = first.get(identity);
      if (other === undefined) first.set(identity, index);
      else if (other !== index) {
        findings.push({
          rule: "same_as_twins",
          severity: "warning",
          pointer: at === 0 ? `/${index}/id` : `/${index}/same_as/${at - 1}`,
          detail: `${id} and ${entities[other]!.id} are both ${iri}: one entity under two ids.`,
        });
      }
    }
  });
  return findings;
}

/** Types that the hierarchy lacks, each reported once. Only the words of such a type are evidence. */
function unknownTypes(entities: readonly Entity[]): Finding[] {
  const findings: Finding[] = [];
  const told = new Set<string>();
  entities.forEach((entity, index) => {
    const field = entity.types?.length ? "types" : "type";
    const isList = Array.isArray(entity[field]);
    recordOf(entity).types.forEach((type, at) => {
      if (told.has(type) || isKnownType(type)) return;
      told.add(type);
      findings.push({
        rule: "unknown_type",
        severity: "warning",
        pointer: isList ? `/${index}/${field}/${at}` : `/${index}/${field}`,
        detail: `"${type}" is not a known type: it does not tell that an entity is a person, whom a part of the name may mean, or a thing that texts write in small letters. Add a class of schema.org or Wikidata.`,
      });
    });
  });
  return findings;
}
