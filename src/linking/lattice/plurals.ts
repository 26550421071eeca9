import { foldText } from "../../text/fold.ts";
import type { Pause } from "../../text/pauser.ts";
import { ALPHABETIC, CAPITAL, cut, textOf } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { COMMON, FUNCTION } from "../document/lexicon.ts";
import { singularsOf } from "../document/singulars.ts";
import { type Lattice, NAMED } from "./lattice.ts";
import { mayBeMeant } from "./name-hits.ts";
import { namedArc } from "./reading.ts";

/** Initials and codes in the plural ("APIs", "A4s"): the small letter says that it is one. */
const initials = /^\p{Lu}[\p{Lu}\d]+s$/u;
/** Pieces of a name that is looked for in the plural. */
const LONGEST = 5;
/** Pieces between two looks at the signal. */
const BETWEEN_PAUSES = 256;

/** Adds the names of callers that a text has in the plural: "two kestrel lamps", "las lámparas Kestrel". */
export async function addPlurals(lattice: Lattice, pause: Pause): Promise<void> {
  const { count } = lattice.document.pieces;
  if (lattice.document.lexicon.plurals.length === 0) return;
  for (const [w, { kind }] of lattice.worlds.entries()) {
    if (kind !== "user") continue;
    const addFrom = pluralsOf(lattice, w);
    for (let from = 0; from < count; from++) {
      if (from % BETWEEN_PAUSES === 0) await pause();
      addFrom(from);
    }
  }
}

/** Makes what adds the names of one world that begin at a piece. */
function pluralsOf(lattice: Lattice, w: number): (from: number) => void {
  const { document } = lattice;
  const { pieces, wordClass, language, lexicon } = document;
  const world = lattice.worlds[w]!;
  const { names } = world.dataset;
  return (from) => walk(from, from, 0, false);

  /** Follows the names that the pieces from `at` on lead to, each as it stands or in the singular. */
  function walk(from: number, at: number, node: number, changed: boolean): void {
    if (at === pieces.count || at - from === LONGEST || (at > from && !isJoined(document, at))) return;
    const go = (word: number, isPlural: boolean) => {
      const next = word === 0 ? 0 : names.child(node, word);
      if (next === 0) return;
      if (isPlural && names.head(next) !== 0) add(from, at + 1, next);
      // English has only the last word in the plural.
      if (!(isPlural && language === "en")) walk(from, at + 1, next, isPlural);
    };
    go(names.word(pieces.hash[at]!, pieces.hash2[at]!), changed);
    for (const word of singularsAt(at)) go(word, true);
  }

  function add(from: number, to: number, node: number): void {
    if (!mayBeMeant(document, { from, to, world, node }) || namedArc(lattice, from, to) >= 0) return;
    // Adding may replace the array of nodes, so the arc comes first.
    const arc = lattice.add(from, to, NAMED);
    lattice.nodes[arc * lattice.worlds.length + w] = node;
  }

  /** The words of the names that a piece is the plural of. A capital makes a name of most words: "Williams". */
  function singularsAt(at: number): readonly number[] {
    const shape = pieces.shape[at]!;
    const word = textOf(pieces, at);
    if (shape & CAPITAL && initials.test(word)) return idsOf([word.slice(0, -1)]);
    if (!(shape & ALPHABETIC) || wordClass[at]! & FUNCTION) return [];
    if (shape & CAPITAL && !lexicon.capitalisesNouns && !(wordClass[at]! & COMMON)) return [];
    return idsOf(singularsOf(lexicon, foldText(word)));
  }

  function idsOf(words: readonly string[]): number[] {
    return words
      .map(cut)
      .map(({ hash, hash2 }) => names.word(hash[0]!, hash2[0]!))
      .filter((id) => id !== 0);
  }
}
