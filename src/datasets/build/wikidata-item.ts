import { dbpediaIri } from "../../contract/identity.ts";
import { ANY, baseLanguage } from "../entity.ts";
import { keepsProperty } from "../knowledge/properties.ts";
import { isPackNumber } from "../pack/qid-number.ts";
import { isPlainName, nameIn } from "./name-text.ts";
import type { SourceEntity } from "./source.ts";

/** The parts of an item that a pack needs, in the form of a dump. Keys of texts are language tags. */
export interface WikidataItem {
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** Statements by property. */
  readonly statements: Statements;
  /** Number of all statements of the item, including those that are not read. */
  readonly statementCount: number;
  readonly sitelinkCount: number;
  /** Title of its page in the English Wikipedia. */
  readonly englishTitle: string | undefined;
}

export interface Statement {
  /** `preferred`, `normal` or `deprecated`. */
  readonly rank: string;
  /** Number of the QID that is the value. */
  readonly item?: number;
  /** The value of a name or of a population, as JSON has it. */
  readonly plain?: unknown;
}

type Statements = ReadonlyMap<string, readonly Statement[]>;

/** Properties whose values are names: short, native, official name, pseudonym. */
export const nameProperties: readonly string[] = ["P1813", "P1705", "P1448", "P742"];
export const demonymProperty = "P1549";
export const populationProperty = "P1082";
/** Properties of which only the statements of the best rank are valid: the others are history. */
const bestRankOnly = new Set(["P17", "P36", "P30", "P131", "P1082", "P31"]);

/** An item as a source entity. Its types are the classes themselves, as the classes above them are not known here. */
export function itemToEntity(item: WikidataItem, languages: ReadonlySet<string>): SourceEntity {
  const { statements, englishTitle } = item;
  const { labels, aliases } = namesOf(item, languages);
  const { relations, types, classes } = linksOf(statements);
  return {
    id: item.id,
    labels,
    aliases,
    demonyms: demonymsOf(statements, languages),
    descriptions: descriptionsOf(item, languages),
    types: types.map((type) => `Q${type}`),
    sameAs: englishTitle === undefined ? [] : [dbpediaIri(englishTitle)],
    relations,
    person: classes.includes(human),
    facts: {
      sitelinks: item.sitelinkCount,
      population: populationOf(statements),
      statements: item.statementCount,
    },
  };
}

/** The connections of an item: the statements that are kept, and its types as numbers of QIDs. */
export function linksOf(statements: Statements): {
  relations: { readonly property: string; readonly value: number }[];
  types: readonly number[];
  /** The classes that it is an instance of. An item without any has the classes above it as types. */
  classes: readonly number[];
} {
  const relations: { property: string; value: number }[] = [];
  for (const [property, list] of statements) {
    if (!keepsProperty(property)) continue;
    for (const value of itemsOf(list, property)) relations.push({ property, value });
  }
  const classes = classesOf(statements);
  const types = classes.length > 0 ? classes : itemsOf(statements.get("P279"), "P279");
  return { relations, types, classes };
}

/** Q5, the class of people. */
const human = 5;

/** Properties that only people have: occupation, citizenship, position held, given name, family name, sex or gender. */
const personalProperties = ["P106", "P27", "P39", "P735", "P734", "P21"];

/** Classes of an item. An item without a class is human if it has properties that only people have. */
function classesOf(statements: Statements): number[] {
  const classes = itemsOf(statements.get("P31"), "P31");
  if (classes.length > 0 || statements.has("P279")) return classes;
  return personalProperties.some((property) => statements.has(property)) ? [human] : classes;
}

/** Labels and aliases. A regional variant (`pt-br`) is the label if its language has none, or else an alias. */
function namesOf(
  { labels: given, aliases: others, statements }: WikidataItem,
  languages: ReadonlySet<string>,
): { labels: Readonly<Record<string, string>>; aliases: Record<string, string[]> } {
  const aliases: Record<string, string[]> = {};
  const labels = areNames(given, languages) ? given : labelsOf(given, languages, aliases);
  const addAlias = (language: string, text: string) => addTo(aliases, language, text, labels);
  for (const tag in others) {
    const language = languages.has(tag) ? tag : baseLanguage(tag);
    if (!languages.has(language)) continue;
    for (const value of others[tag]!) {
      const text = nameIn(value);
      if (text !== undefined) addAlias(language, text);
    }
  }
  for (const property of nameProperties) {
    const list = statements.get(property);
    for (const [text, tag] of list ? textsOf(list, property) : []) {
      const language = baseLanguage(tag);
      // Editors also write a native name that is in another language.
      addAlias(languages.has(language) ? language : ANY, text);
    }
  }
  return { labels, aliases };
}

