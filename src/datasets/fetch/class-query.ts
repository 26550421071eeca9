import { qidOf } from "../../contract/identity.ts";
import { ProblemError } from "../../contract/problem.ts";

/** The prefixes of Wikidata, for query services that do not know them by themselves. */
const prefixes = `PREFIX wd: <http://www.wikidata.org/entity/>
PREFIX wdt: <http://www.wikidata.org/prop/direct/>
PREFIX wikibase: <http://wikiba.se/ontology#>
`;

/**
 * The query for the instances of a class and of the classes below it.
 *
 * @param where conditions: `P17=Q38`, `P1082>=100000`, `sitelinks>20`
 * @param isWikidata whether to add the prefixes of Wikidata; other Wikibases have their own, which their query
 *   service knows
 * @throws ProblemError `invalid_request` that quotes the class or condition which cannot be read
 */
export function classQuery(of: string, where: readonly string[] = [], isWikidata = true): string {
  const qid = qidOf(of);
  if (qid === undefined) throw invalid(`"${of}" is not a class: give a QID, such as Q476028`);
  const lines = [`?item wdt:P31/wdt:P279* wd:${qid} .`, ...where.map((one, i) => condition(one, `?v${i}`))];
  const body = `SELECT DISTINCT ?item WHERE {\n  ${lines.join("\n  ")}\n}`;
  return isWikidata ? prefixes + body : body;
}

function condition(text: string, variable: string): string {
  const [, name = "", sign = "", value = ""] =
    /^\s*(P[1-9]\d*|sitelinks)\s*(=|>=|<=|>|<)\s*(\S+)\s*$/.exec(text) ?? [];
  const path = name === "sitelinks" ? "wikibase:sitelinks" : `wdt:${name}`;
  if (sign === "=" && name !== "sitelinks" && qidOf(value)) return `?item ${path} wd:${qidOf(value)} .`;
  if (name !== "" && /^-?\d+(?:\.\d+)?$/.test(value))
    return `?item ${path} ${variable} . FILTER(${variable} ${sign} ${value})`;
  throw invalid(
    `"${text}" is not a condition; write conditions such as P17=Q38, P1082>=100000, sitelinks>20`,
  );
}

function invalid(detail: string): ProblemError {
  return new ProblemError("invalid_request", { detail });
}
