import { otherMatters, type Sport, sports, wordsOfSports } from "../../../data/lexicon/sports.ts";
import type { Language } from "../../contract/index.ts";
import { type Document, isUpper } from "../document/document.ts";
import { CUE_CONTEST, FUNCTION } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { isNameOfSport } from "./sports-of-sides.ts";

/** Distance in pieces up to which a word tells the sport of a mention. 200 takes 0.4 from aida-testa; 1,000 gives the same. */
const AROUND = 500;
/** Least weight of the words of a sport, and their least share of the words of all sports: 0.6 and 0.8 give the same figures. */
const LEAST = 2;
const LEAST_SHARE = 0.7;

/** Weight of the name of a sport against other words of it: "birdie" alone does not tell golf. */
const NAME_WEIGHT = 2;

/** Stands for what is not a sport: a text about politics or a flood may mention one. */
const OTHER_MATTERS = sports.length;

/** The words of sports and of other matters of each language, each with its sport. */
const lists = new Map(
  Object.entries(wordsOfSports).map(([language, bySport]) => [
    language,
    new Map([
      ...words(otherMatters[language as Language] ?? "", OTHER_MATTERS),
      ...Object.entries(bySport).flatMap(([sport, list]) => words(list, sports.indexOf(sport as Sport))),
    ]),
  ]),
);

function words(list: string, sport: number): (readonly [word: string, sport: number])[] {
  return list.split(" ").map((word) => [word, sport]);
}

/** A word of a sport or of other matters in a text. */
interface Cue {
  readonly at: number;
  readonly sport: number;
  readonly weight: number;
}

export interface SportAround {
  /** Its bit; 0 if the text tells none, or several. */
  readonly sport: number;
  /** Whether the text is about it rather than about other matters. */
  readonly isMatter: boolean;
}

/** Tells which sport the parts of a text are about. Its positions must ascend from call to call. */
export class TextSports {
  readonly #cues: readonly Cue[];
  /** Weight of the cues around for each sport, and for other matters. */
  readonly #weights = new Float64Array(sports.length + 1);
  /** The same for all sports together. */
  #all = 0;
  /** The cues around are `first` to `last` (exclusive). */
  #first = 0;
  #last = 0;

  constructor(document: Document) {
    this.#cues = cuesOf(document);
  }

  around(at: number): SportAround {
    const cues = this.#cues;
    while (this.#last < cues.length && cues[this.#last]!.at <= at + AROUND)
      this.#count(cues[this.#last++]!, 1);
    while (this.#first < this.#last && cues[this.#first]!.at < at - AROUND)
      this.#count(cues[this.#first++]!, -1);
    const weights = this.#weights;
    const least = Math.max(LEAST, this.#all * LEAST_SHARE);
    const sport = weights.findIndex((weight, i) => i < OTHER_MATTERS && weight >= least);
    if (sport < 0) return { sport: 0, isMatter: false };
    const most = weights[sport]! / LEAST_SHARE;
    return { sport: 1 << sport, isMatter: this.#all + weights[OTHER_MATTERS]! <= most };
  }

  #count({ sport, weight }: Cue, sign: 1 | -1): void {
    this.#weights[sport]! += weight * sign;
    if (sport < OTHER_MATTERS) this.#all += weight * sign;
  }
}

/** Whether a piece is the name of a sport, or the initials of a league or federation of one: "NBA". */
export function namesSport(document: Document, at: number): boolean {
  if (isNameOfSport(document.pieces, at)) return true;
  if (!isUpper(document.pieces, at)) return false;
  return (lists.get(document.language)?.get(wordAt(document, at)) ?? OTHER_MATTERS) < OTHER_MATTERS;
}

function cuesOf(document: Document): Cue[] {
  const { pieces, wordClass, language } = document;
  const list = lists.get(language);
  const cues: Cue[] = [];
  if (!list) return cues;
  for (let at = 0; at < pieces.count; at++) {
    if (wordClass[at]! & FUNCTION) continue;
    const sport = wordClass[at]! & CUE_CONTEST ? OTHER_MATTERS : list.get(wordAt(document, at));
    if (sport !== undefined) cues.push({ at, sport, weight: isNameOfSport(pieces, at) ? NAME_WEIGHT : 1 });
  }
  return cues;
}
