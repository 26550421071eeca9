import type { Language } from "../../contract/index.ts";
import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { knownTypes } from "../../datasets/knowledge/loaded-types.ts";
import { isAnyParticle, isParticle } from "../../datasets/names/person-names.ts";
import { inOrder } from "../../datasets/names/roster-order.ts";
import { surfaceHash } from "../../datasets/names/surface.ts";
import { foldText } from "../../text/fold.ts";
import { kept } from "../../text/look-up.ts";
import { CAPITAL, cut, type Pieces, textOf } from "../../text/pieces.ts";
import { formOfAddress } from "../document/beside-persons.ts";
import { EVERYDAY, GIVEN_NAME, type Lexicon, SURNAME, TITLE } from "../document/lexicon.ts";
import { genderOfEnding } from "../document/title-endings.ts";
import type { World } from "../world.ts";
import { perRecord } from "./per-record.ts";

/** Entities of a list that are read to tell whether it has persons, those with the least hashes of their ids. */
const SAMPLED = 200;

/** Least share of the entities without a type that begin with a given name, for all of these to be persons. */
const MOST = 0.5;
/**
 * The same for those with a given name and a last name, and their least number: a third of the brands of fashion or of
 * the banks of a list have the name of their founder.
 */
const SOME = 0.35;
const FEW = 4;

/** How much a label looks like the name of a person. */
const NO_PERSON = 0;
/** A last name with given names behind it: "Sgarzi Mirella". "Martin" and "Franco" are last names, too. */
const TURNED = 1;
const GIVEN_AND_MORE = 2;
const FULL_NAME = 3;
/** A full name of an entity that its type tells to be a person or a firm: "client". */
const PERSON_OF_TWO = 4;
type Look = 0 | 1 | 2 | 3 | 4;

/**
 * Least number of clients or members with the last name first for all of these to be persons: two may be a "Salumificio
 * Gino" and a "Residence Chiara".
 */
const FEW_TURNED = 3;
/** Least share of them among the entities without a type: half of a list of shops may end with a first name. */
const MOST_TURNED = 0.7;

/** What is known of the persons of a dataset in one language. A graph is another dataset after each write. */
interface Persons {
  readonly looks: Map<number, Look>;
  counts?: Counts;
}

interface Counts {
  /** Without a type that tells what they are; those that begin with a given name; and those with a last name, too. */
  untyped: number;
  given: number;
  full: number;
  /** Clients and members in the usual order. */
  usualOfTwo: number;
  /** With the last name first: clients and members, and those without a type. */
  turnedOfTwo: number;
  turned: number;
}

const known = new WeakMap<CompiledDataset, Map<string, Persons>>();

/**
 * Whether an entity is a person: by its types, or, where these say nothing, by a label that begins with a title or a
 * given name. Then the text must tell that it names a person, or enough entities of the list must have such labels.
 * "Martin Guitars" among other shops is not a person. The full name of a client or a supplier needs neither.
 *
 * @param isPerson whether the text tells that it names a person: "Mr", "Hi"
 */
export function mayBePerson(
  { dataset, kind }: World,
  entity: number,
  lexicon: Lexicon,
  isPerson = false,
): boolean {
  const kinds = dataset.evidence.kinds(entity);
  if (kinds !== 0 || kind !== "user") return (kinds & PERSON) !== 0;
  const persons = personsOf(dataset, lexicon.language);
  const look = lookOf(dataset, entity, lexicon, persons);
  // "M. Martin" is not the Garage Martin.
  if (look === NO_PERSON || look === PERSON_OF_TWO || (isPerson && look !== TURNED))
    return look !== NO_PERSON;
  const counts = (persons.counts ??= countsOf(dataset, lexicon, persons));
  const { untyped, given, full } = counts;
  if (look === TURNED)
    return isOfTwo(dataset, entity)
      ? isTurned(counts)
      : counts.turned >= FEW_TURNED && counts.turned > MOST_TURNED * untyped;
  return given > MOST * untyped || (look === FULL_NAME && full >= SOME * untyped && full >= FEW);
}

function personsOf(dataset: CompiledDataset, language: string): Persons {
  const languages = kept(known, dataset, () => new Map());
  return kept(languages, language, () => ({ looks: new Map() }));
}

