import { cut, textOf } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { FUNCTION, GIVEN_NAME, TITLE } from "../document/lexicon.ts";
import { isCapitalised, joinedEnd } from "../document/words-around.ts";
import type { Lattice } from "./lattice.ts";
import { nodesOf } from "./reading.ts";

/** A name with declined adjectives, and its node in each world. */
interface Declined {
  readonly to: number;
  readonly nodes: Int32Array;
}

/** Most pieces of a name behind its first adjective. */
const MOST_BEHIND = 5;

/** The endings of German adjectives, and those of nouns in the genitive. */
const adjectiveEndings = ["e", "er", "es", "en", "em"];
const adjective = /(?<=...)e[rsmn]?$/;
const nounEndings = ["es", "s"];

/**
 * Classes of words that never begin a name as an adjective, though they end like one: "Jürgen Klopp", "Kanzler
 * Scholz".
 */
const NO_ADJECTIVE = FUNCTION | GIVEN_NAME | TITLE;

/**
 * The longest name with a declined adjective that begins with a piece: "der Deutschen Bahn", "des Deutschen
 * Fußball-Bundes". The lookup of a mention handles other forms anyway (`candidates/inflections.ts`). Here, a known
 * name is evidence that the span is a mention.
 */
export function declinedAt(lattice: Lattice, at: number): Declined | undefined {
  const { document, worlds } = lattice;
  const { pieces, text, wordClass } = document;
  if (!isCapitalised(document, at) || wordClass[at]! & NO_ADJECTIVE) return undefined;
  const last = lastBehind(document, at);
  if (last === at) return undefined;
  const first = textOf(pieces, at);
  const ending = adjective.exec(first)?.[0];
  if (ending === undefined) return undefined;
  const second = textOf(pieces, at + 1);
  const isSecond = last > at + 1 && second.length > 5 && second.endsWith(ending);
  let best: Declined | undefined;
  for (const other of adjectiveEndings) {
    if (other === ending) continue;
    const stems = isSecond
      ? `${first.slice(0, -ending.length)}${other}${text.slice(pieces.end[at], pieces.end[at + 1]! - ending.length)}${other}`
      : `${first.slice(0, -ending.length)}${other}`;
    const rest = pieces.end[isSecond ? at + 1 : at]!;
    const name = cut(stems + text.slice(rest, pieces.end[last]));
    if (!worlds.some(({ dataset }) => dataset.names.mayBegin(name.hash[0]!))) continue;
    for (let to = last + 1; to > (best?.to ?? at + 1); to--) {
      if (!isCapitalised(document, to - 1)) continue;
      const found =
        nodesOf(lattice, name, 0, to - at) ??
        nounEndings
          .filter((one) => text.endsWith(one, pieces.end[to - 1]))
          .map((one) => {
            const short = cut(stems + text.slice(rest, pieces.end[to - 1]! - one.length));
            return nodesOf(lattice, short, 0, short.count);
          })
          .find((nodes) => nodes);
      if (found) best = { to, nodes: found };
    }
  }
  return best;
}

/** The last capitalised piece behind an adjective that may belong to the same name. */
function lastBehind(document: Document, at: number): number {
  let last = at;
  const end = joinedEnd(document, at, MOST_BEHIND + 1);
  for (let i = at + 1; i < end; i++) {
    if (isCapitalised(document, i)) last = i;
    else if (i === at + 1) break;
  }
  return last;
}
