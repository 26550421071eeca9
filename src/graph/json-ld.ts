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

/**
 * A JSON-LD document as the parser may have it: not too deep, no context that is fetched or that grows it over the
 * limits, and the context of schema.org written out where it is named.
 *
 * @throws ProblemError `invalid_rdf`
 */
export function preparedJsonLd(text: string, limits: DocumentLimits, base = ""): string {
  const document = parsed(text);
  const found = survey(document, limits);
  checkExpansion(found, limits, base);
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
  /** Objects outside of contexts. */
  objects: number;
  /** A context stands in the definition of a term: it is in force at each use of the term. */
  scoped: boolean;
}

interface Visit {
  readonly value: unknown;
  readonly depth: number;
  /** Terms that are defined around it. */
  readonly terms: number;
  /** It is a context or stands in one. */
  readonly inContext: boolean;
}

/** Looks at every value once, without recursion: the document may be deeper than the stack. */
function survey(document: unknown, limits: DocumentLimits): Survey {
  const found: Survey = { named: [], used: new Set(), contexts: [], names: 0, objects: 0, scoped: false };
  let copies = 0;
  const visits: Visit[] = [{ value: document, depth: 1, terms: 0, inContext: false }];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { value, depth, terms, inContext } = visit;
    if (typeof value === "string") {
      found.names++;
      const colon = value.indexOf(":");
      if (colon > 0 && colon < 12) found.used.add(value.slice(0, colon));
    }
    if (typeof value !== "object" || value === null) continue;
    if (isOver(depth, limits.depth)) throw tooDeep(limits.depth);
    if (Array.isArray(value)) {
      for (const one of value) visits.push({ value: one, depth: depth + 1, terms, inContext });
      continue;
    }
    const object = value as Json;
    if (!inContext) found.objects++;
    else {
      found.contexts.push(object);
      if ("@context" in object) found.scoped = true;
    }
    const own = "@context" in object ? contextOf(object, "@context", found) : 0;
    if (inContext && typeof object["@import"] === "string") contextOf(object, "@import", found);
    if (own > 0) copies += terms + own;
    if (copies > mostCopies) throw tooManyTerms();
    for (const [key, member] of Object.entries(object)) {
      found.names++;
      found.used.add(prefixOf(key));
      const inside = inContext || key === "@context";
      visits.push({ value: member, depth: depth + 1, terms: terms + own, inContext: inside });
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
function checkExpansion(found: Survey, limits: DocumentLimits, base: string): void {
  const { contexts, names, objects, scoped } = found;
  let longest = base.length;
  for (const context of contexts) longest = Math.max(longest, longestIri(context, limits));
  if (isOver(longest * names, limits.expansion)) throw tooMuch(limits.expansion);
  const terms = contexts.reduce((sum, context) => sum + Object.keys(context).length, 0);
  if (scoped && objects * terms > mostCopies) throw tooManyTerms();
}

function tooManyTerms(): ProblemError {
  return invalidRdf("jsonld: its contexts define too many terms in too many places");
}

/** The longest IRI that a term of the context can stand for: each may lead to another one. */
function longestIri(context: Json, limits: DocumentLimits): number {
  const lengths = new Map<string, number>();
  let longest = 0;
  for (const term of Object.keys(context)) {
    const chain: string[] = [];
    let next: string | undefined = term;
    while (next !== undefined && !lengths.has(next) && !chain.includes(next)) {
      chain.push(next);
      if (isOver(chain.length, limits.depth)) throw tooDeep(limits.depth, "the terms of its context");
      const iri = iriOf(context[next]);
      const prefix = iri === undefined ? undefined : prefixOf(iri);
      next = prefix !== undefined && prefix !== next && Object.hasOwn(context, prefix) ? prefix : undefined;
    }
    let length = next === undefined ? 0 : (lengths.get(next) ?? 0);
    for (const one of chain.reverse()) {
      length += iriOf(context[one])?.length ?? 0;
      lengths.set(one, length);
    }
    longest = Math.max(longest, length);
  }
  return longest;
}

function iriOf(definition: unknown): string | undefined {
  if (typeof definition === "string") return definition;
  const id =
    typeof definition === "object" && definition !== null ? Reflect.get(definition, "@id") : undefined;
  return typeof id === "string" ? id : undefined;
}
