import { anyLabels, besideLines, sentLabelLines } from "../../../data/types/sent-types.ts";
import { typeLines, typeSynonyms } from "../../../data/types/types.ts";
import { qidOf } from "../../contract/index.ts";
import { foldText } from "../../text/fold.ts";

/** One type of the hierarchy, by its plain word. */
interface TypeNode {
  readonly parents: readonly string[];
  /** Its own classes of schema.org. */
  readonly classes: readonly string[];
}

const nodes = new Map<string, TypeNode>();
/** Plain words by every written form: plain word, QID, schema.org name. */
const wordOf = new Map<string, string>();

for (const line of linesOf(typeLines)) {
  const [left = "", right = ""] = line.split(" = ");
  const [word = "", parents = ""] = left.split(" < ");
  const [qid = "", ...classes] = right.split(" ");
  nodes.set(word, { parents: parentsIn(parents), classes });
  wordOf.set(word, word);
  for (const name of [qid, ...classes])
    if (!wordOf.has(name.toLowerCase())) wordOf.set(name.toLowerCase(), word);
}
for (const [synonym, word] of Object.entries(typeSynonyms)) wordOf.set(synonym, word);
// "FictionalCharacter", "AcademicInstitution": words written as the name of a class.
for (const word of nodes.keys()) {
  const joined = word.replaceAll(" ", "");
  if (!wordOf.has(joined)) wordOf.set(joined, word);
}
/** Words by further names of types, folded, once they are loaded. */
const further = new Map<string, string>();

/** Adds further names of a type; a name that is known keeps its meaning. */
export function addTypeNames(word: string, names: readonly string[]): void {
  for (const name of names) {
    const key = foldText(name);
    if (!further.has(key)) further.set(key, word);
  }
}

/** Words by the IRIs of classes whose names do not say what they are, once they are loaded. */
const classWords = new Map<string, string>();

/** Adds classes of vocabularies, by their IRIs. */
export function addTypeClasses(word: string, iris: readonly string[]): void {
  for (const iri of iris) classWords.set(iri, word);
}

/** Words by the last part of a compound that tells what it is, folded, once they are loaded. */
const heads = new Map<string, string>();
/** Longest of these parts. */
let longestHead = 0;

/** Adds last parts of compounds. @param word undefined if a compound with this part has another meaning */
export function addTypeHeads(word: string | undefined, endings: readonly string[]): void {
  for (const ending of endings.map(foldText)) {
    heads.set(ending, word ?? "");
    longestHead = Math.max(longestHead, ending.length);
  }
}

/** Words that agree with a sent word, besides those above and below it. */
const besides = new Map<string, readonly string[]>();
for (const line of linesOf(besideLines)) {
  const [word = "", beside = ""] = line.split(" + ");
  besides.set(word, beside.split(", "));
}

