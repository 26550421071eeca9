import { qidNumber } from "../build/wikidata-item.ts";
import { AnswerFault } from "./answer-fault.ts";

/** An entity of an answer. */
export interface AnsweredEntity {
  readonly qid: number;
  /** Id of its revision, `lastrevid`. */
  readonly revision: number;
  /** Its JSON, in one line as a dump has it. */
  readonly line: string;
}

/** The content of an answer for the requested ids. */
export interface AnsweredIds {
  readonly entities: readonly AnsweredEntity[];
  /** Ids that were merged into others: from, to. */
  readonly redirects: readonly (readonly [from: number, to: number])[];
  /** Ids that do not exist. */
  readonly missing: readonly number[];
}

/**
 * Reads the answer of `wbgetentities`. Ids that it lacks, because it was truncated at the largest size of an answer,
 * are in none of the lists.
 *
 * @throws AnswerFault when it has another shape, or has none of the ids
 */
export function readEntities(json: Record<string, unknown>, asked: readonly number[]): AnsweredIds {
  const { entities: given } = json;
  if (typeof given !== "object" || given === null) throw shape("entities");
  const wanted = new Set(asked);
  const entities = new Map<number, AnsweredEntity>();
  const redirects: [number, number][] = [];
  const missing: number[] = [];
  for (const [key, entity] of Object.entries(given) as [string, Record<string, unknown> | null][]) {
    const from = qidNumber(key);
    if (from === undefined || !wanted.has(from) || typeof entity !== "object" || entity === null) continue;
    if ("missing" in entity) {
      missing.push(from);
      continue;
    }
    const qid = qidNumber(String(entity.id));
    const revision = Number(entity.lastrevid);
    if (qid === undefined || !Number.isInteger(revision)) throw shape(`entities.${key}`);
    if (qid !== from) redirects.push([from, qid]);
    entities.set(qid, { qid, revision, line: JSON.stringify(entity) });
  }
  if (entities.size + missing.length === 0) throw shape("entities");
  return { entities: [...entities.values()], redirects, missing };
}

/**
 * Reads the answer of `wbsearchentities`: QID numbers, the best first.
 *
 * @throws AnswerFault when it has another shape
 */
export function readSearch({ search }: Record<string, unknown>): number[] {
  if (!Array.isArray(search)) throw shape("search");
  return search
    .map((hit: { id?: unknown } | null) => qidNumber(String(hit?.id)))
    .filter((qid) => qid !== undefined);
}

/**
 * Reads the results of a query: the items in its first column, each once. Other values are left out.
 *
 * @throws AnswerFault when it has another shape
 */
export function readQuery({ head, results }: Record<string, unknown>): number[] {
  const column: unknown = (head as { vars?: unknown[] } | undefined)?.vars?.[0];
  const rows: unknown = (results as { bindings?: unknown } | undefined)?.bindings;
  if (typeof column !== "string" || !Array.isArray(rows)) throw shape("results");
  const qids = new Set<number>();
  for (const row of rows as Record<string, { value?: unknown } | undefined>[]) {
    const qid = qidNumber(/(?:^|[/:])(Q[1-9]\d*)$/.exec(String(row[column]?.value))?.[1] ?? "");
    if (qid !== undefined) qids.add(qid);
  }
  return [...qids];
}

function shape(member: string): AnswerFault {
  return new AnswerFault(`its answer lacks "${member}", or has another shape`, { retryable: true });
}
