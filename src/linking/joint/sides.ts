import { CLUB } from "../../datasets/knowledge/kinds.ts";
import { kindsOfType } from "../../datasets/knowledge/kinds-of-types.ts";
import { kept } from "../../text/look-up.ts";
import { mapInSteps } from "../../text/pauser.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { type JointText, LIKELY } from "./joint-text.ts";

const f = candidateFeatures.at;

/** Mentions before and after that count as beside a side, in its sentence. */
const BESIDE = 3;
/** The same for its part of the text: a report of one match, or a table of scores. 8 to 40 give the same figures. */
const AROUND = 15;
/** "Juventus" is likely a side, "Basel" is not: in "Köln und Basel" neither is evidence that the other is a side. */
const LIKELY_CLUB = 0.5;

/**
 * Value of `idle_side` for a club without evidence of a match. A club may own the name ("Arsenal"), while a national
 * team has that of its country. With 1, 26.5 % of hidden names of own gold are answered instead of 27.3, and unseen
 * own gold loses half a point of coverage.
 */
const IDLE_CLUB = 0.3;

/** Most types of a side that are compared. */
const MOST_TYPES = 8;

/** A side that a mention may mean. */
interface Side {
  /** Its number among the candidates. */
  readonly i: number;
  readonly belief: number;
  /** Its types that are kinds of sides. */
  readonly types: readonly string[];
  /** Evidence of its sport: its types, and the rest of its name. */
  readonly sports: readonly string[];
}

/**
 * The sides that a mention may mean, with its likeliest candidate. Two mentions with the same likeliest candidate
 * count as one name.
 */
interface SidesOfMention {
  readonly rows: MentionRows;
  readonly name: number;
  readonly sides: readonly Side[];
  /** The sports of all its sides. */
  readonly sports: ReadonlySet<string>;
}

/**
 * Writes for each side the share of other names around that may be a side of the same sport. "Surrey" stands among
 * names of counties that all have a "County Cricket Club", and "Chicago" among cities that all have a baseball team.
 * The sport of a side follows from its types ("baseball team") and from the words of its name beyond the mention
 * ("County Cricket Club"). Nothing of this is written for a text without match words.
 */
export async function writeSides(text: JointText): Promise<void> {
  const { mentions, sentences, pause } = text;
  const isOfMatch = mentions.some((rows) => rows.has(f.match_text));
  const all = await mapInSteps(pause, mentions, (rows) => sidesOf(rows, isOfMatch));
  const around = new SportsAround();
  if (isOfMatch) for (const first of all.slice(0, AROUND)) around.add(first);
  await mapInSteps(pause, all, (sides, m) => {
    writeBeside(all, m, sentences);
    writeIdle(sides);
    writePlaying(sides.rows);
    if (!isOfMatch) return;
    if (m + AROUND < all.length) around.add(all[m + AROUND]!);
    if (m > AROUND) around.remove(all[m - AROUND - 1]!);
    around.write(sides);
  });
}

/** The sports, and the sides that are not likely, count in a text of a match only. */
function sidesOf(rows: MentionRows, isOfMatch: boolean): SidesOfMention {
  const { candidates, beliefs } = rows;
  const sides: Side[] = [];
  const all = new Set<string>();
  const most = isOfMatch ? candidates.length : Math.min(candidates.length, LIKELY);
  for (let i = 0; i < most; i++) {
    const candidate = candidates[i]!;
    if (!(candidate.kinds & CLUB)) continue;
    const types = typesOfSide(candidate);
    const sports = candidate.rest === "" ? types : [...types, candidate.rest];
    if (sports.length === 0) continue;
    sides.push({ i, belief: beliefs[i]!, types: i < LIKELY ? types : [], sports });
    if (isOfMatch) for (const sport of sports) all.add(sport);
  }
  return { rows, name: candidates[0]?.entity ?? -1, sides, sports: all };
}

/** The types of an entity that only sides have. A plain "organization" may be a side, but so may a university. */
export function typesOfSide({ kinds, world, entity }: Candidate): readonly string[] {
  if (!(kinds & CLUB)) return [];
  return world.dataset
    .typesOf(entity)
    .filter((type) => kindsOfType(type) === CLUB)
    .slice(0, MOST_TYPES);
}

