import type { Language } from "../contract/index.ts";
import type { CompiledDataset } from "../datasets/dataset.ts";
import { textIn } from "../datasets/entity.ts";
import { typeWord } from "../datasets/knowledge/types.ts";
import { foldText } from "../text/fold.ts";
import { ALPHABETIC, CHARACTER, cut, NUMBER, type Pieces } from "../text/pieces.ts";
import type { Document } from "./document.ts";
import { KeptOfEntities } from "./kept.ts";
import { CLITIC, COMMON, CONNECTOR, FUNCTION, lexiconOf } from "./lexicon.ts";

/**
 * Lexical context: words that a text shares with what is known of a candidate. Words are compared by their first
 * six letters, which joins "football" and "footballer" in every language without a stemmer (McNamee and
 * Mayfield, Information Retrieval 7, 2004); scripts without spaces by pairs of characters.
 */
export interface Terms {
  readonly terms: readonly string[];
  readonly weights: readonly number[];
}

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

/** What is known of an entity as weighted terms. */
export function termsOfEntity(dataset: CompiledDataset, entity: number, language: Language): Terms {
  const best = new Map<string, number>();
  const add = ({ terms, weights }: Terms, weight: number) => {
    for (let i = 0; i < terms.length; i++) {
      const value = weight * weights[i]!;
      if ((best.get(terms[i]!) ?? 0) < value) best.set(terms[i]!, value);
    }
  };
  const record = dataset.record(entity);
  add(termsOfField(textIn(record.descriptions, language), language), field.description);
  if (language !== "en") add(termsOfField(record.descriptions.en, language), field.description);
  for (const type of record.types) add(termsOfField(typeWord(type) ?? type, language), field.type);
  for (const alias of [...(record.aliases[language] ?? []), ...(record.aliases.mul ?? [])])
    add(termsOfField(alias, language), field.alias);
  const neighbours = dataset.neighbours(entity);
  for (let i = 0; i < Math.min(neighbours.length, NEIGHBOURS); i++)
    add(labelTerms.of(dataset, neighbours[i]!, language), field.neighbour);
  return { terms: [...best.keys()], weights: [...best.values()] };
}

/** Terms of labels: a country is a neighbour of thousands. */
const labelTerms = new KeptOfEntities((dataset, entity, language) =>
  termsOfField(textIn(dataset.record(entity).labels, language), language),
);

/** What an everyday word counts. */
const EVERYDAY = 0.6;

/** The terms of a text of an entity as often as they stand there, without small words. */
function termsOfField(text: string | undefined, language: Language): Terms {
  const of = { terms: [] as string[], weights: [] as number[] };
  if (!text) return of;
  const lexicon = lexiconOf(language);
  const english = lexiconOf("en");
  const pieces = cut(text);
  eachTerm(pieces, (term, at) => {
    const bits = lexicon.category(pieces, at) | english.category(pieces, at);
    if (bits & (FUNCTION | CONNECTOR)) return;
    of.terms.push(term);
    of.weights.push(bits & COMMON ? EVERYDAY : 1);
  });
  return of;
}

/** Pieces around a mention in which a shared term counts fully; farther away it counts less. */
const WINDOW = 25;

/** What a text shares with an entity: where each shared thing stands, and what it counts. */
export interface Shared {
  readonly positions: readonly (readonly number[])[];
  readonly weights: readonly number[];
}

/** The terms of an entity that a text has. */
export function sharedTerms({ terms, weights }: Terms, text: TermPositions): Shared {
  const shared = { positions: [] as (readonly number[])[], weights: [] as number[] };
  for (let i = 0; i < terms.length; i++) {
    const positions = text.get(terms[i]!);
    if (!positions) continue;
    shared.positions.push(positions);
    shared.weights.push(weights[i]!);
  }
  return shared;
}

/**
 * How much of an entity's terms the text around a mention has, 0 to 1: each shared term once, by weight and
 * nearness, saturating. Terms inside the mention itself do not count.
 */
export function overlap({ positions, weights }: Shared, from: number, to: number): number {
  let sum = 0;
  for (let i = 0; i < positions.length; i++) {
    const distance = nearestPosition(positions[i]!, from, to);
    if (distance === 0) continue;
    sum += weights[i]! * (distance <= WINDOW ? 1 : distance <= WINDOW * 4 ? 0.6 : 0.35);
  }
  return 1 - Math.exp(-sum / 1.5);
}

/** Pieces from the span to the nearest position outside it; 0 when there is none. Positions ascend. */
export function nearestPosition(positions: readonly number[], from: number, to: number): number {
  let at = firstFrom(positions, from);
  const left = at > 0 ? from - positions[at - 1]! : 0;
  while (at < positions.length && positions[at]! < to) at++;
  const right = at < positions.length ? positions[at]! - to + 1 : 0;
  return left === 0 || right === 0 ? left + right : Math.min(left, right);
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
