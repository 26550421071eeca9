import { qidOf } from "../contract/identity.ts";
import { languages as allLanguages } from "../contract/languages.ts";
import { ProblemError } from "../contract/problem.ts";
import { carryAnchors } from "../datasets/build/carried-anchors.ts";
import { packEntity } from "../datasets/build/pack-entities.ts";
import type { KbProvenance } from "../datasets/build/provenance.ts";
import { readWikidata } from "../datasets/build/wikidata.ts";
import { ANY } from "../datasets/entity.ts";
import { classQuery } from "../datasets/fetch/class-query.ts";
import { systemClock } from "../datasets/fetch/clock.ts";
import { memoryCache } from "../datasets/fetch/fetch-cache.ts";
import {
  type FetchedEntities,
  type FetchReport,
  fetchEntities,
  wikidataApi,
  wikidataEndpoint,
} from "../datasets/fetch/fetch-entities.ts";
import type { Wanted } from "../datasets/fetch/wanted.ts";
import { createResolver } from "../resolver.ts";
import { type BuiltKb, finishKnown } from "./build-kb.ts";
import { checkFetch, needsContact, qidNumbers, searchedNames } from "./fetch-checks.ts";
import type { FetchKbOptions } from "./fetch-options.ts";
import { namesInTexts } from "./names-in-texts.ts";
import type { Kb } from "./open-kb.ts";

/** A fetched knowledge base. */
export interface FetchedKb extends BuiltKb {
  /** What was asked for, found and not found. */
  readonly report: FetchReport;
}

/** An update that began longer ago, in ms, is not continued. */
const longestUpdate = 24 * 60 * 60_000;

/**
 * Builds a knowledge base from a Wikibase, by default Wikidata: this needs the network once; afterwards everything is
 * offline. Every answer is stored in the cache before it is used, and cached answers are not requested again.
 *
 * @example
 * const { parts } = await fetchKb({
 *   texts: [{ text: "Sam Altman spoke in Jackson Hole." }],
 *   contact: "me@example.org",
 *   cache: fetchCache("cache"),
 * });
 *
 * @throws ProblemError `invalid_request` for an option that is wrong, and without a contact above 50 ids;
 *   `dataset_unavailable` when the Wikibase does not answer; `invalid_dataset` when nothing was found; the signal's reason
 */
export async function fetchKb(given: FetchKbOptions): Promise<FetchedKb> {
  checkFetch(given);
  const { languages, searchLanguages = languages } = given;
  const options = { ...given, searchLanguages, languages: languages ?? languagesOf(given.update) };
  const { cache = memoryCache(), clock = systemClock, update } = options;
  const what = await wantedOf(options);
  const { wanted } = what;
  if (!options.offline && options.contact === undefined && needsContact(wanted))
    throw new ProblemError("invalid_request", {
      detail:
        "names, texts, queries and more than 50 ids need a contact, a mail address or URL: it is sent in the User-Agent, as the operators of the API ask",
    });
  const neighbours = options.neighbours ?? (wanted.names?.length ? 1 : 0);
  const run = `${update?.hash} ${JSON.stringify([options.api, options.languages, wanted.query, neighbours])}`;
  const isUpdate = update !== undefined && !options.offline;
  const now = clock.now();
  const since = isUpdate ? await cache.beginRun(run, now, now - longestUpdate) : 0;
  const fetched = await fetchEntities(wanted, { ...options, neighbours, cache, clock, since });
  const built = await packOf(fetched, { ...what.provenance, neighbours }, options);
  await options.write?.(built);
  if (isUpdate) await cache.endRun(run);
  return { ...built, report: fetched.report };
}

/** The languages that an update keeps; undefined if a pack has no language, which means all eight. */
function languagesOf(update: Kb | undefined): readonly string[] | undefined {
  const languages = update?.meta.languages.filter((language) => language !== ANY);
  return languages?.length ? languages : undefined;
}

async function packOf(
  { lines, classesOnly, report }: FetchedEntities,
  about: Omit<KbProvenance, "date">,
  options: FetchKbOptions,
): Promise<BuiltKb> {
  const { languages = allLanguages, license = "CC0-1.0", command = "", update } = options;
  if (options.offline && update === undefined && report.date === "")
    throw new ProblemError("dataset_unavailable", {
      detail: "the cache has nothing of what is asked for; without offline it is fetched",
    });
  const builder = await readWikidata(lines(), { languages, classesOnly });
  for (let entity = 0; update && entity < update.size; entity++)
    if (qidOf(update.record(entity).id) === undefined) builder.add(packEntity(update, entity));
  if (update && !options.anchors) carryAnchors(builder, [update]);
  const provenance: KbProvenance = { ...about, date: report.date };
  const origin = { source: sourceText(provenance), license, command, provenance };
  return finishKnown(builder, { ...options, origin });
}

/** "https://www.wikidata.org/w/api.php, 2026-11-22: 3 ids, 12 names, neighbours 1". */
function sourceText({ api, date, ids, names, texts, query, updated, neighbours }: KbProvenance): string {
  const count = (n: number | undefined, thing: string) => (n ? [`${n} ${thing}${n === 1 ? "" : "s"}`] : []);
  const parts = [
    ...count(typeof ids === "number" ? ids : ids?.length, "id"),
    ...count(names, "name"),
    ...count(texts, "text"),
    ...(query === undefined ? [] : ["a query"]),
    ...(updated ? [`an update of ${updated} ${updated === 1 ? "entity" : "entities"}`] : []),
    `neighbours ${neighbours}`,
  ];
  return `${api}, ${date}: ${parts.join(", ")}`;
}

/** What the options ask for, and what a pack records about it. */
async function wantedOf(
  options: FetchKbOptions,
): Promise<{ wanted: Wanted; provenance: Omit<KbProvenance, "date" | "neighbours"> }> {
  const { api = wikidataApi, endpoint = wikidataEndpoint, update, instancesOf, where } = options;
  if (options.query !== undefined && instancesOf !== undefined)
    throw new ProblemError("invalid_request", { detail: "a query and a class cannot be asked for at once" });
  const query =
    options.query ??
    (instancesOf === undefined ? undefined : classQuery(instancesOf, where, api === wikidataApi));
  const qids = qidNumbers(options.ids ?? []);
  const names = searchedNames(options);
  const inTexts = options.texts && (await namesInTexts(options.texts, options.resolver ?? createResolver()));
  const held: number[] = [];
  for (let entity = 0; update && entity < update.size; entity++) {
    const qid = qidOf(update.record(entity).id);
    if (qid) held.push(Number(qid.slice(1)));
  }
  const wanted: Wanted = {
    qids: new Set([...qids, ...(inTexts?.qids ?? [])]),
    held,
    names: [...names, ...(inTexts?.names ?? [])],
    query,
  };
  const ids = qids.length > 50 ? qids.length : qids.map((qid) => `Q${qid}`);
  return {
    wanted,
    provenance: {
      api,
      ids: qids.length === 0 ? undefined : ids,
      names: wanted.names?.length || undefined,
      texts: inTexts?.texts,
      query,
      endpoint: query === undefined ? undefined : endpoint,
      updated: update ? held.length : undefined,
    },
  };
}
