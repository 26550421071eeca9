import { namesOf } from "../../datasets/entity.ts";
import { kindBit } from "../../datasets/knowledge/kinds.ts";
import { isLegalForm } from "../../datasets/names/derived-names.ts";
import { HAS_LABEL, LOWER_SHARE_MASK } from "../../datasets/names/name-facts.ts";
import { entitiesOf, postingsOf } from "../../datasets/names/name-lookup.ts";
import { FORM, Hits, NAME } from "../../datasets/names/name-trie.ts";
import type { Pause } from "../../text/pauser.ts";
import {
  ADJACENT,
  CAPITAL,
  CHARACTER,
  cut,
  INNER_CAPITAL,
  NUMBER,
  PERIOD,
  type Pieces,
  textOf,
} from "../../text/pieces.ts";
import { perRecord } from "../candidates/per-record.ts";
import { PerWorld } from "../candidates/per-world.ts";
import { HARD, isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital, isUpper } from "../document/document.ts";
import { ARTICLE, EVERYDAY, FUNCTION, GIVEN_NAME } from "../document/lexicon.ts";
import { beginsScore } from "../document/score.ts";
import type { PieceRange } from "../mention.ts";
import type { World } from "../world.ts";
import { type Lattice, NAMED } from "./lattice.ts";
import { namesPhrase } from "./small-letters.ts";

/** Pieces between two checks of the signal: names of 256 words begin at each in a few ms. */
const BETWEEN_PAUSES = 256;

/** Adds the names of the worlds that a text has, with all their readings. */
export async function addNameHits(lattice: Lattice, pause: Pause): Promise<void> {
  const { document, worlds } = lattice;
  const { pieces } = document;
  const { count } = pieces;
  for (let from = 0; from < count; from += BETWEEN_PAUSES) {
    await pause();
    const until = Math.min(count, from + BETWEEN_PAUSES);
    for (const [w, world] of worlds.entries())
      for (const spelling of [pieces, ...document.otherScripts]) addHits(world, w, spelling, from, until);
  }

  function addHits(world: World, w: number, spelling: Pieces, begin: number, until: number): void {
    const hits = new Hits();
    world.dataset.names.match(spelling, begin, count, hits, until);
    for (let i = 0; i < hits.count; i++) {
      const first = hits.data[i * 3]!;
      const to = hits.data[i * 3 + 1]!;
      const node = hits.data[i * 3 + 2]!;
      const from = withoutArticle(document, first, to);
      // "the Moon" is a name of its own for some entities, but entities with the name "Moon" are candidates as well.
      if (from > first && world.dataset.names.find(pieces, from, to) !== 0) continue;
      if (hasArticleOfSentence(document, { from: first, to, world, node })) continue;
      const hit = { from, to, world, node };
      if (crossesBoundary(document, hit) || !mayBeMeant(document, hit)) continue;
      const suffix = legalFormBehind(document, to);
      setNode(lattice, from, to + suffix, w, node, suffix);
    }
  }
}

/** A span that is a name of a world, and the node of the name. */
interface Hit extends PieceRange {
  readonly world: World;
  readonly node: number;
}

/**
 * Sets the node of a name. A name that includes the legal form is a better reading than one with the legal form
 * behind it.
 */
function setNode(lattice: Lattice, from: number, to: number, w: number, node: number, suffix: number): void {
  const arc = lattice.add(from, to, NAMED);
  const at = arc * lattice.worlds.length + w;
  if (lattice.nodes[at] !== 0 && suffix >= lattice.suffixes[at]!) return;
  lattice.nodes[at] = node;
  lattice.suffixes[at] = suffix;
}

/** Start of a span without a leading article in small letters: "the Amazon" is "Amazon", while "The Hague" stays. */
function withoutArticle({ pieces, wordClass }: Document, from: number, to: number): number {
  return to - from > 1 && wordClass[from]! & FUNCTION && !(pieces.shape[from]! & (CAPITAL | CHARACTER))
    ? from + 1
    : from;
}

/**
 * Whether the article of a name has its capital from the sentence only, and does not belong to the name: behind it
 * stands an acronym of the world ("The WHO" is not The Who), or a name of all the same entities ("The United States").
 */
function hasArticleOfSentence(document: Document, { from, to, world, node }: Hit): boolean {
  const { pieces, wordClass, startsSentence, headline } = document;
  if (to - from < 2 || !startsSentence[from] || !(wordClass[from]! & ARTICLE) || headline[from]) return false;
  const rest = world.dataset.names.find(pieces, from + 1, to);
  if (rest === 0) return false;
  const isAcronym = to - from === 2 && isUpper(pieces, to - 1) && !isUpper(pieces, from);
  if (isAcronym) return true;
  // A label is read whole: "The Hague".
  if (world.dataset.nameFact(node, 0) & HAS_LABEL) return false;
  return articled.get(world, node, () => namesAll(world, rest, node));
}

/** Whether the name without the article names all entities of the one with it, by the node of that. */
const articled = new PerWorld<number, boolean>(() => 0, true);

function namesAll({ dataset: { names } }: World, other: number, node: number): boolean {
  const entities = new Set(entitiesOf(names, other));
  return entitiesOf(names, node).every((entity) => entities.has(entity));
}

/** Whether a sentence or a line ends inside a span, or a score begins with its last word: "UPS 25-60" is a whole name. */
function crossesBoundary({ boundaryBefore, pieces }: Document, hit: Hit): boolean {
  if (beginsScore(pieces, hit.to - 1)) return true;
  for (let i = hit.from + 1; i < hit.to; i++)
    if (boundaryBefore[i] === HARD && !isNumbered(pieces, i, hit)) return true;
  return false;
}

