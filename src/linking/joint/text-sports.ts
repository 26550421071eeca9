import { type Sport, sports, wordsOfSports } from "../../../data/lexicon/sports.ts";
import type { Document } from "../document/document.ts";
import { FUNCTION } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { isNameOfSport } from "./sports-of-sides.ts";

/** Distance in pieces up to which a word tells the sport of a mention. 200 takes 0.2 from aida-testa; 1,000 gives the same. */
const AROUND = 500;
/** Least weight of the words of a sport, and their least share of the words of all sports. */
const LEAST = 2;
const LEAST_SHARE = 0.7;

/** Weight of the name of a sport against other words of it: "birdie" alone is no golf. */
const NAME_WEIGHT = 2;

/** The words of sports of each language, each with its sport. */
const lists = new Map(
  Object.entries(wordsOfSports).map(([language, bySport]) => [
    language,
    new Map(
      Object.entries(bySport).flatMap(([sport, words]) =>
        words.split(" ").map((word) => [word, sports.indexOf(sport as Sport)] as const),
      ),
    ),
  ]),
);

/** A word of a sport in a text. */
interface Cue {
  readonly at: number;
  readonly sport: number;
  readonly weight: number;
}

/** Tells which sport the parts of a text are about. Its positions must ascend from call to call. */
export class TextSports {
  readonly #cues: readonly Cue[];
  /** Weight of the cues around for each sport. */
  readonly #weights = new Float64Array(sports.length);
  #all = 0;
  /** The cues around are `first` to `last` (exclusive). */
  #first = 0;
  #last = 0;

  constructor(document: Document) {
    this.#cues = cuesOf(document);
  }

  /** The sport around a piece, as its bit; 0 if the text tells none, or several. */
  around(at: number): number {
    const cues = this.#cues;
    while (this.#last < cues.length && cues[this.#last]!.at <= at + AROUND)
      this.#count(cues[this.#last++]!, 1);
    while (this.#first < this.#last && cues[this.#first]!.at < at - AROUND)
      this.#count(cues[this.#first++]!, -1);
    const least = Math.max(LEAST, this.#all * LEAST_SHARE);
    const sport = this.#weights.findIndex((weight) => weight >= least);
    return sport < 0 ? 0 : 1 << sport;
  }

  #count({ sport, weight }: Cue, sign: 1 | -1): void {
    this.#weights[sport]! += weight * sign;
    this.#all += weight * sign;
  }
}

function cuesOf(document: Document): Cue[] {
  const { pieces, wordClass, language } = document;
  const list = lists.get(language);
  const cues: Cue[] = [];
  if (!list) return cues;
  for (let at = 0; at < pieces.count; at++) {
    if (wordClass[at]! & FUNCTION) continue;
    const sport = list.get(wordAt(document, at));
    if (sport !== undefined) cues.push({ at, sport, weight: isNameOfSport(pieces, at) ? NAME_WEIGHT : 1 });
  }
  return cues;
}
