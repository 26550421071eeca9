import { goings, headsOfPlaces, namesOfOthers } from "../../../data/lexicon/forms-of-address.ts";
import {
  legalFormFamilies,
  legalFormTails,
  unspacedFormFamilies,
} from "../../../data/lexicon/legal-form-families.ts";
import type { Language } from "../../contract/index.ts";
import { type EntityRecord, namesOf } from "../../datasets/entity.ts";
import { PLACE, SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { ALIAS } from "../../datasets/names/name-trie.ts";
import { foldText } from "../../text/fold.ts";
import { ADJACENT, textOf } from "../../text/pieces.ts";
import { type Candidate, isPart } from "../candidates/candidate.ts";
import { mayBePerson } from "../candidates/persons.ts";
import { isAddressed, isChild, isGreeted, isKin, isNeighbour } from "../document/beside-persons.ts";
import { OPEN } from "../document/boundaries.ts";
import { type Document, isUpper } from "../document/document.ts";
import { CONNECTOR, GIVEN_NAME } from "../document/lexicon.ts";
import { isGoneTo, wordAt } from "../document/words-around.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { World } from "../world.ts";
import type { MentionRows } from "./mention-rows.ts";
import { namesakeKinds } from "./named-after.ts";

const f = candidateFeatures.at;

/** Words at the end of a name that may be its legal form: "GmbH & Co. KG" has three. */
const MOST_OF_FORM = 4;

const families = new Map<string, number>();
for (const [family, line] of [...legalFormFamilies, ...unspacedFormFamilies].entries())
  for (const form of line.split(" ")) families.set(form, family);

const tails = new Set(legalFormTails);

const wordsOf = (lists: Partial<Record<Language, string>>) =>
  new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]));
const others = wordsOf(namesOfOthers);
const goes = wordsOf(goings);
const heads = wordsOf(headsOfPlaces);

/**
 * Writes which entities of a caller the text does not mean: a person of whom only a street or a school has the name,
 * a person in place of a thing ("a Ferrari"), a ruler or a storm ("Queen Mary"), a thing in place of a person ("Mr.
 * Jenkins", "John fixed it"), a person where somebody goes to a place, a firm of another legal form, a part of a longer
 * code, and initials of other words.
 */
export function writeCallerEvidence(rows: MentionRows, document: Document, world: World): void {
  const { mention, candidates } = rows;
  const { evidence } = world.dataset;
  const namesakes = namesakeKinds(document, mention);
  const isGiven = isGivenName(document, mention);
  const hasArticle = rows.has(f.article) && document.language === "en";
  // "a Ferrari" is a thing, and "our Katrin" a person.
  const isThing = !isGiven && (rows.has(f.determiner) || hasArticle);
  const isOther = isThing || isOfOthers(document, mention);
  const { from, to } = mention.span;
  const isPerson = isAddressed(document, from, to);
  // "John fixed it" is not about John Deere, but "a Mercedes" may be.
  const isNamed = isGiven && !rows.has(f.determiner) && !rows.has(f.article);
  const isPlace = !isPerson && (rows.has(f.place_cue) || isGoal(document, from));
  // "Patient's grandson Harold", "Felix, 9, wants to play": hardly the Harold or the Felix of a list.
  const isTown = isOfPlace(document, from);
  const signs = signsIn(document.text, mention.start, mention.end);
  const isFamily = isKin(document, from) || isChild(document, to) || isNeighbour(document, to);
  if (isPartOfCode(document, mention)) rows.markCandidates(f.named_after);
  const long = initialsSaid(document, mention);
  let forms: ReadonlySet<number> | undefined;
  candidates.forEach((candidate, i) => {
    const { entity } = candidate;
    if (entity < 0) return;
    const kinds = evidence.kinds(entity);
    const person = mayBePerson(world, entity, document.lexicon, isPerson || isGreeted(document, from));
    if (isPerson && person) rows.mark(f.as_said, i);
    if (isTown && !(kinds & PLACE) && (kinds !== 0 || isPart(candidate))) rows.mark(f.not_as_said, i);
    if (signsOf(candidate) !== signs) rows.mark(f.not_as_said, i);
    if (isFamily && person && isPart(candidate)) rows.mark(f.not_as_said, i);
    // "She moved to Washington" is not about Paris Washington.
    if (isPlace && person && isPart(candidate)) rows.mark(f.named_after, i);
    if (kinds & namesakes || (person && namesakes & SOMEBODY)) rows.mark(f.named_after, i);
    if (isOther && person && isPart(candidate)) rows.mark(f.not_as_said, i);
    const own = candidate.kind === "suffix" ? formsOfEntity(candidate) : none;
    const thing = !person && (kinds === 0 ? own.size > 0 : !(kinds & SOMEBODY));
    const isBegun = !person && candidate.kind === "partial";
    if (isPerson ? thing || isBegun : isNamed && isBegun) rows.mark(f.not_as_said, i);
    if (long && !hasName(candidate, long)) rows.mark(f.not_as_said, i);
    if (own.size === 0) return;
    forms ??= formsOf(document.text.slice(mention.start, mention.end));
    if (forms.size > 0 && ![...own].some((family) => forms!.has(family))) rows.mark(f.other_form, i);
  });
}

const none: ReadonlySet<number> = new Set();

