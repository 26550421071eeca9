import { IDEA, kindBit, ORGANIZATION, PERSON, PLACE, WORK } from "../../datasets/knowledge/kinds.ts";
import {
  HAS_ACRONYM,
  HAS_LABEL,
  HAS_NAME,
  HAS_SHORT_NAME,
  lowerShareOf,
  popularityOf,
  totalOf,
  upperShareOf,
} from "../../datasets/names/name-facts.ts";
import type { Pause } from "../../text/pauser.ts";
import {
  ADJACENT,
  ALPHABETIC,
  CAPITAL,
  CHARACTER,
  COMMA,
  INNER_CAPITAL,
  NUMBER,
  textOf,
} from "../../text/pieces.ts";
import { HARD, OPEN } from "../document/boundaries.ts";
import { hasShape, isUpper } from "../document/document.ts";
import * as word from "../document/lexicon.ts";
import { MATCH_AROUND } from "../document/match-cues.ts";
import { spanFeatures } from "../model/feature-table.ts";
import { spellingOf } from "../model/spelling.ts";
import { onDemand } from "../parts.ts";
import { GENITIVE, type Lattice, NAMED } from "./lattice.ts";
import { OtherNames } from "./other-names.ts";
import { WordCounts } from "./word-counts.ts";

const f = spanFeatures.at;

const PEOPLE = kindBit("people");
const NAME = kindBit("name");

/** Most words of a run that are counted before and behind a span. */
const MOST_OF_RUN = 6;

/** Arcs between two checks of the signal: some ms of work where 64 entities of each name have 200 types. */
const BETWEEN_PAUSES = 16;

/**
 * Writes the evidence of an arc into a row: `spanFeatures.width` numbers of any value, which are overwritten. Rows are
 * written one at a time, as all rows of a text of names inside names would take a gigabyte.
 */
type WriteSpan = (arc: number, row: Float32Array) => void;

/**
 * Reads what the evidence of the arcs of a lattice needs, and returns what writes it.
 *
 * @param runOf number of the run of capitals of each piece, from 1, 0 for none
 */
