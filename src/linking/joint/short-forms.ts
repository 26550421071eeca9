import { endsWithPlace } from "../../datasets/names/person-names.ts";
import { firstWhere, kept } from "../../text/look-up.ts";
import { mapInSteps, type Pause } from "../../text/pauser.ts";
import { ADJACENT, CAPITAL, CHARACTER, COMMA, isSameRun, NUMBER, textOf } from "../../text/pieces.ts";
import { foundBy } from "../candidates/candidate.ts";
import type { FoundList } from "../candidates/found-list.ts";
import { withoutClitics } from "../candidates/lookup.ts";
import { type Document, hasClass, isUpper } from "../document/document.ts";
import { CONNECTOR, FUNCTION, GIVEN_NAME, TITLE } from "../document/lexicon.ts";
import { areCapitals, isEpithet } from "../document/words-around.ts";
import type { MentionSpan } from "../mention.ts";

/** A longer mention of the text that a mention may abbreviate. */
export interface ShortForm {
  /** Its number among the mentions. */
  readonly mention: number;
  /** The part of the longer mention that the short one is: its last words, its first words, or its initials. */
  readonly part: "last" | "first" | "initials";
  /** The longer mention stands behind the short one, or the text does not define its initials. */
  readonly weak: boolean;
  /** The short one is the last name in the longer one, which stands before it and is a person's name by its words. */
  readonly isLastName: boolean;
  /** The first person of the text with that last name, if that is not the longer mention: its number. */
  readonly first?: number | undefined;
  /** That person is named right before the longer mention, with at most a word between: "John Smith and Jane Smith". */
  readonly isPair: boolean;
}

/** Most words of a longer mention; a longer run is a title or a sentence. */
const MAX_LONG_TOKENS = 8;

/** Most longer mentions with the same word that are considered. */
const LOOKED_AT = 8;

interface Run {
  readonly mention: number;
  readonly from: number;
  readonly to: number;
}

/** For each mention the longer one that it may be a part of: the last one before it, or else the first behind it. */
export async function shortFormsOf(
  document: Document,
  mentions: readonly MentionSpan[],
  pause: Pause,
): Promise<readonly (ShortForm | undefined)[]> {
  const { pieces } = document;
  const runs = await mapInSteps(pause, mentions, ({ span }, mention): Run => {
    const [from, to] =
      span.to > span.from ? withoutClitics(document, span.from, span.to) : [span.from, span.to];
    return { mention, from, to };
  });
  // A caller may send mentions in any order.
  const inOrder = [...runs].sort((a, b) => a.from - b.from || a.to - b.to || a.mention - b.mention);
  const byWord = new Map<number, Run[]>();
  const byInitials = new Map<string, Run[]>();
  const firstPersons = new Map<number, Run>();
  await mapInSteps(pause, inOrder, (run) => {
    if (!isLong(document, run)) return;
    for (const word of new Set([wordKey(document, run.from), wordKey(document, run.to - 1)]))
      kept(byWord, word, () => []).push(run);
    const lastName = wordKey(document, run.to - 1);
    if (!firstPersons.has(lastName) && isPerson(document, run)) firstPersons.set(lastName, run);
    const initials = initialsOf(document, run);
    if (initials.length > 1) kept(byInitials, initials, () => []).push(run);
  });
  await pause();
  const defined = definedInBrackets(document, inOrder);
  const shortFormOf = (run: Run): ShortForm | undefined => {
    const { from, to } = run;
    if (to <= from || to - from > 3 || !(pieces.shape[from]! & CAPITAL)) return undefined;
    if (to - from === 1 && isUpper(pieces, from) && pieces.end[from]! - pieces.start[from]! <= 7) {
      const letters = textOf(pieces, from);
      const long = defined.get(letters);
      const weak = !long || long.mention === run.mention;
      const full = weak ? nearestOf(byInitials.get(letters), run, () => true) : long;
      if (full) return { mention: full.mention, part: "initials", weak, isLastName: false, isPair: false };
    }
    const last = nearestOf(byWord.get(wordKey(document, to - 1)), run, (long) =>
      endsWith(document, long, run),
    );
    const begun = nearestOf(byWord.get(wordKey(document, from)), run, (long) =>
      beginsWith(document, long, run),
    );
    const best = nearer(last, begun, run);
    if (!best) return undefined;
    const weak = best.from > from;
    const isEnd = best === last && !weak;
    const isLastName = isEnd && isPerson(document, best);
    const named = isEnd ? firstPersons.get(wordKey(document, to - 1)) : undefined;
    const first = named === best ? undefined : named?.mention;
    const isPair = first !== undefined && best.from - named!.to <= 1;
    return { mention: best.mention, part: best === last ? "last" : "first", weak, isLastName, first, isPair };
  };
  return mapInSteps(pause, runs, shortFormOf);
}

/** A word as a number of 53 bits, made of its two hashes. */
function wordKey({ pieces: { hash, hash2 } }: Document, at: number): number {
  return hash[at]! * 2 ** 21 + (hash2[at]! >>> 11);
}

function isLong({ pieces }: Document, { from, to }: Run): boolean {
  const beginsWithCapital = (pieces.shape[from]! & (CAPITAL | CHARACTER)) === CAPITAL;
  return to - from > 1 && to - from <= MAX_LONG_TOKENS && beginsWithCapital;
}

