import { ProblemError } from "../../contract/problem.ts";
import type { KbEntity } from "../../datasets/build/kb-entity.ts";
import type { ColumnUse } from "./columns.ts";

/** A row, line or object that is not an entity. */
export interface EntityFault {
  /** Line of the source, from 1. */
  readonly line: number;
  /** The reason, in words. */
  readonly reason: string;
}

/** How the columns of a table were understood. */
export interface UnderstoodColumns {
  /** The columns that are used. */
  readonly uses: readonly ColumnUse[];
  /** Columns that are not used. */
  readonly unused: readonly string[];
}

/** Parses entities from text, piece by piece. */
export interface EntityParser {
  write(text: string, found: FoundEntities): void;
  end(found: FoundEntities): void;
}

/** What a parser returns. */
export interface FoundEntities {
  entity(entity: KbEntity, line: number): void;
  fault(line: number, reason: string): void;
}

/** The problem of a source that cannot be read. */
export function invalid(detail: string, cause?: unknown): ProblemError {
  return new ProblemError("invalid_dataset", { detail, cause });
}