export async function spanEvidence(lattice: Lattice, runOf: Int32Array, pause: Pause): Promise<WriteSpan> {
  const { document } = lattice;
  const known = {
    facts: new Uint32Array(lattice.count),
    kinds: new Uint32Array(lattice.count),
    popularity: new Float32Array(lattice.count).fill(-16),
  };
  let unspaced = false;
  for (let arc = 0; arc < lattice.count; arc++) {
    const waiting = arc % BETWEEN_PAUSES === 0 ? pause() : undefined;
    if (waiting) await waiting;
    readFacts(known, lattice, arc);
    unspaced ||= hasShape(document.pieces, lattice.from[arc]!, lattice.to[arc]!, CHARACTER);
  }
  const borders = unspaced ? await (await onDemand()).wordBordersOf(document, pause) : undefined;
  const counts = new WordCounts(document);
  const runEnds = runEndsOf(counts, runOf);
  const spelled = await spellingOf(document.language).ofPieces(document.pieces, pause);
  const others = await OtherNames.of(lattice, known.popularity, pause);
  await pause();
  return (arc, row) => {
    const from = lattice.from[arc]!;
    const to = lattice.to[arc]!;
    row.fill(0);
    const set = (feature: number, value: number | boolean) => {
      row[feature] = Number(value);
    };
    writeShape(set, from, to);
    writeBeside(set, from, to);
    if (lattice.source[arc]! & NAMED) writeName(set, arc);
    writeOthers(set, from, to);
    set(f.suffix, lattice.suffix(arc));
    set(f.genitive, (lattice.source[arc]! & GENITIVE) !== 0);
  };

  function writeShape(set: Setter, from: number, to: number): void {
    const { pieces, wordClass, startsSentence, headline, lexicon } = document;
    const { shape, start, end } = pieces;
    const first = wordClass[from]!;
    const last = wordClass[to - 1]!;
    let content = 0;
    let capitals = 0;
    let everyday = 0;
    let any = 0;
    let least = Number.POSITIVE_INFINITY;
    let comma = false;
    for (let i = from; i < to; i++) {
      any |= shape[i]!;
      if (shape[i]! & CAPITAL) least = Math.min(least, spelled[i]!);
      if (i > from && pieces.gap[i] === COMMA) comma = true;
      if (shape[i]! & (CAPITAL | INNER_CAPITAL)) {
        content++;
        capitals++;
      } else if (shape[i]! & ALPHABETIC && !(wordClass[i]! & (word.CONNECTOR | word.FUNCTION))) content++;
      if (wordClass[i]! & (word.COMMON | word.FUNCTION | word.TITLE | word.CALENDAR)) everyday++;
    }
    set(f.tokens, Math.min(to - from, 8));
    set(f.letters, Math.min(end[to - 1]! - start[from]!, 40));
    set(f.capitals, content === 0 ? 0 : capitals / content);
    set(f.first_capital, (shape[from]! & CAPITAL) !== 0);
    set(f.all_capitals, isUpper(pieces, from));
    set(f.inner_capital, (any & INNER_CAPITAL) !== 0);
    set(f.number, (any & NUMBER) !== 0);
    set(f.everyday, everyday / (to - from));
    set(f.first_function, (first & word.FUNCTION) !== 0);
    set(f.first_common, (first & word.COMMON) !== 0);
    set(f.first_calendar, (first & word.CALENDAR) !== 0);
    set(f.given_name, (first & word.GIVEN_NAME) !== 0);
    set(f.surname, (last & word.SURNAME) !== 0);
    set(f.demonym_word, (last & word.DEMONYM_WORD) !== 0);
    set(f.last_function, (last & (word.FUNCTION | word.CONNECTOR)) !== 0);
    set(f.last_common, (last & word.COMMON) !== 0);
    set(f.last_title, (last & word.TITLE) !== 0);
    set(f.last_small, !(shape[to - 1]! & (CAPITAL | INNER_CAPITAL | NUMBER | CHARACTER)));
    set(f.spelling_first, spelled[from]!);
    set(f.spelling_last, spelled[to - 1]!);
    set(f.spelling_least, least === Number.POSITIVE_INFINITY ? 0 : least);
    set(f.comma_inside, comma);
    set(f.first_demonym, (first & word.DEMONYM_WORD) !== 0);
    set(f.starts_sentence, startsSentence[from]!);
    set(f.headline, headline[from]!);
    set(f.nouns_capital, lexicon.capitalisesNouns);
    if (any & CHARACTER) {
      set(f.word_borders, borders![from]! + borders![to]!);
      set(f.unspaced_everyday, lexicon.everyday(textOf(pieces, from, to)));
    }
  }

  function writeBeside(set: Setter, from: number, to: number): void {
    const { pieces, wordClass, boundaryBefore, startsSentence, matchCues } = document;
    const { text, shape, start, end, gap, count } = pieces;
    const before = from - 1;
    if (before >= 0) {
      const boundary = boundaryBefore[from]!;
      set(f.boundary_before, boundary);
      set(f.previous_adjacent, gap[from] === ADJACENT);
      set(f.previous_number, (shape[before]! & NUMBER) !== 0);
      if (boundary === OPEN) {
        const bits = wordClass[before]!;
        set(
          f.previous_capital,
          (shape[before]! & CAPITAL) !== 0 && !(startsSentence[before] && bits & word.FUNCTION),
        );
        set(f.previous_function, (bits & word.FUNCTION) !== 0);
        set(f.previous_article, (bits & (word.ARTICLE | word.CUE_ARTICLE)) !== 0);
        set(f.previous_determiner, (bits & word.DETERMINER) !== 0);
        set(f.previous_title, (bits & word.TITLE) !== 0);
        set(f.previous_place_cue, (bits & word.CUE_PLACE) !== 0);
      }
    } else set(f.boundary_before, HARD);
    if (to < count) {
      const boundary = boundaryBefore[to]!;
      set(f.boundary_behind, boundary);
      set(f.next_adjacent, gap[to] === ADJACENT);
      set(f.next_number, (shape[to]! & NUMBER) !== 0);
      if (boundary === OPEN) {
        const bits = wordClass[to]!;
        set(f.next_capital, (shape[to]! & CAPITAL) !== 0);
        set(f.next_function, (bits & word.FUNCTION) !== 0);
        set(f.next_title, (bits & word.TITLE) !== 0);
        set(f.next_person_cue, (bits & word.CUE_PERSON) !== 0);
        set(f.next_common, (bits & word.COMMON) !== 0 && !(shape[to]! & CAPITAL));
      }
    } else set(f.boundary_behind, HARD);
    const run = runOf[from]!;
    if (run > 0) {
      let first = from;
      while (first > 0 && runOf[first - 1] === run && from - first < MOST_OF_RUN) first--;
      let last = to;
      while (last < count && runOf[last] === run && last - to < MOST_OF_RUN) last++;
      set(f.run_before, from - first);
      set(f.run_behind, last - to);
      set(f.is_run, first === from && last === to && runOf[to - 1] === run);
    }
    const opening = text.charCodeAt(start[from]! - 1);
    const closing = text.charCodeAt(end[to - 1]!);
    set(f.quoted, quotes.has(opening) && quotes.has(closing));
    set(f.bracketed, opening === 0x28 || opening === 0xff08);
    set(
      f.match_cue,
      matchCues[Math.min(count, to + MATCH_AROUND)]! > matchCues[Math.max(0, from - MATCH_AROUND)]!,
    );
  }

  function writeName(set: Setter, arc: number): void {
    const fact = known.facts[arc]!;
    const kinds = known.kinds[arc]!;
    set(f.known, true);
    set(f.label, (fact & HAS_LABEL) !== 0);
    set(f.alias_only, (fact & HAS_NAME) === 0);
    set(f.acronym, (fact & HAS_ACRONYM) !== 0);
    set(f.short_name, (fact & HAS_SHORT_NAME) !== 0);
    set(f.popularity, known.popularity[arc]!);
    set(f.popularity_total, known.popularity[arc]! + totalOf(fact) - popularityOf(fact));
    set(f.lower_share, lowerShareOf(fact));
    set(f.upper_share, upperShareOf(fact));
    set(f.names_person, (kinds & PERSON) !== 0);
    set(f.names_place, (kinds & PLACE) !== 0);
    set(f.names_organization, (kinds & ORGANIZATION) !== 0);
    set(f.names_work, (kinds & WORK) !== 0);
    set(f.names_idea, (kinds & IDEA) !== 0);
    set(f.names_people, (kinds & PEOPLE) !== 0);
    set(f.names_name, (kinds & NAME) !== 0);
    set(f.own, lattice.isNamedBy("user", arc));
  }

  /** Writes the evidence of the other arcs: longer names over it, shorter ones in it, names over its borders. */
  function writeOthers(set: Setter, from: number, to: number): void {
    others.look(from, to);
    set(f.covered, others.covered);
    set(f.covered_popularity, others.coveredPopularity);
    set(f.contained, others.contained);
    set(f.contained_popularity, others.containedPopularity);
    set(f.contained_rest, others.rest);
    set(f.contained_first, others.first);
    set(f.crossed, others.crossed);
    set(f.recurs, counts.capitals(from));
    set(f.in_small, counts.small(from));
    if (to - from === 1) set(f.longer_elsewhere, runEnds.has(counts.wordOf(from)));
  }
}