function lookOf(dataset: CompiledDataset, entity: number, lexicon: Lexicon, { looks }: Persons): Look {
  return kept(looks, entity, () => {
    let look: Look = NO_PERSON;
    for (const label of Object.values(dataset.record(entity).labels)) {
      const own = lookOfLabel(label, lexicon);
      if (own > look) look = own;
    }
    return look === FULL_NAME && isOfTwo(dataset, entity) ? PERSON_OF_TWO : look;
  });
}

function isOfTwo(dataset: CompiledDataset, entity: number): boolean {
  const { types } = dataset.record(entity);
  return types.length > 0 && knownTypes().isPersonOrFirm(types);
}

/** Most letters of a label that are read. */
const READ = 100;

/** Two names, each of one word: "Taylor & Francis". A couple has one more. */
const twoNames = /^\S+ (?:&|and|et|und) \S+$/;

function lookOfLabel(label: string, lexicon: Lexicon): Look {
  if (twoNames.test(label)) return NO_PERSON;
  const pieces = cut(inOrder(label.slice(0, READ)));
  const is = (at: number, bit: number) => (lexicon.wordClass(pieces, at) & bit) !== 0;
  const isAddress = (at: number) => formOfAddress.has(foldText(textOf(pieces, at)), lexicon.language);
  const last = pieces.count - 1;
  const first = behindTitles(pieces, lexicon);
  // "Lady Morwen" and "President Anna Zorba", but not "President Hotel".
  if (first > 0 && (is(first, GIVEN_NAME) || isAddress(first - 1))) return FULL_NAME;
  if (givenBehind(pieces, first, lexicon) > 0) return TURNED;
  if (first === last || !is(0, GIVEN_NAME)) return NO_PERSON;
  return is(last, SURNAME) ? FULL_NAME : GIVEN_AND_MORE;
}

/** Most words of a name with the last name first. */
const LONGEST_TURNED = 5;
/** First words of churches, places and lodgings, folded: "San Miguel" is not called Miguel, nor "Chalet Marcel" Marcel. */
const ofPlaces =
  /^(?:san|sant|santa|santo|sao|saint|sainte|st|ste|sankt|chalet|cottage|gite|lodge|residence|residencia|residenza)$/;
/** Ends of the words for shops and workshops in several languages, folded: "Carrozzeria Mario", "Boulangerie Paul". */
const ofShops = /.(?:eria|erie|erei|ificio|officina)$/;

/**
 * The first of the given names behind a last name, if all words have a capital or are particles: "Carlo" of "Bellandi Carlo
 * Alberto". 0 for another label: "Mirella Sgarzi", "Trattoria da Gino".
 */
function givenBehind(pieces: Pieces, from: number, lexicon: Lexicon): number {
  const { count, shape } = pieces;
  const last = count - 1;
  const is = (at: number, bit: number) => (lexicon.wordClass(pieces, at) & bit) !== 0;
  if (last === from || count - from > LONGEST_TURNED || is(from, GIVEN_NAME)) return 0;
  const first = foldText(textOf(pieces, from));
  if (ofPlaces.test(first) || ofShops.test(first)) return 0;
  // "Panificio Rosa" and "Villa Chiara" begin with an everyday word, and so does "De Tomasi Ruggero".
  if (is(from, EVERYDAY) && !is(from, SURNAME) && !isAnyParticle(pieces, from)) return 0;
  for (let at = from; at < count; at++) if (!(shape[at]! & CAPITAL) && !isParticle(pieces, at)) return 0;
  let given = count;
  while (given > from + 1 && is(given - 1, GIVEN_NAME)) given--;
  return given < count && !isAnyParticle(pieces, given - 1) ? given : 0;
}

/** First letters of the words of each label of an entity behind their titles, folded, by language of the titles. */
const initialsOf = perRecord(() => new Map<Language, Set<string>>());

/**
 * Whether the given names in a label of an entity begin with some initials, but for titles: "mj" of Mary Jane Porter.
 * "J. R. Smith" may be somebody else than John Smith.
 *
 * @param initials folded; without initials, the answer is true
 * @param isWhole whether they are those of the whole name: "mjp"
 */
