import { stemOf } from "../evidence/evidence.ts";
import { addFields, FIELD_WORDS } from "../knowledge/semantic-fields.ts";
import { typeWord } from "../knowledge/types.ts";
import { everyFieldCue } from "./every-field-cue.ts";
import { Ints } from "./growable.ts";
import type { Types } from "./type-table.ts";

/** The sections of a pack with the evidence about its entities. */
export interface EvidenceSections {
  readonly termsAt: Uint32Array;
  readonly terms: Uint32Array;
  readonly rarity: Uint8Array;
  readonly fields: Uint32Array;
}

/** A stem of at most this many entities has the greatest weight. */
const RARE = 8;
/** The most slots of the table of rarities, and the fewest. */
const MOST_SLOTS = 1 << 20;
const FEWEST_SLOTS = 1 << 12;

/** Collects terms and fields of the entities of a build. */
export class EvidenceTable {
  readonly #at = new Ints();
  readonly #terms = new Ints();
  readonly #fields = new Ints();

  /** Adds the terms and fields of the next entity. */
  add(terms: Int32Array, fields: Int32Array): void {
    this.#at.push(this.#terms.length);
    for (let i = 0; i < terms.length; i++) this.#terms.push(terms[i]!);
    for (let i = 0; i < FIELD_WORDS; i++) this.#fields.push(fields[i]!);
  }

  /** Makes the sections. The types are known now, so their fields are added. */
  finish(types: Types): EvidenceSections {
    const n = this.#at.length;
    this.#at.push(this.#terms.length);
    const terms = this.#terms.unsigned();
    const fields = this.#fields.unsigned();
    const ofType = types.names.map((name) => {
      const set = new Uint32Array(FIELD_WORDS);
      const word = typeWord(name);
      if (word !== undefined) addFields(word, everyFieldCue("en"), set);
      return set;
    });
    for (let entity = 0; entity < n; entity++)
      for (let i = types.at[entity]!; i < types.at[entity + 1]!; i++) {
        const set = ofType[types.list[i]!]!;
        for (let word = 0; word < FIELD_WORDS; word++) fields[entity * FIELD_WORDS + word]! |= set[word]!;
      }
    return { termsAt: this.#at.unsigned(), terms, rarity: rarityOf(terms, n), fields };
  }
}

/**
 * How distinctive each stem is, 0 to 255: the logarithm of the share of entities that lack it, and 255 for a stem of
 * at most a few entities. Stems with equal low bits share a slot; the commoner one decides.
 */
function rarityOf(terms: Uint32Array, entities: number): Uint8Array {
  let slots = FEWEST_SLOTS;
  while (slots < MOST_SLOTS && slots < terms.length / 4) slots *= 2;
  const counts = new Uint32Array(slots);
  for (let i = 0; i < terms.length; i++) counts[stemOf(terms[i]!) % slots]!++;
  const most = Math.log(Math.max(2, entities / RARE));
  return Uint8Array.from(counts, (count) => {
    const rarity = Math.log(Math.max(1, entities / Math.max(count, RARE))) / most;
    return Math.round(255 * Math.min(1, Math.max(0.05, rarity)));
  });
}
