import type { AnswerHead, FetchCache } from "./fetch-cache.ts";

/** The place where the JSON of an entity is stored. */
export interface KnownEntity {
  /** Name of the answer, and the place of the line in it. */
  readonly answer: string;
  readonly line: number;
  readonly revision: number;
  readonly date: string;
}

/** The latest answer about an id. */
interface Said {
  readonly at: number;
  readonly date: string;
  /** The entity of the id; 0 when there is none. */
  readonly target: number;
  /** Revision of the entity; 0 if the answer does not have it. */
  readonly revision: number;
}

/** The state of an id: its entity is in the cache, must be fetched, must be checked, or does not exist. */
export type IdState = "here" | "unknown" | "unchecked" | "missing";

/** Selects the stored answers that count. */
export interface AnswerFilter {
  readonly api: string;
  readonly endpoint: string | undefined;
  /** Languages that an answer must have been requested in. */
  readonly languages: readonly string[];
  /** Answers older than this must be requested again: ms since 1970, 0 for any age. */
  readonly since: number;
}

/** The content of the stored answers: for each id the newest revision, for each name and query the results. */
export class KnownAnswers {
  readonly #filter: AnswerFilter;
  readonly #entities = new Map<number, KnownEntity>();
  readonly #said = new Map<number, Said>();
  readonly #found = new Map<
    string,
    { readonly qids: readonly number[]; readonly at: number; readonly date: string }
  >();
  /** The newest day of the answers that were used. */
  date = "";

  constructor(filter: AnswerFilter) {
    this.#filter = filter;
  }

  /** Reads the content of a cache. */
  static async of(cache: FetchCache, filter: AnswerFilter): Promise<KnownAnswers> {
    const known = new KnownAnswers(filter);
    for await (const [name, head] of cache.heads()) known.add(name, head);
    return known;
  }

  /** Adds an answer; the order does not matter. */
  add(name: string, head: AnswerHead): void {
    const { api, endpoint, languages, since } = this.#filter;
    if (head.kind === "search" || head.kind === "query") {
      if (head.api !== (head.kind === "query" ? endpoint : api) || head.at < since) return;
      const key =
        head.kind === "search" ? searchKey(head.name, head.language, head.limit) : queryKey(head.query);
      if ((this.#found.get(key)?.at ?? -1) < head.at) this.#found.set(key, head);
      return;
    }
    if (head.api !== api) return;
    if (head.kind === "entities") {
      if (!languages.every((language) => head.languages.includes(language))) return;
      for (const [line, [qid, revision]] of head.found.entries())
        this.#takeEntity(qid, { answer: name, line, revision, date: head.date });
    }
    for (const [qid, revision] of head.found) this.#say(qid, { ...head, target: qid, revision });
    for (const [from, to] of head.redirects) this.#say(from, { ...head, target: to, revision: 0 });
    for (const qid of head.missing) this.#say(qid, { ...head, target: 0, revision: 0 });
  }

  #takeEntity(qid: number, entity: KnownEntity): void {
    const other = this.#entities.get(qid);
    // If two answers have the same revision, the name decides, so that the reading order does not matter.
    if (
      !other ||
      other.revision < entity.revision ||
      (other.revision === entity.revision && other.answer > entity.answer)
    )
      this.#entities.set(qid, entity);
  }

  #say(qid: number, { at, date, target, revision }: Said): void {
    const other = this.#said.get(qid);
    if (!other || other.at <= at) this.#said.set(qid, { at, date, target, revision });
  }

  state(qid: number): IdState {
    const said = this.#said.get(qid);
    if (!said) return "unknown";
    if (said.at < this.#filter.since) return "unchecked";
    if (said.target === 0) return "missing";
    const entity = this.#entities.get(said.target);
    return entity && entity.revision >= (this.#said.get(said.target)?.revision ?? 0) ? "here" : "unknown";
  }

  /** The entity of an id, by the number of its QID; the id itself by default. */
  targetOf(qid: number): number {
    return this.#said.get(qid)?.target || qid;
  }

  /** The place of the JSON of an entity. Its answer counts as used. */
  use(qid: number): KnownEntity | undefined {
    const entity = this.#entities.get(qid);
    if (entity) this.#note(entity.date, this.#said.get(qid)?.date);
    return entity;
  }

  /** The results of a search. Its answer counts as used. */
  search(name: string, language: string, limit: number): readonly number[] | undefined {
    return this.#use(searchKey(name, language, limit));
  }

  /** The results of a query. Its answer counts as used. */
  query(query: string): readonly number[] | undefined {
    return this.#use(queryKey(query));
  }

  #use(key: string): readonly number[] | undefined {
    const found = this.#found.get(key);
    if (found) this.#note(found.date);
    return found?.qids;
  }

  #note(...dates: readonly (string | undefined)[]): void {
    for (const date of dates) if (date !== undefined && date > this.date) this.date = date;
  }
}

function searchKey(name: string, language: string, limit: number): string {
  return `${limit} ${language} ${name}`;
}

function queryKey(query: string): string {
  return `? ${query}`;
}