/** Whether texts need no change, which is true for nearly all. */
function areNames(texts: Readonly<Record<string, string>>, languages: ReadonlySet<string>): boolean {
  for (const tag in texts) if (!languages.has(tag) || !isPlainName(texts[tag]!)) return false;
  return true;
}

function labelsOf(
  given: Readonly<Record<string, string>>,
  languages: ReadonlySet<string>,
  aliases: Record<string, string[]>,
): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const tag in given) {
    const text = nameIn(given[tag]);
    if (text !== undefined && languages.has(tag)) labels[tag] = text;
  }
  for (const tag in given) {
    const language = baseLanguage(tag);
    if (language === tag || !languages.has(language)) continue;
    const text = nameIn(given[tag]);
    if (text === undefined) continue;
    if (labels[language] === undefined) labels[language] = text;
    else addTo(aliases, language, text, labels);
  }
  return labels;
}

function addTo(
  aliases: Record<string, string[]>,
  language: string,
  text: string,
  labels: Readonly<Record<string, string>>,
): void {
  const list = (aliases[language] ??= []);
  if (labels[language] !== text && !list.includes(text)) list.push(text);
}

function demonymsOf(statements: Statements, languages: ReadonlySet<string>): Record<string, string[]> {
  const demonyms: Record<string, string[]> = {};
  const list = statements.get(demonymProperty);
  for (const [text, tag] of list ? textsOf(list, demonymProperty) : []) {
    const language = baseLanguage(tag);
    if (languages.has(language)) (demonyms[language] ??= []).push(text);
  }
  return demonyms;
}

function descriptionsOf(
  { descriptions: given }: WikidataItem,
  languages: ReadonlySet<string>,
): Record<string, string> {
  const descriptions: Record<string, string> = {};
  for (const tag in given) if (languages.has(tag)) descriptions[tag] = given[tag]!;
  return descriptions;
}

/** Valid statements: not deprecated, and of the best rank if only that one counts. */
function holding(list: readonly Statement[], property: string): readonly Statement[] {
  if (list.every(({ rank }) => rank === "normal")) return list;
  if (bestRankOnly.has(property) && list.some(({ rank }) => rank === "preferred"))
    return list.filter(({ rank }) => rank === "preferred");
  return list.filter(({ rank }) => rank !== "deprecated");
}

/** Items among the values of the valid statements, as QID numbers, each once. */
export function itemsOf(list: readonly Statement[] | undefined, property: string): number[] {
  const qids: number[] = [];
  for (const { item } of list ? holding(list, property) : [])
    if (item !== undefined && !qids.includes(item)) qids.push(item);
  return qids;
}

/**
 * The number of a QID in the form of dumps, `Q90`. Undefined for anything else, and for a number too large for a
 * pack.
 */
export function qidNumber(id: string): number | undefined {
  if (!/^Q[1-9]\d*$/.test(id)) return undefined;
  const number = Number(id.slice(1));
  return isPackNumber(number) ? number : undefined;
}

/** Texts of statements with their language tag; a plain string has none. */
function textsOf(list: readonly Statement[], property: string): [text: string, tag: string][] {
  const texts: [string, string][] = [];
  for (const { plain } of holding(list, property)) {
    const isText = typeof plain === "object" && plain !== null && "text" in plain;
    const text = nameIn(isText ? plain.text : plain);
    const tag = isText && "language" in plain ? String(plain.language) : ANY;
    if (text !== undefined) texts.push([text, tag]);
  }
  return texts;
}

function populationOf(statements: Statements): number {
  const list = statements.get(populationProperty);
  let population = 0;
  for (const { plain } of list ? holding(list, populationProperty) : []) {
    const amount = Number((plain as { amount?: unknown } | null)?.amount);
    if (amount > population) population = amount;
  }
  return population;
}
