import type { OneGiven } from "./candidates/same-given.ts";
import type { Document } from "./document/document.ts";

/** Pieces of a text; `to` is exclusive. */
export interface PieceRange {
  readonly from: number;
  readonly to: number;
}

/** A span of pieces, and its name in each world. */
export interface Span extends PieceRange {
  /** Node of the name in each world's trie, 0 if the world lacks the name. */
  readonly nodes: Int32Array;
  /** Pieces at the end that are a legal form and not the name in each world ("ACME" + "Corp."). */
  readonly suffixes: Uint8Array;
  /** UTF-16 units at the end that are an ending and not the name ("Berlin" + "s"). */
  readonly ending: number;
}

/** A mention to be linked: its position, the caller's data about it, and how its name is looked up. */
export interface MentionSpan {
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** Pieces of the text that the mention covers, for context and neighbourhood. */
  readonly span: Span;
  /** Probability that a name stands here, 0 to 1; 1 for a span of the caller. */
  readonly detection: number;
  /** The span alone is weak evidence of a name: it is a mention only if it is resolved. */
  readonly doubtful: boolean;
  /** A longer name of the public world that covers a name of the caller. */
  readonly within: PieceRange | undefined;
  /** The text and span for the lookup, if the borders are not those of pieces ("Rom" of "Roms"). */
  readonly slice: { readonly document: Document; readonly span: Span } | undefined;
  /** The caller marked the mention. */
  readonly given: boolean;
  /** A detector of the caller set its borders: its name is read as that of a marked span. */
  readonly told?: boolean;
  readonly type: string | undefined;
  readonly candidates: readonly OneGiven[] | undefined;
}
