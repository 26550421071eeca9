/** RDF terms by which an own graph names and describes its entities; schema.org with http and with https. */

import type { Quad } from "@rdfjs/types";
import { SKOS_CONCEPT } from "../knowledge/kinds.ts";

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";
const skos = "http://www.w3.org/2004/02/skos/core#";
const owl = "http://www.w3.org/2002/07/owl#";
const foaf = "http://xmlns.com/foaf/0.1/";
const dct = "http://purl.org/dc/terms/";
const schemas = ["http://schema.org/", "https://schema.org/"];

const schema = (...names: string[]) => schemas.flatMap((base) => names.map((name) => base + name));

export const labelPredicates: ReadonlySet<string> = new Set([
  ...schema("name"),
  `${rdfs}label`,
  `${skos}prefLabel`,
  `${foaf}name`,
]);

export const aliasPredicates: ReadonlySet<string> = new Set([
  ...schema("alternateName"),
  `${skos}altLabel`,
  `${skos}hiddenLabel`,
]);

/** The predicates that names are read from, for people. `docs/guides/graph-store.md` lists all that are read. */
const nameWords =
  "schema:name, rdfs:label, skos:prefLabel, foaf:name, schema:alternateName, skos:altLabel or skos:hiddenLabel";

/** The message that RDF has no entity, with the predicates that would make one. */
export const nameless: string = `no subject has a name: an entity is an IRI with ${nameWords}`;

/** Whether a subject has a name that is read: RDF without any has no entity. */
export function hasName(quads: Iterable<Quad>): boolean {
  for (const { subject, predicate, object } of quads)
    if (
      subject.termType === "NamedNode" &&
      object.termType === "Literal" &&
      (labelPredicates.has(predicate.value) || aliasPredicates.has(predicate.value))
    )
      return true;
  return false;
}

export const descriptionPredicates: ReadonlySet<string> = new Set([
  ...schema("description"),
  `${skos}definition`,
  `${rdfs}comment`,
  `${dct}description`,
]);

export const typePredicate: string = `${rdf}type`;

export const sameAsPredicates: ReadonlySet<string> = new Set([
  ...schema("sameAs"),
  `${owl}sameAs`,
  `${skos}exactMatch`,
]);

/** Predicates of content items: their objects become entities, whatever their type. */
export const aboutPredicates: ReadonlySet<string> = new Set(schema("about", "mentions"));

/** Types of content items: they have names, but texts do not talk about them. */
export const contentTypes: ReadonlySet<string> = new Set(
  schema(
    "Article",
    "NewsArticle",
    "BlogPosting",
    "TechArticle",
    "ScholarlyArticle",
    "Report",
    "SocialMediaPosting",
    "WebPage",
    "WebSite",
    "AboutPage",
    "CollectionPage",
    "ContactPage",
    "FAQPage",
    "ItemPage",
    "ProfilePage",
    "SearchResultsPage",
    "WebPageElement",
    "ImageObject",
    "VideoObject",
    "BreadcrumbList",
    "ListItem",
    "SearchAction",
    "Comment",
    "Question",
    "Answer",
  ),
);

const classTypes: ReadonlySet<string> = new Set([`${rdfs}Class`, `${owl}Class`, SKOS_CONCEPT]);

const propertyTypes: ReadonlySet<string> = new Set([
  `${rdf}Property`,
  ...[
    "ObjectProperty",
    "DatatypeProperty",
    "AnnotationProperty",
    "OntologyProperty",
    "FunctionalProperty",
    "InverseFunctionalProperty",
    "TransitiveProperty",
    "SymmetricProperty",
    "DeprecatedProperty",
  ].map((name) => owl + name),
]);

/** Whether the types make an entity a term of a vocabulary that texts name: a class, or a concept of SKOS. */
export function isClass(types: readonly string[]): boolean {
  return types.some((type) => classTypes.has(type));
}

/** Whether the types make an entity a property of a vocabulary. */
export function isProperty(types: readonly string[]): boolean {
  return types.some((type) => propertyTypes.has(type));
}
