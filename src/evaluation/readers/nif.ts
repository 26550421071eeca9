import { ProblemError } from "../../contract/index.ts";
import type { GoldDocument, GoldFault, GoldMention, ReadGold } from "../gold.ts";
import { faultsOfDocument } from "./check.ts";

const nif = "http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#";
const itsrdf = "http://www.w3.org/2005/11/its/rdf#";
const dc = "http://purl.org/dc/elements/1.1/";
const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

type Properties = Map<string, { value: string; language: string }[]>;

/**
 * Reads NIF 2.0 in Turtle: contexts (`nif:isString`, language from its tag or `dc:language`) and phrases
 * (`nif:referenceContext`, `nif:beginIndex`, `nif:endIndex` in code points, `itsrdf:taIdentRef`, `itsrdf:taClassRef`).
 * A phrase without a reference, or with one that says so (`notInWiki`, `NIL`), is NIL; several references are all right.
 *
 * @see https://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core/nif-core.html
 * @throws ProblemError `invalid_rdf`
 */
export async function readNifGold(content: string): Promise<ReadGold> {
  const subjects = await subjectsOf(content);
  const faults: GoldFault[] = [];
  const documents = new Map<string, GoldDocument & { mentions: GoldMention[] }>();
  for (const [iri, properties] of subjects) {
    const string = properties.get(`${nif}isString`)?.[0];
    if (!string) continue;
    const lang = string.language || properties.get(`${dc}language`)?.[0]?.value;
    documents.set(iri, { id: iri, ...(lang ? { lang } : {}), text: string.value, mentions: [] });
  }
  for (const [iri, properties] of subjects) {
    const context = properties.get(`${nif}referenceContext`)?.[0]?.value;
    if (context === undefined || context === iri || !isPhrase(properties)) continue;
    const document = documents.get(context);
    if (!document) faults.push({ document: context, detail: `${iri} refers to a context that is not there` });
    else document.mentions.push(mentionOf(properties));
  }
  for (const document of documents.values()) {
    document.mentions.sort((a, b) => a.start - b.start || b.end - a.end);
    faults.push(...faultsOfDocument(document));
  }
  return { documents: [...documents.values()], faults };
}

/** Sentences and words have a context too; a mention is a phrase, or whatever has a reference. */
function isPhrase(properties: Properties): boolean {
  if (properties.has(`${itsrdf}taIdentRef`)) return true;
  const types = properties.get(rdfType)?.map(({ value }) => value) ?? [];
  return types.includes(`${nif}Phrase`) || types.includes(`${nif}EntityOccurrence`);
}

function mentionOf(properties: Properties): GoldMention {
  const one = (iri: string) => properties.get(iri)?.[0]?.value;
  const references = (properties.get(`${itsrdf}taIdentRef`) ?? []).map(({ value }) => value);
  const [qid = null, ...alt] = references.filter((iri) => !/notInWiki|[#/]NIL$/i.test(iri));
  const text = one(`${nif}anchorOf`);
  const type = one(`${itsrdf}taClassRef`);
  return {
    start: Number(one(`${nif}beginIndex`)),
    end: Number(one(`${nif}endIndex`)),
    ...(text === undefined ? {} : { text }),
    qid,
    ...(alt.length > 0 ? { alt } : {}),
    ...(type === undefined ? {} : { type }),
  };
}

async function subjectsOf(content: string): Promise<Map<string, Properties>> {
  const { Parser } = await import("n3");
  const subjects = new Map<string, Properties>();
  try {
    for (const { subject, predicate, object } of new Parser({ format: "text/turtle" }).parse(content)) {
      const properties: Properties = subjects.get(subject.value) ?? new Map();
      subjects.set(subject.value, properties);
      const language = object.termType === "Literal" ? object.language : "";
      const values = properties.get(predicate.value) ?? [];
      properties.set(predicate.value, [...values, { value: object.value, language }]);
    }
  } catch (cause) {
    throw new ProblemError("invalid_rdf", { detail: (cause as Error).message, cause });
  }
  return subjects;
}
