import type { Language } from "../../contract/index.ts";
import { FIELD_WORDS, fieldCues, loadFieldCues } from "../../datasets/knowledge/semantic-fields.ts";
import type { TextTerms } from "./text-terms.ts";

/** Reads the semantic fields of a text, with the cues of its language. */
export async function readFields(terms: TextTerms, language: Language): Promise<TextFields> {
  await loadFieldCues([language]);
  return new TextFields(terms, language);
}

export class TextFields {
  /** The fields that the text has, as bits. */
  readonly bits: Uint32Array = new Uint32Array(FIELD_WORDS);
  /** Positions of the cues of each field that the text has: pieces, ascending. */
  readonly positions: readonly (Int32Array | undefined)[];
  /** Weight of each field: lower when its best cue belongs to other fields too, higher when it has many cues. */
  readonly weights: Float64Array = new Float64Array(FIELD_WORDS * 32);

  constructor(terms: TextTerms, language: Language) {
    const cues = fieldCues(language);
    const lists: (number[] | undefined)[] = new Array(FIELD_WORDS * 32).fill(undefined);
    for (let number = 1; number <= terms.count; number++) {
      const cued = cues.get(terms.stem(number));
      if (!cued) continue;
      for (const field of cued) {
        const list = (lists[field] ??= []);
        for (let i = terms.begins[number]!; i < terms.begins[number + 1]!; i++)
          list.push(terms.positions[i]!);
        this.weights[field] = Math.max(this.weights[field]!, 1 / cued.length);
      }
    }
    this.positions = lists.map((list, field) => {
      if (!list) return undefined;
      this.bits[field >>> 5]! |= 1 << field;
      this.weights[field]! *= Math.min(2, 1 + Math.log10(list.length));
      return Int32Array.from(list).sort();
    });
  }
}