/** Words by labels that only requests use. */
const sentLabels = new Map<string, readonly string[]>();
for (const line of linesOf(sentLabelLines)) {
  const [label = "", words = ""] = line.split(" = ");
  sentLabels.set(label, words.split(", "));
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

/** Parents are words with spaces: the longest known ones, from the left. */
function parentsIn(text: string): string[] {
  const known = [
    "academic institution",
    "administrative area",
    "body of water",
    "celestial body",
    "educational organization",
    "government agency",
    "sports club",
    "sports event",
  ];
  const parents: string[] = [];
  let rest = text;
  for (const phrase of known) {
    if (!rest.includes(phrase)) continue;
    parents.push(phrase);
    rest = rest.replace(phrase, "");
  }
  return parents.concat(rest.split(" ").filter(Boolean));
}

/** Vocabularies whose classes have the names of schema.org: FOAF's Person and Organization, OWL's Thing … */
const vocabularies =
  /^(?:https?:\/\/schema\.org\/|schema:|http:\/\/xmlns\.com\/foaf\/0\.1\/|foaf:|http:\/\/www\.w3\.org\/2002\/07\/owl#|owl:)(.+)$/i;

/**
 * The plain word of a type, given as a word ("person", "médecin"), a schema.org name or IRI, or a Wikidata class in
 * any form. Of several words that are not known together, the noun counts: "private clinic" is a clinic, and "museo de
 * arte" a museum. Undefined when the hierarchy does not have it. Other names than those of the hierarchy are known once
 * they are loaded (`loaded-types.ts`).
 */
export function typeWord(type: string): string | undefined {
  const word = wordOfAny(type);
  return word === PERSON_OR_FIRM ? undefined : word;
}

function wordOfAny(type: string): string | undefined {
  return classWords.get(type) ?? hierarchyWord(type) ?? wordOfName(type);
}

/** What a client, a member or a supplier is. It stands in no hierarchy, as it says nothing of an entity by itself. */
const PERSON_OR_FIRM = "person or firm";

/** Whether one of the types is that of a person or a firm: "client". */
export function isPersonOrFirm(types: readonly string[]): boolean {
  return types.some((type) => wordOfAny(type) === PERSON_OR_FIRM);
}

/** The plain word of a type that has a name of the hierarchy. */
function hierarchyWord(type: string): string | undefined {
  const qid = qidOf(type);
  if (qid) return wordOf.get(qid.toLowerCase());
  const name = localName(type);
  return wordOf.get(name) ?? wordOf.get(name.replaceAll("_", " "));
}

/** The plain word of a type by its further names, or by its noun. */
function wordOfName(type: string): string | undefined {
  if (further.size === 0 || qidOf(type)) return undefined;
  const name = foldText(readableType(type).replace(/[_\s]+/g, " "));
  const own = further.get(name) ?? wordOf.get(name) ?? wordOf.get(name.replaceAll(" ", ""));
  return own ?? singularWord(nounOf(name)) ?? singularWord(nounBefore(name)) ?? headWord(name);
}

/** The plain word of a compound by its last part: "Laborleiter", 工場長. */
function headWord(name: string): string | undefined {
  for (let length = Math.min(longestHead, name.length); length > 0; length--) {
    const word = heads.get(name.slice(-length));
    if (word !== undefined && (length < name.length || word === "")) return word || undefined;
  }
  return undefined;
}

/** The plain word of a noun in the singular or in the plural with an "s": "members", "companies", "jugadores". */
function singularWord(noun: string): string | undefined {
  for (const singular of [noun, noun.replace(/s$/, ""), noun.replace(/es$/, ""), noun.replace(/ies$/, "y")]) {
    const word = wordOf.get(singular) ?? further.get(singular);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** The words of a type for comparing it with a text: of the hierarchy, and those of the caller if these say more. */
export function wordsOfType(type: string): string {
  return `${typeWord(type) ?? readableType(type)} ${wordsOfCaller(type)}`;
}

/** The words of a type as the caller writes it, if these say more than the word of the hierarchy: "physician"; else "". */
export function wordsOfCaller(type: string): string {
  return hierarchyWord(type) === undefined && typeWord(type) !== undefined ? readableType(type) : "";
}

/**
 * Words that stand last in a type of several words and are not its noun, or mean something else there: "centro médico",
 * "media player", "email address", "third party", "código fiscal".
 */
const noNouns = new Set(
  "address area article assistant auxiliar character cientifica cientifico cliente condition course docente editor fiscal fornecedora fornitrice game head job line madre manager medica medico mere oficial part party pilota pilote piloto plant player politica politico proveedora quarter residente scientifica scientifico scientifique series service site star tecnica tecnico titular user worker".split(
    " ",
  ),
);

/** The noun of a type of several words: the one before "of" or "de", or else the last one, or the first if the last is none. */
function nounOf(type: string): string {
  const [, first] = /^(\S+) (?:of|de|des|du|d[aeio]s?|del|della|dell['’]\S+) /.exec(type) ?? [];
  if (first !== undefined) return first;
  const words = type.split(" ");
  const last = words.at(-1)!;
  return words.length > 1 && noNouns.has(last) ? words[0]! : last;
}

/**
 * Endings of Romance adjectives, which stand behind the noun: "produit phytosanitaire", "vin mousseux". Endings of
 * English nouns are left out: "car rental", "patient questionnaire", "client data".
 */
const romanceAdjective =
  /(?:[^aeiou]ic[oa]|eux|euse|os[oa]|(?<!scen)ari[oa]|[ai]d[oa]|iv[oa]|[cln]ier|iere|ienne|(?<!techn|cr|ant|bout)ique|sanitaire|dent(?:al|aire))$/;

/** The noun before a Romance adjective; "" for a type of one word or without such an adjective. */
function nounBefore(type: string): string {
  const words = type.split(" ");
  return words.length > 1 && romanceAdjective.test(words.at(-1)!) ? words[0]! : "";
}

/** A type without its vocabulary, in small letters. */
function localName(type: string): string {
  const plain = type.trim();
  return (vocabularies.exec(plain)?.[1] ?? plain).toLowerCase();
}

/**
 * A type in words: the name of a class of any vocabulary ("…#SoloMusicArtist", "…/E21_Person"), or the type as it is. The
 * classes of RDF, OWL and SKOS themselves say what a term is, rather than what it means.
 */
export function readableType(type: string): string {
  const plain = type.trim();
  if (!/^https?:\/\/\S+$/.test(plain) || vocabularies.test(plain)) return localName(type);
  if (termVocabularies.test(plain)) return "";
  return plain
    .slice(1 + Math.max(plain.lastIndexOf("#"), plain.lastIndexOf("/")))
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ")
    .toLowerCase();
}

const termVocabularies =
  /^http:\/\/(?:www\.w3\.org\/(?:1999\/02\/22-rdf-syntax-ns|2000\/01\/rdf-schema|2002\/07\/owl|2004\/02\/skos\/core)#|wikiba\.se\/ontology#)/;

const closures = new Map<string, ReadonlySet<string>>();

/** A type and everything above it. */
export function withAncestors(word: string): ReadonlySet<string> {
  let closure = closures.get(word);
  if (!closure) {
    const set = new Set([word]);
    for (const parent of nodes.get(word)?.parents ?? [])
      for (const above of withAncestors(parent)) set.add(above);
    closure = set;
    closures.set(word, closure);
  }
  return closure;
}

/** The classes of schema.org that a word itself has, the most specific first. */
export function ownClasses(word: string): readonly string[] {
  return nodes.get(word)?.classes ?? [];
}

/** Whether a word has no type above it. */
export function isRoot(word: string): boolean {
  return nodes.get(word)?.parents.length === 0;
}

/** Whether a sent type is known: the hierarchy, or the labels that only requests use, have it. */
export function isKnownType(type: string): boolean {
  const name = localName(type);
  return (
    typeWord(type) !== undefined || isPersonOrFirm([type]) || sentLabels.has(name) || anyLabels.includes(name)
  );
}

export type Agreement = "agrees" | "unknown" | "contradicts";

/**
 * Whether an entity's types agree with a type that was sent. Unknown types are compatible. An entity contradicts if
 * it has known types and none agrees: neither the sent type, nor one above it, below it or listed as agreeing with
 * it.
 */
export function agreement(sent: string, types: readonly string[]): Agreement {
  const name = localName(sent);
  if (anyLabels.includes(name)) return types.some(isKnownType) ? "agrees" : "unknown";
  const word = typeWord(sent);
  const wanted = sentLabels.get(name) ?? (word === undefined ? undefined : [word]);
  if (wanted === undefined)
    return types.some((type) => type.toLowerCase() === sent.toLowerCase()) ? "agrees" : "unknown";
  let known = false;
  for (const type of types) {
    const own = typeWord(type);
    if (own === undefined) continue;
    known = true;
    if (wanted.some((one) => takes(one, own))) return "agrees";
  }
  return known ? "contradicts" : "unknown";
}

function takes(wanted: string, own: string): boolean {
  const above = withAncestors(own);
  if (above.has(wanted) || withAncestors(wanted).has(own)) return true;
  return besides.get(wanted)?.some((beside) => above.has(beside)) ?? false;
}

/** Whether any of the types is that of a person. */
export function isPerson(types: readonly string[]): boolean {
  return types.some((type) => {
    const word = typeWord(type);
    return word !== undefined && withAncestors(word).has("person");
  });
}
