import { type EntityRecord, labelIn, textIn } from "../datasets/entity.ts";
import type { Matcher, RecordSource } from "../matching/index.ts";

/** An entity, with its texts in one language. */
export interface FoundRecord {
  readonly entity: number;
  readonly record: EntityRecord;
  readonly label: string;
  readonly description: string | undefined;
  readonly source: RecordSource;
}

/** The entity of an id; undefined if there is none. */
export async function recordOf(
  matcher: Matcher,
  id: string,
  language: string,
): Promise<FoundRecord | undefined> {
  const { source } = await matcher.catalogue();
  const entity = source.find(id);
  return entity === undefined || !source.alive(entity) ? undefined : readRecord(source, entity, language);
}

/** An entity by its number. */
export function readRecord(source: RecordSource, entity: number, language: string): FoundRecord {
  const record = source.record(entity);
  const label = labelIn(record, language);
  return { entity, record, label, description: textIn(record.descriptions, language), source };
}
