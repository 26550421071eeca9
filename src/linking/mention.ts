import type { OneGiven } from "./candidates/same-given.ts";
import type { Document } from "./document/document.ts";

/** A span of pieces, and the name that it is in each world. */
export interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Node of the name in each world's trie, 0 if it is none. */
  readonly nodes: Int32Array;
  /** Pieces at the end that are a legal form and not the name ("ACME" + "Corp."). */
  readonly suffix: number;
  /** UTF-16 units at the end that are an ending and not the name ("Berlin" + "s"). */
  readonly ending: number;
}

/** A mention to be linked: where it is, what the caller said of it, and how it is looked up. */
export interface MentionSpan {
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** Pieces of the text that it covers, for context and neighbourhood. */
  readonly span: Span;
  /** How sure it is that a name stands here, 0 to 1; 1 for a span of the caller. */
  readonly detection: number;
  /** The span alone does not say that a name stands here: it is a mention only where it is resolved. */
  readonly doubtful: boolean;
  /** A longer name of the public world that covers a name of the caller. */
  readonly within: { readonly from: number; readonly to: number } | undefined;
  /** Where its name is looked up, when its borders are not those of pieces ("Rom" of "Roms"). */
  readonly slice: { readonly document: Document; readonly span: Span } | undefined;
  /** The caller marked it. */
  readonly given: boolean;
  /** A detector of the caller told its borders: its name is read as that of a marked span. */
  readonly told?: boolean;
  readonly type: string | undefined;
  readonly candidates: readonly OneGiven[] | undefined;
}
