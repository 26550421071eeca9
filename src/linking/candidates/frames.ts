import { PLACE } from "../../datasets/knowledge/kinds.ts";
import { isLegalForm, withoutLegalForm } from "../../datasets/names/derived-names.ts";
import { isSingleCapital } from "../../datasets/names/name-pieces.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL, COMMA, INNER_CAPITAL, textOf } from "../../text/pieces.ts";
import { isAddressed } from "../document/beside-persons.ts";
import { type Document, isUpper } from "../document/document.ts";
import { CLITIC, CONNECTOR, FUNCTION } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import type { CandidateGenerator, Found } from "./candidate.ts";
import { afterDescription, placeKind, WILD } from "./descriptions.ts";
import { FoundList } from "./found-list.ts";
import { addPartial } from "./longer-names.ts";
import { addNamed, withoutClitics } from "./lookup.ts";
import { hasInitials, mayBePerson } from "./persons.ts";
import { addRewritten, fullPlace, wordsOf } from "./rewrites.ts";
import { addSpellings } from "./spellings.ts";

/**
 * Adds the entities of a name inside a mention. The frame around the name does not change whose name it is: a title,
 * a place, a legal form.
 */
export const addFramed: CandidateGenerator = (document, from, to, found) => {
  const frame = new Frame(document, found);
  for (const read of readings) if (read(frame, from, to) && found.size > 0) return;
};

/** Most words of a name whose words are put in another order: Son Heung-min has three. */
const MOST_WORDS_OF_PERSON = 3;

/**
 * Least share of a last name's uses that mean the person of an initial. With 0.5, aida answers five more names right
 * and nineteen strangers; with all shares 50 and 104.
 */
const SHARE_OF_LAST_NAME = 0.9;

/** Tells whether the reading applies; its matches are in the list of the frame. */
type Reading = (frame: Frame, from: number, to: number) => boolean;

const readings: readonly Reading[] = [
  placeBehindComma,
  withLegalForm,
  legalFormBefore,
  kindOfPlaceBefore,
  describedPerson,
  lastNameBehindInitials,
  initialsInside,
  initialBehind,
  otherOrder,
  placeBefore,
  kindBehind,
];

/** "Queensland, Australia": the place that lies there, if there is one. */
function placeBehindComma(frame: Frame, from: number, to: number): boolean {
  const { pieces } = frame.document;
  let comma = from + 1;
  while (comma < to && pieces.gap[comma] !== COMMA) comma++;
  if (comma >= to || !frame.look(from, comma)) return false;
  const around = frame.placesIn(comma, to);
  if (frame.some(({ entity }) => frame.isNear(entity, around)))
    frame.found.keep(({ entity }) => frame.isNear(entity, around));
  return true;
}

/** "Harding, Lowell and Co": the name without the legal form and the small word before it. */
function withLegalForm(frame: Frame, from: number, to: number): boolean {
  const { pieces, wordClass } = frame.document;
  let stem = withoutLegalForm(pieces, from, to);
  while (stem < to && stem - from > 1 && wordClass[stem - 1]! & FUNCTION) stem--;
  return stem < to && frame.look(from, stem);
}

/** "NV Veldkamp Textiel": some legal forms stand before the name. */
function legalFormBefore(frame: Frame, from: number, to: number): boolean {
  const { pieces } = frame.document;
  return to - from > 1 && isUpper(pieces, from) && isLegalForm(pieces, from) && frame.look(from + 1, to);
}

/**
 * "Stadt Basel", "isola di Capri": a place, of the kind that the first word tells if there is one. A lake or a mountain is
 * nothing else.
 */
function kindOfPlaceBefore(frame: Frame, from: number, to: number): boolean {
  const { pieces, wordClass } = frame.document;
  const kind = placeKind(textOf(pieces, from));
  if (kind === 0) return false;
  let begin = from + 1;
  while (begin < to - 1 && wordClass[begin]! & (FUNCTION | CONNECTOR | CLITIC)) begin++;
  if (!frame.look(begin, to)) return false;
  frame.keepKind(PLACE);
  if (kind === WILD || frame.some(({ entity }) => (frame.kinds(entity) & kind) !== 0)) frame.keepKind(kind);
  return true;
}

/** "General Vallejo", "Dr. Steven Mandel", "the chemist Anna Lund": persons only. */
function describedPerson(frame: Frame, from: number, to: number): boolean {
  const first = afterDescription(frame.document, from, to);
  if (first === from) return false;
  const isPerson = isAddressed(frame.document, first, to);
  if (frame.look(first, to)) frame.keepPersons(isPerson);
  if (frame.found.size > 0) return true;
  addPartial(frame.document, first, to, frame.found);
  frame.keepPersons(isPerson);
  return true;
}

/**
 * "J. Smith", "M. J. Porter": a person of the caller whose given names begin with the letters. In the public world too
 * many persons share an initial and a last name, so that the last name has to mean one of them more than all others:
 * "A. Einstein".
 */
function lastNameBehindInitials(frame: Frame, from: number, to: number): boolean {
  const { document, world, found } = frame;
  const { pieces, lexicon } = document;
  const { dataset, kind } = world;
  let last = from;
  while (last < to && isSingleCapital(pieces, last)) last++;
  if (last === from || last === to || (last > from + 1 && kind === "public")) return false;
  if (!frame.look(last, to)) {
    if (kind === "user") addPartial(document, last, to, found);
    if (found.size === 0) return false;
  }
  if (kind === "public") {
    const best = found.ranked().find(({ prior }) => prior! > SHARE_OF_LAST_NAME);
    found.keep(({ entity }) => entity === best?.entity);
  }
  const initials = wordsOf(document, from, last).join("");
  frame.keepPersons(true);
  found.keep(({ entity }) => hasInitials(dataset.record(entity), initials, lexicon));
  return true;
}

