import { kept } from "../../text/look-up.ts";
import { isClass, termTypes } from "./vocabulary.ts";

export type Tagged = readonly [language: string, text: string];

/** The facts about an entity. */
export interface Facts {
  readonly labels: readonly Tagged[];
  readonly aliases: readonly Tagged[];
  readonly descriptions: readonly Tagged[];
  /** Short texts of other predicates, and of blank nodes that it links to: the town of an address, the name of a brand. */
  readonly context: readonly Tagged[];
  readonly types: readonly string[];
  readonly sameAs: readonly string[];
  /** IRIs that its relations lead to. */
  readonly relations: readonly string[];
}

/** The statements of one graph about one subject, before it is known which of them name it. */
export interface Statements extends Facts {
  /** Titles and legal names: labels of a subject without a label. */
  readonly formalNames: readonly Tagged[];
  /** Names by the predicates of a vocabulary that is not known: labels of a subject without another name. */
  readonly usual: readonly Tagged[];
  readonly codes: readonly Tagged[];
  /** Parts of a person's name. */
  readonly given: readonly Tagged[];
  readonly middle: readonly Tagged[];
  readonly family: readonly Tagged[];
  /** The text of a node that carries a name of another subject. */
  readonly nodeTexts: readonly Tagged[];
}

/**
 * The facts of several graphs about one subject, in one; the order of the graphs does not matter. A subject without a
 * label and an alias has no name.
 *
 * @param iri its IRI, which names a term of a vocabulary without another name
 */
export function factsOf(all: readonly Statements[], iri?: string): Facts {
  const join = <T>(pick: (statements: Statements) => readonly T[]) =>
    all.length === 1 ? pick(all[0]!) : all.flatMap(pick);
  const texts = (pick: (statements: Statements) => readonly Tagged[]) =>
    unique(join(pick), ([language, text]) => `${language}\n${text}`);
  const iris = (pick: (statements: Statements) => readonly string[]) => unique(join(pick), (one) => one);
  const types = iris((one) => one.types);
  const formal = texts((one) => one.formalNames);
  const joined = personNames(
    texts((one) => one.given),
    texts((one) => one.middle),
    texts((one) => one.family),
  );
  // Each step names a subject that has no name by those before.
  const steps: (() => readonly Tagged[])[] = [
    () => texts((one) => one.labels),
    () => [...formal, ...joined],
    () => texts((one) => one.aliases),
    () => texts((one) => one.usual),
    () => (iri === undefined ? [] : nameInIri(iri, types)),
  ];
  let labels: readonly Tagged[] = [];
  for (const step of steps) if (labels.length === 0) labels = step();
  const further = [
    ...texts((one) => one.aliases),
    ...formal,
    ...joined,
    ...formal.flatMap(([language, text]) => titleProper(text).map((title) => [language, title] as const)),
    ...texts((one) => one.codes).filter(([, text]) => isCode(text)),
  ];
  const isLabel = new Set(labels.map(([language, text]) => `${language}\n${text}`));
  return {
    labels,
    aliases:
      labels.length === 0 ? [] : further.filter(([language, text]) => !isLabel.has(`${language}\n${text}`)),
    descriptions: texts((one) => one.descriptions),
    context: texts((one) => one.context),
    types,
    sameAs: iris((one) => one.sameAs),
    relations: iris((one) => one.relations),
  };
}

/** Most names that are made of the parts of a person's name, and most parts of each kind, in each language. */
const JOINED = 4;

/** Names of a person, of their parts in one language: without the middle names, and with them. */
function personNames(
  given: readonly Tagged[],
  middle: readonly Tagged[],
  family: readonly Tagged[],
): readonly Tagged[] {
  if (given.length === 0 || family.length === 0) return [];
  const [firsts, middles, lasts] = [byLanguage(given), byLanguage(middle), byLanguage(family)];
  const names: Tagged[] = [];
  for (const [language, ofLanguage] of firsts) {
    const pairs = ofLanguage.flatMap((first) =>
      (lasts.get(language) ?? []).map((last) => [first, last] as const),
    );
    const between = middles.get(language)?.join(" ");
    for (const [first, last] of pairs.slice(0, JOINED)) names.push([language, joinedName(first, last)]);
    if (between !== undefined)
      for (const [first, last] of pairs.slice(0, JOINED))
        names.push([language, joinedName(`${first} ${between}`, last)]);
  }
  // One part has a language tag and the other has none.
  if (names.length === 0) names.push([given[0]![0], joinedName(given[0]![1].trim(), family[0]![1].trim())]);
  return names;
}

/** The first parts in each language. */
function byLanguage(parts: readonly Tagged[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const [language, text] of parts) {
    const some = kept(texts, language, () => []);
    if (some.length < JOINED) some.push(text.trim());
  }
  return texts;
}

/** In Han characters and kana, the last name comes first and no space divides the parts. */
function joinedName(first: string, last: string): string {
  return /^[\u3041-\u30ff\u4e00-\u9fff]/.test(last) ? last + first : `${first} ${last}`;
}

/**
 * The title without the parts that the signs of library catalogues (ISBD) divide from it: "La casa dei gelsi" of "La casa
 * dei gelsi : romanzo / Ottavia Brandolisio".
 */
function titleProper(title: string): readonly string[] {
  const end = title.search(/ [/:;=] /);
  return end > 0 ? [title.slice(0, end)] : [];
}

/**
 * Whether a code is a name that a text may have: at least four characters with a letter and a digit, or at least eight
 * digits. A "12.3" of a classification is any number in a text.
 */
function isCode(text: string): boolean {
  if (text.length < 4 || text.length > 40 || !/^[\p{L}\d]+(?:[-._/ ][\p{L}\d]+)*$/u.test(text)) return false;
  return /\d/.test(text) && (/\p{L}/u.test(text) || text.replace(/\D/g, "").length >= 8);
}

/**
 * The name in the IRI of a term that was written to be read: "Big Berta" of "…#Big_Berta". Codes such as "GO_0008150" are
 * none. Nor is the one word of a class: an ontology of a graph has a "Person" and an "Address", which any text has.
 */
function nameInIri(iri: string, types: readonly string[]): readonly Tagged[] {
  if (!types.some((type) => termTypes.has(type))) return [];
  const local = decoded(iri.slice(1 + Math.max(iri.lastIndexOf("#"), iri.lastIndexOf("/"))));
  if (local.length > 60 || !/^\p{Lu}[\p{L}\d_-]*$/u.test(local)) return [];
  if (!/\p{L}{3}/u.test(local) || /\d{4}/.test(local)) return [];
  const name = local
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replaceAll("_", " ")
    .trim();
  return name.includes(" ") || !isClass(types) ? [["mul", name]] : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function unique<T>(values: readonly T[], key: (value: T) => string): readonly T[] {
  if (values.length < 2) return values;
  return [...new Map(values.map((value) => [key(value), value])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
}
