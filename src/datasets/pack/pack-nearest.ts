import { ALPHABETIC, CHARACTER, cut } from "../../text/pieces.ts";
import type { NearName } from "../dataset.ts";
import { editsAllowed } from "../names/nearest.ts";
import type { Pack } from "./pack.ts";

/** What a word may have been meant as: other words that are in the trie, for one edit. */
interface Reading {
  /** Pieces of the text that are read. */
  readonly pieces: number;
  readonly words: readonly number[];
  readonly text: string;
  readonly edits: number;
}

/**
 * Names of a pack within some edits of a text, without an index and without reading a name: each word is changed
 * in every way by one edit, what is no word of the trie is forgotten, and the trie is walked with what is left
 * (Norvig, "How to write a spelling corrector", 2007). Cost depends on the length of the text, not on the pack.
 * One edit a word is found, and a space too many or too few; scripts without spaces are not tried.
 *
 * @param name normalised
 */
export function nearNames(pack: Pack, name: string, limit: number): readonly NearName[] {
  const most = editsAllowed(name.length);
  if (most === 0) return [];
  const readings = readingsOf(pack, name);
  const best = new Map<number, NearName>();
  const walk = (at: number, node: number, text: string, edits: number) => {
    if (at === readings.length) {
      for (let p = pack.names.head(node); p !== 0; p = pack.names.next(p)) {
        const entity = pack.names.entity(p);
        if ((best.get(entity)?.distance ?? most + 1) > edits)
          best.set(entity, { name: text, entity, distance: edits });
      }
      return;
    }
    for (const reading of readings[at]!) {
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

/** Readings of each piece of a text. */
function readingsOf(pack: Pack, name: string): Reading[][] {
  const pieces = cut(name);
  const texts = Array.from({ length: pieces.count }, (_, i) => name.slice(pieces.start[i], pieces.end[i]));
  return texts.map((text, i) => {
    const own = pack.names.word(pieces.hash[i]!, pieces.hash2[i]!);
    const readings: Reading[] = own === 0 ? [] : [{ pieces: 1, words: [own], text, edits: 0 }];
    if (pieces.shape[i]! & CHARACTER || !(pieces.shape[i]! & ALPHABETIC)) return readings;
    if (text.length >= 4) {
      for (const [other, word] of knownWords(pack, oneEdit(text)))
        if (word !== own) readings.push({ pieces: 1, words: [word], text: other, edits: 1 });
      for (let cutAt = 2; cutAt <= text.length - 2; cutAt++) {
        const halves = knownWords(pack, [text.slice(0, cutAt), text.slice(cutAt)]);
        if (halves.length === 2)
          readings.push({
            pieces: 1,
            words: halves.map(([, word]) => word),
            text: halves.map(([half]) => half).join(" "),
            edits: 1,
          });
      }
    }
    if (i + 1 < texts.length) {
      for (const [whole, word] of knownWords(pack, [text + texts[i + 1]!]))
        readings.push({ pieces: 2, words: [word], text: whole, edits: 1 });
    }
    return readings;
  });
}

/** Those of some words that the trie has, with their ids. All are hashed in one pass. */
function knownWords(pack: Pack, words: readonly string[]): [word: string, id: number][] {
  const pieces = cut(words.join(" "));
  const known: [string, number][] = [];
  for (let i = 0; i < pieces.count; i++) {
    const id = pack.names.word(pieces.hash[i]!, pieces.hash2[i]!);
    if (id !== 0) known.push([pieces.text.slice(pieces.start[i], pieces.end[i]), id]);
  }
  return known;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** A word with a letter left out, two exchanged, one changed, one put in. */
function oneEdit(word: string): string[] {
  const edits = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const before = word.slice(0, i);
    const after = word.slice(i);
    if (after !== "") edits.add(before + after.slice(1));
    if (after.length > 1) edits.add(before + after[1] + after[0] + after.slice(2));
    for (const letter of letters) {
      if (after !== "") edits.add(before + letter + after.slice(1));
      edits.add(before + letter + after);
    }
  }
  edits.delete(word);
  return [...edits];
}
