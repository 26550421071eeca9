import type { Quad, Term } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { dc, itsrdf, nif, rdfType } from "./vocabulary.ts";

/** A text of a NIF document, with what is marked in it. */
export interface NifContext {
  /** IRI of the context; `_:` and a label if it is a blank node. */
  readonly iri: string;
  /** The text, `nif:isString`. */
  readonly text: string;
  /** Of the string's tag, or else of `dc:language`. */
  readonly language: string | undefined;
  /** What is marked in the text. */
  readonly phrases: readonly NifPhrase[];
}

/** A phrase, or whatever has a reference. */
export interface NifPhrase {
  /** IRI of the phrase; `_:` and a label if it is a blank node. */
  readonly iri: string;
  /** Code points; not a number if it is missing. */
  readonly start: number;
  /** Code points, exclusive; not a number if it is missing. */
  readonly end: number;
  /** `nif:anchorOf`; undefined if it is missing. */
  readonly text: string | undefined;
  /** `itsrdf:taIdentRef`, without values that mean that there is no entity. */
  readonly references: readonly string[];
  /** `itsrdf:taClassRef`. */
  readonly type: string | undefined;
}

/** What a NIF document has. */
export interface NifDocument {
  /** The texts, with what is marked in them. */
  readonly contexts: readonly NifContext[];
  /** Phrases whose context is not there, or that name none. */
  readonly strays: readonly { readonly iri: string; readonly context: string | undefined }[];
}

type Properties = Map<string, { value: string; language: string }[]>;

/**
 * Reads NIF 2.0 in Turtle: contexts (`nif:isString`) and phrases (`nif:referenceContext`, `nif:beginIndex`,
 * `nif:endIndex` in code points). Sentences and words without a reference are skipped.
 *
 * @see https://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core/nif-core.html
 * @throws ProblemError `invalid_rdf`
 */
export async function readNif(content: string): Promise<NifDocument> {
  const { Parser } = await import("n3");
  try {
    return nifDocument(new Parser({ format: "text/turtle" }).parse(content) as Quad[]);
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError("invalid_rdf", { detail: (cause as Error).message, cause });
  }
}

/** The texts of quads that were read already. */
export function nifDocument(quads: readonly Quad[]): NifDocument {
  const subjects = subjectsOf(quads);
  const contexts = new Map<string, NifContext & { readonly phrases: NifPhrase[] }>();
  for (const [iri, properties] of subjects) {
    const string = properties.get(`${nif}isString`)?.[0];
    if (!string) continue;
    const language = string.language || properties.get(`${dc}language`)?.[0]?.value;
    contexts.set(iri, { iri, text: string.value, language, phrases: [] });
  }
  const strays: { iri: string; context: string | undefined }[] = [];
  for (const [iri, properties] of subjects) {
    const context = properties.get(`${nif}referenceContext`)?.[0]?.value;
    if (context === iri || !isPhrase(properties)) continue;
    // What has a reference and no context may be anything; a phrase without a context is a fault.
    if (context === undefined && (contexts.has(iri) || !hasPhraseType(properties))) continue;
    const owner = contexts.get(context ?? "");
    if (owner) owner.phrases.push(phraseOf(iri, properties));
    else strays.push({ iri, context });
  }
  for (const { phrases } of contexts.values()) phrases.sort((a, b) => a.start - b.start || b.end - a.end);
  return { contexts: [...contexts.values()], strays };
}

/** Sentences and words have a context too; a mention is a phrase, or whatever has a reference. */
function isPhrase(properties: Properties): boolean {
  return properties.has(`${itsrdf}taIdentRef`) || hasPhraseType(properties);
}

function hasPhraseType(properties: Properties): boolean {
  const types = properties.get(rdfType)?.map(({ value }) => value) ?? [];
  return types.includes(`${nif}Phrase`) || types.includes(`${nif}EntityOccurrence`);
}

function phraseOf(iri: string, properties: Properties): NifPhrase {
  const one = (name: string) => properties.get(name)?.[0]?.value;
  const references = (properties.get(`${itsrdf}taIdentRef`) ?? []).map(({ value }) => value);
  return {
    iri,
    start: numberOf(one(`${nif}beginIndex`)),
    end: numberOf(one(`${nif}endIndex`)),
    text: one(`${nif}anchorOf`),
    references: references.filter((reference) => !/notInWiki|[#/]NIL$/i.test(reference)),
    type: one(`${itsrdf}taClassRef`),
  };
}

/** An empty text is not a number, where JavaScript reads 0. */
function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === "" ? Number.NaN : Number(text);
}

function subjectsOf(quads: readonly Quad[]): Map<string, Properties> {
  const subjects = new Map<string, Properties>();
  for (const { subject, predicate, object } of quads) {
    const name = nameOf(subject);
    const properties: Properties = subjects.get(name) ?? new Map();
    subjects.set(name, properties);
    const language = object.termType === "Literal" ? object.language : "";
    const values = properties.get(predicate.value) ?? [];
    values.push({ value: nameOf(object), language });
    properties.set(predicate.value, values);
  }
  return subjects;
}

/** Blank nodes have names that no IRI has: the label alone would be read as a relative one. */
function nameOf({ termType, value }: Term): string {
  return termType === "BlankNode" ? `_:${value}` : value;
}
