import { postingsOf } from "../../datasets/names/name-lookup.ts";
import { nameWords, readyWords } from "../../datasets/names/name-words.ts";
import type { Pause } from "../../text/pauser.ts";
import { ADJACENT, CAPITAL } from "../../text/pieces.ts";
import { LEAST_OF_PERSON } from "../candidates/longer-names.ts";
import { mayBePerson } from "../candidates/persons.ts";
import { isCapitalGiven, wordNumbers } from "../candidates/words-of-names.ts";
import { isAddressed, isGreeted } from "../document/beside-persons.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass } from "../document/document.ts";
import { isOneName, withParticles } from "../document/last-names.ts";
import { EVERYDAY, GIVEN_NAME } from "../document/lexicon.ts";
import type { PieceRange } from "../mention.ts";
import type { World } from "../world.ts";
import { type Lattice, PART, RUN } from "./lattice.ts";
import { mayBeSmallName } from "./small-letters.ts";

/**
 * Adds the words in small letters that name a person ("ciao ivana, ...", "il sig. bellandi"), and the last names with
 * particles of the caller's persons ("van den Berg").
 */
export async function addPersonNames(lattice: Lattice, pause: Pause): Promise<void> {
  const { document, worlds } = lattice;
  const { pieces } = document;
  for (let at = 1; at < pieces.count; at++) {
    if (isSmall(document, at)) lattice.add(at, at + 1, PART);
    const from = pieces.shape[at]! & CAPITAL ? withParticles(document, at) : at;
    if (from === at) continue;
    let to = at + 1;
    while (to - at < MOST_ADJACENT && pieces.gap[to] === ADJACENT) to++;
    for (const world of worlds) {
      if (world.kind !== "user") continue;
      await readyWords(world.dataset.names, pause);
      if (isPart(document, world, { from, to }, false)) lattice.add(from, to, PART);
    }
  }
}

/** Most pieces of a word of a last name: "Dell'Orto-Bianchi" has three. */
const MOST_ADJACENT = 3;

/** Whether a form of address stands before a word, or a greeting, and nothing goes on behind: "hola maría, ...". */
function isSmall(document: Document, at: number): boolean {
  if (!mayBeSmallName(document, at)) return false;
  if (isAddressed(document, at, at + 1)) return true;
  return !isJoined(document, at + 1) && hasClass(document, at, GIVEN_NAME) && isGreeted(document, at);
}

/** Arcs between two checks of the signal: less than a millisecond of work. */
const BETWEEN_PAUSES = 1 << 10;

/** Least share of a full name that a word must be where the text has no sign of a person. */
const LEAST = 0.45;

/** An arc that is a part of a person's name, and whether a form of address or a greeting tells of a person. */
interface PersonPart {
  readonly arc: number;
  readonly isTold: boolean;
}

/**
 * The words that are the first or last name of a person of the caller: "Katrin" of Katrin Vogt. In German, and where
 * the text has no other sign of a person, the word alone looks like a noun.
 *
 * @param asked the worlds that were asked, of the caller and others
 * @param isOpen whether an arc is to be considered
 */
export async function partsOfPersons(
  lattice: Lattice,
  asked: readonly World[],
  isOpen: (arc: number) => boolean,
  pause: Pause,
): Promise<PersonPart[]> {
  const { document } = lattice;
  const { pieces, wordClass } = document;
  const parts: PersonPart[] = [];
  for (const [w, world] of asked.entries()) {
    if (world.kind !== "user") continue;
    await readyWords(world.dataset.names, pause);
    for (let arc = 0; arc < lattice.count; arc++) {
      if (arc % BETWEEN_PAUSES === 0) await pause();
      const at = lattice.from[arc]!;
      if (lattice.node(arc, w) !== 0 || !isWord(arc, world) || !isOpen(arc)) continue;
      const isTold = isPerson(at);
      if (isPart(document, world, { from: at, to: lattice.to[arc]! }, isTold)) parts.push({ arc, isTold });
    }
  }
  return parts;

  /** Whether an arc is one name with a capital that is not an everyday word, or a person's name all the same. */
  function isWord(arc: number, world: World): boolean {
    const at = lattice.from[arc]!;
    const to = lattice.to[arc]!;
    if (!(lattice.source[arc]! & (RUN | PART))) return false;
    if (to - at > 1) return isOneName(document, at, to);
    if (!(pieces.shape[at]! & CAPITAL)) return isSmall(document, at);
    return !(wordClass[at]! & EVERYDAY) || isCapitalGiven(document, at, world) || isPerson(at);
  }

  function isPerson(at: number): boolean {
    return isAddressed(document, at, at + 1) || isGreeted(document, at);
  }
}

/** Whether a span is the first or last name of a person of the caller. */
function isPart(document: Document, world: World, span: PieceRange, isTold: boolean): boolean {
  const { names } = world.dataset;
  const words = wordNumbers(document, span, world, { isAddressed: true, isPerson: true, areOneName: true });
  if (!words) return false;
  const least = isTold ? LEAST_OF_PERSON : LEAST;
  for (const { node, begins, ends } of nameWords(names).containing(words, least, LEAST_OF_PERSON))
    if (words.length === 1 || begins || ends)
      for (const p of postingsOf(names, node))
        if (mayBePerson(world, names.entity(p), document.lexicon, isTold)) return true;
  return false;
}
