import type { CompiledDataset } from "../datasets/compiled.ts";
import { textIn } from "../datasets/entity.ts";
import { typeWord } from "../datasets/types.ts";
import { foldText } from "../text/fold.ts";
import { ALPHABETIC, CHARACTER, cut, NUMBER, type Pieces } from "../text/pieces.ts";
import type { Document } from "./document.ts";
import { CLITIC, COMMON, CONNECTOR, FUNCTION, lexiconOf } from "./lexicon.ts";

/**
 * Lexical context: words that a text shares with what is known of a candidate. Words are compared by their first
 * six letters, which joins "football" and "footballer" in every language without a stemmer (McNamee and
 * Mayfield, Information Retrieval 7, 2004); scripts without spaces by pairs of characters.
 */
export type Terms = ReadonlyMap<string, number>;

const STEM = 6;

/** Where each term of a text stands: piece numbers, ascending. */
export type TermPositions = ReadonlyMap<string, readonly number[]>;

/** The terms of a document, for `overlap`. */
export function termsOfDocument(document: Document): TermPositions {
  const positions = new Map<string, number[]>();
  eachTerm(document.pieces, (term, at) => {
    if (document.category[at]! & (FUNCTION | CONNECTOR | CLITIC)) return;
    const list = positions.get(term);
    if (list) list.push(at);
    else positions.set(term, [at]);
  });
  return positions;
}

/** Visits the terms of a text: stems of its words, pairs of characters where there are no spaces. */
export function eachTerm(pieces: Pieces, visit: (term: string, at: number) => void): void {
  const { count, start, end, shape, text } = pieces;
  for (let i = 0; i < count; i++) {
    if (shape[i]! & CHARACTER) {
      if (i + 1 < count && shape[i + 1]! & CHARACTER && start[i + 1] === end[i])
        visit(text.slice(start[i], end[i + 1]), i);
    } else if (shape[i]! & (ALPHABETIC | NUMBER) && end[i]! - start[i]! > 2) {
      visit(
        foldText(text.slice(start[i], end[i]! - start[i]! > STEM + 2 ? start[i]! + STEM + 2 : end[i]!)).slice(
          0,
          STEM,
        ),
        i,
      );
    }
  }
}

/** How much a field of an entity says about its contexts. */
const field = { description: 1, neighbour: 0.8, type: 0.7, alias: 0.3 } as const;

/** Neighbours whose names are taken for context: more are hubs, and say little. */
const NEIGHBOURS = 24;

/** What is known of an entity as weighted terms, kept for the dataset's life. */
export class EntityTerms {
  readonly #cache = new WeakMap<CompiledDataset, Map<string, Terms>>();

  of(dataset: CompiledDataset, entity: number, language: string): Terms {
    let cache = this.#cache.get(dataset);
    if (!cache) {
      cache = new Map();
      this.#cache.set(dataset, cache);
    }
    const key = `${language}${entity}`;
    let terms = cache.get(key);
    if (!terms) {
      if (cache.size > 50_000) cache.clear();
      terms = termsOfEntity(dataset, entity, language);
      cache.set(key, terms);
    }
    return terms;
  }
}

function termsOfEntity(dataset: CompiledDataset, entity: number, language: string): Terms {
  const terms = new Map<string, number>();
  const lexicon = lexiconOf(language as Parameters<typeof lexiconOf>[0]);
  const english = lexiconOf("en");
  const add = (text: string | undefined, weight: number) => {
    if (!text) return;
    const pieces = cut(text);
    eachTerm(pieces, (term, at) => {
      const bits = lexicon.category(pieces, at) | english.category(pieces, at);
      if (bits & (FUNCTION | CONNECTOR)) return;
      const value = bits & COMMON ? weight * 0.6 : weight;
      if ((terms.get(term) ?? 0) < value) terms.set(term, value);
    });
  };
  const record = dataset.record(entity);
  add(textIn(record.descriptions, language), field.description);
  if (language !== "en") add(record.descriptions.en, field.description);
  for (const type of record.types) add(typeWord(type) ?? type, field.type);
  for (const alias of [...(record.aliases[language] ?? []), ...(record.aliases.mul ?? [])])
    add(alias, field.alias);
  const neighbours = dataset.neighbours(entity);
  for (let i = 0; i < Math.min(neighbours.length, NEIGHBOURS); i++) {
    add(textIn(dataset.record(neighbours[i]!).labels, language), field.neighbour);
  }
  return terms;
}

/** Pieces around a mention in which a shared term counts fully; farther away it counts less. */
const WINDOW = 25;

/**
 * How much of an entity's terms the text around a mention has, 0 to 1: each shared term once, by weight and
 * nearness, saturating. Terms inside the mention itself do not count.
 */
export function overlap(
  terms: Terms,
  text: TermPositions,
  from: number,
  to: number,
): { score: number; shared: string[] } {
  let sum = 0;
  const shared: string[] = [];
  for (const [term, weight] of terms) {
    const positions = text.get(term);
    if (!positions) continue;
    const distance = nearestPosition(positions, from, to);
    if (distance === 0) continue;
    sum += weight * (distance <= WINDOW ? 1 : distance <= WINDOW * 4 ? 0.6 : 0.35);
    shared.push(term);
  }
  return { score: 1 - Math.exp(-sum / 1.5), shared };
}

/** Pieces from the span to the nearest position outside it; 0 when there is none. Positions ascend. */
export function nearestPosition(positions: readonly number[], from: number, to: number): number {
  const before = positions[firstFrom(positions, from) - 1];
  const after = positions[firstFrom(positions, to)];
  const left = before === undefined ? Number.POSITIVE_INFINITY : from - before;
  const right = after === undefined ? Number.POSITIVE_INFINITY : after - to + 1;
  const least = Math.min(left, right);
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** Index of the first position that is not below a limit (binary search). */
export function firstFrom(positions: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
