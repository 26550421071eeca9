import { namesOfOthers } from "../../../data/lexicon/forms-of-address.ts";
import { unspacedLegalForms } from "../../../data/lexicon/legal-forms.ts";
import { goings, openings } from "../../../data/lexicon/place-words.ts";
import { wordsOfOneLetter } from "../../../data/lexicon/short-words.ts";
import { ORGANIZATION, PLACE, SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { isLegalForm } from "../../datasets/names/derived-names.ts";
import { isSingleCapital } from "../../datasets/names/name-pieces.ts";
import { foldText } from "../../text/fold.ts";
import { NUMBER } from "../../text/pieces.ts";
import { type Candidate, isPart } from "../candidates/candidate.ts";
import { perRecord } from "../candidates/per-record.ts";
import { hasInitials, hasLastNamesFirst, mayBePerson } from "../candidates/persons.ts";
import { isGoneTo } from "../document/acts-around.ts";
import {
  initialsBefore,
  initialsBehind,
  isAddressed,
  isChild,
  isGivenNameAlone,
  isGreeted,
  isKin,
  isNeighbour,
} from "../document/beside-persons.ts";
import { isOfPlace } from "../document/beside-places.ts";
import { isJoined, someBefore } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { GIVEN_NAME } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { wordsByLanguage } from "../document/words-by-language.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { World } from "../world.ts";
import type { JointText } from "./joint-text.ts";
import { expansionOf, hasOtherSigns, isPartOfCode, restOfFirm, sharesWord } from "./longer-forms.ts";
import { isVenue, namesakeKinds } from "./named-after.ts";
import { writeOtherGender } from "./other-gender.ts";
import { formsOfEntity, formsStated } from "./stated-forms.ts";

const f = candidateFeatures.at;

const others = wordsByLanguage(namesOfOthers, foldText);
const goingWords = wordsByLanguage(goings, foldText);

const polite = /^(?:さん|様)/;

/** What stands beside a mention and tells who or what has the name. */
type Told = ReturnType<typeof readBeside>;

function readBeside(rows: MentionRows, document: Document, world: World) {
  const { mention } = rows;
  const { from, to } = mention.span;
  const isGiven = to - from === 1 && hasClass(document, from, GIVEN_NAME);
  const isPerson = isAddressed(document, from, to);
  const hasDeterminer = rows.has(f.determiner);
  const hasArticle = rows.has(f.article);
  const isSeason = rows.has(f.place_cue) && rows.has(f.everyday);
  const isThing = hasDeterminer || (hasArticle && document.language === "en") || isSeason;
  return {
    /** Only a person stands there: "Mr", "J.", さん. */
    isPerson,
    /** A firm may stand there, too: Japanese is polite to firms. */
    isPolite: document.language === "ja" && polite.test(document.text.slice(mention.end, mention.end + 2)),
    written: document.text.slice(mention.start, mention.end),
    isGreeted: isGreeted(document, from),
    /** The initials before the name, or behind its comma, folded; "" if there is none. */
    initials: initialsBefore(document, from) || initialsBehind(document, to),
    /** A first name without an article: "John fixed it" is not about John Deere, but "a Mercedes" may be. */
    isFirstName: isGiven && !hasDeterminer && !hasArticle,
    /** A thing, a season or a ruler: "a Ferrari", "im Sommer", "Queen Mary"; but "our Katrin" is a person. */
    isNoPerson: (isThing && !isGiven) || isOfOthers(document, mention),
    /** A relative or a friend of somebody: "Patient's grandson Harold", "Dubois, la voisine". */
    isStranger: isKin(document, from) || isNeighbour(document, to),
    isChild: isChild(document, to),
    /** A town: "mayor of Neudorf". */
    isTown: isOfPlace(document, from),
    /** A place that somebody goes to: "flew to London"; or in which the sentence begins: "In Vogt wird gebaut". */
    isWhere: (!isPerson && !isGiven && isGoneToAsPlace(document, from)) || isInsidePlace(document, from),
    /** Neither an article nor a preposition of places stands before the name. */
    isBare: !rows.has(f.place_cue) && !hasArticle,
    /** The first letters of the words, folded, if they are those of a person's full name; "" otherwise. */
    fullName: initialsOfFullName(document, mention),
    /** The word right before, in small letters; "" if there is none. */
    before: from > 0 ? wordAt(document, from - 1) : "",
    /** Kinds of which a street or a school of the text has the name. */
    namesakes: namesakeKinds(document, mention),
    expansion: expansionOf(document, mention),
    /** The words that make the name the beginning of a firm's name; "" if there are none. */
    restOfFirm: restOfFirm(document, mention, world),
    /** A legal form ends the mention: "Novak & Co". */
    hasForm: to - from > 1 && isLegalForm(document.pieces, to - 1),
  };
}

/** A candidate of a caller, and whether it is a person. */
interface Judged {
  readonly candidate: Candidate;
  readonly isPerson: boolean;
}

/**
 * Writes which entities of a caller the text does not mean: one that the text contradicts, one that only shares its
 * name with a street or a code of the text, and a firm of another legal form. "Novak Ltd" is not a person. A person may also
 * be told to be meant.
 */
export function writeCallerEvidence(
  rows: MentionRows,
  { document, world }: JointText,
): Promise<void> | undefined {
  const { mention } = rows;
  const told = readBeside(rows, document, world);
  if (isPartOfCode(document, mention)) rows.markCandidates(f.named_after);
  let forms: ReadonlySet<string> | undefined;
  rows.candidates.forEach((candidate, i) => {
    const { entity, record } = candidate;
    if (entity < 0) return;
    const isPerson = mayBePerson(world, entity, document.lexicon, told.isPerson || told.isGreeted);
    const judged = { candidate, isPerson };
    const isTold = isPerson && (told.isPerson || told.initials !== "");
    const isOther = isTold && !hasInitials(record, told.initials, document.lexicon);
    if (isTold && !isOther) rows.mark(f.as_said, i);
    if (isOther || isContradicted(judged, told) || hasOtherSigns(candidate, document, mention))
      rows.mark(f.not_as_said, i);
    if (isNamesake(judged, told, document) || isInitial(judged, told, document, mention))
      rows.mark(f.named_after, i);
    const families = stated(candidate);
    // A name that is exact needs both to be refused.
    if (told.restOfFirm && !sharesWord(candidate, told.restOfFirm)) {
      rows.mark(f.named_after, i);
      rows.mark(f.other_form, i);
    }
    if (isPerson && told.hasForm) rows.mark(f.other_form, i);
    // "Novak, PLC engineer" and "Novak, A. B. Palmer" are persons.
    if (families.size === 0 && (!isPerson || document.text[mention.end] === ",")) return;
    forms ??= formsStated(document.text, mention);
    if (forms.size > 0 && ![...families].some((family) => forms!.has(family))) rows.mark(f.other_form, i);
  });
  return writeOtherGender(rows, document, {
    isPerson: ({ entity }) => mayBePerson(world, entity, document.lexicon, true),
    feature: f.not_as_said,
    isTurned: hasLastNamesFirst(world, document.lexicon),
  });
}

/** Whether the text tells of somebody or something else than an entity. */
function isContradicted({ candidate, isPerson }: Judged, told: Told): boolean {
  const { kinds } = candidate;
  const part = isPart(candidate);
  if (isPerson && part && (told.isNoPerson || told.isStranger || (told.isChild && kinds === 0))) return true;
  if (told.isTown && !(kinds & PLACE) && (kinds !== 0 || part)) return true;
  if (told.expansion && !sharesWord(candidate, told.expansion)) return true;
  if (isPerson) return false;
  if (told.isPolite && (kinds & ~ORGANIZATION) === 0 && labelsWithoutForm(candidate.record).has(told.written))
    return false;
  const isBegun = candidate.kind === "partial";
  if (!told.isPerson) return told.isFirstName && isBegun;
  return isBegun || (kinds === 0 ? stated(candidate).size > 0 : !(kinds & SOMEBODY));
}

/** The names of a firm without the legal form: "山田" is not one of 株式会社山田製作所, but a last name. */
const labelsWithoutForm = perRecord(
  ({ labels }) =>
    new Set(
      Object.values(labels).map((label) => {
        const form = unspacedLegalForms.find((one) => label.startsWith(one) || label.endsWith(one)) ?? "";
        return label.replace(form, "").trim();
      }),
    ),
);

/** Whether an entity has only its name in common with what the text tells of. */
function isNamesake({ candidate, isPerson }: Judged, told: Told, document: Document): boolean {
  const part = isPart(candidate);
  // "She moved to Washington" is not about Paris Washington.
  if (told.isWhere && isPerson && part) return true;
  const words = wordsOfLabels(candidate.record);
  // "Santos Dumont was a pioneer" is not about the avenue.
  if (told.isBare && !isPerson && part && words.first.some((word) => isVenue(word, document))) return true;
  // "Astrid Lindgren wrote it" is not about the school.
  const isInside =
    told.fullName !== "" && part && !hasInitials(candidate.record, told.fullName, document.lexicon, true);
  if (isInside && !isPerson && !words.all.has(told.before)) return true;
  // "la sala Azahar" is the Sala VIP Azahar.
  return (
    ((candidate.kinds & told.namesakes) !== 0 || (isPerson && (told.namesakes & SOMEBODY) !== 0)) &&
    !words.all.has(told.before)
  );
}

const shortened = new Set(wordsOfOneLetter);
/** Most digits of the number of a house: more are a year. */
const HOUSE = 3;

/** "R. Silva" is a person and not Rua Silva, unless a preposition, an article or a house number stands beside it. */
function isInitial(
  { candidate: { record }, isPerson }: Judged,
  { isBare }: Told,
  { pieces }: Document,
  { span: { from, to } }: MentionSpan,
): boolean {
  if (isPerson || !isBare || to - from !== 2 || !isSingleCapital(pieces, from)) return false;
  if (pieces.text[pieces.end[from]!] === "/") return false;
  const isHouse = (at: number) =>
    (pieces.shape[at]! & NUMBER) !== 0 && pieces.end[at]! - pieces.start[at]! <= HOUSE;
  if ((to < pieces.count && isHouse(to)) || (from > 0 && isHouse(from - 1))) return false;
  return wordsOfLabels(record).first.some((word) => shortened.has(foldText(word)));
}

const none: ReadonlySet<string> = new Set();

/** The legal forms of an entity whose name the text has without one, or with another, or only the beginning of it. */
function stated({ kind, record }: Candidate): ReadonlySet<string> {
  return kind === "suffix" || kind === "partial" ? formsOfEntity(record) : none;
}

/** The words of the labels of an entity, in small letters, and those that begin a label. */
const wordsOfLabels = perRecord(({ labels }) => {
  const split = Object.values(labels).map((label) => label.toLowerCase().split(" "));
  return { first: [...new Set(split.map(([word = ""]) => word))], all: new Set(split.flat()) };
});

/** Most pieces between a word of going and "to": "moving next week from Paris to Washington". */
const GOING_BEFORE = 6;

/** Whether somebody goes to the place that begins at a piece: "flew to London". */
function isGoneToAsPlace(document: Document, from: number): boolean {
  if (from === 0) return false;
  if (isGoneTo(document, from)) return true;
  if (!/^(?:to|from)$/.test(wordAt(document, from - 1))) return false;
  return someBefore(document, from - 1, GOING_BEFORE, (i) => goingWords.hasAt(document, i));
}

/** Whether the sentence begins in a place that begins at a piece: "En Palomares llueve", but not "I trust in Novak". */
function isInsidePlace(document: Document, from: number): boolean {
  if (!isJoined(document, from) || !document.startsSentence[from - 1]) return false;
  return wordAt(document, from - 1) === openings[document.language];
}

/** Whether the word before tells that the name is a ruler's or a storm's: "Queen Mary", "Lake Victoria". */
function isOfOthers(document: Document, { span: { from } }: MentionSpan): boolean {
  return isJoined(document, from) && others.hasAt(document, from - 1);
}

function initialsOfFullName(document: Document, { span: { from, to } }: MentionSpan): string {
  const { text, start } = document.pieces;
  if (to - from < 2 || !isGivenNameAlone(document, from)) return "";
  let letters = "";
  for (let at = from; at < to; at++) {
    if (!isCapital(document, at)) return "";
    letters += text[start[at]!];
  }
  return foldText(letters);
}
