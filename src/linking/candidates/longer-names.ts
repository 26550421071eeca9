import { CLUB, PERSON } from "../../datasets/knowledge/kinds.ts";
import { ALIAS, FORM, NAME } from "../../datasets/names/name-trie.ts";
import { nameWords } from "../../datasets/names/name-words.ts";
import { CAPITAL, CHARACTER, INNER_CAPITAL } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { CONNECTOR, EVERYDAY, FUNCTION, GIVEN_NAME } from "../document/lexicon.ts";
import { furtherMatchCues } from "../document/match-cues.ts";
import type { World } from "../world.ts";
import { type CandidateGenerator, type Found, FoundList } from "./candidate.ts";
import { PerWorld } from "./per-world.ts";

/** Names of which the mention is less than this say nothing. */
const LEAST = 0.45;
/** "Rodin" is not a short form of what is also called "Rodin Museum". */
const LEAST_OF_ALIAS = 0.7;
/** A side is called by the place alone, whatever else its name has: "Surrey" is Surrey County Cricket Club. */
const LEAST_OF_CLUB = 0.2;
/** Longer names beside a name that is one as it stands. */
const MOST_BESIDE = 4;
/**
 * The same of sides, in a text of a match: a city has one or two in each sport that a newspaper reports. 12 adds 0.6 to the
 * accuracy on marked names of aida-testa over 8, and 20 less.
 */
const MOST_SIDES = 12;

/** Adds names that have the words of the mention and more: "Burlington" of "Burlington Industries". */
export const addPartial: CandidateGenerator = (document, from, to, world, found) => {
  const words = wordsOf(document, from, to, world);
  if (!words) return;
  const isSurname = beginsSurname(document, from);
  const longer = partial.get(world, `${isSurname} ${words.join(" ")}`, () => {
    const list = new FoundList();
    for (const one of longerNames(words, world, LEAST, isSurname)) list.add(one);
    list.bound(world);
    return list;
  });
  found.addAll(longer);
};

/**
 * The longer names of some words, by these: a text may have a word 30,000 times that 4,000 names have, and the next text has many
 * of them again (kept from call to call, 1.09 times as fast on new text and 1.14 on text seen before).
 */
const partial = new PerWorld<string, FoundList>(({ size }) => size, true);
/** The best known sides, and of the others, that are kept of some words: more than may be candidates by another way already. */
const MOST_KEPT = 300;
/** The same for {@link addLongerBeside}, the best known first. */
const beside = new PerWorld<string, readonly Found[]>(({ length }) => length, true);

/**
 * Adds what may be meant although the name is another's as it stands: the best known of the longer names that begin with
 * it, the sides that are called by it first.
 */
export const addLongerBeside: CandidateGenerator = (document, from, to, world, found) => {
  if (world.kind !== "public" || found.size === 0) return;
  const { dataset } = world;
  const weight = ({ entity, coverage }: Found) => dataset.mass(entity) * coverage;
  const isSide = ({ entity }: Found) => (dataset.evidence.kinds(entity) & CLUB) !== 0;
  const words = wordsOf(document, from, to, world);
  if (!words) return;
  const longer = beside.get(world, words.join(" "), () => {
    const left = { sides: MOST_KEPT, others: MOST_KEPT };
    return longerNames(words, world, LEAST_OF_CLUB, false)
      .sort((a, b) => weight(b) - weight(a) || a.entity - b.entity)
      .filter((one) => left[isSide(one) ? "sides" : "others"]-- > 0);
  });
  const mostSides = furtherMatchCues(document.matchCues) > 0 ? MOST_SIDES : 0;
  const others: Found[] = [];
  const sides: Found[] = [];
  for (const one of longer) {
    if (others.length >= MOST_BESIDE && sides.length >= mostSides) break;
    if (found.has(one.entity)) continue;
    if (mostSides > 0 && isSide(one)) {
      if (sides.length < mostSides) sides.push({ ...one, source: "side" });
    } else if (others.length < MOST_BESIDE) others.push(one);
  }
  for (const one of others) found.add(one);
  for (const one of sides) found.add(one);
};

/** The words by which longer names are found; undefined if they say too little. */
function wordsOf(document: Document, from: number, to: number, world: World): number[] | undefined {
  const { pieces, wordClass } = document;
  const { names } = world.dataset;
  // A run of characters stands in names that have nothing to do with each other.
  if (pieces.shape[from]! & CHARACTER) return undefined;
  const words: number[] = [];
  let capitals = 0;
  for (let i = from; i < to; i++) {
    const shape = pieces.shape[i]!;
    if (shape & (CAPITAL | INNER_CAPITAL)) capitals++;
    else if (to - from > 1 && wordClass[i]! & (FUNCTION | CONNECTOR)) continue;
    words.push(names.word(pieces.hash[i]!, pieces.hash2[i]!));
  }
  // An everyday word alone is a part of too much.
  if (capitals === 0 || (to - from === 1 && wordClass[from]! & EVERYDAY) || words.includes(0))
    return undefined;
  return words;
}

/** Whether a mention may be two last names ("García Márquez"): it does not begin with a given name. */
function beginsSurname({ wordClass }: Document, from: number): boolean {
  return !(wordClass[from]! & GIVEN_NAME);
}

/** @param isSurname whether several words may be the last names of somebody */
function longerNames(
  words: readonly number[],
  { dataset }: World,
  least: number,
  isSurname: boolean,
): Found[] {
  const { names } = dataset;
  const longer: Found[] = [];
  for (const { node, coverage, begins, ends } of nameWords(names).containing(words, LEAST, least)) {
    for (let p = names.head(node); p !== 0; p = names.next(p)) {
      const entity = names.entity(p);
      const form = names.form(p) & FORM;
      if ((form !== NAME && form !== ALIAS) || !dataset.alive(entity)) continue;
      const kinds = dataset.evidence.kinds(entity);
      const person = (kinds & PERSON) !== 0;
      const club = (kinds & CLUB) !== 0;
      // "Carlos Beltrano" is not called Juan; a museum is not called by the painter, nor a lake by the land.
      if (!begins && !club && (words.length === 1 ? !person : person && !(isSurname && ends))) continue;
      if (coverage < LEAST && !(club && begins)) continue;
      if (form === ALIAS && !person && !club && coverage < LEAST_OF_ALIAS) continue;
      const languages = names.languages(p);
      longer.push({
        entity,
        kind: "partial",
        source: "words",
        form,
        languages,
        distance: 0,
        coverage,
        smallIn: 0,
        rest: club ? nameWords(names).rest(node, words) : "",
      });
    }
  }
  return longer;
}
