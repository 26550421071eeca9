/** A QID at the end of an IRI, a prefixed name or alone, in angle brackets or before a query. */
const qidAtEnd = /(?:^|[/:#=])(q[1-9]\d*)[>/]?(?:[?#].*)?$/i;

/**
 * The form in which ids of gold and answers are compared: `Q312` for every id that ends in it (`wd:Q312`,
 * `<http://www.wikidata.org/entity/Q312>`, `kb://x#Q312`), anything else as it is. Wider than the ids that a request
 * may carry, because other systems write theirs in other ways.
 */
export function answerIdentity(id: string): string {
  const trimmed = id.trim();
  return qidAtEnd.exec(trimmed)?.[1]?.toUpperCase() ?? trimmed;
}
