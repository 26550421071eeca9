import type { CompiledDataset } from "../../datasets/dataset.ts";
import { languageBit } from "../../datasets/names/name-trie.ts";
import { grown } from "../../text/grown.ts";
import { EntityTable } from "../entity-table.ts";
import type { Document } from "./document.ts";
import { type EntityStems, entityStems } from "./entity-stems.ts";
import type { Text } from "./text.ts";
import type { TextFields } from "./text-fields.ts";
import { isInSentence, nearestDistance, type TextTerms } from "./text-terms.ts";

/** Distances in pieces: a shared word counts fully up to the first, partly up to the second, and little beyond. */
const NEAR = 25;
const AROUND = 100;
const FIELD_NEAR = 20;
const FIELD_AROUND = 80;

/** Weight of a shared word by its distance; tuned on development gold, before the models were learned. */
const AROUND_WEIGHT = 0.6;
const FAR_WEIGHT = 0.35;
const FIELD_AROUND_WEIGHT = 0.5;
const FIELD_FAR_WEIGHT = 0.25;

/** Sums at which a saturating score reaches about two thirds of its maximum. */
const CONTEXT_SCALE = 1.5;

/** How well the text around a mention fits an entity. All values are 0 to 1 and saturate. */
export interface ContextFit {
  /** Words that the text shares with the data of the entity. */
  context: number;
  /** The same, for words near the mention only. */
  near: number;
  /** The same, for words of the mention's sentence only. */
  here: number;
  field: number;
}

type ReadText = Pick<Text, "document" | "terms" | "sentences">;

/** Bits of the languages in which a text is compared with what is known of an entity: its own, and English. */
export function comparedLanguages({ language }: Document): number {
  return languageBit(language) | languageBit("en");
}

/** The data of a text's semantic fields that context needs. */
type Fields = Pick<TextFields, "bits" | "positions" | "weights">;

/** Used when the semantic fields of the text are not needed. */
const noFields: Fields = { bits: new Uint32Array(0), positions: [], weights: new Float64Array(0) };

/**
 * How well a text fits the entities of one dataset. The words that it shares with an entity are found once, however
 * many mentions may mean the entity. For each mention, only their distance is measured.
 */
export class Context {
  readonly #text: ReadText;
  readonly #terms: TextTerms;
  readonly #fields: Fields;
  readonly #dataset: CompiledDataset;
  readonly #entityStems: EntityStems;
  /** Where the shared data of each entity begins: the numbers of stems and fields, then the stems, then the fields. */
  readonly #begins = new EntityTable();
  #shared = new Int32Array(1024);
  #weights = new Float32Array(1024);
  #end = 1;
  /** Weight of each stem of the text for the current entity; all 0 between two entities. */
  readonly #counts: Float32Array;
  /** How distinctive each stem of the text is in this dataset; -1 where it is not known yet. */
  readonly #rarity: Float32Array;
  #other: { dataset: CompiledDataset; context: Context } | undefined;

  /** @param fields the fields of the text, if entities have descriptions to compare */
  constructor(text: ReadText, dataset: CompiledDataset, fields: Fields = noFields) {
    const { terms } = text;
    this.#text = text;
    this.#terms = terms;
    this.#fields = fields;
    this.#dataset = dataset;
    this.#entityStems = entityStems(dataset, comparedLanguages(text.document));
    this.#counts = new Float32Array(terms.count + 1);
    this.#rarity = new Float32Array(terms.count + 1).fill(-1);
  }

  of(dataset: CompiledDataset): Context {
    if (this.#other?.dataset !== dataset)
      this.#other = { dataset, context: new Context(this.#text, dataset, this.#fields) };
    return this.#other.context;
  }

  /** Writes how well the text around the pieces `from` to `to` fits an entity. */
  fit(entity: number, from: number, to: number, fit: ContextFit): void {
    const begin = this.#begins.get(entity) || this.#find(entity);
    const shared = this.#shared;
    const weights = this.#weights;
    const { begins, positions } = this.#terms;
    const fields = begin + 2 + shared[begin]!;
    let sum = 0;
    let near = 0;
    let here = 0;
    for (let i = begin + 2; i < fields; i++) {
      const stem = shared[i]!;
      const distance = nearestDistance(positions, begins[stem]!, begins[stem + 1]!, from, to);
      if (distance === 0) continue;
      sum += weights[i]! * (distance <= NEAR ? 1 : distance <= AROUND ? AROUND_WEIGHT : FAR_WEIGHT);
      if (distance > NEAR) continue;
      near += weights[i]!;
      if (isInSentence(positions, begins[stem]!, begins[stem + 1]!, from, to, this.#text.sentences))
        here += weights[i]!;
    }
    fit.context = 1 - Math.exp(-sum / CONTEXT_SCALE);
    fit.near = 1 - Math.exp(-near / CONTEXT_SCALE);
    fit.here = 1 - Math.exp(-here / CONTEXT_SCALE);
    let field = 0;
    for (let i = fields; i < fields + shared[begin + 1]!; i++) {
      const places = this.#fields.positions[shared[i]!]!;
      const distance = nearestDistance(places, 0, places.length, from, to);
      if (distance === 0) continue;
      field +=
        this.#fields.weights[shared[i]!]! *
        (distance <= FIELD_NEAR ? 1 : distance <= FIELD_AROUND ? FIELD_AROUND_WEIGHT : FIELD_FAR_WEIGHT);
    }
    fit.field = 1 - Math.exp(-field);
  }

  /** Finds the words that the text shares with an entity; returns where they begin. */
  #find(entity: number): number {
    const terms = this.#terms;
    const counts = this.#counts;
    const known = this.#entityStems;
    known.look(entity);
    const { stems, weights, to } = known;
    const begin = this.#end;
    this.#makeRoom(2 + to - known.from + this.#fields.bits.length * 32);
    const shared = this.#shared;
    let end = begin + 2;
    for (let i = known.from; i < to; i++) {
      const stem = terms.find(stems[i]!);
      if (stem === 0) continue;
      if (counts[stem] === 0) shared[end++] = stem;
      if (counts[stem]! < weights[i]!) counts[stem] = weights[i]!;
    }
    // Sorted as in the text, so that the sums do not depend on the order of the entity's data.
    if (end - begin > 3) shared.subarray(begin + 2, end).sort();
    for (let i = begin + 2; i < end; i++) {
      const stem = shared[i]!;
      this.#weights[i] = counts[stem]! * terms.weight(stem) * this.#rarityOf(stem);
      counts[stem] = 0;
    }
    const fields = end;
    for (let word = 0; word < this.#fields.bits.length; word++) {
      let bits = (this.#dataset.evidence.fields(entity, word) & this.#fields.bits[word]!) >>> 0;
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits);
        shared[end++] = word * 32 + bit;
        bits = (bits & ~(1 << bit)) >>> 0;
      }
    }
    shared[begin] = fields - begin - 2;
    shared[begin + 1] = end - fields;
    this.#end = end;
    this.#begins.set(entity, begin);
    return begin;
  }

  #makeRoom(room: number): void {
    let length = this.#shared.length;
    while (length < this.#end + room) length *= 2;
    if (length === this.#shared.length) return;
    this.#shared = grown(this.#shared, length);
    this.#weights = grown(this.#weights, length);
  }

  #rarityOf(stem: number): number {
    let rarity = this.#rarity[stem]!;
    if (rarity < 0) {
      rarity = this.#dataset.evidence.rarity(this.#terms.stem(stem));
      this.#rarity[stem] = rarity;
    }
    return rarity;
  }
}
