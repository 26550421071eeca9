import type { AnswerHead, FetchCache } from "./fetch-cache.ts";

/** Where the JSON of an entity is kept. */
export interface KnownEntity {
  /** Name of the answer, and the place of the line in it. */
  readonly answer: string;
  readonly line: number;
  readonly revision: number;
  readonly date: string;
}

/** What was last said of an id. */
interface Said {
  readonly at: number;
  readonly date: string;
  /** The entity that it means; 0 when there is none. */
  readonly target: number;
  /** Revision of the entity; 0 if the answer does not say it. */
  readonly revision: number;
}

/** What is known of an id: its entity is here, must be fetched, must be checked, or does not exist. */
export type IdState = "here" | "unknown" | "unchecked" | "missing";

/** Which of the answers that are kept count. */
export interface AnswerFilter {
  readonly api: string;
  readonly endpoint: string | undefined;
  /** Languages that an answer must have been asked in. */
  readonly languages: readonly string[];
  /** What was said before must be said again: ms since 1970, 0 for any time. */
  readonly since: number;
}

/** What the answers that are kept say: by id the newest revision that is there, by name and query what was found. */
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

  /** Reads what a cache has. */
  static async of(cache: FetchCache, filter: AnswerFilter): Promise<KnownAnswers> {
    const known = new KnownAnswers(filter);
    for await (const [name, head] of cache.heads()) known.add(name, head);
    return known;
  }

  /** Takes an answer; the order does not matter. */
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
    // Of two answers with one revision the name decides, so that it does not matter which was read first.
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

  /** The entity that an id means, by the number of its QID; the id itself if nothing else is known. */
  targetOf(qid: number): number {
    return this.#said.get(qid)?.target || qid;
  }

  /** Where the JSON of an entity is. Its answer counts as used. */
  use(qid: number): KnownEntity | undefined {
    const entity = this.#entities.get(qid);
    if (entity) this.#note(entity.date, this.#said.get(qid)?.date);
    return entity;
  }

  /** What a search found. Its answer counts as used. */
  search(name: string, language: string, limit: number): readonly number[] | undefined {
    return this.#use(searchKey(name, language, limit));
  }

  /** What a query found. Its answer counts as used. */
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
