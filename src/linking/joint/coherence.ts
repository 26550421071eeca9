import type { CompiledDataset } from "../../datasets/dataset.ts";
import { grown } from "../../text/grown.ts";
import { mapInSteps, type Pause } from "../../text/pauser.ts";
import { EntityTable } from "../entity-table.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { type JointText, LIKELY } from "./joint-text.ts";
import { FOLLOWED } from "./neighbours.ts";

const f = candidateFeatures.at;

/**
 * Coherence: how well a candidate fits the possible meanings of the other mentions of the text, 0 to 1. A relation
 * between two candidates counts fully. A neighbour that both share counts less, the more neighbours it has itself.
 * Each other mention counts once, by its strongest evidence, weighted by its probability and its distance.
 */

/**
 * Mentions of a block. Each is compared with its own block and the two beside it, so that the cost is linear in the
 * length of the text.
 */
const BLOCK = 64;

/** Weight of a mention of the same entity under another name. */
const ITSELF = 0.3;

/** A near mention is stronger evidence than a distant one. Distances are in mentions, each with its weight. */
const NEAR = 4;
const AROUND = 12;
const AROUND_WEIGHT = 0.7;
const FAR_WEIGHT = 0.4;

/** A sum at which the coherence is 1 in floating point. */
const ENOUGH = 38;

/** Stands for evidence that is read for each mention, as no more of it is read than is enough. */
const PER_MENTION = -1;

/**
 * Writes the coherence of all candidates, once with all mentions around and once with those of their sentence alone.
 * Candidates that do not take part get 0.
 */
export async function writeCoherence({ mentions, world, sentences, pause }: JointText): Promise<void> {
  const window = new Window(world.dataset, sentences);
  for (let from = 0; from < mentions.length; from += BLOCK) {
    const to = Math.min(mentions.length, from + BLOCK);
    await window.read(mentions, Math.max(0, from - BLOCK), Math.min(mentions.length, to + BLOCK), pause);
    await mapInSteps(pause, mentions.slice(from, to), (rows, i) => {
      for (let c = 0; c < Math.min(rows.candidates.length, LIKELY); c++) window.write(rows, from + i, c);
    });
  }
}

/**
 * The entities that the mentions of a window link to. For each there is a chained list of mentions and beliefs, in
 * two arrays. An entity is looked up once, when it is read: its place is kept where its mention needs it again.
 */
class Window {
  readonly #dataset: CompiledDataset;
  readonly #sentences: ArrayLike<number>;
  /** The place of each entity that a mention may mean, and of each neighbour of such an entity, from 1. */
  readonly #placeOf = new EntityTable(1024);
  #placeCount = 0;
  /** First link + 1 by the place of its entity: of mentions that may mean it, and of those that may mean a neighbour. */
  #direct = new Int32Array(512);
  #shared = new Int32Array(512);
  /** What a neighbour in common is worth, by its place; 0 where it is not known yet. */
  #worth = new Float64Array(512);
  /** For each entity that a mention may mean, its place, the number of its neighbours, and their places. */
  #places = new Int32Array(1024);
  #placesEnd = 0;
  /** Where they begin + 1, by the place of the entity. Mentions of one name mean the same entities. */
  #beginOf = new Int32Array(512);
  /** Where they begin, for each mention and each of its likely candidates. */
  readonly #begins = new Int32Array(BLOCK * 3 * LIKELY);
  #mention = new Int32Array(1024);
  #belief = new Float32Array(1024);
  #next = new Int32Array(1024);
  #count = 0;
  #from = 0;
  /** The strongest evidence of each mention for the entity that is read, and the sum of it; all 0 between calls. */
  readonly #strongest = new Float64Array(BLOCK * 3);
  #total = 0;
  /** For each entity that was read, the number of mentions that give evidence, then these mentions. */
  #others = new Int32Array(1024);
  /** Their evidence. */
  #evidence = new Float64Array(1024);
  #evidenceEnd = 0;
  /** Where it begins + 1, by the place of the entity, or {@link PER_MENTION}; 0 where it is not read yet. */
  #evidenceOf = new Int32Array(512);

