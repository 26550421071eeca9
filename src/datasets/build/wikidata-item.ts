import { dbpediaIri } from "../../contract/identity.ts";
import { ANY, baseLanguage } from "../entity.ts";
import { keepsProperty } from "../properties.ts";
import type { Relation, SourceEntity } from "./source.ts";

/** An item as the JSON dump has it. Empty maps are written as empty lists there. */
export interface WikidataItem {
  readonly id: string;
  readonly type?: string;
  readonly labels?: Readonly<Record<string, Term>> | readonly [];
  readonly descriptions?: Readonly<Record<string, Term>> | readonly [];
  readonly aliases?: Readonly<Record<string, readonly Term[]>> | readonly [];
  readonly claims?: Readonly<Record<string, readonly Claim[]>> | readonly [];
  readonly sitelinks?: Readonly<Record<string, { readonly title?: string }>> | readonly [];
}

interface Term {
  readonly value: string;
}

interface Claim {
  readonly rank?: string;
  readonly mainsnak?: {
    readonly snaktype?: string;
    readonly datavalue?: { readonly type?: string; readonly value?: unknown };
  };
}

/** Statements that give names: short, native, official name, pseudonym. */
const nameProperties = ["P1813", "P1705", "P1448", "P742"];
const demonymProperty = "P1549";
/** Statements of which only those of the best rank hold: the others are history. */
const bestRankOnly = new Set(["P17", "P36", "P30", "P131", "P1082", "P31"]);

const longestName = 200;

/** An item as a source entity; its types are the classes themselves, the more special ones unknown here. */
export function itemToEntity(item: WikidataItem, languages: ReadonlySet<string>): SourceEntity {
  const claims = (item.claims ?? {}) as Readonly<Record<string, readonly Claim[]>>;
  const sitelinks = (item.sitelinks ?? {}) as Readonly<Record<string, { readonly title?: string }>>;
  const { labels, aliases } = namesOf(item, claims, languages);
  const relations: Relation[] = [];
  let statements = 0;
  for (const property in claims) {
    statements += claims[property]!.length;
    if (!keepsProperty(property)) continue;
    for (const value of itemsOf(claims, property)) relations.push({ property, value });
  }
  const classes = itemsOf(claims, "P31");
  const types = classes.length > 0 ? classes : itemsOf(claims, "P279");
  const title = sitelinks.enwiki?.title;
  return {
    id: item.id,
    labels,
    aliases,
    demonyms: demonymsOf(claims, languages),
    descriptions: descriptionsOf(item, languages),
    types,
    sameAs: title === undefined ? [] : [dbpediaIri(title)],
    relations,
    person: classes.includes("Q5"),
    facts: { sitelinks: Object.keys(sitelinks).length, population: populationOf(claims), statements },
  };
}

/** QIDs of the classes that an item is under by "subclass of". */
export function superclassesOf(item: WikidataItem): string[] {
  return itemsOf((item.claims ?? {}) as Readonly<Record<string, readonly Claim[]>>, "P279");
}

/** Labels and aliases; a regional variant (`pt-br`) is the label where its language has none, else an alias. */
function namesOf(
  item: WikidataItem,
  claims: Readonly<Record<string, readonly Claim[]>>,
  languages: ReadonlySet<string>,
): { labels: Record<string, string>; aliases: Record<string, string[]> } {
  const labels: Record<string, string> = {};
  const aliases: Record<string, string[]> = {};
  const addAlias = (language: string, text: string) => {
    const list = (aliases[language] ??= []);
    if (labels[language] !== text && !list.includes(text)) list.push(text);
  };
  const given = (item.labels ?? {}) as Readonly<Record<string, Term>>;
  for (const tag in given) {
    const text = nameIn(given[tag]!.value);
    if (text !== undefined && languages.has(tag)) labels[tag] = text;
  }
  for (const tag in given) {
    const language = baseLanguage(tag);
    if (language === tag || !languages.has(language)) continue;
    const text = nameIn(given[tag]!.value);
    if (text === undefined) continue;
    if (labels[language] === undefined) labels[language] = text;
    else if (labels[language] !== text) addAlias(language, text);
  }
  const others = (item.aliases ?? {}) as Readonly<Record<string, readonly Term[]>>;
  for (const tag in others) {
    const language = baseLanguage(tag);
    if (!languages.has(language)) continue;
    for (const { value } of others[tag]!) {
      const text = nameIn(value);
      if (text !== undefined) addAlias(language, text);
    }
  }
  for (const property of nameProperties) {
    for (const [text, tag] of textsOf(claims, property)) {
      const language = baseLanguage(tag);
      // A native name in another language is still what people write.
      addAlias(languages.has(language) ? language : ANY, text);
    }
  }
  return { labels, aliases };
}

