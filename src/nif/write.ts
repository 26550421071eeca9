import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import { countCodePoints, type Mention, qidOf, wikidataIri } from "../contract/index.ts";
import { isRfc5147, type Naming, nodeOf } from "./names.ts";
import type { AskedContext } from "./requests.ts";
import { itsrdf, nif, rdfType, xsd } from "./vocabulary.ts";

const { DataFactory } = n3;
const { literal, namedNode, quad } = DataFactory;

/** Prefixes of what is written. */
export const nifPrefixes: Readonly<Record<string, string>> = { nif, itsrdf, xsd };

/**
 * An answered text as NIF: the context as it was sent, and its mentions. Phrases that were sent keep their names.
 *
 * @param mentions one for each span, if the context has phrases
 * @param nameOf names of mentions that were found
 */
export function answeredContext(
  { context, phrases }: AskedContext,
  mentions: readonly Mention[],
  nameOf: Naming,
): Quad[] {
  const { iri, text, language } = context;
  const quads: Quad[] = [];
  const say = (subject: string, predicate: string, object: n3.Quad_Object) =>
    quads.push(quad(nodeOf(subject), namedNode(predicate), object) as Quad);
  const type = (subject: string, name: string) => {
    // A string without a scheme of its own in its IRI is a plain one (nif:CStringImpl).
    for (const one of [name, "String", isRfc5147(subject) ? "RFC5147String" : "CStringImpl"])
      say(subject, rdfType, namedNode(nif + one));
  };
  type(iri, "Context");
  say(iri, `${nif}isString`, literal(text, tagOf(language)));
  say(iri, `${nif}beginIndex`, offset(0));
  say(iri, `${nif}endIndex`, offset(countCodePoints(text)));
  mentions.forEach((mention, i) => {
    const { start, end } = mention;
    const names =
      phrases.length > 0 ? phrases[i]!.map((phrase) => phrase.iri) : [nameOf(context, start, end)];
    for (const subject of names) {
      type(subject, "Phrase");
      say(subject, `${nif}referenceContext`, nodeOf(iri));
      say(subject, `${nif}anchorOf`, literal(mention.text));
      say(subject, `${nif}beginIndex`, offset(start));
      say(subject, `${nif}endIndex`, offset(end));
      for (const reference of referencesOf(mention))
        say(subject, `${itsrdf}taIdentRef`, namedNode(reference));
      if (mention.status === "resolved" && mention.score !== null)
        say(subject, `${itsrdf}taConfidence`, literal(String(mention.score), namedNode(`${xsd}double`)));
      if (mention.type && /^[A-Z]\w*$/.test(mention.type))
        say(subject, `${itsrdf}taClassRef`, namedNode(`https://schema.org/${mention.type}`));
    }
  });
  return quads;
}

/** A language as the tag of a string; `dc:language` may have anything, such as an IRI. */
function tagOf(language: string | undefined): string | undefined {
  return language !== undefined && /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i.test(language) ? language : undefined;
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
