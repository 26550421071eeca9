import { degrees, scholars, schools, studying } from "../../../data/lexicon/studies.ts";
import { verbs } from "../../../data/lexicon/verbs.ts";
import { termWeight } from "../../datasets/evidence/evidence.ts";
import { CLUB, kindBit, ORGANIZATION, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { bitsByStem } from "../../text/bits-of-words.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { HARD, OPEN } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { CLITIC, FUNCTION } from "../document/lexicon.ts";
import { endsNoun, wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { Rule } from "./joint-text.ts";
import { eachTold } from "./told-bits.ts";

const f = candidateFeatures.at;
/** The value for a university, whose name is longer than the mention: with 1, half of them are unresolved. */
const SURELY = 2;

/** Most pieces from the name back to the word for studies: "studied law at Columbia and economics at Brown" has seven. */
const MOST_BETWEEN = 12;

/**
 * Writes that a name is a university, and not the town of the name or what else has it, where an English text says that
 * somebody studies there: "researchers at Oxford". Without a university of the name, they may work anywhere:
 * "archaeologists at Giza". Without a word for studies around, the bare name of its town does not mean the university.
 */
export const writeStudies: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  if (document.language !== "en" || to <= from || !isCapital(document, from)) return;
  if (!rows.candidates.some(isSchool)) return;
  if (!isPlaceOfStudies(document, from, to)) return writeTown(rows, document);
  rows.candidates.forEach((candidate, i) => {
    if (isSchool(candidate)) rows.set(f.as_said, i, SURELY);
    else if (!(candidate.kinds & EMPLOYER)) rows.mark(f.not_as_said, i);
  });
};

const SCHOOL = kindBit("school");

/** Organisations that may have researchers. */
const EMPLOYER = ORGANIZATION & ~CLUB;

/** What is not known to be one thing has the bits of all. */
function isSchool({ kinds }: Candidate): boolean {
  return (kinds & (SCHOOL | SETTLEMENT)) === SCHOOL;
}

function isPlaceOfStudies(document: Document, from: number, to: number): boolean {
  const { boundaryBefore, wordClass, pieces } = document;
  // "students at Leeds station", "a scholar at New York's Columbia University", "Greek at Glasgow and Latin at Leeds"
  if (!endsNoun(document, to) && !verbs.en!.test(wordAt(document, to))) return false;
  if (to < pieces.count && (wordClass[to]! & CLITIC || wordAt(document, to) === "at")) return false;
  // "at Brunel University, Uxbridge, UK" has one name, and "at Yale, Rice and Brown" three.
  let isRow = to < pieces.count && joining.test(wordAt(document, to));
  const first = Math.max(0, from - MOST_BETWEEN);
  let preposition = -1;
  for (let at = from - 1; at >= first && boundaryBefore[at + 1] !== HARD; at--) {
    const word = wordAt(document, at);
    if (preposition < 0) {
      if (joining.test(word)) isRow = true;
      else if (boundaryBefore[at + 1] !== OPEN && !isRow) return false;
      else if (word === "at" || word === "from") preposition = at;
      else if (!isCapital(document, at)) return false;
      continue;
    }
    if (degrees.test(word)) return true;
    // "Scientists from Oxford" may come from the town.
    if (wordAt(document, preposition) === "from") {
      if (/^graduated?$/.test(word)) return true;
    } else if (studying.test(word) || (word === "study" && wordAt(document, at - 1) === "to")) return true;
    else if (scholars.test(word) && isBeside(document, at, preposition)) return true;
    if (hasClass(document, at, FUNCTION) ? !inside.test(word) : verbs.en!.test(word)) return false;
  }
  return false;
}

const joining = /^(?:and|both|later|or|then)$/;

/** Small words between the word for studies and the name. */
const inside = /^(?:and|at|both|first|for|her|his|in|later|of|or|their|then)$/;

/** "professors at Yale", "professor of physics at Yale", but not "professors met at Yale". */
function isBeside(document: Document, scholar: number, preposition: number): boolean {
  return preposition === scholar + 1 || wordAt(document, scholar + 1) === "of";
}

/**
 * Writes that a university is not meant by the bare name of its town in a text without words for studies. "Einstein's
 * letters from Princeton" has somebody beside it who was there.
 */
function writeTown(rows: MentionRows, document: Document): void {
  const { from, to } = rows.mention.span;
  const isTown = ({ kinds }: Candidate, i: number) => kinds & SETTLEMENT && rows.has(f.label, i);
  if (!rows.candidates.some(isTown) || isAboutStudies(document, from, to)) return;
  rows.markCandidates(
    f.not_as_said,
    (candidate, i) =>
      isSchool(candidate) && rows.has(f.alias, i) && !rows.has(f.related, i) && isCalledSchool(candidate),
  );
}

/** Whether a word for studies stands around a name: "Oxford students". */
function isAboutStudies(document: Document, from: number, to: number): boolean {
  const last = Math.min(document.pieces.count, to + MOST_BETWEEN);
  for (let at = Math.max(0, from - MOST_BETWEEN); at < last; at++) {
    const word = wordAt(document, at);
    if ([scholars, studying, degrees, schools].some((words) => words.test(word))) return true;
  }
  return false;
}

const schoolStems = bitsByStem([["university college", 1]]);

/** Whether a dataset calls an entity a university: one that is only known to be an organisation has the kind of a school. */
function isCalledSchool(candidate: Candidate): boolean {
  let is = false;
  eachTold(candidate, schoolStems, (bits, weight) => {
    is ||= bits !== 0 && weight !== termWeight.neighbour;
  });
  return is;
}