function demonymsOf(
  claims: Readonly<Record<string, readonly Claim[]>>,
  languages: ReadonlySet<string>,
): Record<string, string[]> {
  const demonyms: Record<string, string[]> = {};
  for (const [text, tag] of textsOf(claims, demonymProperty)) {
    const language = baseLanguage(tag);
    if (languages.has(language)) (demonyms[language] ??= []).push(text);
  }
  return demonyms;
}

function descriptionsOf(item: WikidataItem, languages: ReadonlySet<string>): Record<string, string> {
  const descriptions: Record<string, string> = {};
  const given = (item.descriptions ?? {}) as Readonly<Record<string, Term>>;
  for (const tag in given) if (languages.has(tag)) descriptions[tag] = given[tag]!.value;
  return descriptions;
}

/** A name, white space folded; undefined for what is none: empty, very long, without letter or digit. */
function nameIn(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > longestName) return undefined;
  const text = /\s\s|^\s|\s$|[\t\n]/.test(value) ? value.replace(/\s+/g, " ").trim() : value;
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

/** Values of the statements that hold: not deprecated, of the best rank where only that counts. */
function* valuesOf(claims: Readonly<Record<string, readonly Claim[]>>, property: string): Generator<unknown> {
  const list = claims[property];
  if (!list) return;
  const best = bestRankOnly.has(property) && list.some(({ rank }) => rank === "preferred");
  for (const { rank, mainsnak } of list) {
    if (rank === "deprecated" || (best && rank !== "preferred")) continue;
    // `somevalue` and `novalue` have no datavalue.
    if (mainsnak?.datavalue?.value !== undefined) yield mainsnak.datavalue.value;
  }
}

/** Items among the values, as QIDs, each once. Old dumps have the number only. */
function itemsOf(claims: Readonly<Record<string, readonly Claim[]>>, property: string): string[] {
  const qids: string[] = [];
  for (const value of valuesOf(claims, property)) {
    if (typeof value !== "object" || value === null) continue;
    const { id, "numeric-id": number, "entity-type": kind } = value as Record<string, unknown>;
    if (kind !== undefined && kind !== "item") continue;
    const qid = typeof id === "string" ? id : typeof number === "number" ? `Q${number}` : "";
    if (/^Q[1-9]\d*$/.test(qid) && !qids.includes(qid)) qids.push(qid);
  }
  return qids;
}

/** Texts of statements with their language tag; a plain string has none. */
function* textsOf(
  claims: Readonly<Record<string, readonly Claim[]>>,
  property: string,
): Generator<[text: string, tag: string]> {
  for (const value of valuesOf(claims, property)) {
    const isText = typeof value === "object" && value !== null && "text" in value;
    const text = nameIn(isText ? value.text : value);
    const tag = isText && "language" in value ? String(value.language) : ANY;
    if (text !== undefined) yield [text, tag];
  }
}

function populationOf(claims: Readonly<Record<string, readonly Claim[]>>): number {
  let population = 0;
  for (const value of valuesOf(claims, "P1082")) {
    const amount = Number((value as { amount?: unknown } | null)?.amount);
    if (amount > population) population = amount;
  }
  return population;
}
