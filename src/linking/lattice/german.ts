import { PLACE, SETTLEMENT, WATER } from "../../datasets/knowledge/kinds.ts";
import type { Pause } from "../../text/pauser.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass } from "../document/document.ts";
import { COMMON, EVERYDAY, FUNCTION } from "../document/lexicon.ts";
import { isCapitalised } from "../document/words-around.ts";
import { cutAtCompounds } from "./compounds.ts";
import { declinedAt } from "./declined.ts";
import { genitiveAt, outweighs } from "./genitives.ts";
import { GENITIVE, type Lattice, NAMED } from "./lattice.ts";
import { kindsOfSpan, namedArc, type Reading } from "./reading.ts";

/** Reads names in German, which inflects them and writes nouns with a capital. */
export async function german(lattice: Lattice, pause: Pause): Promise<Reading> {
  await addInflected(lattice, pause);
  return {
    odds: (arc) => regionOdds(lattice, arc) + watersideOdds(lattice, arc),
    cut: (run) => cutAtCompounds(lattice, run),
  };
}

/** Pieces between two checks of the signal. */
const BETWEEN_PAUSES = 256;

/** Adds the names of the worlds that a text has in an inflected form: "Berlins", "der Deutschen Bahn". */
export async function addInflected(lattice: Lattice, pause: Pause): Promise<void> {
  const { pieces, lexicon } = lattice.document;
  // 1 where a name of several words ends: its last word has no genitive of its own.
  const endsLong = new Uint8Array(pieces.count + 1);
  for (let arc = 0; arc < lattice.count; arc++)
    if (lattice.to[arc]! - lattice.from[arc]! > 1) endsLong[lattice.to[arc]!] = 1;
  for (let at = 0; at < pieces.count; at++) {
    if (at % BETWEEN_PAUSES === 0) await pause();
    const declined = declinedAt(lattice, at);
    if (declined && namedArc(lattice, at, declined.to) < 0) lattice.addNamed(at, declined.to, declined.nodes);
    if (endsLong[at + 1]) continue;
    const named = genitiveAt(lattice, at);
    if (!named) continue;
    const asItStands = namedArc(lattice, at, at + 1);
    if (asItStands >= 0 && !outweighs(lattice, named, asItStands)) continue;
    const arc = lattice.addNamed(named.from, named.to, named.nodes, NAMED | GENITIVE);
    lattice.ending[arc] = lexicon.genitive.length;
  }
}

/** A German adjective with a capital: inside a sentence it is part of a name. */
const ADJECTIVE = /^\p{Lu}\p{Ll}+isch(?:e[nrsm]?)?$/u;

/** What a capitalised adjective adds to the log-odds of a name with it: "Sächsische Schweiz" has -1 without. */
const WITH_ADJECTIVE = 1.5;
/**
 * What it takes from the place behind it, so that the place is not a doubtful mention either: "Schweiz" there has up to
 * 0.6.
 */
const WITHOUT_ADJECTIVE = -3;

/**
 * What a capitalised adjective before the name of a place adds to the log-odds of an arc. The two are one name, known
 * or not ("Holsteinische Schweiz"), and not the place alone.
 */
function regionOdds(lattice: Lattice, arc: number): number {
  const { document } = lattice;
  const from = lattice.from[arc]!;
  if (isAdjective(document, from - 1) && isPlace(lattice, arc)) return WITHOUT_ADJECTIVE;
  if (lattice.to[arc]! - from < 2 || !isAdjective(document, from)) return 0;
  const place = lattice.find(from + 1, lattice.to[arc]!);
  return place >= 0 && isPlace(lattice, place) ? WITH_ADJECTIVE : 0;
}

/** Whether a piece is an adjective with a capital that stands right before the next one. */
function isAdjective(document: Document, at: number): boolean {
  const { text, start, end } = document.pieces;
  if (!isJoined(document, at + 1) || !isCapitalised(document, at)) return false;
  if (document.startsSentence[at] && hasClass(document, at, COMMON)) return false;
  return text.charCodeAt(end[at]!) === 0x20 && ADJECTIVE.test(text.slice(start[at], end[at]));
}

/** Whether a world has a place with the name of an arc, and the name is not an everyday word. */
function isPlace(lattice: Lattice, arc: number): boolean {
  if (lattice.document.wordClass[lattice.from[arc]!]! & EVERYDAY) return false;
  return (lattice.kinds(arc) & PLACE) !== 0;
}

/**
 * What the water in its name adds to the log-odds of a town. Of three sentences that begin with "Frankfurt an der Oder",
 * 0.5 finds it whole in none, 1 in two and 1.5 in all.
 */
const AT_WATER = 2;

/**
 * What a German name of a town with its water adds to the log-odds of an arc: "Frankfurt an der Oder" is another town
 * than Frankfurt. A world has the whole name, and a town and a water of its parts.
 */
function watersideOdds(lattice: Lattice, arc: number): number {
  const { wordClass } = lattice.document;
  const from = lattice.from[arc]!;
  const last = lattice.to[arc]! - 1;
  if (last - from < 2 || !lattice.isNamed(arc) || !(lattice.kinds(arc) & SETTLEMENT)) return 0;
  let town = last;
  while (town - 1 > from && wordClass[town - 1]! & FUNCTION) town--;
  if (town === last || !(kindsOfSpan(lattice, from, town) & SETTLEMENT)) return 0;
  return kindsOfSpan(lattice, last, last + 1) & WATER ? AT_WATER : 0;
}
