import { loadOnce } from "../../text/look-up.ts";
import type { Pause } from "../../text/pauser.ts";
import { type Document, sentencesOf } from "./document.ts";
import type { TextFields } from "./text-fields.ts";
import { TextTerms } from "./text-terms.ts";

/** A text as it is read, with the data by which all its mentions are judged. */
export interface Text {
  readonly document: Document;
  readonly terms: TextTerms;
  /** Its semantic fields; read only when some entity has a description. */
  fields(): Promise<TextFields>;
  /** Number of the sentence of each piece. */
  readonly sentences: Int32Array;
  /** Number of the run of capitals of each piece, from 1, 0 for none. */
  readonly runOf: Int32Array;
  /** Called between the steps of work on the text. */
  readonly pause: Pause;
}

/** Loaded with the first text whose fields are needed. */
const reading = loadOnce(() => import("./text-fields.ts"));

export function readText(document: Document, runOf: Int32Array, pause: Pause): Text {
  const terms = new TextTerms(document);
  let fields: Promise<TextFields> | undefined;
  const read = async () => (await reading()).readFields(terms, document.language);
  return {
    document,
    terms,
    fields: () => (fields ??= read()),
    sentences: sentencesOf(document),
    runOf,
    pause,
  };
}
