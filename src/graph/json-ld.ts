import { ProblemError } from "../contract/problem.ts";
import { hasLoneSurrogate } from "./check.ts";
import { type DocumentLimits, invalidRdf, isOver, tooDeep, tooMuch } from "./document-limits.ts";
import { isSchemaOrgContext, schemaOrgContext } from "./schema-org-context.ts";

type Json = Record<string, unknown>;

/**
 * Maximum number of term definitions that are copied while the document is read: each context copies what was in
 * force around it, about 10 million a second.
 */
const mostCopies = 20_000_000;

/** Copies that take as long as one definition: a term takes 2 microseconds. */
const definitionCopies = 10;

/**
 * A JSON-LD document as the parser may have it: not too deep, no context that is fetched or that grows it over the
 * limits, and the context of schema.org written out where it is named.
 *
 * @throws ProblemError `invalid_rdf`
 */
export function preparedJsonLd(text: string, limits: DocumentLimits, base = ""): string {
  const document = parsed(text);
  const found = survey(document, limits, base.length);
  checkExpansion(found, limits);
  if (found.named.length === 0) return text;
  const schemaOrg = schemaOrgContext(found.used);
  const size = JSON.stringify(schemaOrg).length;
  if (isOver(size * found.named.length, limits.expansion)) throw tooMuch(limits.expansion);
  for (const { holder, key } of found.named) {
    holder[key] = key === "@import" ? undefined : withSchemaOrg(holder[key], schemaOrg);
    if (key === "@import") for (const [term, value] of Object.entries(schemaOrg)) holder[term] ??= value;
  }
  return JSON.stringify(document);
}

function parsed(text: string): unknown {
  // The parser would read another character in its place.
  if (hasLoneSurrogate(text)) throw invalidRdf("jsonld: it holds a lone surrogate");
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    const { message } = error as Error;
    throw new ProblemError("invalid_rdf", {
      detail: `jsonld: ${lineOf(message, text)}${message.slice(0, 300)}`,
    });
  }
}

/** The line of a fault, as a prefix: Node 20 tells the position alone. Empty if it is not known, or told already. */
function lineOf(message: string, text: string): string {
  const [, position] = /at position (\d+)(?! \(line)\b/.exec(message) ?? [];
  return position === undefined ? "" : `line ${text.slice(0, Number(position)).split("\n").length}: `;
}

/** What one look at the whole document finds. */
interface Survey {
  /** Contexts that name schema.org: in the member of an object. */
  readonly named: { readonly holder: Json; readonly key: string }[];
  /** Keys, and prefixes of values. */
  readonly used: Set<string>;
  /** Objects in the place of a context, by what they define. */
  readonly contexts: Json[];
  /** Keys and texts that may each become an IRI. */
  names: number;
  /** The longest IRI that a name can stand for: contexts inside each other, or in one list, add up. */
  longest: number;
  /** The same of a context in the definition of a term, for what stands around it. */
  longestScoped: number;
  /** Levels of objects and lists outside of contexts. */
  depth: number;
  /** Objects outside of contexts. */
  objects: number;
  /** Terms of contexts that stand in the definition of a term: they are defined again at each use of the term. */
  scopedTerms: number;
}

interface Visit {
  readonly value: unknown;
  readonly depth: number;
  /** Terms that are defined around it. */
  readonly terms: number;
  /** The longest IRI that a name can stand for by the contexts around it. */
  readonly longest: number;
  /** It is a context or stands in one. */
  readonly inContext: boolean;
}

/** Looks at every value once, without recursion: the document may be deeper than the stack. */
function survey(document: unknown, limits: DocumentLimits, base: number): Survey {
  const found: Survey = {
    named: [],
    used: new Set(),
    contexts: [],
    names: 0,
    longest: base,
    longestScoped: 0,
    depth: 0,
    objects: 0,
    scopedTerms: 0,
  };
  let copies = 0;
  const visits: Visit[] = [{ value: document, depth: 1, terms: 0, longest: base, inContext: false }];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { value, depth, terms, longest, inContext } = visit;
    if (typeof value === "string") {
      found.names++;
      const colon = value.indexOf(":");
      if (colon > 0 && colon < 12) found.used.add(value.slice(0, colon));
    }
    // `1e400`: the parser would leave the statement out, or say that the value is infinite.
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
      throw invalidRdf("jsonld: it holds a number beyond 1.8e308: write it as a string");
    if (typeof value !== "object" || value === null) continue;
    if (isOver(depth, limits.depth)) throw tooDeep(limits.depth);
    if (Array.isArray(value)) {
      for (const one of value) visits.push({ value: one, depth: depth + 1, terms, longest, inContext });
      continue;
    }
    const object = value as Json;
    if (!inContext) {
      found.objects++;
      found.depth = Math.max(found.depth, depth);
    } else {
      found.contexts.push(object);
    }
    const own = "@context" in object ? contextOf(object, "@context", found) : 0;
    if (inContext) found.scopedTerms += own;
    if (inContext && typeof object["@import"] === "string") contextOf(object, "@import", found);
    if (own > 0) copies += terms + own;
    if (copies > mostCopies) throw tooManyTerms();
    const reach = own > 0 ? reachOf(object["@context"], longest, limits) : longest;
    if (inContext && own > 0) found.longestScoped = Math.max(found.longestScoped, reach - longest);
    else found.longest = Math.max(found.longest, reach);
    for (const [key, member] of Object.entries(object)) {
      found.names++;
      found.used.add(prefixOf(key));
      const inside = inContext || key === "@context";
      visits.push({
        value: member,
        depth: depth + 1,
        terms: terms + own,
        longest: reach,
        inContext: inside,
      });
    }
  }
  return found;
}

