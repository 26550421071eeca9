import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { CAPITAL, COMMA } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { EVERYDAY, FUNCTION, GIVEN_NAME } from "../document/lexicon.ts";
import { areAll } from "../document/words-around.ts";
import type { World } from "../world.ts";
import { type Lattice, RUN } from "./lattice.ts";
import type { Reading } from "./reading.ts";

/** Most words of the last name and of the given names: "García Márquez, Gabriel José". */
const MOST_WORDS = 3;

/**
 * What the inverted order adds to the log-odds of an arc that a world has in the usual order. Nothing else has its
 * comma between the words of one name.
 */
const IN_ORDER = 8;

/**
 * Reads persons whose last name stands first, as in bibliographies and rosters: "Lovelace, Ada". A name is only read
 * so if a world has it in the usual order, and if nothing continues on either side: "In London, Jack said" has no Jack
 * London. Beside such a name, unknown persons are read in the same order: "Ronald" of "Wayne, Ronald" is not a president.
 */
export function inverted(lattice: Lattice): Reading {
  const { document, worlds } = lattice;
  const { pieces } = document;
  const turned = new Set<number>();
  const unknown: [from: number, to: number][] = [];
  let before = -1;
  for (let comma = 1; comma < pieces.count; comma++) {
    if (pieces.gap[comma] !== COMMA) continue;
    const from = firstOf(document, comma, before);
    if (from === comma) continue;
    const end = endOf(document, comma);
    let to = end;
    while (to > comma && !addIfKnown(from, comma, to)) to--;
    if (to > comma) before = end;
    else if (isUnknownPerson(document, from, comma, end)) unknown.push([from, end]);
  }
  if (turned.size > 0) for (const [from, to] of unknown) turned.add(lattice.add(from, to, RUN));
  return { odds: (arc) => (turned.has(arc) ? IN_ORDER : 0) };

  function addIfKnown(from: number, comma: number, to: number): boolean {
    const turn = (values: Int32Array) =>
      Int32Array.of(...values.subarray(comma, to), ...values.subarray(from, comma));
    const name = { ...pieces, hash: turn(pieces.hash), hash2: turn(pieces.hash2) };
    const nodes = worlds.map((world) => {
      const node = world.dataset.names.find(name, 0, to - from);
      return mayNamePerson(world, node) ? node : 0;
    });
    if (nodes.every((node) => node === 0)) return false;
    turned.add(lattice.addNamed(from, to, nodes));
    return true;
  }
}

/** Whether a name may be of a person: what is known of a caller's entity may be nothing. */
function mayNamePerson({ kind, dataset }: World, node: number): boolean {
  const kinds = node === 0 ? 0 : dataset.nameFact(node, 1);
  return (kinds & PERSON) !== 0 || (kind === "user" && kinds === 0);
}

/** Whether given names alone follow a last name, and no list of places: "Boston, Charlotte, Austin". */
function isUnknownPerson(document: Document, from: number, comma: number, to: number): boolean {
  const { pieces, wordClass } = document;
  if (to === comma || comma - from > 1 || wordClass[from]! & EVERYDAY || pieces.gap[to] === COMMA)
    return false;
  return areAll(document, comma, to, GIVEN_NAME);
}

/**
 * First piece of the last name before a comma; the comma's piece where something else goes on before it.
 *
 * @param before end of the inverted name before, which an "and" may join to this one
 */
function firstOf(document: Document, comma: number, before: number): number {
  const { pieces, text } = document;
  const begins = (at: number) =>
    at === 0 || text[pieces.start[at]! - 1] === "\n" || (at - 1 === before && isJoint(document, before));
  let from = comma - 1;
  while (comma - from < MOST_WORDS && isJoined(document, from) && !begins(from)) from--;
  const isApart = begins(from) || !(isJoined(document, from) || pieces.gap[from] === COMMA);
  return isApart && pieces.shape[comma - 1]! & CAPITAL ? from : comma;
}

/** End of the given names behind a comma; the comma's piece where something else goes on behind them. */
function endOf(document: Document, comma: number): number {
  const { pieces, text } = document;
  let to = comma;
  while (to < pieces.count && to - comma < MOST_WORDS && pieces.shape[to]! & CAPITAL) {
    to++;
    if (!isJoined(document, to) || text[pieces.end[to - 1]!] === "\n") return to;
    if (isJoint(document, to)) return to;
  }
  return comma;
}

/** Whether a small word is the "and" before another inverted name: "Lovelace, Ada and Hopper, Grace". */
function isJoint({ pieces, wordClass }: Document, at: number): boolean {
  if (!(wordClass[at]! & FUNCTION) || pieces.shape[at]! & CAPITAL) return false;
  let comma = at + 1;
  while (comma < pieces.count && comma - at <= MOST_WORDS && pieces.gap[comma] !== COMMA) comma++;
  return pieces.gap[comma] === COMMA && (pieces.shape[comma - 1]! & pieces.shape[comma]! & CAPITAL) !== 0;
}
