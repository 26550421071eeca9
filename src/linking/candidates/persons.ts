import type { Language } from "../../contract/index.ts";
import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { knownTypes } from "../../datasets/knowledge/loaded-types.ts";
import { isParticle } from "../../datasets/names/person-names.ts";
import { inOrder } from "../../datasets/names/roster-order.ts";
import { foldText } from "../../text/fold.ts";
import { cut, type Pieces, textOf } from "../../text/pieces.ts";
import { isFormOfAddress } from "../document/beside-persons.ts";
import { GIVEN_NAME, type Lexicon, SURNAME, TITLE } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import { perRecord } from "./per-record.ts";

/** Entities of a list that are read to tell whether it has persons. */
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
const GIVEN_AND_MORE = 1;
const FULL_NAME = 2;
/** A full name of an entity that its type tells to be a person or a firm: "client". */
const PERSON_OF_TWO = 3;
type Look = typeof NO_PERSON | typeof GIVEN_AND_MORE | typeof FULL_NAME | typeof PERSON_OF_TWO;

/** What is known of the persons of a dataset in one language. A graph is another dataset after each write. */
interface Persons {
  readonly looks: Map<number, Look>;
  /** Number of untyped entities, of those that look like a person, and of these with a last name. */
  counts?: { readonly untyped: number; readonly given: number; readonly full: number };
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
  if (look === NO_PERSON || look === PERSON_OF_TWO || isPerson) return look !== NO_PERSON;
  const { untyped, given, full } = (persons.counts ??= countsOf(dataset, lexicon, persons));
  return given > MOST * untyped || (look === FULL_NAME && full >= SOME * untyped && full >= FEW);
}

function personsOf(dataset: CompiledDataset, language: string): Persons {
  const languages = known.get(dataset) ?? new Map<string, Persons>();
  known.set(dataset, languages);
  const persons = languages.get(language) ?? { looks: new Map() };
  languages.set(language, persons);
  return persons;
}

function lookOf(dataset: CompiledDataset, entity: number, lexicon: Lexicon, { looks }: Persons): Look {
  let look = looks.get(entity);
  if (look === undefined) {
    look = NO_PERSON;
    const { labels, types } = dataset.record(entity);
    for (const label of Object.values(labels)) {
      const own = lookOfLabel(label, lexicon);
      if (own > look) look = own;
    }
    if (look === FULL_NAME && types.length > 0 && knownTypes().isPersonOrFirm(types)) look = PERSON_OF_TWO;
    looks.set(entity, look);
  }
  return look;
}

/** Most letters of a label that are read. */
const READ = 100;

/** Two names, each of one word: "Taylor & Francis". A couple has one more. */
const twoNames = /^\S+ (?:&|and|et|und) \S+$/;

function lookOfLabel(label: string, lexicon: Lexicon): Look {
  if (twoNames.test(label)) return NO_PERSON;
  const pieces = cut(inOrder(label.slice(0, READ)));
  const is = (at: number, bit: number) => (lexicon.wordClass(pieces, at) & bit) !== 0;
  const isAddress = (at: number) => isFormOfAddress(textOf(pieces, at).toLowerCase(), lexicon.language);
  const last = pieces.count - 1;
  const first = behindTitles(pieces, lexicon);
  // "Lady Morwen" and "President Anna Zorba", but not "President Hotel".
  if (first > 0 && (is(first, GIVEN_NAME) || isAddress(first - 1))) return FULL_NAME;
  if (first === last || !is(0, GIVEN_NAME)) return NO_PERSON;
  return is(last, SURNAME) ? FULL_NAME : GIVEN_AND_MORE;
}

/** First letters of the words of each label of an entity behind their titles, folded, by language of the titles. */
const initialsOf = perRecord(() => new Map<Language, ReadonlySet<string>>());

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
  const known = initialsOf(record);
  let labels = known.get(lexicon.language);
  if (!labels) {
    labels = new Set(Object.values(record.labels).map((label) => initialsOfLabel(label, lexicon)));
    known.set(lexicon.language, labels);
  }
  for (const letters of labels)
    if ((isWhole ? letters : letters.slice(0, -1)).startsWith(initials)) return true;
  return false;
}

function initialsOfLabel(label: string, lexicon: Lexicon): string {
  const pieces = cut(inOrder(label.slice(0, READ)));
  let letters = "";
  for (let at = behindTitles(pieces, lexicon); at < pieces.count; at++)
    if (!isParticle(pieces, at)) letters += pieces.text[pieces.start[at]!];
  return foldText(letters);
}

/** The first word of a person's label behind its titles, folded: the given name. "" for a label of one word. */
export function givenNameOf(label: string, lexicon: Lexicon): string {
  const pieces = cut(inOrder(label.slice(0, READ)));
  const first = behindTitles(pieces, lexicon);
  return first + 1 < pieces.count ? foldText(textOf(pieces, first)) : "";
}

/** The first piece of a label that is no title, or the last one. */
function behindTitles(pieces: Pieces, lexicon: Lexicon): number {
  let first = 0;
  while (first < pieces.count - 1 && lexicon.wordClass(pieces, first) & TITLE) first++;
  return first;
}

function countsOf(dataset: CompiledDataset, lexicon: Lexicon, persons: Persons) {
  let untyped = 0;
  let given = 0;
  let full = 0;
  for (let entity = 0; entity < Math.min(dataset.size, SAMPLED); entity++) {
    if (!dataset.alive(entity) || dataset.evidence.kinds(entity) !== 0) continue;
    untyped++;
    const look = lookOf(dataset, entity, lexicon, persons);
    if (look !== NO_PERSON) given++;
    if (look >= FULL_NAME) full++;
  }
  return { untyped, given, full };
}
