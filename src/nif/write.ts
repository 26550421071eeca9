import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import { countCodePoints, type Mention, qidOf, wikidataIri } from "../contract/index.ts";
import type { NifContext } from "./read.ts";
import { itsrdf, nif, rdfType, xsd } from "./vocabulary.ts";

const { DataFactory } = n3;
const { literal, namedNode, quad } = DataFactory;

/** Prefixes of what is written. */
export const nifPrefixes: Readonly<Record<string, string>> = { nif, itsrdf, xsd };

/** An answered text as NIF: the context as it was sent, and a phrase for each mention. */
export function answeredContext(context: NifContext, mentions: readonly Mention[]): Quad[] {
  const { iri, text, language } = context;
  const quads: Quad[] = [];
  const say = (subject: string, predicate: string, object: n3.NamedNode | n3.Literal) =>
    quads.push(quad(namedNode(subject), namedNode(predicate), object) as Quad);
  const type = (subject: string, ...names: string[]) => {
    for (const name of names) say(subject, rdfType, namedNode(nif + name));
  };
  type(iri, "Context", "String", "RFC5147String");
  say(iri, `${nif}isString`, literal(text, language || undefined));
  say(iri, `${nif}beginIndex`, offset(0));
  say(iri, `${nif}endIndex`, offset(countCodePoints(text)));
  const base = iri.replace(/#.*$/s, "");
  for (const mention of mentions) {
    const phrase = `${base}#char=${mention.start},${mention.end}`;
    // The whole text as a mention would be the context itself.
    const subject = phrase === iri ? `${base}#phrase=${mention.start},${mention.end}` : phrase;
    type(subject, "Phrase", "String", "RFC5147String");
    say(subject, `${nif}referenceContext`, namedNode(iri));
    say(subject, `${nif}anchorOf`, literal(mention.text));
    say(subject, `${nif}beginIndex`, offset(mention.start));
    say(subject, `${nif}endIndex`, offset(mention.end));
    for (const reference of referencesOf(mention)) say(subject, `${itsrdf}taIdentRef`, namedNode(reference));
    if (mention.status === "resolved" && mention.score !== null)
      say(subject, `${itsrdf}taConfidence`, literal(String(mention.score), namedNode(`${xsd}double`)));
    if (mention.type && /^[A-Z]\w*$/.test(mention.type))
      say(subject, `${itsrdf}taClassRef`, namedNode(`https://schema.org/${mention.type}`));
  }
  return quads;
}

function offset(value: number): n3.Literal {
  return literal(String(value), namedNode(`${xsd}nonNegativeInteger`));
}

/** The IRI of the entity first, then its other identities; none if it is unresolved or its id is not an IRI. */
function referencesOf({ entity }: Mention): string[] {
  if (!entity) return [];
  const qid = qidOf(entity.id);
  const all = [qid === undefined ? entity.id : wikidataIri(qid), ...entity.same_as];
  return [...new Set(all)].filter((iri) => /^(?:https?:|urn:)[^\s<>"{}|\\^`]+$/.test(iri));
}
