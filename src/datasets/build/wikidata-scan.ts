import { keepsProperty } from "../properties.ts";
import type { WikidataItem } from "./wikidata-item.ts";

/**
 * Reads of a line of the dump only what is needed, without making objects of the rest: most of an item are
 * qualifiers, references and names in other languages. It knows the layout that Wikidata's dumps have had since 2014;
 * undefined where a line has another, and then the line is parsed as JSON.
 */
export function scanItem(line: string, languages: ReadonlySet<string>): WikidataItem | undefined {
  const idAt = line.indexOf('"id":"Q');
  const labelsAt = line.indexOf('"labels":');
  const claimsAt = line.indexOf('"claims":');
  if (idAt < 0 || idAt > 200 || labelsAt < idAt || claimsAt < labelsAt) return undefined;
  const id = line.slice(idAt + 6, line.indexOf('"', idAt + 6));
  const sitelinksAt = line.indexOf('"sitelinks":', claimsAt);
  if (!/^Q[1-9]\d*$/.test(id) || sitelinksAt < 0) return undefined;
  const descriptionsAt = line.indexOf('"descriptions":', labelsAt);
  const aliasesAt = line.indexOf('"aliases":', labelsAt);
  if (descriptionsAt < labelsAt || aliasesAt < descriptionsAt || aliasesAt > claimsAt) return undefined;
  const labels: Record<string, Term> = {};
  const descriptions: Record<string, Term> = {};
  const aliases: Record<string, Term[]> = {};
  const set = (to: Record<string, Term>) => (tag: string, term: Term) => {
    to[tag] = term;
  };
  const known =
    scanTerms(line, labelsAt, descriptionsAt, languages, set(labels)) &&
    scanTerms(line, descriptionsAt, aliasesAt, languages, set(descriptions)) &&
    scanTerms(line, aliasesAt, claimsAt, languages, (tag, term) => {
      (aliases[tag] ??= []).push(term);
    });
  if (!known) return undefined;
  const claims = scanClaims(line, claimsAt, sitelinksAt);
  if (!claims) return undefined;
  return {
    id,
    labels,
    descriptions,
    aliases,
    claims,
    sitelinks: scanSitelinks(line, sitelinksAt),
  };
}

const termStart = '{"language":"';
const valueStart = '","value":';

interface Term {
  readonly value: string;
}

/** Calls back with the terms of the languages that are wanted, and of their regional variants; false: another layout. */
function scanTerms(
  line: string,
  from: number,
  to: number,
  languages: ReadonlySet<string>,
  visit: (tag: string, term: Term) => void,
): boolean {
  for (let at = line.indexOf(termStart, from); at >= 0 && at < to; at = line.indexOf(termStart, at)) {
    const tagAt = at + termStart.length;
    const tagEnd = line.indexOf('"', tagAt);
    if (!line.startsWith(valueStart, tagEnd)) return false;
    const valueAt = tagEnd + valueStart.length;
    const end = stringEnd(line, valueAt);
    if (end < 0) return false;
    const tag = line.slice(tagAt, tagEnd);
    const dash = tag.indexOf("-");
    if (languages.has(dash < 0 ? tag : tag.slice(0, dash)))
      visit(tag, { value: unquoted(line, valueAt, end) });
    at = end;
  }
  return true;
}

/** The place behind the string that begins with a quote at `from`; -1 where there is none. */
function stringEnd(line: string, from: number): number {
  if (line.charCodeAt(from) !== 34) return -1;
  for (let at = line.indexOf('"', from + 1); at >= 0; at = line.indexOf('"', at + 1)) {
    let slashes = 0;
    while (line.charCodeAt(at - 1 - slashes) === 92) slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return -1;
}

function unquoted(line: string, from: number, to: number): string {
  const text = line.slice(from + 1, to - 1);
  return text.includes("\\") ? (JSON.parse(line.slice(from, to)) as string) : text;
}

interface ScannedClaim {
  rank: string;
  mainsnak: { snaktype: string; datavalue?: { value: unknown } };
}

const snakStart = '"mainsnak":{';

/** Values that other data types have are not needed; their statements still count. */
const plainProperties = new Set(["P1813", "P1705", "P1448", "P742", "P1549", "P1082"]);

function scanClaims(line: string, from: number, to: number): Record<string, ScannedClaim[]> | undefined {
  const claims: Record<string, ScannedClaim[]> = {};
  let at = line.indexOf(snakStart, from);
  while (at >= 0 && at < to) {
    const next = line.indexOf(snakStart, at + snakStart.length);
    const end = next < 0 || next > to ? to : next;
    const propertyAt = line.indexOf('"property":"', at);
    if (propertyAt < 0 || propertyAt > end) return undefined;
    const property = line.slice(propertyAt + 12, line.indexOf('"', propertyAt + 12));
    const claim: ScannedClaim = { rank: "normal", mainsnak: { snaktype: "value" } };
    (claims[property] ??= []).push(claim);
    const isPlain = plainProperties.has(property);
    if (isPlain || property === "P31" || keepsProperty(property)) {
      const snakEnd = line.indexOf('"datatype":"', propertyAt);
      if (snakEnd < 0 || snakEnd > end) return undefined;
      const valueAt = line.indexOf('"datavalue":{', at);
      if (valueAt >= 0 && valueAt < snakEnd) {
        const value = isPlain
          ? plainValue(line, valueAt, snakEnd)
          : line.startsWith("wikibase-item", snakEnd + 12) && itemValue(line, valueAt, snakEnd);
        if (value === undefined) return undefined;
        if (value !== false) claim.mainsnak.datavalue = { value };
      }
      // The rank stands behind the value in Wikidata's own dumps, before it in some made from them.
      const before = line.charCodeAt(at - 1) === 44 ? line.lastIndexOf('"rank":"', at) : -1;
      const rankAt = before > at - 60 && before > 0 ? before : line.indexOf('"rank":"', snakEnd);
      if (rankAt < 0 || (rankAt > end && rankAt !== before)) return undefined;
      if (!line.startsWith("normal", rankAt + 8))
        claim.rank = line.slice(rankAt + 8, line.indexOf('"', rankAt + 8));
    }
    at = next;
  }
  return claims;
}

function itemValue(line: string, from: number, to: number): { id: string } | undefined {
  const idAt = line.indexOf('"id":"', from);
  if (idAt >= 0 && idAt < to) return { id: line.slice(idAt + 6, line.indexOf('"', idAt + 6)) };
  const numberAt = line.indexOf('"numeric-id":', from);
  if (numberAt < 0 || numberAt > to) return undefined;
  return { id: `Q${Number.parseInt(line.slice(numberAt + 13, numberAt + 26), 10)}` };
}

function plainValue(line: string, from: number, to: number): unknown {
  // `"datavalue":{…},"datatype"`: up to the comma.
  const comma = line.lastIndexOf(",", to);
  try {
    return (JSON.parse(line.slice(from + 12, comma)) as { value: unknown }).value;
  } catch {
    return undefined;
  }
}

function scanSitelinks(line: string, from: number): Record<string, { title: string }> {
  const sitelinks: Record<string, { title: string }> = {};
  for (let at = line.indexOf('"site":"', from); at >= 0; at = line.indexOf('"site":"', at + 8)) {
    const site = line.slice(at + 8, line.indexOf('"', at + 8));
    const titleAt = site === "enwiki" ? line.indexOf('"title":', at) + 8 : 0;
    const end = titleAt > 8 ? stringEnd(line, titleAt) : -1;
    sitelinks[site] = { title: end < 0 ? "" : unquoted(line, titleAt, end) };
  }
  return sitelinks;
}