  constructor(dataset: CompiledDataset, sentences: ArrayLike<number>) {
    this.#dataset = dataset;
    this.#sentences = sentences;
  }

  async read(mentions: readonly MentionRows[], from: number, to: number, pause: Pause): Promise<void> {
    this.#placeOf.clear();
    this.#placeCount = 0;
    this.#placesEnd = 0;
    this.#count = 0;
    this.#evidenceEnd = 0;
    this.#from = from;
    // The last mention comes first, so that each list is in the order of the text.
    for (let m = to - 1; m >= from; m--) {
      const waiting = pause();
      if (waiting) await waiting;
      const { candidates, beliefs } = mentions[m]!;
      for (let i = 0; i < Math.min(candidates.length, LIKELY); i++)
        if (candidates[i]!.entity >= 0) this.#readCandidate(candidates[i]!.entity, m, i, beliefs[i]!);
    }
  }

  #readCandidate(entity: number, mention: number, i: number, belief: number): void {
    const own = this.#place(entity);
    const begin = this.#beginOf[own]! > 0 ? this.#beginOf[own]! - 1 : this.#readNeighbours(entity, own);
    this.#begins[(mention - this.#from) * LIKELY + i] = begin;
    if (belief <= 0) return;
    this.#link(this.#direct, own, mention, belief);
    const end = begin + 2 + this.#places[begin + 1]!;
    for (let n = begin + 2; n < end; n++) this.#link(this.#shared, this.#places[n]!, mention, belief);
  }

  /** Reads the places of an entity's neighbours; returns where they begin. */
  #readNeighbours(entity: number, own: number): number {
    const last = Math.min(this.#dataset.degree(entity), FOLLOWED);
    const begin = this.#placesEnd;
    this.#placesEnd += 2 + last;
    if (this.#placesEnd > this.#places.length) this.#places = grown(this.#places, this.#placesEnd * 2);
    this.#places[begin] = own;
    this.#places[begin + 1] = last;
    for (let n = 0; n < last; n++)
      this.#places[begin + 2 + n] = this.#place(this.#dataset.neighbour(entity, n));
    this.#beginOf[own] = begin + 1;
    return begin;
  }

  /** The place of an entity; a new one has no links. */
  #place(entity: number): number {
    const known = this.#placeOf.get(entity);
    if (known !== 0) return known;
    const place = ++this.#placeCount;
    if (place === this.#direct.length) {
      this.#direct = grown(this.#direct, place * 2);
      this.#shared = grown(this.#shared, place * 2);
      this.#worth = grown(this.#worth, place * 2);
      this.#beginOf = grown(this.#beginOf, place * 2);
      this.#evidenceOf = grown(this.#evidenceOf, place * 2);
    }
    this.#direct[place] = 0;
    this.#shared[place] = 0;
    this.#worth[place] = 0;
    this.#beginOf[place] = 0;
    this.#evidenceOf[place] = 0;
    this.#placeOf.set(entity, place);
    return place;
  }

  #link(firsts: Int32Array, place: number, mention: number, belief: number): void {
    const first = firsts[place]!;
    if (first !== 0 && this.#mention[first - 1] === mention) {
      if (this.#belief[first - 1]! < belief) this.#belief[first - 1] = belief;
      return;
    }
    if (this.#count === this.#mention.length) this.#grow();
    this.#mention[this.#count] = mention;
    this.#belief[this.#count] = belief;
    this.#next[this.#count] = first;
    firsts[place] = ++this.#count;
  }

  /** Writes the evidence of the other mentions of the window for a candidate of a mention. */
  write(rows: MentionRows, mention: number, i: number): void {
    const { entity } = rows.candidates[i]!;
    if (entity < 0) return;
    const at = this.#evidenceFor(entity, mention, this.#begins[(mention - this.#from) * LIKELY + i]!);
    const end = at + 1 + this.#others[at]!;
    let sum = 0;
    let beside = 0;
    for (let e = at + 1; e < end; e++) {
      const other = this.#others[e]!;
      // A mention is not evidence for itself.
      if (other === mention) continue;
      const evidence = this.#evidence[e]!;
      const distance = Math.abs(other - mention);
      sum += evidence * (distance <= NEAR ? 1 : distance <= AROUND ? AROUND_WEIGHT : FAR_WEIGHT);
      if (this.#sentences[other] === this.#sentences[mention]) beside += evidence;
    }
    rows.set(f.coherence, i, 1 - Math.exp(-sum));
    rows.set(f.coherence_here, i, 1 - Math.exp(-beside));
  }

  /** Where the evidence for a candidate of a mention begins. It is read once for all mentions that may mean the entity. */
  #evidenceFor(entity: number, mention: number, begin: number): number {
    const own = this.#places[begin]!;
    const known = this.#evidenceOf[own]!;
    if (known > 0) return known - 1;
    const at = this.#evidenceEnd;
    if (known !== PER_MENTION) {
      this.#readEvidence(entity, mention, begin, false);
      const isAll = this.#total * FAR_WEIGHT < ENOUGH;
      this.#evidenceOf[own] = isAll ? at + 1 : PER_MENTION;
      if (isAll) {
        this.#evidenceEnd = at + 1 + this.#others[at]!;
        return at;
      }
    }
    this.#readEvidence(entity, mention, begin, true);
    return at;
  }

  /**
   * Reads the evidence for a candidate of a mention until it is enough.
   *
   * @param isOfOthers whether that of the mention itself is left out
   */
  #readEvidence(entity: number, mention: number, begin: number, isOfOthers: boolean): void {
    const places = this.#places;
    const at = this.#evidenceEnd;
    if (at + BLOCK * 3 >= this.#others.length) {
      this.#others = grown(this.#others, this.#others.length * 2);
      this.#evidence = grown(this.#evidence, this.#evidence.length * 2);
    }
    this.#others[at] = 0;
    this.#total = 0;
    const strongest = this.#strongest;
    if (isOfOthers) strongest[mention - this.#from] = Number.POSITIVE_INFINITY;
    this.#collect(this.#direct[places[begin]!]!, ITSELF);
    const last = places[begin + 1]!;
    for (let n = 0; n < last && this.#total * FAR_WEIGHT < ENOUGH; n++) {
      const place = places[begin + 2 + n]!;
      this.#collect(this.#direct[place]!, 1);
      const first = this.#shared[place]!;
      // A neighbour of this mention alone is not evidence.
      if (first !== 0 && (this.#mention[first - 1] !== mention || this.#next[first - 1] !== 0))
        this.#collect(first, (this.#worth[place] ||= this.#worthOf(this.#dataset.neighbour(entity, n))));
    }
    if (isOfOthers) strongest[mention - this.#from] = 0;
    for (let e = at + 1; e <= at + this.#others[at]!; e++) {
      const other = this.#others[e]! - this.#from;
      this.#evidence[e] = strongest[other]!;
      strongest[other] = 0;
    }
  }

  /** What a neighbour in common is worth: less, the more neighbours it has itself. */
  #worthOf(neighbour: number): number {
    return 1 / (1 + Math.log2(1 + this.#dataset.degree(neighbour)));
  }

  /** Reads the mentions of a list: of each, only the strongest evidence counts. */
  #collect(first: number, weight: number): void {
    const strongest = this.#strongest;
    const at = this.#evidenceEnd;
    for (let link = first; link !== 0; link = this.#next[link - 1]!) {
      const mention = this.#mention[link - 1]!;
      const value = this.#belief[link - 1]! * weight;
      const before = strongest[mention - this.#from]!;
      if (before >= value) continue;
      if (before === 0) this.#others[at + ++this.#others[at]!] = mention;
      strongest[mention - this.#from] = value;
      this.#total += value - before;
    }
  }

  #grow(): void {
    const room = this.#mention.length * 2;
    this.#mention = grown(this.#mention, room);
    this.#belief = grown(this.#belief, room);
    this.#next = grown(this.#next, room);
  }
}
