import { ALPHABETIC, CHARACTER, cut, type Pieces } from "../../text/pieces.ts";
import { eachEdit, hashWord, isPlainWord } from "../../text/word-edits.ts";
import type { NearName } from "../dataset.ts";
import { entitiesOf } from "../names/name-lookup.ts";
import { editsAllowed } from "../names/nearest.ts";
import type { Pack } from "./pack.ts";

/** Shortest word that one letter may be wrong in, and shortest half of two words that are written as one. */
const SHORTEST = 4;
const SHORTEST_HALF = 2;

/** A possible correction of a word: other words that the trie has, at the cost of one edit. */
interface Reading {
  /** Pieces of the text that are read. */
  readonly pieces: number;
  readonly words: readonly number[];
  readonly text: string;
  readonly edits: number;
}

/**
 * Names of a pack within some edits of a text, without an index and without reading a name. Each word is changed in
 * every way by one edit. Changes that are not words of the trie are dropped, and the trie is walked with the rest
 * (Norvig, "How to write a spelling corrector", 2007). The cost depends on the length of the text, not on the pack.
 * It finds one edit for each word, and an extra or missing space. Scripts without spaces are not tried.
 *
 * @param name normalised
 */
export function nearNames(pack: Pack, name: string, limit: number): readonly NearName[] {
  const most = editsAllowed(name.length);
  if (most === 0) return [];
  const readings = new Readings(pack, name);
  const best = new Map<number, NearName>();
  const walk = (at: number, node: number, text: string, edits: number) => {
    if (at === readings.length) {
      for (const entity of entitiesOf(pack.names, node))
        if ((best.get(entity)?.distance ?? most + 1) > edits)
          best.set(entity, { name: text, entity, distance: edits });
      return;
    }
    for (const reading of readings.of(at)) {
      if (edits + reading.edits > most) continue;
      let next = node;
      for (const word of reading.words) {
        next = pack.names.child(next, word);
        if (next === 0) break;
      }
      if (next !== 0)
        walk(
          at + reading.pieces,
          next,
          text === "" ? reading.text : `${text} ${reading.text}`,
          edits + reading.edits,
        );
    }
  };
  walk(0, 0, "", 0);
  return [...best.values()]
    .sort(
      (a, b) => a.distance - b.distance || pack.mass(b.entity) - pack.mass(a.entity) || a.entity - b.entity,
    )
    .slice(0, limit);
}

/** Readings of the pieces of a text, made on demand: most first words lead to no name. */
class Readings {
  readonly length: number;
  readonly #pack: Pack;
  readonly #pieces: Pieces;
  readonly #texts: readonly string[];
  readonly #made: Reading[][] = [];

  constructor(pack: Pack, name: string) {
    const pieces = cut(name);
    this.#pack = pack;
    this.#pieces = pieces;
    this.#texts = Array.from({ length: pieces.count }, (_, i) => name.slice(pieces.start[i], pieces.end[i]));
    this.length = pieces.count;
  }

  of(piece: number): readonly Reading[] {
    return (this.#made[piece] ??= this.#make(piece));
  }

  #make(i: number): Reading[] {
    const text = this.#texts[i]!;
    const { hash, hash2, shape } = this.#pieces;
    const { names } = this.#pack;
    const wordOf = (h: number, h2: number) => (i > 0 || names.mayBegin(h) ? names.word(h, h2) : 0);
    const own = wordOf(hash[i]!, hash2[i]!);
    const readings: Reading[] = own === 0 ? [] : [{ pieces: 1, words: [own], text, edits: 0 }];
    if (shape[i]! & CHARACTER || !(shape[i]! & ALPHABETIC) || !isPlainWord(text)) return readings;
    if (text.length >= SHORTEST) {
      addEdits(readings, text, own, wordOf);
      addHalves(readings, this.#pack, text);
    }
    const next = this.#texts[i + 1];
    if (next !== undefined && isPlainWord(next)) {
      const word = wordIn(this.#pack, text + next);
      if (word !== 0) readings.push({ pieces: 2, words: [word], text: text + next, edits: 1 });
    }
    return readings;
  }
}

/** Adds the words of the trie that are one edit away. */
function addEdits(
  readings: Reading[],
  text: string,
  own: number,
  wordOf: (hash: number, hash2: number) => number,
): void {
  const seen = new Set([own]);
  eachEdit(text, (hash, hash2, make) => {
    const word = wordOf(hash, hash2);
    if (word === 0) return;
    if (seen.has(word)) return;
    seen.add(word);
    readings.push({ pieces: 1, words: [word], text: make(), edits: 1 });
  });
}

/** Adds the two words of a piece in which a space is missing. */
function addHalves(readings: Reading[], pack: Pack, text: string): void {
  for (let at = SHORTEST_HALF; at <= text.length - SHORTEST_HALF; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    const words = [wordIn(pack, first), wordIn(pack, second)];
    if (!words.includes(0)) readings.push({ pieces: 1, words, text: `${first} ${second}`, edits: 1 });
  }
}

/** The id of a plain word in the trie, 0 if no name has it. */
function wordIn(pack: Pack, text: string): number {
  let word = 0;
  hashWord(text, (hash, hash2) => {
    word = pack.names.word(hash, hash2);
  });
  return word;
}
