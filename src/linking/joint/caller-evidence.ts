import { namesOfOthers } from "../../../data/lexicon/forms-of-address.ts";
import { goings, headsOfPlaces } from "../../../data/lexicon/place-words.ts";
import type { Language } from "../../contract/index.ts";
import { PLACE, SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { foldText } from "../../text/fold.ts";
import { isPart } from "../candidates/candidate.ts";
import { perRecord } from "../candidates/per-record.ts";
import { hasInitial, mayBePerson } from "../candidates/persons.ts";
import {
  initialBefore,
  isAddressed,
  isChild,
  isGreeted,
  isKin,
  isNeighbour,
  wordSets,
} from "../document/beside-persons.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { CONNECTOR, GIVEN_NAME } from "../document/lexicon.ts";
import { isGoneTo, wordAt } from "../document/words-around.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { World } from "../world.ts";
import { expansionOf, hasOtherSigns, isPartOfCode, sharesWord } from "./longer-forms.ts";
import type { MentionRows } from "./mention-rows.ts";
import { isVenue, namesakeKinds } from "./named-after.ts";
import { formsOf, formsOfEntity } from "./stated-forms.ts";

const f = candidateFeatures.at;

const wordsOf = (lists: Partial<Record<Language, string>>) => wordSets(Object.entries(lists));
const others = wordsOf(namesOfOthers);
const goingWords = wordsOf(goings);
const placeNouns = wordsOf(headsOfPlaces);

/**
 * Writes which entities of a caller the text does not mean: a person of whom only a street or a school has the name,
 * a person in place of a thing ("a Ferrari"), a ruler or a storm ("Queen Mary"), a thing in place of a person ("Mr.
 * Jenkins", "John fixed it"), a neighbour or a relative of somebody, a person or a firm in place of a town ("flew to London", "mayor of
 * Neudorf"), a firm of another legal form, a part of a longer code, initials of other words, and a name with other signs.
 */
export function writeCallerEvidence(rows: MentionRows, document: Document, world: World): void {
  const { mention, candidates } = rows;
  const { evidence } = world.dataset;
  const namesakes = namesakeKinds(document, mention);
  const isGiven = isGivenName(document, mention);
  const hasArticle = rows.has(f.article) && document.language === "en";
  // "a Ferrari" is a thing, "im Sommer" a season, and "our Katrin" a person.
  const isSeason = rows.has(f.place_cue) && rows.has(f.everyday);
  const isThing = !isGiven && (rows.has(f.determiner) || hasArticle || isSeason);
  const isOther = isThing || isOfOthers(document, mention);
  const { from, to } = mention.span;
  const isPerson = isAddressed(document, from, to);
  // "John fixed it" is not about John Deere, but "a Mercedes" may be.
  const isNamed = isGiven && !rows.has(f.determiner) && !rows.has(f.article);
  const isGoal = !isPerson && !isGiven && isGoneToAsPlace(document, from);
  const before = from > 0 ? wordAt(document, from - 1) : "";
  const isBare = !rows.has(f.place_cue) && !rows.has(f.article);
  const isPlace = isOfPlace(document, from);
  // "Patient's grandson Harold", "Dubois, la voisine": hardly the Harold or the Dubois of a list.
  const isFamily = isKin(document, from) || isNeighbour(document, to);
  const isYoung = isChild(document, to);
  if (isPartOfCode(document, mention)) rows.markCandidates(f.named_after);
  const expansion = expansionOf(document, mention);
  const initial = foldText(initialBefore(document, from));
  let forms: ReadonlySet<number> | undefined;
  candidates.forEach((candidate, i) => {
    const { entity } = candidate;
    if (entity < 0) return;
    const kinds = evidence.kinds(entity);
    const person = mayBePerson(world, entity, document.lexicon, isPerson || isGreeted(document, from));
    if (isPerson && person)
      rows.mark(hasInitial(candidate.record, initial, document.lexicon) ? f.as_said : f.not_as_said, i);
    if (isPlace && !(kinds & PLACE) && (kinds !== 0 || isPart(candidate))) rows.mark(f.not_as_said, i);
    if (hasOtherSigns(candidate, document, mention)) rows.mark(f.not_as_said, i);
    const isStranger = isFamily || (isYoung && kinds === 0);
    if (isStranger && person && isPart(candidate)) rows.mark(f.not_as_said, i);
    // "She moved to Washington" is not about Paris Washington.
    if (isGoal && person && isPart(candidate)) rows.mark(f.named_after, i);
    // "Santos Dumont was a pioneer" is not about the avenue.
    if (
      isBare &&
      !person &&
      isPart(candidate) &&
      wordsOfLabels(candidate.record).first.some((word) => isVenue(word, document))
    )
      rows.mark(f.named_after, i);
    const isNamesake = kinds & namesakes || (person && namesakes & SOMEBODY);
    // "la sala Azahar" is the Sala VIP Azahar.
    if (isNamesake && !wordsOfLabels(candidate.record).all.has(before)) rows.mark(f.named_after, i);
    if (isOther && person && isPart(candidate)) rows.mark(f.not_as_said, i);
    const own = candidate.kind === "suffix" ? formsOfEntity(candidate.record) : none;
    const thing = !person && (kinds === 0 ? own.size > 0 : !(kinds & SOMEBODY));
    const isBegun = !person && candidate.kind === "partial";
    if (isPerson ? thing || isBegun : isNamed && isBegun) rows.mark(f.not_as_said, i);
    if (expansion && !sharesWord(candidate, expansion)) rows.mark(f.not_as_said, i);
    if (own.size === 0) return;
    forms ??= formsOf(document.text.slice(mention.start, mention.end));
    if (forms.size > 0 && ![...own].some((family) => forms!.has(family))) rows.mark(f.other_form, i);
  });
}

const none: ReadonlySet<number> = new Set();

/** The words of the labels of an entity, in small letters, and those that begin a label. */
const wordsOfLabels = perRecord(({ labels }) => {
  const split = Object.values(labels).map((label) => label.toLowerCase().split(" "));
  return { first: [...new Set(split.map(([word = ""]) => word))], all: new Set(split.flat()) };
});

/** Whether the words before tell that the name is a place: "mayor of Neudorf". */
function isOfPlace(document: Document, from: number): boolean {
  const { wordClass, boundaryBefore, language } = document;
  const isOpen = (at: number) => at > 0 && boundaryBefore[at] === OPEN;
  if (!isOpen(from) || !(wordClass[from - 1]! & CONNECTOR) || !isOpen(from - 1)) return false;
  return placeNouns.get(language)?.has(foldText(wordAt(document, from - 2))) ?? false;
}

/** Most pieces between a word of going and "to": "moving next week from Paris to Washington". */
const GOING_BEFORE = 6;

/** Whether somebody goes to the place that begins at a piece: "flew to London". */
function isGoneToAsPlace(document: Document, from: number): boolean {
  if (from === 0) return false;
  if (isGoneTo(document, from)) return true;
  const list = goingWords.get(document.language);
  if (!list || !/^(?:to|from)$/.test(wordAt(document, from - 1))) return false;
  for (
    let i = from - 2;
    i >= 0 && i > from - 2 - GOING_BEFORE && document.boundaryBefore[i + 1] === OPEN;
    i--
  )
    if (list.has(foldText(wordAt(document, i)))) return true;
  return false;
}

/** Whether the word before tells that the name is a ruler's or a storm's: "Queen Mary", "Lake Victoria". */
function isOfOthers(document: Document, { span: { from } }: MentionSpan): boolean {
  const { language, boundaryBefore } = document;
  if (from === 0 || boundaryBefore[from] !== OPEN) return false;
  return others.get(language)?.has(foldText(wordAt(document, from - 1))) ?? false;
}

function isGivenName({ wordClass }: Document, { span: { from, to } }: MentionSpan): boolean {
  return to - from === 1 && (wordClass[from]! & GIVEN_NAME) !== 0;
}
