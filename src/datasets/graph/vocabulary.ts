/** RDF terms by which an own graph names and describes its entities, and the classes of what is not an entity. */

import * as predicates from "../../../data/rdf/predicates.ts";
import { SKOS_CONCEPT } from "../knowledge/kinds.ts";

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";
const owl = "http://www.w3.org/2002/07/owl#";
const crm = "http://www.cidoc-crm.org/cidoc-crm/";
const schemas = ["http://schema.org/", "https://schema.org/"];

const schema = (...names: string[]) => schemas.flatMap((base) => names.map((name) => base + name));

/** What a predicate says of its subject, as the list of `data/rdf/predicates.ts` that has it. */
export type Role =
  | Exclude<keyof typeof predicates, "usualNames" | "givenNames" | "middleNames" | "familyNames">
  | "usual"
  | "given"
  | "middle"
  | "family";

const roles = new Map<string, Role>();
/** Namespaces of the vocabularies that are listed: their terms have no other role than the listed one. */
const listed = new Set<string>();

for (const [role, terms] of Object.entries(predicates)) {
  if (typeof terms === "string") continue;
  for (const [namespace, names] of terms)
    for (const base of namespace === schemas[0] ? schemas : [namespace]) {
      listed.add(base);
      for (const name of names.split(" ")) roles.set(base + name, role as Role);
    }
}

/** Roles by local names, of vocabularies that are not listed and of listed ones. */
const usual = new Set(predicates.usualNames.split(" "));
const parts = new Map<string, Role>([
  ...predicates.givenNames.split(" ").map((name) => [name, "given"] as const),
  ...predicates.middleNames.split(" ").map((name) => [name, "middle"] as const),
  ...predicates.familyNames.split(" ").map((name) => [name, "family"] as const),
]);

/** The role of a predicate; undefined for one that neither names nor describes its subject. */
export function roleOf(predicate: string): Role | undefined {
  const role = roles.get(predicate);
  if (role !== undefined) return role;
  const at = 1 + Math.max(predicate.lastIndexOf("#"), predicate.lastIndexOf("/"), predicate.lastIndexOf(":"));
  if (predicate.length - at > LONGEST_LOCAL_NAME) return undefined;
  const local = predicate.slice(at).toLowerCase().replace(/[-_]/g, "");
  const part = parts.get(local);
  if (part !== undefined) return part;
  return usual.has(local) && !listed.has(predicate.slice(0, at)) ? "usual" : undefined;
}

/** More than the letters of the longest local name that has a role. */
const LONGEST_LOCAL_NAME = 20;

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
    "Review",
    "Offer",
    "AggregateOffer",
  ).concat(
    "http://www.w3.org/ns/dcat#Distribution",
    "http://www.w3.org/ns/dcat#CatalogRecord",
    "http://xmlns.com/foaf/0.1/Image",
    "http://xmlns.com/foaf/0.1/OnlineAccount",
    "http://xmlns.com/foaf/0.1/PersonalProfileDocument",
    ...["E33_E41_Linguistic_Appellation", "E35_Title", "E41_Appellation", "E42_Identifier"].map(
      (name) => crm + name,
    ),
  ),
);

const classTypes: ReadonlySet<string> = new Set([`${rdfs}Class`, `${owl}Class`, SKOS_CONCEPT]);

/** Types of terms of a vocabulary whose IRIs are their names if they have no other: "…#Big_Berta". */
export const termTypes: ReadonlySet<string> = new Set([...classTypes, `${owl}NamedIndividual`]);

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