/**
 * Writes the probability that a side of the same type is named beside it in the sentence; nothing after a preposition
 * of places ("in Turin"), or for a word in small letters ("il derby").
 */
function writeBeside(all: readonly SidesOfMention[], m: number, sentences: ArrayLike<number>): void {
  const { rows, sides } = all[m]!;
  const last = Math.min(all.length - 1, m + BESIDE);
  for (const { i, types } of sides) {
    if (types.length === 0 || rows.has(f.place_cue, i) || rows.has(f.case, i)) continue;
    let most = LIKELY_CLUB;
    for (let other = Math.max(0, m - BESIDE); other <= last; other++) {
      if (other === m || sentences[other] !== sentences[m]) continue;
      for (const { belief, types: others } of all[other]!.sides)
        if (belief > most && others.some((type) => types.includes(type))) most = belief;
    }
    if (most > LIKELY_CLUB) rows.set(f.club_beside, i, most);
  }
}

/**
 * Writes which sides are idle: the name then means a place, even if the world lacks that place. A side is idle behind a
 * preposition of places and in a dateline, also in a text about a match. Elsewhere it is idle if nothing tells of a
 * match, and neither capitals nor an article rule out a place. A side is never idle if its label is the name or its
 * type is the one that the caller sent. Scripts without spaces are left out, as too few of their match words are known.
 */
function writeIdle({ rows, sides }: SidesOfMention): void {
  for (const { i, types } of sides) {
    const has = (feature: number) => rows.has(feature, i);
    if (types.length === 0 || has(f.label) || has(f.type_agrees) || has(f.unspaced)) continue;
    const isTold = has(f.match_cue) || has(f.match_text) || has(f.number_behind) || has(f.club_beside);
    // Capitals rule out a place. So does an article, as cities have none, except for national teams: countries have
    // articles too.
    const isNational = types.some((type) => type.includes("national"));
    const isNoPlace = has(f.upper) || (has(f.article) && !isNational);
    if (has(f.place_cue)) rows.mark(f.idle_side, i);
    else if (!isTold && !isNoPlace) rows.set(f.idle_side, i, isNational ? 1 : IDLE_CLUB);
  }
}

/** Writes which places stand where a side would play, if no side of the name is known: then the world lacks the side. */
function writePlaying(rows: MentionRows): void {
  if (!rows.has(f.match_cue) || rows.has(f.place_cue) || rows.has(f.comma_before)) return;
  if (rows.candidates.some((_, i) => rows.has(f.is_club, i) || rows.has(f.is_person, i))) return;
  rows.markCandidates(f.playing_place, (_, i) => rows.has(f.is_settlement, i) && !rows.has(f.demonym, i));
}

/** The names around a mention that may be a side, for each sport. */
class SportsAround {
  /** For each sport the names, each with the number of its mentions. */
  readonly #sports = new Map<string, Map<number, number>>();
  readonly #names = new Map<number, number>();

  add({ name, sports }: SidesOfMention): void {
    count(this.#names, name, 1);
    for (const sport of sports)
      count(
        kept(this.#sports, sport, () => new Map()),
        name,
        1,
      );
  }

  remove({ name, sports }: SidesOfMention): void {
    count(this.#names, name, -1);
    for (const sport of sports) {
      const names = this.#sports.get(sport)!;
      count(names, name, -1);
      if (names.size === 0) this.#sports.delete(sport);
    }
  }

  /**
   * Writes which share of the other names around may be a side of the same sport; nothing for a word in small letters.
   */
  write({ rows, sides }: SidesOfMention): void {
    const others = this.#names.size - 1;
    if (others < 1) return;
    for (const { i, sports } of sides) {
      if (rows.has(f.case, i)) continue;
      let most = 0;
      // The name itself is among the names of each of its sports.
      for (const sport of sports) most = Math.max(most, this.#sports.get(sport)!.size - 1);
      rows.set(f.sides_alike, i, most / others);
    }
  }
}

function count(counts: Map<number, number>, key: number, by: number): void {
  const now = (counts.get(key) ?? 0) + by;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}
