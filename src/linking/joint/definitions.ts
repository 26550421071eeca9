import { definitions, relatedKinds } from "../../../data/lexicon/definitions.ts";
import { bitsOf, type Kind, kindBit, PERSON, PLACE, SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { COMMA } from "../../text/pieces.ts";
import { addressedGender } from "../document/addressed-gender.ts";
import { isJoined, someBefore } from "../document/boundaries.ts";
import { isDateline } from "../document/datelines.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { ARTICLE, CONNECTOR, DETERMINER, TITLE } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { defining, kindsAt, kindsOfWord, nounAt, nounFrom, VENUE } from "./defining-words.ts";
import type { Rule } from "./joint-text.ts";
import { beginsMainClause } from "./main-clauses.ts";

const f = candidateFeatures.at;

/** The kinds that agree with each kind, by its bit: the kind itself and the related ones. */
const agreeing = new Map<number, number>();
for (const [kind, others] of Object.entries(relatedKinds))
  agreeing.set(
    kindBit(kind as Kind),
    others.split(" ").reduce((bits, other) => bits | kindBit(other as Kind), kindBit(kind as Kind)),
  );

/**
 * Writes which candidates agree with the text's description of the name, and which contradict it. "Madison was the
 * fourth president" means a person, "Java, an island of Indonesia" no language, and "the film Casablanca" and "his wife
 * Florence" no city.
 */
export const writeDefined: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  if (!definitions[document.language] || to <= from || !isCapital(document, from)) return;
  // "AMSTERDAM 2026-08-30 Ajax Amsterdam" begins in the city.
  let said = isDateline(document, rows.mention.span)
    ? PLACE
    : saidBehind(document, from, to) || saidBefore(document, from, to);
  // "Nacido en Lleida, hijo de un ferroviario": the description is of the person who was born there.
  if (rows.has(f.place_cue)) said &= ~SOMEBODY;
  // Kin is nearly always unknown: "his sister Victoria" is not a place, but that does not make her the known Victoria.
  const isKin = isJoined(document, from) && nounAt(document, "kin", from - 1) !== 0;
  const isAddressed = addressedGender(document, from) !== undefined;
  const isPerson = isKin || isAddressed || isOfficeOf(document, from, to);
  const possible = withRelated(said || (isPerson ? PERSON : 0));
  if (possible === 0) return;
  // "Miss Texas" is called after the state.
  const mayBePlace = isAddressed && wordAt(document, from - 1) === "miss";
  const weight = isAddressed ? ADDRESSED : 1;
  // "A café called Amazon" is a firm, but seldom the known one.
  const agreed = said & VENUE ? 0 : said;
  rows.candidates.forEach(({ kinds }, i) => {
    if (kinds & agreed) rows.mark(f.as_said, i);
    else if (kinds !== 0 && !(kinds & possible) && !(mayBePlace && kinds & PLACE))
      rows.set(f.not_as_said, i, weight);
  });
};

/**
 * The value behind a form of address. Of 20 names of firms, food and places behind one ("Herr Hamburger", "la signora
 * Fiat"), thirteen were answered, with up to 0.97; none is with 2. 1 leaves the Fiat.
 */
const ADDRESSED = 2;

/** "The Prince of Wales": whether a name is an office, and of somebody or something, so that "The Prince" is not a book. */
function isOfficeOf(document: Document, from: number, to: number): boolean {
  if (to - from !== 2 || !hasClass(document, from, ARTICLE) || !hasClass(document, to - 1, TITLE))
    return false;
  if (!isJoined(document, to) || !hasClass(document, to, CONNECTOR) || !isJoined(document, to + 1))
    return false;
  const name = hasClass(document, to + 1, ARTICLE) ? to + 2 : to + 1;
  return isJoined(document, name) && isCapital(document, name);
}

function withRelated(said: number): number {
  let possible = said;
  for (const [kind, kinds] of agreeing) if (said & kind) possible |= kinds;
  return possible;
}

/** The kinds that a copula or an apposition behind a name states; 0 for none. */
function saidBehind(document: Document, from: number, to: number): number {
  const { pieces } = document;
  if (to + 1 >= pieces.count) return 0;
  if (isJoined(document, to) && defining.copulas.hasAt(document, to))
    return nounFrom(document, to + 1)?.kinds ?? 0;
  if (pieces.gap[to] !== COMMA) return 0;
  if (!defining.articles.hasAt(document, to)) return kinAt(document, to);
  const noun = nounFrom(document, to + 1);
  if (!noun || beginsMainClause(document, from, noun)) return 0;
  // "anos finais do Estado Novo, uma filha, Teresa": a person after an article is somebody else.
  return noun.kinds & ~SOMEBODY;
}

/** "Mercurio, hijo de Júpiter", "Lula, presidente do Brasil": a noun with "of" behind it needs no article. */
function kinAt(document: Document, at: number): number {
  if (!isJoined(document, at + 1) || !hasClass(document, at + 1, CONNECTOR)) return 0;
  const kinds = kindsAt(document, at);
  return kinds & SOMEBODY ? kinds : 0;
}

/** The kinds that a noun before a name states: "the planet Mercury", "the city of Florence", "a café called Mozart". */
function saidBefore(document: Document, from: number, to: number): number {
  if (!isJoined(document, from)) return 0;
  const kinds = nounAt(document, "before", from - 1) || beginsName(document, from - 1);
  if (kinds !== 0 || !isJoined(document, from - 1)) return kinds;
  if (defining.naming.hasAt(document, from - 1)) return saidByNaming(document, from, to);
  return hasClass(document, from - 1, CONNECTOR) ? nounAt(document, "beforeOf", from - 2) : 0;
}

/** Kinds whose noun may be a part of the name: "Lake Chad", "Hurricane Florence". */
const WITH_NOUN = bitsOf("water", "land", "event");

/** The kinds that a noun with a capital states as the first word of a name. */
function beginsName(document: Document, at: number): number {
  if (!isCapital(document, at)) return 0;
  return kindsOfWord(document, "before", at) & WITH_NOUN || kindsOfWord(document, "first", at);
}

/** The kinds of the noun in "a café called Mozart" and "un gatto di nome Cesare". */
function saidByNaming(document: Document, from: number, to: number): number {
  if (document.language === "en" && isVerb(document, from - 1, to)) return 0;
  const at = hasClass(document, from - 2, CONNECTOR) && isJoined(document, from - 2) ? from - 3 : from - 2;
  return nounAt(document, "behind", at);
}

/** Most pieces from the article to the participle: "a small Danish firm called". */
const MOST_BEFORE_NAMING = 4;

/**
 * Whether "called" and "named" may be verbs: only an indefinite article before the noun makes them participles, and
 * nothing that the name is called or named for follows: "The company named Berlin its base", "A firm named Oslo as its
 * base".
 */
function isVerb(document: Document, at: number, to: number): boolean {
  if (isJoined(document, to)) {
    const next = wordAt(document, to);
    if (next === "as" || next === "to" || hasClass(document, to, ARTICLE | DETERMINER)) return true;
  }
  return !someBefore(document, at, MOST_BEFORE_NAMING, (i) => defining.articles.hasAt(document, i));
}
