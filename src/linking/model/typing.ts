import { typingTables } from "../../../data/weights/typing.ts";
import type { Language } from "../../contract/index.ts";
import type { Document } from "../document/document.ts";
import type { TextFields } from "../document/text-fields.ts";
import { TypingFeatures } from "./typing-features.ts";
import { groups, groupsOf } from "./typing-groups.ts";

const GROUPS = groups.length;
const ALL = (1 << GROUPS) - 1;

/** A typing model as it is learned. */
export interface TypingTables {
  /** Ids of features, ascending. */
  readonly ids: Int32Array;
  /** A weight a group for each feature, in steps of `step`. */
  readonly weights: ArrayLike<number>;
  readonly step: number;
  /** How likely each group is in general. */
  readonly priors: readonly number[];
}

const ready = new Map<Language, Typing>();

/** The typing model of a language, which `loadTyping` has loaded; undefined where there is none. */
export function typingOf(language: Language): Typing | undefined {
  return ready.get(language);
}

/** Loads the typing model of a language, once. */
export async function loadTyping(language: Language): Promise<void> {
  if (ready.has(language)) return;
  const tables = await typingTables(language);
  if (tables.length > 0) ready.set(language, new Typing(tables));
}

/** How likely each group of kinds is for a mention, by the words around it. */
export class Typing {
  readonly probabilities: Float64Array = new Float64Array(GROUPS);
  readonly #features = new TypingFeatures();
  readonly #tables: readonly TypingTables[];
  readonly #slots: readonly Int32Array[];
  readonly #priors: readonly number[];

  /** @param tables those of shapes, and those of the words of the languages that are loaded */
  constructor(tables: readonly TypingTables[]) {
    this.#tables = tables;
    this.#slots = tables.map(({ ids }) => slotsOf(ids));
    this.#priors = tables[0]!.priors;
  }

  /** Reads the mention of the pieces `from` to `to`. */
  read(document: Document, fields: TextFields, from: number, to: number): void {
    const sums = this.probabilities.fill(0);
    const features = this.#features;
    features.read(document, fields, from, to);
    for (let t = 0; t < this.#tables.length; t++) {
      const { ids, weights, step } = this.#tables[t]!;
      const slots = this.#slots[t]!;
      for (let i = 0; i < features.count; i++) {
        const feature = find(slots, ids, features.ids[i]!);
        if (feature < 0) continue;
        for (let g = 0; g < GROUPS; g++) sums[g]! += weights[feature * GROUPS + g]! * step;
      }
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let g = 0; g < GROUPS; g++) if (sums[g]! > most) most = sums[g]!;
    let total = 0;
    for (let g = 0; g < GROUPS; g++) total += sums[g] = Math.exp(sums[g]! - most);
    for (let g = 0; g < GROUPS; g++) sums[g]! /= total;
  }

  /** How much likelier something of some kinds is here than in general, as a logarithm; 0 when the kinds say nothing. */
  lift(kinds: number): number {
    const bits = groupsOf(kinds);
    if (bits === 0 || bits === ALL) return 0;
    let here = 1e-3;
    let usual = 1e-3;
    for (let g = 0; g < GROUPS; g++)
      if (bits & (1 << g)) {
        here += this.probabilities[g]!;
        usual += this.#priors[g]!;
      }
    return Math.log(here / usual);
  }
}

/** Places of sorted ids in open addressing, plus one. */
function slotsOf(ids: Int32Array): Int32Array {
  let size = 64;
  while (size < ids.length * 2) size *= 2;
  const slots = new Int32Array(size);
  for (let i = 0; i < ids.length; i++) {
    let slot = ids[i]! & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = i + 1;
  }
  return slots;
}

function find(slots: Int32Array, ids: Int32Array, id: number): number {
  const mask = slots.length - 1;
  for (let slot = id & mask; ; slot = (slot + 1) & mask) {
    const place = slots[slot]! - 1;
    if (place < 0 || ids[place] === id) return place;
  }
}
