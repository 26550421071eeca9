import { CLUB, kindBit } from "../../datasets/knowledge/kinds.ts";
import { ALIAS, FORM, NAME } from "../../datasets/names/name-trie.ts";
import { nameWords } from "../../datasets/names/name-words.ts";
import { PERIOD } from "../../text/pieces.ts";
import { isAddressed, isGreeted } from "../document/beside-persons.ts";
import { type Document, hasClass } from "../document/document.ts";
import { isOneName, withParticles } from "../document/last-names.ts";
import { GIVEN_NAME, type Lexicon } from "../document/lexicon.ts";
import { furtherMatchCues } from "../document/match-cues.ts";
import { isEpithet } from "../document/words-around.ts";
import type { PieceRange } from "../mention.ts";
import type { World } from "../world.ts";
import { type CandidateGenerator, type Found, foundBy } from "./candidate.ts";
import { FoundList } from "./found-list.ts";
import { hasOtherNumber, numberBehind } from "./numbers-behind.ts";
import { PerWorld } from "./per-world.ts";
import { mayBePerson } from "./persons.ts";
import { type ToldOfWords, wordNumbers } from "./words-of-names.ts";

/** Least share of a longer name that the mention must cover: a smaller part is not evidence. */
const LEAST = 0.45;
/** The same in a list: the legal form of "Farmitalia Distribuzione S.p.A." takes a sixth of the name. */
const LEAST_OF_CALLER = 0.4;
/**
 * The same for the first word of a person's name, and for any word behind a form of address: "Anna" and "Frau Weidner" are
 * Anna Maria Weidner, and "el Sr. Zubiri" is Luis Zubiri Olmedo.
 */
export const LEAST_OF_PERSON = 0.2;
/** The same for an alias: "Rodin" is not short for an entity that has the alias "Rodin Museum". */
const LEAST_OF_ALIAS = 0.7;
/** The same for a side: a report calls it by its place alone, as in "Surrey" for Surrey County Cricket Club. */
const LEAST_OF_CLUB = 0.2;
/** Most longer names that are added for a name that is complete itself. */
const MOST_BESIDE = 4;
/**
 * Most sides that are added in a text of a match: a city has one or two in each sport that a newspaper reports. 12
 * adds 0.6 to the accuracy on marked names of aida-testa over 8, and 20 adds less.
 */
const MOST_SIDES = 12;

/** Adds entities whose name has the words of the mention and more: "Burlington" of "Burlington Industries". */
export const addPartial: CandidateGenerator = (document, from, to, found) => {
  addLonger(document, { from, to }, found);
  if (found.size > 0 || found.world.kind !== "user") return;
  const first = withParticles(document, from);
  if (first < from || isOneName(document, from, to)) addLonger(document, { from: first, to }, found, true);
};

function addLonger(document: Document, { from, to }: PieceRange, found: FoundList, areOneName = false): void {
  const { world } = found;
  const isUser = world.kind === "user";
  const isAfterTitle = isUser && isAddressed(document, from, to);
  const told: ToldOfWords = {
    // "García Márquez" may be two last names.
    mayBeLastNames: areOneName || !hasClass(document, from, GIVEN_NAME),
    isAddressed: isAfterTitle,
    isPerson: isAfterTitle || (isUser && isGreeted(document, from)),
    areOneName,
  };
  const words = wordNumbers(document, { from, to }, world, told);
  if (!words) return;
  const { lexicon } = document;
  const longer = partial.get(world, `${lexicon.language} ${Object.values(told)} ${words.join(" ")}`, () => {
    const list = new FoundList(world);
    const least = isUser ? LEAST_OF_PERSON : leastOf(world);
    for (const one of longerNames(words, world, lexicon, least, told)) list.add(one);
    list.bound();
    return list;
  });
  const number = isUser ? numberBehind(document, to) : "";
  if (number === "") {
    found.addAll(longer);
    // "Turdus philomelos" is not Turdus merula.
    if (isUser && isEpithet(document, to))
      found.keep(({ entity }) => !(world.dataset.evidence.kinds(entity) & ORGANISM));
  } else {
    // "We talked to Kestrel. 3 items are missing" is about the Kestrel X300.
    const isStop = document.pieces.gap[to] === PERIOD;
    for (const one of longer.values()) if (!hasOtherNumber(one, world, number, isStop)) found.add(one);
  }
}

const ORGANISM = kindBit("organism");

/**
 * The longer names that have some words, kept by these words. A text may repeat a word 30,000 times that 4,000 names
 * have, and the next text has many of the same words. Keeping them from call to call is 1.09 times as fast on new
 * text and 1.14 times on text seen before.
 */
