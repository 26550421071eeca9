import type { Entity } from "../../src/index.ts";
import { readEntities } from "../../src/kb/entities/read-entities.ts";

/** The entities of what was pasted or dropped: JSON, JSON lines, CSV or TSV. @throws ProblemError `invalid_dataset` */
export async function entitiesOf(written: string): Promise<Entity[] | undefined> {
  if (written.trim() === "") return undefined;
  const entities: Entity[] = [];
  for await (const entity of readEntities(written)) entities.push(entity as Entity);
  return entities;
}