export function hasInitials(
  record: EntityRecord,
  initials: string,
  lexicon: Lexicon,
  isWhole = false,
): boolean {
  if (initials === "") return true;
  const labels = kept(
    initialsOf(record),
    lexicon.language,
    () => new Set(Object.values(record.labels).flatMap((label) => initialsOfLabel(label, lexicon))),
  );
  for (const letters of labels)
    if ((isWhole ? letters : letters.slice(0, -1)).startsWith(initials)) return true;
  return false;
}

/** The initials in the order of the label and, if its last name may stand first, in that of texts. */
function initialsOfLabel(label: string, lexicon: Lexicon): readonly string[] {
  const pieces = cut(inOrder(label.slice(0, READ)));
  const letters = (from: number, to: number) => {
    let initials = "";
    for (let at = from; at < to; at++)
      if (!isParticle(pieces, at)) initials += pieces.text[pieces.start[at]!];
    return foldText(initials);
  };
  const first = behindTitles(pieces, lexicon);
  const given = givenBehind(pieces, first, lexicon);
  const whole = letters(first, pieces.count);
  return given > 0 ? [whole, letters(given, pieces.count) + letters(first, given)] : [whole];
}

/**
 * The given name in a person's label, folded: the first word behind its titles. "" for a label of one word.
 *
 * @param isTurned whether the last name may stand before it
 */
export function givenNameOf(label: string, lexicon: Lexicon, isTurned: boolean): string {
  const pieces = cut(inOrder(label.slice(0, READ)));
  const first = behindTitles(pieces, lexicon);
  const given = isTurned ? givenBehind(pieces, first, lexicon) : 0;
  if (given > 0) return foldText(textOf(pieces, given));
  return first + 1 < pieces.count ? foldText(textOf(pieces, first)) : "";
}

export function hasLastNamesFirst({ dataset, kind }: World, lexicon: Lexicon): boolean {
  if (kind !== "user") return false;
  const persons = personsOf(dataset, lexicon.language);
  return isTurned((persons.counts ??= countsOf(dataset, lexicon, persons)));
}

/** A list has one order. Where most clients have the usual one, those with a given name at the end are firms. */
function isTurned({ turnedOfTwo, usualOfTwo }: Counts): boolean {
  return turnedOfTwo >= FEW_TURNED && turnedOfTwo > usualOfTwo;
}

/** The first piece of a label that is not a title, or the last one. */
function behindTitles(pieces: Pieces, lexicon: Lexicon): number {
  let first = 0;
  while (
    first < pieces.count - 1 &&
    (lexicon.wordClass(pieces, first) & TITLE || genderOfEnding(pieces, first) !== undefined)
  )
    first++;
  return first;
}

function countsOf(dataset: CompiledDataset, lexicon: Lexicon, persons: Persons): Counts {
  const counts: Counts = { untyped: 0, given: 0, full: 0, usualOfTwo: 0, turnedOfTwo: 0, turned: 0 };
  for (const entity of sampleOf(dataset)) {
    if (dataset.evidence.kinds(entity) !== 0) continue;
    counts.untyped++;
    const look = lookOf(dataset, entity, lexicon, persons);
    if (look === TURNED) {
      counts.turned++;
      if (isOfTwo(dataset, entity)) counts.turnedOfTwo++;
    } else if (look !== NO_PERSON) {
      counts.given++;
      if (look !== GIVEN_AND_MORE) counts.full++;
      if (isOfTwo(dataset, entity)) counts.usualOfTwo++;
    }
  }
  return counts;
}

/** Some entities of a dataset, the same whatever the order of a list is. */
function sampleOf(dataset: CompiledDataset): number[] {
  const entities: number[] = [];
  for (let entity = 0; entity < dataset.size; entity++) if (dataset.alive(entity)) entities.push(entity);
  if (entities.length <= SAMPLED) return entities;
  const hashes = Int32Array.from(entities, (entity) => surfaceHash(dataset.idOf(entity)));
  const last = hashes.slice().sort()[SAMPLED - 1]!;
  return entities.filter((_, i) => hashes[i]! <= last);
}
