import { type Entity, ProblemError, parseDataset } from "../../contract/index.ts";
import { recordOf } from "../entity.ts";
import type { Relation, SourceEntity } from "./source.ts";
import { textLines } from "./text-lines.ts";

/** An entity of the contract, and what only a pack has. */
interface PackEntity extends Entity {
  readonly demonyms?: Record<string, string[]>;
  readonly relations?: readonly Relation[];
  /** How well known it is against others, above 0. */
  readonly mass?: number;
}

/**
 * Entities from JSON lines, in the shape that a request's `dataset` has; `relations` (`[{ property, value }]`),
 * `demonyms` and `mass` are taken, too. A line that is no entity is told and passed over.
 */
export async function* readEntityLines(
  chunks: AsyncIterable<Uint8Array>,
  refuse: (line: number, reason: string) => void,
): AsyncGenerator<SourceEntity> {
  let number = 0;
  for await (const lines of textLines(chunks)) {
    for (const line of lines) {
      number++;
      if (line.trim() === "") continue;
      try {
        const entity = JSON.parse(line) as PackEntity;
        parseDataset([entity]);
        const { mass, relations, demonyms } = entity;
        if (!areRelations(relations)) {
          refuse(number, "relations are no list of { property, value } of texts");
          continue;
        }
        yield { ...recordOf(entity), relations, demonyms, facts: mass === undefined ? {} : { mass } };
      } catch (error) {
        if (error instanceof ProblemError)
          refuse(
            number,
            error.document.errors?.map((fault) => `${fault.pointer.slice(10)} ${fault.detail}`).join("; ") ??
              "",
          );
        else if (error instanceof SyntaxError) refuse(number, "no JSON");
        else throw error;
      }
    }
  }
}

function areRelations(given: unknown): boolean {
  const isRelation = (one: { property?: unknown; value?: unknown } | null) =>
    typeof one?.property === "string" && typeof one.value === "string";
  return given === undefined || (Array.isArray(given) && given.every(isRelation));
}