/** The bits of a name fact for its forms: a name has every form that it has in any world. */
const FORMS = 127;

/** Facts about the names of the arcs, each from the world where the name is best known. */
interface KnownNames {
  readonly facts: Uint32Array;
  readonly kinds: Uint32Array;
  readonly popularity: Float32Array;
}

function readFacts({ facts, kinds, popularity }: KnownNames, lattice: Lattice, arc: number): void {
  const { worlds } = lattice;
  let forms = 0;
  for (let w = 0; w < worlds.length; w++) {
    const node = lattice.node(arc, w);
    if (node === 0) continue;
    const { dataset } = worlds[w]!;
    const fact = dataset.nameFact(node, 0);
    const above = popularityOf(fact) - dataset.medianPopularity;
    if (above > popularity[arc]!) popularity[arc] = above;
    forms |= fact & FORMS;
    if (facts[arc] === 0 || popularityOf(fact) > popularityOf(facts[arc]!)) facts[arc] = fact;
    kinds[arc]! |= dataset.nameFact(node, 1);
  }
  facts[arc]! |= forms;
}

type Setter = (feature: number, value: number | boolean) => void;

const quotes = new Set(Array.from('"«»“”„‟「」', (quote) => quote.charCodeAt(0)));

/** First and last words of the runs of two words and more. */
function runEndsOf(counts: WordCounts, runOf: Int32Array): Set<number> {
  const ends = new Set<number>();
  for (let at = 0; at < runOf.length; ) {
    const run = runOf[at]!;
    let to = at + 1;
    while (to < runOf.length && runOf[to] === run) to++;
    if (run > 0 && to - at > 1) {
      ends.add(counts.wordOf(at));
      ends.add(counts.wordOf(to - 1));
    }
    at = to;
  }
  return ends;
}
