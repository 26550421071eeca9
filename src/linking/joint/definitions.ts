import { definitions, relatedKinds } from "../../../data/lexicon/definitions.ts";
import { kin } from "../../../data/lexicon/kin.ts";
import type { Language } from "../../contract/index.ts";
import { type Kind, kindBit, PERSON, SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL, COMMA } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { ARTICLE, CONNECTOR, FUNCTION, TITLE } from "../document/lexicon.ts";
import { isJoined, wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./mention-rows.ts";
import { endsNoun } from "./nouns.ts";

const f = candidateFeatures.at;

/** Pieces behind a copula that may have the noun: "is one of the largest cities". */
const MOST_BEHIND = 6;

/** Kinds by nouns, as bits. */
type Nouns = ReadonlyMap<string, number>;

interface Definer {
  readonly copulas: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly behind: Nouns;
  readonly before: Nouns;
  readonly beforeOf: Nouns;
  readonly kin: Nouns;
}

const definers = new Map<Language, Definer>();
for (const [language, { copulas, articles, behind, before, beforeOf }] of Object.entries(definitions)) {
  // "Granada fue el último reino": a former kingdom may be a city today.
  const { country: _, ...today } = beforeOf;
  const ofKin = { person: kin[language as Language] };
  definers.set(language as Language, {
    copulas: new Set(copulas.split(" ")),
    articles: new Set(articles.split(" ")),
    behind: kindsByNoun(behind, before, today, ofKin),
    before: kindsByNoun(before),
    kin: kindsByNoun(ofKin),
    beforeOf: kindsByNoun(beforeOf),
  });
}

/** The kinds that agree with each kind, by its bit: the kind itself and the related ones. */
const agreeing = new Map<number, number>();
for (const [kind, others] of Object.entries(relatedKinds))
  agreeing.set(
    kindBit(kind as Kind),
    others.split(" ").reduce((bits, other) => bits | kindBit(other as Kind), kindBit(kind as Kind)),
  );

function kindsByNoun(...lists: { [kind in Kind]?: string | undefined }[]): Nouns {
  const kinds = new Map<string, number>();
  for (const list of lists)
    for (const [kind, nouns] of Object.entries(list))
      for (const noun of nouns?.split(" ") ?? [])
        kinds.set(noun, (kinds.get(noun) ?? 0) | kindBit(kind as Kind));
  return kinds;
}

/**
 * Writes which candidates agree with the text's description of the name, and which contradict it. "Madison was the
 * fourth president" means a person, "Java, an island of Indonesia" no language, and "the film Casablanca" and "his wife
 * Florence" no city.
 */
export const writeDefined: Rule = (rows, document, { evidence }) => {
  const definer = definers.get(document.language);
  const { from, to } = rows.mention.span;
  if (!definer || to <= from || !(document.pieces.shape[from]! & CAPITAL)) return;
  let said = saidBehind(document, definer, to) || saidBefore(document, definer, from);
  // "Nacido en Lleida, hijo de un ferroviario": the description is of the person who was born there.
  if (rows.has(f.place_cue)) said &= ~SOMEBODY;
  // Kin is nearly always unknown: "his sister Victoria" is not a place, but that does not make her the known Victoria.
  const possible = withRelated(
    said || (isJoined(document, from) ? nounAt(document, definer.kin, from - 1) : 0),
  );
  if (possible === 0) return;
  rows.candidates.forEach(({ entity }, i) => {
    const kinds = entity < 0 ? 0 : evidence.kinds(entity);
    if (kinds & said) rows.mark(f.as_said, i);
    else if (kinds !== 0 && !(kinds & possible)) rows.mark(f.not_as_said, i);
  });
};

function withRelated(said: number): number {
  let possible = said;
  for (const [kind, kinds] of agreeing) if (said & kind) possible |= kinds;
  return possible;
}

/** The kinds that a copula or an apposition behind a name states; 0 for none. */
function saidBehind(document: Document, definer: Definer, to: number): number {
  const { pieces, boundaryBefore } = document;
  if (to + 1 >= pieces.count) return 0;
  const word = wordAt(document, to);
  if (boundaryBefore[to] === OPEN && definer.copulas.has(word)) return nounFrom(document, definer, to + 1);
  if (pieces.gap[to] !== COMMA) return 0;
  // "anos finais do Estado Novo, uma filha, Teresa": a person after an article is somebody else.
  if (definer.articles.has(word)) return nounFrom(document, definer, to + 1) & ~SOMEBODY;
  return kinAt(document, definer, to);
}

/** "Mercurio, hijo de Júpiter", "Lula, presidente do Brasil": a noun with "of" behind it needs no article. */
function kinAt(document: Document, definer: Definer, at: number): number {
  const { wordClass, boundaryBefore } = document;
  if (boundaryBefore[at + 1] !== OPEN || !(wordClass[at + 1]! & CONNECTOR)) return 0;
  const kinds = nounAt(document, definer.behind, at) | (wordClass[at]! & TITLE ? PERSON : 0);
  return kinds & SOMEBODY ? kinds : 0;
}

/** The kinds of the first noun from a piece on. Any function word except an article ends the search. */
function nounFrom(document: Document, definer: Definer, from: number): number {
  const { wordClass, boundaryBefore, pieces, lexicon } = document;
  const end = Math.min(pieces.count, from + MOST_BEHIND);
  for (let at = from; at < end && (at === from || boundaryBefore[at] === OPEN); at++) {
    const bits = wordClass[at]!;
    // "one of the", "une des": the noun behind tells the kind of the one.
    const isOne = (i: number) =>
      i >= from && (wordAt(document, i) === "one" || definer.articles.has(wordAt(document, i)));
    if (bits & FUNCTION && !(bits & ARTICLE) && !isOne(at) && !(bits & CONNECTOR && isOne(at - 1))) return 0;
    const isName = (pieces.shape[at]! & CAPITAL) !== 0 && !lexicon.capitalisesNouns;
    const kinds =
      (isName ? 0 : (definer.behind.get(foldText(wordAt(document, at))) ?? 0)) | (bits & TITLE ? PERSON : 0);
    if (kinds !== 0) return endsNoun(document, at + 1) ? kinds : 0;
  }
  return 0;
}

/** The kinds that a noun before a name states: "the planet Mercury", "the city of Florence". */
function saidBefore(document: Document, definer: Definer, from: number): number {
  const { boundaryBefore, wordClass } = document;
  if (from === 0 || boundaryBefore[from] !== OPEN) return 0;
  const kinds = nounAt(document, definer.before, from - 1);
  if (kinds !== 0 || from < 2 || !(wordClass[from - 1]! & CONNECTOR) || boundaryBefore[from - 1] !== OPEN)
    return kinds;
  return nounAt(document, definer.beforeOf, from - 2);
}

function nounAt(document: Document, nouns: Nouns, at: number): number {
  const { pieces, lexicon } = document;
  if (pieces.shape[at]! & CAPITAL && !lexicon.capitalisesNouns) return 0;
  return nouns.get(foldText(wordAt(document, at))) ?? 0;
}