/**
 * "John A. Smith": the caller's "John Smith", a person or somebody with a given name. In the public world the initial
 * tells one John Smith from another.
 */
function initialsInside(frame: Frame, from: number, to: number): boolean {
  const { pieces } = frame.document;
  if (frame.world.kind !== "user") return false;
  const words: string[] = [];
  for (let i = from; i < to; i++)
    if (i === from || !isSingleCapital(pieces, i)) words.push(textOf(pieces, i));
  if (words.length < 2 || words.length === to - from) return false;
  return frame.spellPerson([words.join(" ")]);
}

/** "Sergio V.", "De Tomasi R.": a person of the caller whose other name begins with the letter. */
function initialBehind(frame: Frame, from: number, to: number): boolean {
  const { document, world, found } = frame;
  const { pieces, lexicon } = document;
  if (world.kind !== "user" || to - from < 2 || !isSingleCapital(pieces, to - 1)) return false;
  if (!frame.look(from, to - 1)) addPartial(document, from, to - 1, found);
  const other = foldText(textOf(pieces, to - 1));
  const first = foldText(textOf(pieces, from)).charAt(0);
  frame.keepPersons();
  found.keep(({ entity }) => {
    const record = world.dataset.record(entity);
    return [first + other, other + first].some((initials) => hasInitials(record, initials, lexicon, true));
  });
  return true;
}

/** "Rossi Marco": a person of the caller with the words in another order. */
function otherOrder(frame: Frame, from: number, to: number): boolean {
  const count = to - from;
  if (frame.world.kind !== "user" || count < 2 || count > MOST_WORDS_OF_PERSON) return false;
  const words = wordsOf(frame.document, from, to);
  return frame.spellPerson(
    words.slice(1).map((_, i) => [...words.slice(i + 1), ...words.slice(0, i + 1)].join(" ")),
  );
}

/** "U.S. National Transportation Safety Board", "London's Heathrow Airport": an entity that lies in the place. */
function placeBefore(frame: Frame, from: number, to: number): boolean {
  for (let at = Math.min(from + 3, to - 1); at > from; at--) {
    const around = frame.placesIn(from, at);
    if (around.size === 0 || !frame.look(at, to)) continue;
    frame.found.keep(({ entity }) => frame.isNear(entity, around));
    if (frame.found.size > 0) return true;
  }
  return false;
}

/** "Ganges river": the word behind the name tells its kind. */
function kindBehind(frame: Frame, from: number, to: number): boolean {
  const { pieces } = frame.document;
  if (to - from < 2 || !(pieces.shape[from]! & CAPITAL)) return false;
  const kind = placeKind(textOf(pieces, to - 1));
  if (kind === 0) return false;
  addNamed(frame.document, from, to - 1, frame.found, inFrame);
  frame.keepKind(kind);
  return true;
}

/** How an entity is found whose name has something around it. */
const inFrame = { kind: "suffix", source: "frame" } as const;

/** The state that the readings of one mention share. */
class Frame {
  readonly document: Document;
  readonly world: World;
  readonly found: FoundList;

  constructor(document: Document, found: FoundList) {
    this.document = document;
    this.world = found.world;
    this.found = found;
  }

  kinds(entity: number): number {
    return this.world.dataset.evidence.kinds(entity);
  }

  keepKind(kinds: number): void {
    this.found.keep(({ entity }) => (this.kinds(entity) & kinds) !== 0);
  }

  /**
   * Keeps the persons.
   *
   * @param isPerson whether the text tells that the mention names a person
   */
  keepPersons(isPerson = false): void {
    const { world, document, found } = this;
    found.keep(({ entity }) => mayBePerson(world, entity, document.lexicon, isPerson));
  }

  /** Adds the persons of some spellings of a name; the reading applies whether there are any or not. */
  spellPerson(spellings: readonly string[]): true {
    addSpellings(spellings, this.found, inFrame);
    this.keepPersons();
    return true;
  }

  some(test: (found: Found) => boolean): boolean {
    for (const one of this.found.values()) if (test(one)) return true;
    return false;
  }

  /** Looks up a part of the mention; tells whether any entity has that name. */
  look(first: number, last: number): boolean {
    if (last <= first) return false;
    const { document, found } = this;
    const { pieces } = document;
    addNamed(document, first, last, found, inFrame);
    const stem = withoutLegalForm(pieces, first, last);
    if (found.size === 0 && stem < last) addNamed(document, first, stem, found, inFrame);
    if (found.size === 0 && pieces.shape[first]! & (CAPITAL | INNER_CAPITAL))
      addRewritten(document, first, last, found);
    return found.size > 0;
  }

  /**
   * The places of a name in which something else may lie. A firm has a relation to its country, but the country does
   * not lie in the firm.
   */
  placesIn(from: number, to: number): ReadonlySet<number> {
    const { document, world } = this;
    const places = new FoundList(world);
    const [first, last] = withoutClitics(document, from, to);
    addNamed(document, first, last, places, { kind: "folded", source: "frame" });
    const full = fullPlace(document, first, last);
    if (full !== undefined) addSpellings([full], places, { kind: "folded", source: "frame" });
    places.keep(({ entity }) => this.kinds(entity) === 0 || (this.kinds(entity) & PLACE) !== 0);
    return new Set(Array.from(places.values(), ({ entity }) => entity));
  }

  isNear(entity: number, places: ReadonlySet<number>): boolean {
    const { dataset } = this.world;
    const degree = dataset.degree(entity);
    for (let n = 0; n < degree; n++) if (places.has(dataset.neighbour(entity, n))) return true;
    return false;
  }
}
