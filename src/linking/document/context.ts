import type { CompiledDataset } from "../../datasets/dataset.ts";
import { EntityTable } from "../entity-table.ts";
import { type EntityStems, entityStems } from "./entity-stems.ts";
import type { Text } from "./text.ts";
import type { TextFields } from "./text-fields.ts";
import { isInSentence, nearestDistance, type TextTerms } from "./text-terms.ts";

/** Pieces around a mention in which a shared word counts fully, and where it counts somewhat; farther away little. */
const NEAR = 25;
const AROUND = 100;
const FIELD_NEAR = 20;
const FIELD_AROUND = 80;

/** What a shared word counts by its distance; tuned on development gold before learning took over. */
const AROUND_WEIGHT = 0.6;
const FAR_WEIGHT = 0.35;
const FIELD_AROUND_WEIGHT = 0.5;
const FIELD_FAR_WEIGHT = 0.25;

/** Sums at which about two thirds of what context can say is said. */
const CONTEXT_SCALE = 1.5;

/** How the text around a mention fits an entity. All are 0 to 1, saturating. */
export interface ContextFit {
  /** Words that the text shares with what is known of the entity. */
  context: number;
  /** The same, of the words near to the mention alone. */
  near: number;
  /** The same, of the words of its sentence alone. */
  here: number;
  /** Semantic fields that they share. */
  field: number;
}

type ReadText = Pick<Text, "terms" | "sentences">;

/** What is read of the fields of a text. */
type Fields = Pick<TextFields, "bits" | "positions" | "weights">;

/** Of a text whose fields nothing shares. */
const noFields: Fields = { bits: new Uint32Array(0), positions: [], weights: new Float64Array(0) };

/**
 * How a text fits the entities of one dataset. What it shares with an entity is found once, however many mentions mean
 * it; each mention then asks how near those words stand.
 */
export class Context {
  readonly #text: ReadText;
  readonly #terms: TextTerms;
  readonly #fields: Fields;
  readonly #sentences: Int32Array;
  readonly #dataset: CompiledDataset;
  readonly #languages: number;
  readonly #entityStems: EntityStems;
  /** Where what the text shares with each entity begins: how many stems and fields it is, the stems, the fields. */
  readonly #begins = new EntityTable();
  #shared = new Int32Array(1024);
  /** What each shared stem counts. */
  #weights = new Float32Array(1024);
  #end = 1;
  /** What each stem of the text counts for the entity that is looked at; all 0 between two. */
  readonly #counts: Float32Array;
  /** How telling each stem of the text is in this dataset; -1 where it was not asked for. */
  readonly #rarity: Float32Array;
  #other: { dataset: CompiledDataset; context: Context } | undefined;

  /**
   * @param languages bits of the languages whose words count
   * @param fields those of the text, where something is said of entities
   */
  constructor(text: ReadText, dataset: CompiledDataset, languages: number, fields: Fields = noFields) {
    const { terms } = text;
    this.#text = text;
    this.#terms = terms;
    this.#fields = fields;
    this.#sentences = text.sentences;
    this.#dataset = dataset;
    this.#languages = languages;
    this.#entityStems = entityStems(dataset, languages);
    this.#counts = new Float32Array(terms.count + 1);
    this.#rarity = new Float32Array(terms.count + 1).fill(-1);
  }

  /** The same text with the entities of another dataset. */
  of(dataset: CompiledDataset): Context {
    if (this.#other?.dataset !== dataset)
      this.#other = { dataset, context: new Context(this.#text, dataset, this.#languages, this.#fields) };
    return this.#other.context;
  }

  /** Writes how the text around the pieces `from` to `to` fits an entity. */
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
      if (isInSentence(positions, begins[stem]!, begins[stem + 1]!, from, to, this.#sentences))
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

  /** Finds what the text shares with an entity; returns where it begins. */
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
    // In the order of the text, so that sums do not depend on the order of what is known.
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
    const [shared, weights] = [this.#shared, this.#weights];
    this.#shared = new Int32Array(length);
    this.#weights = new Float32Array(length);
    this.#shared.set(shared);
    this.#weights.set(weights);
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
