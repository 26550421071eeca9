import { qidOf } from "../contract/identity.ts";
import {
  anyFlag,
  anyFunction,
  anySignal,
  anyText,
  anyTexts,
  anything,
  checkOptions,
} from "../contract/options.ts";
import { type Fault, ProblemError } from "../contract/problem.ts";
import { quoted } from "../contract/quoted.ts";
import { nameIn } from "../datasets/build/name-text.ts";
import type { SearchedName, Wanted } from "../datasets/fetch/wanted.ts";
import { largestQid, mostValues, termLanguages } from "../datasets/fetch/wikibase-requests.ts";
import type { FetchKbOptions } from "./fetch-options.ts";

/** A mail address or URL in plain ASCII, without what would end the comment of a `User-Agent`. */
const contactForm = /^(?:[^\s@()\\]+@[^\s@()\\]+|https?:\/\/[^\s()\\]+)$/;

/** Refuses invalid options. @throws ProblemError `invalid_request` with all faults */
export function checkFetch(options: FetchKbOptions): void {
  checkOptions<FetchKbOptions>(options, {
    // Those without a check here are checked below, or where they are read.
    api: anyText,
    endpoint: anyText,
    contact: anyText,
    languages: anyTexts,
    searchLanguages: anyTexts,
    perName: anything,
    neighbours: anything,
    rate: anything,
    parallel: anything,
    offline: anyFlag,
    fetch: anyFunction,
    clock: anything,
    signal: anySignal,
    onProgress: anyFunction,
    ids: anything,
    names: anything,
    texts: anything,
    resolver: anything,
    query: anyText,
    instancesOf: anyText,
    where: anyTexts,
    update: anything,
    cache: anything,
    license: anyText,
    command: anyText,
    write: anyFunction,
    prior: anything,
    onPriorFault: anyFunction,
    anchors: anything,
    onAnchorFault: anyFunction,
  });
  const { api, endpoint, contact, languages, searchLanguages, perName, neighbours, rate, parallel } = options;
  const faults: Fault[] = [];
  const check = (isFine: boolean, name: string, detail: string) => {
    if (!isFine) faults.push({ pointer: `/${name}`, detail });
  };
  for (const [name, url] of Object.entries({ api, endpoint }))
    check(url === undefined || isHttp(url), name, "must be an http(s) URL");
  check(
    contact === undefined || (contactForm.test(contact) && /^[\x21-\x7e]+$/.test(contact)),
    "contact",
    "must be a mail address or an http(s) URL",
  );
  for (const [name, list] of Object.entries({ languages, searchLanguages }))
    check(
      list === undefined ||
        (list.length > 0 && termLanguages(list).length <= mostValues && list.every(isLanguageCode)),
      name,
      "must be 1 to about 30 language codes",
    );
  for (const [name, value, least, most] of [
    ["perName", perName, 1, mostValues],
    ["neighbours", neighbours, 0, 5],
    ["rate", rate, 1, 100_000],
    ["parallel", parallel, 1, 20],
  ] as const)
    check(
      value === undefined || (Number.isInteger(value) && value >= least && value <= most),
      name,
      `must be a whole number from ${least} to ${most}`,
    );
  if (faults.length > 0) throw new ProblemError("invalid_request", { errors: faults });
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function isLanguageCode(code: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]+)*$/.test(code);
}

/** Ids that may be fetched without a contact: those of one request. */
const handful = mostValues;

/** Whether the fetch is so large that the operators of an API ask for a contact. */
export function needsContact({ qids = [], held = [], names = [], query }: Wanted): boolean {
  return new Set([...qids, ...held]).size > handful || names.length > 0 || query !== undefined;
}

/**
 * The numbers of QIDs.
 *
 * @throws ProblemError `invalid_request` with a pointer to each invalid id, up to 20
 */
export function qidNumbers(ids: Iterable<string>): number[] {
  const faults: Fault[] = [];
  const qids = new Set<number>();
  let at = 0;
  for (const id of ids) {
    const qid = qidNumberOf(id);
    if (qid === undefined && faults.length < 20)
      faults.push({ pointer: `/ids/${at}`, detail: `${quoted(id)} is not an item id` });
    else if (qid !== undefined) qids.add(qid);
    at++;
  }
  if (faults.length > 0) throw new ProblemError("invalid_request", { errors: faults });
  return [...qids].sort((a, b) => a - b);
}

/** The number of a QID in any form, as far as a Wikibase can have it. */
export function qidNumberOf(id: string): number | undefined {
  const qid = qidOf(id);
  const number = qid === undefined ? Number.NaN : Number(qid.slice(1));
  return number <= largestQid ? number : undefined;
}

/** The names to look up, each in each language; texts that are not names are left out. */
export function searchedNames({
  names = [],
  searchLanguages = ["en"],
}: Pick<FetchKbOptions, "names" | "searchLanguages">): SearchedName[] {
  const found = new Map<string, SearchedName>();
  for (const text of names) {
    const name = nameIn(text);
    if (name === undefined) continue;
    for (const language of searchLanguages) found.set(`${language} ${name}`, { name, language });
  }
  return [...found.values()];
}