/** Words behind a hyphen that make no other name: "kestrel-x200-compatible". */
const qualities =
  /^(?:aware|based|compatible|driven|enabled|free|like|only|powered|ready|related|side|specific|style)$/;

/** Whether a mention written as code is a part of a longer one: "billing-api" in "billing-api-client". */
function isPartOfCode({ pieces, boundaryBefore }: Document, { span: { from, to } }: MentionSpan): boolean {
  const { text, start, end, gap, count } = pieces;
  if (!/\d|[-_]/.test(text.slice(start[from], end[to - 1]))) return false;
  const joins = (at: number) =>
    at > 0 &&
    at < count &&
    gap[at] === ADJACENT &&
    boundaryBefore[at] === OPEN &&
    /[-_]/.test(text[end[at - 1]!]!);
  return joins(from) || (joins(to) && !qualities.test(textOf(pieces, to)));
}

/** Longest words in brackets behind initials, in UTF-16 units. */
const LONGEST_IN_BRACKETS = 80;

/** The words that a text gives for initials right behind them, folded: "AA (Alcohólicos Anónimos)". */
function initialsSaid({ pieces, text }: Document, { span: { from, to } }: MentionSpan): string | undefined {
  if (to - from !== 1 || !isUpper(pieces, from)) return undefined;
  const behind = text.slice(pieces.end[from], pieces.end[from]! + LONGEST_IN_BRACKETS);
  const [, words = ""] = /^ ?\(([^()]+)\)/.exec(behind) ?? [];
  const first = words.split(/[\s-]+/).map((word) => word.charAt(0));
  const initials = first.filter((letter) => letter !== letter.toLowerCase()).join("");
  return initials === textOf(pieces, from) ? foldText(words) : undefined;
}

/** Whether an entity has a name that begins or ends with some folded words. */
function hasName({ record }: Candidate, words: string): boolean {
  return namesOf(record).some((name) => {
    const folded = foldText(name);
    return folded.startsWith(words) || folded.endsWith(words);
  });
}

/** Whether the words before tell that the name is a place: "mayor of Neudorf". */
function isOfPlace(document: Document, from: number): boolean {
  const { wordClass, boundaryBefore, language } = document;
  const isOpen = (at: number) => at > 0 && boundaryBefore[at] === OPEN;
  if (!isOpen(from) || !(wordClass[from - 1]! & CONNECTOR) || !isOpen(from - 1)) return false;
  return heads.get(language)?.has(wordAt(document, from - 2)) ?? false;
}

/** The signs right behind a letter that make another name: "C++" is not C. */
function signsIn(text: string, start: number, end: number): string {
  return /[a-z]([+#]+)(?!\w)/i.exec(text.slice(start, end + SIGNS))?.[1] ?? "";
}

/** Most signs behind a name. */
const SIGNS = 2;

function signsOf({ record, form }: Candidate): string {
  const [label = ""] = Object.values(record.labels);
  return form === ALIAS ? "" : signsIn(label, 0, label.length);
}

/** Most pieces between a word of going and "to": "moving next week from Paris to Washington". */
const GOING_BEFORE = 6;

/** Whether somebody goes to what begins at a piece: "flew to London". */
function isGoal(document: Document, from: number): boolean {
  if (from === 0) return false;
  if (isGoneTo(document, from)) return true;
  const list = goes.get(document.language);
  if (!list || !/^(?:to|from)$/.test(wordAt(document, from - 1))) return false;
  for (
    let i = from - 2;
    i >= 0 && i > from - 2 - GOING_BEFORE && document.boundaryBefore[i + 1] === OPEN;
    i--
  )
    if (list.has(wordAt(document, i))) return true;
  return false;
}

/** Whether the word before tells that the name is a ruler's or a storm's: "Queen Mary", "Lake Victoria". */
function isOfOthers(document: Document, { span: { from } }: MentionSpan): boolean {
  const { language, boundaryBefore } = document;
  if (from === 0 || boundaryBefore[from] !== OPEN) return false;
  return others.get(language)?.has(wordAt(document, from - 1)) ?? false;
}

function isGivenName({ wordClass }: Document, { span: { from, to } }: MentionSpan): boolean {
  return to - from === 1 && (wordClass[from]! & GIVEN_NAME) !== 0;
}

/** The legal forms of each entity, read once: a list may have 600 names for one. */
const known = new WeakMap<EntityRecord, ReadonlySet<number>>();

/** The families of the legal forms that the names of an entity have. */
function formsOfEntity({ record }: Candidate): ReadonlySet<number> {
  let forms = known.get(record);
  if (!forms) {
    forms = new Set(Object.values(record.labels).flatMap((label) => [...formsOf(label)]));
    known.set(record, forms);
  }
  return forms;
}

/** The families of the legal forms that end a name, or stand before it in Han characters. */
function formsOf(name: string): ReadonlySet<number> {
  const forms = new Set<number>();
  const words = foldText(name.replaceAll(".", ""))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  let last = words.length - 1;
  while (last > 0 && words.length - last < MOST_OF_FORM && tails.has(words[last]!)) last--;
  const family = last > 0 ? families.get(words[last]!) : undefined;
  if (family !== undefined) forms.add(family);
  for (const form of unspacedFormFamilies)
    if (name.startsWith(form) || name.endsWith(form)) forms.add(families.get(form)!);
  return forms;
}