/**
 * Whether a full stop between a word and a number is one of the caller's name: "Prot. 4512". "We sold the Audi. 80 people
 * came" is not about an Audi 80.
 */
function isNumbered({ text, start, end, gap, shape }: Pieces, at: number, { world, node }: Hit) {
  if (world.kind !== "user" || gap[at] !== PERIOD || !(shape[at]! & NUMBER)) return false;
  const written = text.slice(start[at - 1], end[at]).toLowerCase();
  const { dataset } = world;
  return numbered.get(world, `${node} ${written}`, () =>
    entitiesOf(dataset.names, node).some((entity) => numberedOf(dataset.record(entity)).has(written)),
  );
}

/** Whether an entity of a name has a word, a full stop and a number in a name: thousands may share the name. */
const numbered = new PerWorld<string, boolean>(() => 0, true);

/** The words of an entity's names with a full stop and a number behind them, in small letters: "prot. 4512". */
const numberedOf = perRecord((record) => {
  const found = new Set<string>();
  for (const name of namesOf(record)) {
    const pieces = cut(name);
    for (let at = 1; at < pieces.count; at++)
      if (pieces.gap[at] === PERIOD && pieces.shape[at]! & NUMBER)
        found.add(textOf(pieces, at - 1, at + 1).toLowerCase());
  }
  return found;
});

const EVENT = kindBit("event");

/** Least pieces of the name of an event in everyday words, for it not to be a chance hit: "seconda guerra mondiale". */
const LONG = 3;

/**
 * Whether a span in a script without spaces may be a name: it has two characters, and is not an office ("大統領") or common
 * noun ("公司").
 */
function isName({ pieces, lexicon }: Document, hit: Hit): boolean {
  if (hit.to - hit.from === 1) return false;
  const word = textOf(pieces, hit.from, hit.to);
  return !lexicon.title(word) && !(lexicon.everyday(word) && isCommonNoun(hit));
}

const CELESTIAL = kindBit("celestial");

/**
 * Whether an everyday word names classes of things only: it is the label of every entity that has it as a name. "苹果"
 * is also an alias of a firm. Stars and planets are single things, although their labels are everyday words.
 */
function isCommonNoun({ world: { dataset }, node }: Hit): boolean {
  if (dataset.nameFact(node, 1) & CELESTIAL) return false;
  const { names } = dataset;
  const labels = [...postingsOf(names, node)].filter((posting) => (names.form(posting) & FORM) === NAME);
  const labelled = new Set(labels.map((posting) => names.entity(posting)));
  return entitiesOf(names, node).every((entity) => labelled.has(entity));
}

/**
 * Whether a word of a caller's name has its capital from the start of a sentence: "Le monde est grand", "It rained". "Will
 * called" has a given name.
 */
function isOpeningWord(document: Document, at: number, { to, world }: Hit): boolean {
  const { pieces, startsSentence } = document;
  if (world.kind !== "user" || startsSentence[at] !== 1 || !hasClass(document, at, FUNCTION)) return false;
  if (pieces.shape[at]! & INNER_CAPITAL) return false;
  if (to - at > 1) return true;
  return !hasClass(document, at, GIVEN_NAME) && isJoined(document, to);
}

/**
 * Whether a hit may be meant. The cheapest test comes first, as most hits are everyday words. A hit in small letters
 * counts only if the name is written so. In the public world it must not be an everyday word, unless it is a long
 * name of an event. For the caller's own names, phrases count too.
 */
export function mayBeMeant(document: Document, hit: Hit): boolean {
  const { from, to, world, node } = hit;
  const { pieces, wordClass } = document;
  let everyday = true;
  for (let i = from; i < to; i++) {
    if (pieces.shape[i]! & (CAPITAL | INNER_CAPITAL) && !isOpeningWord(document, i, hit)) return true;
    if (pieces.shape[i]! & CHARACTER) return world.kind === "user" || isName(document, hit);
    if (!(wordClass[i]! & EVERYDAY)) everyday = false;
  }
  if (world.kind === "public" && everyday && !(to - from >= LONG && world.dataset.nameFact(node, 1) & EVENT))
    return false;
  if (to - from === 1 && wordClass[from]! & FUNCTION) return false;
  if ((world.dataset.nameFact(node, 0) & LOWER_SHARE_MASK) !== 0) return true;
  return world.kind === "user" && namesPhrase(document, hit, world, node);
}

/** Most pieces of a legal form behind a name: "and Co KGaA" is a legal form that includes "and". */
const MAX_FORM_TOKENS = 4;

/** Number of pieces behind a name that are its legal form: "Corp", "Co Ltd", "and Co Inc". */
function legalFormBehind(document: Document, to: number): number {
  const { pieces } = document;
  // After a full stop "As" and "Se" begin a sentence.
  const isForm = (at: number) =>
    isJoined(document, at) &&
    isCapital(document, at) &&
    pieces.gap[at] !== ADJACENT &&
    isLegalForm(pieces, at);
  let end = to;
  const hasAnd = isJoined(document, to) && hasClass(document, to, FUNCTION) && !isCapital(document, to);
  if (hasAnd && isForm(to + 1) && pieces.end[to + 1]! - pieces.start[to + 1]! === 2) end += 2;
  while (end - to < MAX_FORM_TOKENS && isForm(end)) end++;
  return end - to;
}
