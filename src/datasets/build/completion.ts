import { foldText } from "../../text/fold.ts";
import { haveCommonName } from "../common-name.ts";
import type { PackRecord } from "../pack/lazy-record.ts";
import type { Pack } from "../pack/pack.ts";
import { packQid } from "../pack/qid-number.ts";
import type { SourceEntity } from "./source.ts";

/** The texts of an entity that another knowledge base may complete. */
type Texts = Pick<SourceEntity, "labels" | "aliases" | "descriptions">;

/** What another knowledge base says of items. A few arrays, because each thread that reads a dump gets a copy. */
export interface Completions {
  /** Numbers of the QIDs, ascending. */
  readonly qids: Uint32Array;
  /** Where the texts of each item begin, and where the last one ends. */
  readonly at: Uint32Array;
  /** The texts as JSON, one item after the other. */
  readonly texts: Uint8Array;
}

/**
 * The names and descriptions of all items of a pack, without aliases that two of them share. A national team has its
 * country's name as an alias, which would compete with the country: of German news, 4 names of 762 were lost.
 */
export function completionsOf(pack: Pack): Completions {
  const found: [qid: number, texts: Uint8Array][] = [];
  const records = Array.from({ length: pack.size }, (_, entity) => pack.record(entity));
  const shared = sharedNames(records);
  for (const { id, labels, aliases, ownDescriptions } of records) {
    const qid = packQid(id);
    if (qid === undefined) continue;
    const own = Object.entries(aliases).map(([language, names]) => [
      language,
      names.filter((name) => !shared.has(keyOf(language, name))),
    ]);
    const texts: Texts = { labels, aliases: Object.fromEntries(own), descriptions: ownDescriptions };
    found.push([Number(qid.slice(1)), encoder.encode(JSON.stringify(texts))]);
  }
  found.sort(([a], [b]) => a - b);
  const at = new Uint32Array(found.length + 1);
  found.forEach(([, { length }], i) => {
    at[i + 1] = at[i]! + length;
  });
  const texts = new Uint8Array(at.at(-1)!);
  found.forEach(([, one], i) => {
    texts.set(one, at[i]);
  });
  return { qids: Uint32Array.from(found, ([qid]) => qid), at, texts };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The names that several entities have, with their language. */
function sharedNames(records: readonly PackRecord[]): ReadonlySet<string> {
  const owner = new Map<string, PackRecord>();
  const shared = new Set<string>();
  for (const record of records) {
    const { labels, aliases } = record;
    const add = (language: string, name: string) => {
      const key = keyOf(language, name);
      const first = owner.get(key);
      if (first === undefined) owner.set(key, record);
      else if (first !== record) shared.add(key);
    };
    for (const language in labels) add(language, labels[language]!);
    for (const language in aliases) for (const alias of aliases[language]!) add(language, alias);
  }
  return shared;
}

function keyOf(language: string, name: string): string {
  return `${language} ${foldText(name)}`;
}

/**
 * An entity with the names and descriptions that it lacks; its own stay. Without a name that both have, the QID is
 * one of another Wikibase and means something else: then nothing is added.
 */
export function completed(entity: SourceEntity, qid: number, by: Completions | undefined): SourceEntity {
  const known = by && textsOf(by, qid);
  if (!known || !haveCommonName(entity, known)) return entity;
  const labels = { ...known.labels, ...entity.labels };
  return {
    ...entity,
    labels,
    aliases: otherNames(labels, entity, known),
    descriptions: { ...known.descriptions, ...entity.descriptions },
  };
}

function textsOf({ qids, at, texts }: Completions, qid: number): Texts | undefined {
  let low = 0;
  let high = qids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (qids[middle]! < qid) low = middle + 1;
    else high = middle;
  }
  if (qids[low] !== qid) return undefined;
  return JSON.parse(decoder.decode(texts.subarray(at[low], at[low + 1])));
}

/** The names of both by language, each once, but for the labels that are kept. */
function otherNames(
  labels: Readonly<Record<string, string>>,
  { aliases: own = {} }: Texts,
  known: Texts,
): Record<string, readonly string[]> {
  const others: Record<string, readonly string[]> = { ...own };
  for (const language of new Set([...Object.keys(known.aliases ?? {}), ...Object.keys(known.labels)])) {
    const names = new Set([...(own[language] ?? []), ...(known.aliases?.[language] ?? [])]);
    if (known.labels[language] !== undefined) names.add(known.labels[language]);
    names.delete(labels[language] ?? "");
    if (names.size > 0) others[language] = [...names];
  }
  return others;
}
