import { type Document, sentencesOf } from "./document.ts";
import { TextFields } from "./text-fields.ts";
import { TextTerms } from "./text-terms.ts";

/** A text, read, with what all its mentions are judged by. */
export interface Text {
  readonly document: Document;
  readonly terms: TextTerms;
  readonly fields: TextFields;
  /** Number of the sentence of each piece. */
  readonly sentences: Int32Array;
}

export function readText(document: Document): Text {
  const terms = new TextTerms(document);
  return {
    document,
    terms,
    fields: new TextFields(terms, document.language),
    sentences: sentencesOf(document),
  };
}