const partial = new PerWorld<string, FoundList>(({ size }) => size, true);
/**
 * Most sides, and most other entities, that are kept for some words, the best known first. It exceeds the limits
 * above, as some may already be candidates.
 */
const MOST_KEPT = 300;
/** Longer names for {@link addLongerBeside}, the best known first. */
interface Longer {
  readonly sides: readonly Found[];
  readonly others: readonly Found[];
}

const beside = new PerWorld<string, Longer>(({ sides, others }) => sides.length + others.length, true);

/**
 * Adds entities that may be meant although another one has the name as the text has it: the best known of the longer
 * names that begin with it. In a text of a match, sides that it may call by their place have a limit of their own.
 */
export const addLongerBeside: CandidateGenerator = (document, from, to, found) => {
  const { world } = found;
  if (world.kind !== "public" || found.size === 0) return;
  const words = wordNumbers(document, { from, to }, world, {});
  if (!words) return;
  const mostSides = furtherMatchCues(document.matchCues) > 0 ? MOST_SIDES : 0;
  const key = words.join(" ");
  found.addMore(`${mostSides} ${key}`, (list) => {
    const longer = beside.get(world, key, () => longerBeside(words, world, document.lexicon));
    const others = newOf(longer.others, MOST_BESIDE, list);
    const sides = newOf(longer.sides, mostSides || MOST_BESIDE, list);
    if (mostSides > 0) {
      for (const one of others) list.add(one);
      for (const one of sides) list.add(foundBy({ ...one, source: "side" }));
    } else {
      const both = [...others, ...sides].sort(byWeight(world));
      for (const one of both.slice(0, MOST_BESIDE)) list.add(one);
    }
  });
};

function longerBeside(words: readonly number[], world: World, lexicon: Lexicon): Longer {
  const sides: Found[] = [];
  const others: Found[] = [];
  const longer = longerNames(words, world, lexicon, LEAST_OF_CLUB, {}).sort(byWeight(world));
  for (const one of longer) {
    const alike = world.dataset.evidence.kinds(one.entity) & CLUB ? sides : others;
    if (alike.length < MOST_KEPT) alike.push(one);
  }
  return { sides, others };
}

function byWeight({ dataset }: World): (a: Found, b: Found) => number {
  const weight = ({ entity, coverage }: Found) => dataset.mass(entity) * coverage;
  return (a, b) => weight(b) - weight(a) || a.entity - b.entity;
}

/** The first that a list does not have. */
function newOf(ones: readonly Found[], most: number, list: FoundList): Found[] {
  const first: Found[] = [];
  for (let i = 0; i < ones.length && first.length < most; i++)
    if (!list.has(ones[i]!.entity)) first.push(ones[i]!);
  return first;
}

function leastOf({ kind }: World): number {
  return kind === "user" ? LEAST_OF_CALLER : LEAST;
}

/**
 * @param least least coverage of a side, and of a person of a caller; other names must have that of the world
 */
function longerNames(
  words: readonly number[],
  world: World,
  lexicon: Lexicon,
  least: number,
  told: ToldOfWords,
): Found[] {
  const { dataset } = world;
  const { names } = dataset;
  const longer: Found[] = [];
  const whole = leastOf(world);
  const inside = told.isAddressed ? least : whole;
  for (const { node, coverage, begins, ends } of nameWords(names).containing(words, inside, least)) {
    for (let p = names.head(node); p !== 0; p = names.next(p)) {
      const entity = names.entity(p);
      const form = names.form(p) & FORM;
      if ((form !== NAME && form !== ALIAS) || !dataset.alive(entity)) continue;
      const kinds = dataset.evidence.kinds(entity);
      const person = mayBePerson(world, entity, lexicon, told.isPerson);
      const club = (kinds & CLUB) !== 0;
      if (told.areOneName && !(person && ends)) continue;
      // "Carlos Beltrano" is not called Juan. A museum is not called by its painter, nor a lake by its country.
      if (!begins && !club && (words.length === 1 ? !person : person && !(told.mayBeLastNames && ends)))
        continue;
      const isOfPerson = world.kind === "user" && person;
      // "Herr Nelson" is not a Lord Nelson Pub without a type, and "Mr James" is not Henry James Porter.
      const isOneOfTwo =
        told.isAddressed &&
        isOfPerson &&
        (ends || (told.mayBeLastNames && mayBePerson(world, entity, lexicon)));
      if (coverage < whole && !(begins && (club || isOfPerson)) && !isOneOfTwo) continue;
      if (form === ALIAS && !person && !club && coverage < LEAST_OF_ALIAS) continue;
      const rest = club ? nameWords(names).rest(node, words) : "";
      const languages = names.languages(p);
      longer.push(foundBy({ entity, kind: "partial", source: "words", form, languages, coverage, rest }));
    }
  }
  return longer;
}
