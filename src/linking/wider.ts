import { isPerson, typeWord } from "../datasets/knowledge/types.ts";
import { isLegalForm, withoutLegalForm } from "../datasets/names/derived-names.ts";
import { ALIAS, FORM, NAME } from "../datasets/names/name-trie.ts";
import { nameWords } from "../datasets/names/name-words.ts";
import { foldText } from "../text/fold.ts";
import { CAPITAL, CHARACTER, COMMA, INNER_CAPITAL, SMALL } from "../text/pieces.ts";
import { type Candidate, type Found, foundAt, foundIn, ranked, withoutClitics } from "./candidates.ts";
import { classesOf, PLACE } from "./classes.ts";
import { afterDescription, placeKind } from "./described.ts";
import type { Span } from "./detect.ts";
import { type Document, isUpper } from "./document.ts";
import { CALENDAR, CLITIC, COMMON, CONNECTOR, FUNCTION, TITLE } from "./lexicon.ts";
import { fullGivenNames, fullPlace, respellings } from "./respell.ts";
import type { World } from "./world.ts";

/**
 * Candidates of a mention that is no name of the world as it stands: the name in another spelling, the name in it
 * with a title or a place around, names that have its words and more. The first way that finds something counts.
 */
export function widerCandidatesOf(document: Document, span: Span, world: World): Candidate[] {
  const [from, to] = withoutClitics(document, span.from, span.to);
  const found: Found[] = [];
  // "Unesco": initials that are read as a word have one capital.
  if (to - from === 1 && isWordOfInitials(document, from))
    foundIn(document, world, from, to, "acronym", found, true);
  if (found.length === 0) respelt(document, from, to, world, found);
  if (found.length === 0) inner(document, from, to, world, found);
  if (found.length === 0) partial(document, from, to, world, found);
  return ranked(world, found);
}

function isWordOfInitials({ pieces: { shape, start, end } }: Document, at: number): boolean {
  const length = end[at]! - start[at]!;
  return (shape[at]! & (CAPITAL | SMALL)) === (CAPITAL | SMALL) && length >= 4 && length <= 6;
}

/** The name in another spelling. */
function respelt(document: Document, from: number, to: number, world: World, found: Found[]): void {
  foundAt(world, respellings(document, from, to), "folded", found);
  if (found.length > 0) return;
  const place = fullPlace(document, from, to);
  if (place !== undefined) foundAt(world, [place], "folded", found);
  foundAt(world, fullGivenNames(document, from, to), "short_name", found);
}

/** A name inside the mention, with what does not change whose name it is around it. */
function inner(document: Document, from: number, to: number, world: World, found: Found[]): void {
  const { pieces, category } = document;
  const look = (first: number, last: number): boolean => {
    if (last > first && found.length === 0) {
      foundIn(document, world, first, last, "suffix", found);
      const stem = withoutLegalForm(pieces, first, last);
      if (found.length === 0 && stem < last) foundIn(document, world, first, stem, "suffix", found);
      if (found.length === 0 && pieces.shape[first]! & (CAPITAL | INNER_CAPITAL))
        respelt(document, first, last, world, found);
    }
    return found.length > 0;
  };
  const keep = (test: (one: Found) => boolean): boolean => {
    found.splice(0, found.length, ...found.filter(test));
    return found.length > 0;
  };
  // "Queensland, Australia": the place that lies there, when there is one.
  for (let at = from + 1; at < to; at++) {
    if (pieces.gap[at] !== COMMA) continue;
    if (look(from, at)) {
      const around = placesIn(document, at, to, world);
      const inside = found.filter(({ entity }) => isNear(world, entity, around));
      if (inside.length > 0) found.splice(0, found.length, ...inside);
      return;
    }
    break;
  }
  // "Harding, Lowell and Co": the legal form and the small word before it.
  let stem = withoutLegalForm(pieces, from, to);
  while (stem < to && stem - from > 1 && category[stem - 1]! & FUNCTION) stem--;
  if (stem < to && look(from, stem)) return;
  // "NV Veldkamp Textiel": some legal forms stand before the name.
  if (to - from > 1 && isUpper(pieces, from) && isLegalForm(pieces, from) && look(from + 1, to)) return;
  // "Stadt Basel", "isola di Capri": a place, of the kind that the first word says.
  const kind = placeKind(pieces.text.slice(pieces.start[from], pieces.end[from]));
  if (kind !== 0) {
    let begin = from + 1;
    while (begin < to - 1 && category[begin]! & (FUNCTION | CONNECTOR | CLITIC)) begin++;
    const classes = ({ entity }: Found) => classesOf(world.dataset.record(entity).types);
    if (look(begin, to) && keep((one) => (classes(one) & PLACE) !== 0)) {
      const fitting = found.filter((one) => (classes(one) & kind) !== 0);
      if (fitting.length > 0) found.splice(0, found.length, ...fitting);
      return;
    }
    found.length = 0;
  }
  // "General Vallejo", "Dr. Steven Mandel", "the chemist Anna Lund": persons only.
  const first = afterDescription(document, from, to);
  if (first > from) {
    const { dataset } = world;
    const person = ({ entity }: Found) => isPerson(dataset.record(entity).types);
    if (look(first, to) && keep(person)) return;
    partial(document, first, to, world, found);
    if (keep(person)) return;
  }
  // "U.S. National Transportation Safety Board", "London's Heathrow Airport": what lies there.
  for (let at = Math.min(from + 3, to - 1); at > from; at--) {
    const around = placesIn(document, from, at, world);
    if (around.size > 0 && look(at, to) && keep(({ entity }) => isNear(world, entity, around))) return;
  }
  // "Ganges river": the word behind says what it is.
  if (to - from > 1 && pieces.shape[from]! & CAPITAL) {
    const word = pieces.text.slice(pieces.start[to - 1], pieces.end[to - 1]);
    foundIn(document, world, from, to - 1, "suffix", found);
    keep(({ entity }) => isSaidToBe(world, entity, word, document.language));
  }
}

