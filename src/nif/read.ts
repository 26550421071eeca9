import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { dc, itsrdf, nif, rdfType } from "./vocabulary.ts";

/** A text of a NIF document, with what is marked in it. */
export interface NifContext {
  /** IRI of the context. */
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
  /** IRI of the phrase. */
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
  /** Phrases whose context is not there. */
  readonly strays: readonly { readonly iri: string; readonly context: string }[];
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
  const strays: { iri: string; context: string }[] = [];
  for (const [iri, properties] of subjects) {
    const context = properties.get(`${nif}referenceContext`)?.[0]?.value;
    if (context === undefined || context === iri || !isPhrase(properties)) continue;
    const owner = contexts.get(context);
    if (owner) owner.phrases.push(phraseOf(iri, properties));
    else strays.push({ iri, context });
  }
  for (const { phrases } of contexts.values()) phrases.sort((a, b) => a.start - b.start || b.end - a.end);
  return { contexts: [...contexts.values()], strays };
}

/** Sentences and words have a context too; a mention is a phrase, or whatever has a reference. */
function isPhrase(properties: Properties): boolean {
  if (properties.has(`${itsrdf}taIdentRef`)) return true;
  const types = properties.get(rdfType)?.map(({ value }) => value) ?? [];
  return types.includes(`${nif}Phrase`) || types.includes(`${nif}EntityOccurrence`);
}

function phraseOf(iri: string, properties: Properties): NifPhrase {
  const one = (name: string) => properties.get(name)?.[0]?.value;
  const references = (properties.get(`${itsrdf}taIdentRef`) ?? []).map(({ value }) => value);
  return {
    iri,
    start: Number(one(`${nif}beginIndex`)),
    end: Number(one(`${nif}endIndex`)),
    text: one(`${nif}anchorOf`),
    references: references.filter((reference) => !/notInWiki|[#/]NIL$/i.test(reference)),
    type: one(`${itsrdf}taClassRef`),
  };
}

function subjectsOf(quads: readonly Quad[]): Map<string, Properties> {
  const subjects = new Map<string, Properties>();
  for (const { subject, predicate, object } of quads) {
    const properties: Properties = subjects.get(subject.value) ?? new Map();
    subjects.set(subject.value, properties);
    const language = object.termType === "Literal" ? object.language : "";
    const values = properties.get(predicate.value) ?? [];
    values.push({ value: object.value, language });
    properties.set(predicate.value, values);
  }
  return subjects;
}