/** Whether the words are a person's name that ends with a last name; false for "Napoleon III of France". */
function isPerson(document: Document, { from, to }: Run): boolean {
  return hasClass(document, from, GIVEN_NAME) && areCapitals(document, from, to);
}

/** First letters of the capitalised words, as an acronym would have them. */
function initialsOf({ pieces, wordClass }: Document, { from, to }: Run): string {
  let letters = "";
  for (let i = from; i < to; i++) {
    if (pieces.shape[i]! & CAPITAL) letters += pieces.text[pieces.start[i]!];
    else if (!(wordClass[i]! & (FUNCTION | CONNECTOR))) return "";
  }
  return letters;
}

/** "World Trade Organization (WTO)": short forms in brackets behind a longer mention. */
function definedInBrackets(document: Document, runs: readonly Run[]): Map<string, Run> {
  const { pieces } = document;
  const defined = new Map<string, Run>();
  runs.forEach((run, at) => {
    const before = runs[at - 1];
    if (!before || run.to - run.from !== 1 || before.to !== run.from || !isUpper(pieces, run.from)) return;
    if (!isLong(document, before)) return;
    const between = pieces.text.slice(pieces.end[before.to - 1], pieces.start[run.from]);
    if (between.trim() !== "(" || pieces.text[pieces.end[run.from]!] !== ")") return;
    const letters = textOf(pieces, run.from);
    const begin = pieces.text[pieces.start[before.from]!];
    if (!defined.has(letters) && (letters[0] === begin || initialsOf(document, before) === letters))
      defined.set(letters, before);
  });
  return defined;
}

/** The last run before a mention that passes the test, or else the first after it. */
function nearestOf(
  list: readonly Run[] | undefined,
  run: Run,
  passes: (long: Run) => boolean,
): Run | undefined {
  if (!list) return undefined;
  const at = firstWhere(0, list.length, (i) => list[i]!.from >= run.from);
  const before = list.slice(Math.max(0, at - LOOKED_AT), at).reverse();
  const near = [...before, ...list.slice(at, at + LOOKED_AT)];
  return near.find((long) => long.mention !== run.mention && passes(long));
}

/** The run before the mention is preferred; of two before it, the later. */
function nearer(a: Run | undefined, b: Run | undefined, { from }: Run): Run | undefined {
  if (!a || !b) return a ?? b;
  const isBehind = a.from > from;
  if (isBehind !== b.from > from) return isBehind ? b : a;
  return (isBehind ? b.from < a.from : b.from > a.from) ? b : a;
}

/** What stands behind a comma is not a short form: "California" is not Mountain View, California. */
function endsWith(document: Document, long: Run, short: Run): boolean {
  const { pieces } = document;
  const at = long.to - (short.to - short.from);
  // "Copenhagen" is not the University of Copenhagen, nor "Navarre" Henry of Navarre.
  if (endsWithPlace(pieces, long.from, at)) return false;
  if (at > long.from && pieces.gap[at] !== COMMA && isSameRun(pieces, short.from, short.to, pieces, at))
    return true;
  return isInitialled(document, long, short);
}

/** Whether a mention is an initial with the last name of the longer one: "S. Waugh" of "Steve Waugh". */
function isInitialled(document: Document, long: Run, { from, to }: Run): boolean {
  const { pieces } = document;
  const { start, end, text } = pieces;
  if (to - from < 2 || end[from]! - start[from]! !== 1 || end[from + 1]! - start[from + 1]! < 2) return false;
  return (
    isPerson(document, long) &&
    long.to - long.from > to - from - 1 &&
    end[long.from]! - start[long.from]! > 1 &&
    text[start[long.from]!] === text[start[from]!] &&
    isSameRun(pieces, from + 1, to, pieces, long.to - (to - from - 1))
  );
}

function beginsWith(document: Document, long: Run, short: Run): boolean {
  const { pieces, wordClass } = document;
  const { shape, gap } = pieces;
  const next = long.from + short.to - short.from;
  if (next >= long.to || !isSameRun(pieces, short.from, short.to, pieces, long.from)) return false;
  // "Guyer" is Guyer-Zeller of the text, but Mr Leroy is somebody else than Ms Leroy-Dumont.
  if (gap[next] === ADJACENT && short.from > 0 && wordClass[short.from - 1]! & TITLE) return false;
  // "Turdus philomelos" is not Turdus merula.
  if (isEpithet(document, next) && isEpithet(document, short.to)) return false;
  // "Ubuntu 24.04" is another version than "Ubuntu 22.04".
  return !(shape[next]! & shape[short.to]! & NUMBER);
}

/** Most candidates of a longer mention that its short form takes over: the best known. */
const TAKEN_OVER = 4;

/** Adds to each mention the candidates of the longer mention that it may abbreviate. */
export async function takeOver(
  founds: readonly FoundList[],
  shortForms: readonly (ShortForm | undefined)[],
  pause: Pause,
): Promise<void> {
  const own = founds.map((found) => found.size);
  await mapInSteps(pause, founds, (found, m) => {
    const short = shortForms[m];
    if (!short || own[short.mention] === 0) return;
    const kind = short.part === "initials" ? "acronym" : "short_name";
    for (const one of founds[short.mention]!.ranked().slice(0, TAKEN_OVER)) {
      const { entity, form, languages, distance, coverage, smallIn } = one;
      if (one.kind !== "fuzzy" && !found.has(entity))
        found.add(foundBy({ entity, kind, source: "longer", form, languages, distance, coverage, smallIn }));
    }
  });
}