/** What a run of pieces names: a place, that something else may lie in. Legal forms, clitics and commas aside. */
function placesIn(document: Document, from: number, to: number, world: World): Set<number> {
  const found: Found[] = [];
  const [first, last] = withoutClitics(document, from, to);
  foundIn(document, world, first, last, "folded", found);
  const place = fullPlace(document, first, last);
  if (place !== undefined) foundAt(world, [place], "folded", found);
  return new Set(found.map(({ entity }) => entity));
}

/** A relation joins an entity with one of some places, or with what lies there. */
function isNear(world: World, entity: number, places: ReadonlySet<number>): boolean {
  const { dataset } = world;
  const neighbours = dataset.neighbours(entity);
  for (let i = 0; i < neighbours.length; i++) if (places.has(neighbours[i]!)) return true;
  return false;
}

/** The word is one of an entity's types or stands in its description. */
function isSaidToBe(world: World, entity: number, word: string, language: string): boolean {
  const { types, descriptions } = world.dataset.record(entity);
  const folded = foldText(word);
  const singular = folded.replace(/(?<=..)s$/, "");
  if (types.some((type) => (typeWord(type) ?? type).split(" ").includes(singular))) return true;
  const description = foldText(descriptions[language] ?? descriptions.en ?? "").split(/[^\p{L}\p{N}]+/u);
  return description.includes(folded) || description.includes(singular);
}

/** Names that have the words of the mention and more. */
function partial(document: Document, from: number, to: number, world: World, found: Found[]): void {
  const { pieces, category } = document;
  const { dataset } = world;
  const { names } = dataset;
  // A run of characters stands in names that have nothing to do with each other.
  if (pieces.shape[from]! & CHARACTER) return;
  const words: number[] = [];
  let capitals = 0;
  for (let i = from; i < to; i++) {
    const shape = pieces.shape[i]!;
    if (shape & (CAPITAL | INNER_CAPITAL)) capitals++;
    else if (to - from > 1 && category[i]! & (FUNCTION | CONNECTOR)) continue;
    words.push(names.word(pieces.hash[i]!, pieces.hash2[i]!));
  }
  // An everyday word alone is a part of too much.
  if (capitals === 0 || (to - from === 1 && category[from]! & EVERYDAY)) return;
  // Asked before the index of words is made, which is most of what a first text costs.
  if (words.includes(0)) return;
  const best = new Map<number, Found>();
  for (const { node, coverage, begins } of nameWords(names).containing(words)) {
    if (coverage < LEAST) continue;
    for (let p = names.head(node); p !== 0; p = names.next(p)) {
      const entity = names.entity(p);
      const form = names.form(p) & FORM;
      if ((form !== NAME && form !== ALIAS) || !dataset.alive(entity)) continue;
      if ((best.get(entity)?.coverage ?? 0) >= coverage) continue;
      // "Carlos Beltrano" is not called Juan; a museum is not called by the painter, nor a lake by the land.
      const person = isPerson(dataset.record(entity).types);
      if (!begins && (words.length === 1) !== person) continue;
      if (form === ALIAS && !person && coverage < LEAST_OF_ALIAS) continue;
      const languages = names.languages(p);
      best.set(entity, { entity, kind: "partial", form, languages, distance: 0, coverage });
    }
  }
  found.push(...best.values());
}

const EVERYDAY = FUNCTION | COMMON | TITLE | CALENDAR | CONNECTOR;

/** Names of which the mention is less than this say nothing. */
const LEAST = 0.45;
/** "Rodin" is no short form of what is also called "Rodin Museum". */
const LEAST_OF_ALIAS = 0.7;
