/**
 * The requests of a fetch, by the public documentation of the Action API (`api.php?action=help&modules=…`) and of
 * SPARQL 1.1. Parameters with several values have `|` between them, at most 50.
 */

/** Most values of one parameter for clients without higher limits. */
export const mostValues = 50;

/** The largest number of a QID: Wikibase keeps it in 31 bits. */
export const largestQid = 2 ** 31 - 1;

/** A request before it is sent. */
export interface ApiRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly accept: string;
  readonly body?: URLSearchParams;
}

/** Codes of regional variants of the eight languages, in which Wikibase has terms. */
const variants: Readonly<Record<string, readonly string[]>> = {
  en: ["en-ca", "en-gb"],
  de: ["de-at", "de-ch"],
  es: ["es-419"],
  pt: ["pt-br"],
  zh: ["zh-cn", "zh-hans", "zh-hant", "zh-hk", "zh-mo", "zh-my", "zh-sg", "zh-tw"],
};

/** The language codes of the requested terms: the languages, their variants, and `mul`. */
export function termLanguages(languages: readonly string[]): string[] {
  const codes = languages.flatMap((language) => [language, ...(variants[language] ?? [])]);
  return [...new Set([...codes, "mul"])];
}

/** Requests whole entities: names, descriptions, statements and pages. Redirected ids give their target. */
export function entitiesRequest(
  api: string,
  qids: readonly number[],
  languages: readonly string[],
): ApiRequest {
  return apiRequest(api, {
    action: "wbgetentities",
    ids: idsOf(qids),
    redirects: "yes",
    props: "info|labels|aliases|descriptions|claims|sitelinks",
    languages: termLanguages(languages).join("|"),
  });
}

/** Requests the revisions of entities, without their content. */
export function revisionsRequest(api: string, qids: readonly number[]): ApiRequest {
  return apiRequest(api, { action: "wbgetentities", ids: idsOf(qids), redirects: "yes", props: "info" });
}

/**
 * Requests items with a name, or with one that begins so, the best first. The name may be in the language or in one
 * that it falls back to.
 */
export function searchRequest(api: string, name: string, language: string, limit: number): ApiRequest {
  return apiRequest(api, {
    action: "wbsearchentities",
    search: name,
    language,
    uselang: language,
    type: "item",
    limit: String(limit),
    props: "",
  });
}

/** Requests a query; its answer is in the SPARQL 1.1 results format in JSON. */
export function queryRequest(endpoint: string, query: string): ApiRequest {
  return {
    url: endpoint,
    method: "POST",
    accept: "application/sparql-results+json",
    body: new URLSearchParams({ query }),
  };
}

function idsOf(qids: readonly number[]): string {
  if (qids.length === 0 || qids.length > mostValues)
    throw new RangeError(`a request has 1 to ${mostValues} ids, not ${qids.length}`);
  return qids.map((qid) => `Q${qid}`).join("|");
}

/** Seconds that a database may lag before it is left alone, as background jobs are asked to do. */
const maxlag = "5";

function apiRequest(api: string, parameters: Readonly<Record<string, string>>): ApiRequest {
  const url = new URL(api);
  for (const [name, value] of Object.entries({ ...parameters, format: "json", formatversion: "2", maxlag }))
    url.searchParams.set(name, value);
  return { url: url.href, method: "GET", accept: "application/json" };
}
