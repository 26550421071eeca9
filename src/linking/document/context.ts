import type { EntityEvidence } from "../../datasets/evidence/evidence.ts";
import { stemOf, TERM_LANGUAGES } from "../../datasets/evidence/evidence.ts";
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

/** What a text shares with one entity: stems of the text with what each counts, and fields. */
interface Shared {
  readonly stems: Int32Array;
  readonly weights: Float32Array;
  readonly fields: readonly number[];
}

type ReadText = Pick<Text, "terms" | "sentences">;

/** What is read of the fields of a text. */
type Fields = Pick<TextFields, "bits" | "positions" | "weight">;

/** Of a text whose fields nothing shares. */
const noFields: Fields = { bits: new Uint32Array(0), positions: new Map(), weight: () => 0 };

const nothing: Shared = { stems: new Int32Array(0), weights: new Float32Array(0), fields: [] };

/**
 * How a text fits the entities of one dataset. What it shares with an entity is found once, however many mentions mean
 * it; each mention then asks how near those words stand.
 */
export class Context {
  readonly #text: ReadText;
  readonly #terms: TextTerms;
  readonly #fields: Fields;
  readonly #sentences: Int32Array;
  readonly #evidence: EntityEvidence;
  readonly #languages: number;
  readonly #known = new Map<number, Shared>();
  /** What each stem of the text counts for the entity that is looked at; all 0 between two. */
  readonly #counts: Float32Array;
  readonly #touched: Int32Array;
  /** How telling each stem of the text is in this dataset; -1 where it was not asked for. */
  readonly #rarity: Float32Array;
  #other: { evidence: EntityEvidence; context: Context } | undefined;

  /**
   * @param languages bits of the languages whose words count
   * @param fields those of the text, where something is said of entities
   */
  constructor(text: ReadText, evidence: EntityEvidence, languages: number, fields: Fields = noFields) {
    const { terms } = text;
    this.#text = text;
    this.#terms = terms;
    this.#fields = fields;
    this.#sentences = text.sentences;
    this.#evidence = evidence;
    this.#languages = languages;
    this.#counts = new Float32Array(terms.count + 1);
    this.#touched = new Int32Array(terms.count + 1);
    this.#rarity = new Float32Array(terms.count + 1).fill(-1);
  }

  /** The same text with the entities of another dataset. */
  of(evidence: EntityEvidence): Context {
    if (this.#other?.evidence !== evidence)
      this.#other = { evidence, context: new Context(this.#text, evidence, this.#languages, this.#fields) };
    return this.#other.context;
  }

  /** Writes how the text around the pieces `from` to `to` fits an entity. */
  fit(entity: number, from: number, to: number, fit: ContextFit): void {
    const { stems, weights, fields } = this.#sharedWith(entity);
    const { begins, positions } = this.#terms;
    let sum = 0;
    let near = 0;
    let here = 0;
    for (let i = 0; i < stems.length; i++) {
      const stem = stems[i]!;
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
    let shared = 0;
    for (const field of fields) {
      const places = this.#fields.positions.get(field)!;
      const distance = nearestDistance(places, 0, places.length, from, to);
      if (distance === 0) continue;
      shared +=
        this.#fields.weight(field) *
        (distance <= FIELD_NEAR ? 1 : distance <= FIELD_AROUND ? FIELD_AROUND_WEIGHT : FIELD_FAR_WEIGHT);
    }
    fit.field = 1 - Math.exp(-shared);
  }

  #sharedWith(entity: number): Shared {
    let shared = this.#known.get(entity);
    if (!shared) {
      shared = this.#find(entity);
      this.#known.set(entity, shared);
    }
    return shared;
  }

  #find(entity: number): Shared {
    const terms = this.#terms;
    const counts = this.#counts;
    const touched = this.#touched;
    const languages = this.#languages;
    let count = 0;
    this.#evidence.visitTerms(entity, (list, from, to, weight) => {
      for (let i = from; i < to; i++) {
        const term = list[i]!;
        if ((term & languages & TERM_LANGUAGES) === 0) continue;
        const stem = terms.find(stemOf(term));
        if (stem === 0) continue;
        if (counts[stem] === 0) touched[count++] = stem;
        if (counts[stem]! < weight) counts[stem] = weight;
      }
    });
    const fields: number[] = [];
    for (let word = 0; word < this.#fields.bits.length; word++) {
      let bits = (this.#evidence.fields(entity, word) & this.#fields.bits[word]!) >>> 0;
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits);
        fields.push(word * 32 + bit);
        bits = (bits & ~(1 << bit)) >>> 0;
      }
    }
    if (count === 0 && fields.length === 0) return nothing;
    // In the order of the text, so that sums do not depend on the order of what is known.
    const stems = touched.slice(0, count).sort();
    const weights = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      const stem = stems[i]!;
      weights[i] = counts[stem]! * terms.weight(stem) * this.#rarityOf(stem);
      counts[stem] = 0;
    }
    return { stems, weights, fields };
  }

  #rarityOf(stem: number): number {
    let rarity = this.#rarity[stem]!;
    if (rarity < 0) {
      rarity = this.#evidence.rarity(this.#terms.stem(stem));
      this.#rarity[stem] = rarity;
    }
    return rarity;
  }
}
