import { offices, officeWords, toldOffices } from "../../../data/lexicon/offices.ts";
import type { Language } from "../../contract/index.ts";
import { SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { bitsByStem, bitsByWord } from "../../text/bits-of-words.ts";
import { kept } from "../../text/look-up.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { DEMONYM_WORD } from "../document/lexicon.ts";
import { titleBefore } from "../document/title-before.ts";
import { foldedAt } from "../document/words-around.ts";
import { listsByLanguage } from "../document/words-by-language.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";
import { bitsTold } from "./told-bits.ts";
import { pairAt } from "./trade-words.ts";

const f = candidateFeatures.at;

/**
 * Least probability of a candidate with the office that is meant rather than the others. Of 84 last names behind an office,
 * a slice answers sixteen wrongly with 0.02 and three with 0.001: Jeb Bush has 0.01 beside two presidents.
 */
const LEAST = 0.001;

/**
 * Writes which candidates have the office that stands before the name: "Senator Clinton" is not Bill Clinton. Where no
 * candidate is known for it, anybody may have it.
 */
export const writeOffice: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  if (to <= from || !isCapital(document, from)) return;
  const before = officeBefore(document, from);
  const stated = before || (to - from > 1 ? officeAt(document, from) : 0);
  if (stated === 0) return;
  // The title may stand before its field.
  if (before !== 0) rows.setMention(1, f.title_before);
  const has = rows.candidates.map((candidate) => (officesOf(candidate) & stated) !== 0);
  const isMeant = (candidate: Candidate, i: number) =>
    has[i] && rows.beliefs[i]! >= LEAST && candidate.kind !== "fuzzy";
  if (!rows.candidates.some(isMeant)) return;
  rows.candidates.forEach(({ kinds }, i) => {
    if (has[i]) rows.mark(f.as_said, i);
    // "Ambassador Bridge" has the word in its name.
    else if (before !== 0 || kinds & SOMEBODY) rows.mark(f.not_as_said, i);
  });
};

/** The bits of the offices right before a name; a nationality may stand between in Romance languages. */
function officeBefore(document: Document, from: number): number {
  if (!isJoined(document, from)) return 0;
  // "Premier" and "coach" are not titles of every language.
  const title = titleBefore(document, from);
  const direct = officeAt(document, title < 0 ? from - 1 : title);
  if (direct !== 0 || !document.lexicon.adjectivesFollow) return direct;
  const isDemonym = isJoined(document, from - 1) && hasClass(document, from - 1, DEMONYM_WORD);
  return isDemonym ? officeAt(document, from - 2) : 0;
}

const { other } = listsByLanguage(officeWords);

/** The bits of the office at a piece: of the word and the one before it, or of the word. */
function officeAt(document: Document, at: number): number {
  const nouns = nounsOf(document.language);
  const pair = nouns.get(pairAt(document, at));
  if (pair !== undefined) return pair;
  const bits = nouns.get(foldedAt(document, at)) ?? 0;
  // "Vice President", "Attorney General"
  return bits !== 0 && isJoined(document, at) && other.has(foldedAt(document, at - 1), document.language)
    ? 0
    : bits;
}

const read = new Map<Language, ReadonlyMap<string, number>>();

/** The bits of the words for offices of a language. */
function nounsOf(language: Language): ReadonlyMap<string, number> {
  return kept(read, language, () =>
    bitsByWord(offices.map((office, i) => [officeWords[language]?.[office], 1 << i])),
  );
}

const told = bitsByStem(offices.map((office, i) => [toldOffices[office], 1 << i]));

/** The bits of the offices that the descriptions, aliases and neighbours of a person tell; 0 for other entities. */
function officesOf(candidate: Candidate): number {
  return candidate.kinds & SOMEBODY ? bitsTold(candidate, told) : 0;
}
