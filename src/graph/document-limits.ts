import { ProblemError } from "../contract/problem.ts";

/**
 * What one RDF document may cost. The bounds hold before or while it is parsed, so that what it would become is
 * never built. 0 switches a bound off.
 */
export interface DocumentLimits {
  /** Maximum number of UTF-16 units of the document; default 16 Mi (16,777,216). */
  readonly size: number;
  /**
   * Deepest nesting of brackets, elements or objects; default 128. The parsers of JSON-LD and RDF/XML recurse on a
   * stack of 1 MiB, which about 700 nested nodes fill.
   */
  readonly depth: number;
  /** Longest literal in UTF-16 units; default 1 Mi (1,048,576). */
  readonly literal: number;
  /**
   * Maximum number of UTF-16 units of N-Quads that it may become; default 256 Mi. A short name can stand for a long
   * IRI, and a document of three bytes per name would else grow a thousandfold.
   */
  readonly expansion: number;
}

const mega = 1024 * 1024;

/** The bounds of a document from anywhere: a webhook's answer, a call of a receiver, a write to a store. */
export const documentLimits: DocumentLimits = {
  size: 16 * mega,
  depth: 128,
  literal: mega,
  expansion: 256 * mega,
};

/**
 * The bounds of a file that the caller names: it may be as large as the machine takes, but nesting that breaks the
 * parser stays refused.
 */
export const fileLimits: DocumentLimits = { ...documentLimits, size: 0, literal: 0, expansion: 0 };

/** The limits with what the caller changes of them. */
export function limitsOf(changes: Partial<DocumentLimits> = {}): DocumentLimits {
  return { ...documentLimits, ...changes };
}

/** Whether a value is over a limit; 0 means no limit. */
export function isOver(value: number, limit: number): boolean {
  return limit > 0 && value > limit;
}

/** The problem of a document that is not taken. */
export function invalidRdf(detail: string): ProblemError {
  return new ProblemError("invalid_rdf", { detail });
}

/** The nesting is too deep. @param where a line or a path, if known */
export function tooDeep(depth: number, where?: string): ProblemError {
  return invalidRdf(`${where === undefined ? "" : `${where}: `}it nests deeper than ${depth} levels`);
}

/** What the document would become is too large. */
export function tooMuch(expansion: number): ProblemError {
  return invalidRdf(
    `written out, it would be larger than ${expansion} characters: its prefixed names stand for IRIs that are too long`,
  );
}
