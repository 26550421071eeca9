/** Identities: the ids under which one entity may be written, and the one form in which they are compared. */

const entityPrefix = "http://www.wikidata.org/entity/";

const wikidataForms =
  /^(?:(?:wd:|wikidata:)|https?:\/\/(?:www\.|m\.)?wikidata\.org\/(?:entity|wiki|wiki\/Special:EntityData)\/)?([Qq][1-9]\d*)$/;

/** The QID that an id means in any of its forms (`Q312`, `wd:Q312`, entity or wiki IRI), or undefined. */
export function qidOf(id: string): string | undefined {
  const match = wikidataForms.exec(id.trim());
  return match?.[1]?.toUpperCase();
}

/**
 * The form in which identities are compared: a QID where the id is one in any form; an IRI without the
 * difference of `http` and `https`; anything else as it is.
 */
export function canonicalId(id: string): string {
  const qid = qidOf(id);
  if (qid !== undefined) return qid;
  return id.startsWith("https://") ? `http://${id.slice(8)}` : id;
}

/** The canonical IRI of a Wikidata entity. */
export function wikidataIri(qid: string): string {
  return entityPrefix + qid;
}

/** The IRI of a DBpedia resource, from an English Wikipedia title (spaces become underscores). */
export function dbpediaIri(title: string): string {
  return `http://dbpedia.org/resource/${title.replaceAll(" ", "_")}`;
}
