import { ProblemError } from "../../contract/problem.ts";
import type { KbEntity } from "../../datasets/build/kb-entity.ts";
import type { ColumnUse } from "./columns.ts";

/** A row, line or object that is no entity. */
export interface EntityFault {
  /** Line of the source, from 1. */
  readonly line: number;
  /** Why, in words. */
  readonly reason: string;
}

/** What a table was understood to say. */
export interface UnderstoodColumns {
  readonly uses: readonly ColumnUse[];
  /** Columns that give nothing. */
  readonly unused: readonly string[];
}

/** Makes entities of text, piece by piece. */
export interface EntityParser {
  write(text: string, found: FoundEntities): void;
  end(found: FoundEntities): void;
}

/** What a parser finds. */
export interface FoundEntities {
  entity(entity: KbEntity, line: number): void;
  fault(line: number, reason: string): void;
}

/** The problem of a source that cannot be read. */
export function invalid(detail: string, cause?: unknown): ProblemError {
  return new ProblemError("invalid_dataset", { detail, cause });
}