/** Looks at what a member says of the context: how many terms it defines. */
function contextOf(holder: Json, key: string, found: Survey): number {
  let terms = 0;
  for (const one of [holder[key]].flat()) {
    if (typeof one === "string") {
      if (!isSchemaOrgContext(one)) {
        throw new ProblemError("invalid_rdf", {
          detail: `jsonld: its ${key} names ${one.slice(0, 200)}, but only the context of schema.org is known and contexts are not fetched: write the context into the document`,
        });
      }
      terms += 20;
      if (found.named.at(-1)?.holder !== holder || found.named.at(-1)?.key !== key)
        found.named.push({ holder, key });
    } else if (typeof one === "object" && one !== null) terms += Object.keys(one).length;
  }
  return Math.max(1, terms);
}

function withSchemaOrg(context: unknown, schemaOrg: object): unknown {
  return Array.isArray(context)
    ? context.map((one) => (typeof one === "string" ? schemaOrg : one))
    : schemaOrg;
}

function prefixOf(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(0, colon);
}

/**
 * Refuses a document whose names may stand for more text than the limit, are defined by each other too deep, or are
 * defined again at too many objects.
 */
function checkExpansion(found: Survey, limits: DocumentLimits): void {
  const { contexts, names, objects, scopedTerms } = found;
  // A term's own context is in force again at each level at which the term stands.
  const longest = found.longest + found.longestScoped * found.depth;
  if (isOver(longest * names, limits.expansion)) throw tooMuch(limits.expansion);
  const terms = contexts.reduce((sum, context) => sum + Object.keys(context).length, 0);
  const work = objects * (terms + definitionCopies * scopedTerms);
  if (scopedTerms > 0 && work > mostCopies) throw tooManyTerms();
}

function tooManyTerms(): ProblemError {
  return invalidRdf("jsonld: its contexts define too many terms in too many places");
}

/** Levels of terms that stand for each other where the caller sets no limit: more fill the stack. */
const deepest = 1_000;

/**
 * The longest IRI that a name can stand for where a context is in force.
 *
 * @param context what `@context` has: an object, or a list of which each adds to those before it
 * @param around the same where the context stands: a term of it may be an IRI of a term around it
 */
function reachOf(context: unknown, around: number, limits: DocumentLimits): number {
  let reach = around;
  for (const one of [context].flat())
    if (typeof one === "object" && one !== null)
      reach = Math.max(reach, longestIri(one as Json, reach, limits));
  return reach;
}

/** The longest IRI that a term of one context can stand for: each may lead to another one, the last to one around it. */
function longestIri(context: Json, around: number, limits: DocumentLimits): number {
  const lengths = new Map<string, number>();
  const lengthOf = (term: string, depth: number): number => {
    const known = lengths.get(term);
    if (known !== undefined) return known;
    if (depth > (limits.depth || deepest)) throw tooDeep(limits.depth || deepest, "the terms of its context");
    // A term that leads to itself is for the parser to refuse.
    lengths.set(term, 0);
    let length = 0;
    for (const text of textsOf(context[term])) {
      const prefix = prefixOf(text);
      const isOwn = prefix !== term && Object.hasOwn(context, prefix);
      const more = isOwn ? lengthOf(prefix, depth + 1) : isAbsolute(text) ? 0 : around;
      length = Math.max(length, text.length + more);
    }
    lengths.set(term, length);
    return length;
  };
  let longest = 0;
  for (const term of Object.keys(context)) longest = Math.max(longest, lengthOf(term, 1));
  return longest;
}

/** What a definition says, each of which may be an IRI: of the term, its reverse, its datatype, its index. */
function textsOf(definition: unknown): string[] {
  if (typeof definition === "string") return [definition];
  if (typeof definition !== "object" || definition === null) return [];
  return Object.values(definition).filter((value) => typeof value === "string");
}

/** What begins like this stands for itself, whatever the contexts around it define. */
function isAbsolute(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
}
