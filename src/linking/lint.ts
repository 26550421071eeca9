import { canonicalId, type Entity, fullLanguages, parseDataset } from "../contract/index.ts";
import { recordOf } from "../datasets/entity.ts";
import { normalise } from "../text/fold.ts";
import { cut } from "../text/pieces.ts";
import { CALENDAR, COMMON, FUNCTION, lexiconOf, loadLexicon } from "./lexicon.ts";

/** One thing about a dataset that will make mentions come back unresolved, or wrong. */
export interface Finding {
  readonly rule: "ambiguous_name" | "everyday_alias" | "never_wins" | "missing_description" | "same_as_twins";
  readonly severity: "error" | "warning";
  /** JSON Pointer into the list. */
  readonly pointer: string;
  readonly detail: string;
}

interface NameUse {
  readonly entity: number;
  readonly pointer: string;
  readonly text: string;
  readonly alias: boolean;
}

/**
 * Checks a dataset for what keeps its entities from being found.
 *
 * @throws ProblemError `invalid_dataset`, `dataset_too_large`
 */
export async function lintDataset(dataset: unknown): Promise<Finding[]> {
  const entities = parseDataset(dataset, "");
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
    ...neverWinning(entities, uses, holders),
    ...twins(entities),
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
  for (const { entity, text, pointer } of uses) {
    const name = normalise(text);
    const others = [...holders.get(name)!].filter((other) => other !== entity);
    if (others.length === 0 || told.has(name)) continue;
    told.add(name);
    const all = [entity, ...others];
    findings.push({
      rule: "ambiguous_name",
      severity: "warning",
      pointer,
      detail: `"${text}" is a name of ${all.map((i) => entities[i]!.id).join(", ")}: only the context can tell them apart.`,
    });
    for (const i of all) {
      if (Object.keys(recordOf(entities[i]!).descriptions).length > 0) continue;
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

/** One word that is a common or function word of a language with capitals. */
function isEveryday(text: string): boolean {
  const pieces = cut(text);
  if (pieces.count !== 1) return false;
  return fullLanguages.some(
    (language) => (lexiconOf(language).category(pieces, 0) & (FUNCTION | COMMON | CALENDAR)) !== 0,
  );
}

/** Every name is another entity's too, and neither a description nor a type tells them apart. */
function neverWinning(
  entities: readonly Entity[],
  uses: readonly NameUse[],
  holders: Map<string, Set<number>>,
): Finding[] {
  const findings: Finding[] = [];
  const usesByEntity = entities.map((): NameUse[] => []);
  for (const use of uses) usesByEntity[use.entity]!.push(use);
  entities.forEach((entity, index) => {
    const own = usesByEntity[index]!;
    const unusable = own.every(({ text }) => normalise(text) === "");
    const record = recordOf(entity);
    const bare = Object.keys(record.descriptions).length === 0 && record.types.length === 0;
    const shared = bare && own.every(({ text }) => holders.get(normalise(text))!.size > 1);
    if (!unusable && !shared) return;
    findings.push({
      rule: "never_wins",
      severity: "error",
      pointer: `/${index}`,
      detail: unusable
        ? `${entity.id} has no name with a letter or digit: it can never be found.`
        : `${entity.id} shares every name with another entity and has neither description nor type: it can never win.`,
    });
  });
  return findings;
}

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
