import type { Language } from "../../contract/index.ts";
import { FIELD_WORDS, fieldCues, loadFieldCues } from "../../datasets/knowledge/semantic-fields.ts";
import type { TextTerms } from "./text-terms.ts";

/** Where each semantic field of a text is cued: pieces, ascending. */
export type FieldPositions = ReadonlyMap<number, Int32Array>;

/** Reads the semantic fields of a text, with the cues of its language. */
export async function readFields(terms: TextTerms, language: Language): Promise<TextFields> {
  await loadFieldCues([language]);
  return new TextFields(terms, language);
}

/** The semantic fields of a text, by the cues of its language. */
export class TextFields {
  /** The fields that the text has, as bits. */
  readonly bits: Uint32Array = new Uint32Array(FIELD_WORDS);
  readonly positions: FieldPositions;
  readonly #weights = new Map<number, number>();

  constructor(terms: TextTerms, language: Language) {
    const cues = fieldCues(language);
    const lists = new Map<number, number[]>();
    for (let number = 1; number <= terms.count; number++) {
      const cued = cues.get(terms.stem(number));
      if (!cued) continue;
      for (const field of cued) {
        let list = lists.get(field);
        if (!list) {
          list = [];
          lists.set(field, list);
        }
        for (let i = terms.begins[number]!; i < terms.begins[number + 1]!; i++)
          list.push(terms.positions[i]!);
        this.#weights.set(field, Math.max(this.#weights.get(field) ?? 0, 1 / cued.length));
      }
    }
    const positions = new Map<number, Int32Array>();
    for (const [field, list] of lists) {
      this.bits[field >>> 5]! |= 1 << field;
      positions.set(field, Int32Array.from(list).sort());
    }
    this.positions = positions;
  }

  /** What a field of the text counts: less when its best cue is one of other fields too, more when it is cued often. */
  weight(field: number): number {
    const cued = this.positions.get(field)?.length ?? 0;
    return cued === 0 ? 0 : this.#weights.get(field)! * Math.min(2, 1 + Math.log10(cued));
  }
}
