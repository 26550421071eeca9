import { typeLines, typeSynonyms } from "../../../data/types/types.ts";
import { qidOf } from "../../contract/index.ts";

/** One type of the hierarchy, by its plain word. */
interface TypeNode {
  readonly word: string;
  readonly parents: readonly string[];
}

const nodes = new Map<string, TypeNode>();
/** Words of every written form: plain word, QID, schema.org name. */
const wordOf = new Map<string, string>();

for (const line of typeLines.trim().split("\n")) {
  if (line === "") continue;
  const [left = "", right = ""] = line.split(" = ");
  const [word = "", parents = ""] = left.split(" < ");
  nodes.set(word, { word, parents: parentsIn(parents) });
  wordOf.set(word, word);
  for (const name of right.split(" "))
    if (!wordOf.has(name.toLowerCase())) wordOf.set(name.toLowerCase(), word);
}
for (const [synonym, word] of Object.entries(typeSynonyms)) wordOf.set(synonym, word);

/** Parents are words with spaces: the longest known ones, from the left. */
function parentsIn(text: string): string[] {
  const known = [
    "administrative area",
    "body of water",
    "celestial body",
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

/** Vocabularies whose classes are called as those of schema.org are: FOAF's Person, Organization, Document … */
const vocabularies = /^(?:https?:\/\/schema\.org\/|schema:|http:\/\/xmlns\.com\/foaf\/0\.1\/|foaf:)(.+)$/i;

/**
 * The plain word of a type, from a word ("person"), a schema.org name or IRI, a Wikidata class in any form;
 * undefined when the hierarchy does not have it.
 */
export function typeWord(type: string): string | undefined {
  const qid = qidOf(type);
  if (qid) return wordOf.get(qid.toLowerCase());
  const plain = type.trim();
  const local = vocabularies.exec(plain)?.[1] ?? plain;
  return wordOf.get(local.toLowerCase()) ?? wordOf.get(local.toLowerCase().replaceAll("_", " "));
}

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

export type Agreement = "agrees" | "unknown" | "contradicts";

/**
 * Whether an entity's types fit a type that was sent. Unknown types are compatible; an entity contradicts when it
 * has known types and none is the sent one, above it or below it.
 */
export function agreement(sent: string, types: readonly string[]): Agreement {
  const wanted = typeWord(sent);
  if (wanted === undefined)
    return types.some((type) => type.toLowerCase() === sent.toLowerCase()) ? "agrees" : "unknown";
  let known = false;
  for (const type of types) {
    const word = typeWord(type);
    if (word === undefined) continue;
    known = true;
    if (withAncestors(word).has(wanted) || withAncestors(wanted).has(word)) return "agrees";
  }
  return known ? "contradicts" : "unknown";
}

/** Whether any of the types says that the entity is a person. */
export function isPerson(types: readonly string[]): boolean {
  return types.some((type) => {
    const word = typeWord(type);
    return word !== undefined && withAncestors(word).has("person");
  });
}
