import { placeParticles } from "../../../data/lexicon/place-particles.ts";
import { COUNTRY, PERSON, PLACE } from "../../datasets/knowledge/kinds.ts";
import { ORIGIN } from "../../datasets/names/name-trie.ts";
import { ADJACENT, CAPITAL, NUMBER, SMALL, textOf } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { hasClass, isEveryday } from "../document/document.ts";
import { ARTICLE, COMMON, CUE_ARTICLE, DEMONYM_WORD, FUNCTION } from "../document/lexicon.ts";
import { isTongue } from "../document/tongues.ts";
import { areAll } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { LIKELY, type Rule } from "./joint-text.ts";
import { typesOfSide } from "./sides.ts";

// What small words and marks at a name tell of it: articles, particles, an adjective before its noun, title marks.

const f = candidateFeatures.at;

/** Marks around titles of works in Japanese and Chinese, by the opening mark. */
const marks: ReadonlyMap<string, string> = new Map([
  ["『", "』"],
  ["《", "》"],
  ["〈", "〉"],
]);

/** Writes that a name stands in title marks: "映画『シカゴ』" is the film. */
export const writeTitleMarks: Rule = (rows, { document: { text } }) => {
  const { start, end } = rows.mention;
  const closing = start > 0 ? marks.get(text[start - 1]!) : undefined;
  if (closing !== undefined && text[end] === closing) rows.markCandidates(f.title_marks);
};

/** Characters that are read before and behind a name. */
const BEFORE = 2;
const BEHIND = 30;

/** Writes that Japanese or Chinese words around a name mark a place where something happens or goes. */
export const writePlaceParticle: Rule = (rows, { document: { language, text } }) => {
  const particles = placeParticles[language];
  if (!particles) return;
  const { start, end } = rows.mention;
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const behind = text.slice(end, end + BEHIND);
  const isPlace = particles.some(
    (one) => (one.before?.test(before) ?? true) && (one.behind?.test(behind) ?? true),
  );
  if (isPlace) rows.setMention(1, f.place_cue, f.place_particle);
};

/**
 * Writes that a word has its capital from the sentence that it starts, as the words behind it are written small, unlike
 * in the name: "The times are hard", "Heavy rain fell", "A seleção da França". Works are left out where a language
 * writes all of a title but its first word in small letters ("La peste").
 */
export const writeSentenceCapital: Rule = (rows, { document }) => {
  const { pieces, wordClass, startsSentence, language } = document;
  const { from, to } = rows.mention.span;
  if (to - from < 2 || !startsSentence[from]) return;
  const isArticle = to - from === 2 && (wordClass[from]! & ARTICLE) !== 0;
  const isPhrase = language === "en" && isEveryday(document, from, to);
  if (!isArticle && !isPhrase) return;
  for (let at = from + 1; at < to; at++) if ((pieces.shape[at]! & (CAPITAL | SMALL)) !== SMALL) return;
  const isTitle = (i: number) => language !== "en" && rows.has(f.is_work, i);
  rows.markCandidates(f.case, ({ kind }, i) => kind === "folded" && !isTitle(i));
};

/** Nouns for spoken and written things: "an English translation". */
const spoken =
  /^(?:accent|dialect|grammar|idiom|language|lesson|literature|phrase|poem|poet|pronunciation|speak|subtitle|text|translat|tutor|version|vocabulary|word|writ)/;

/** Writes that an adjective before a noun means the place, not the language: "English counties" belong to the country. */
export const writeAdjectives: Rule = (rows, { document, world }) => {
  const { from, to } = rows.mention.span;
  const { pieces, wordClass, language } = document;
  if (language !== "en" || to - from !== 1 || !isJoined(document, to)) return;
  if (!hasClass(document, from, DEMONYM_WORD)) return;
  const isSmall = (pieces.shape[to]! & (SMALL | CAPITAL)) === SMALL;
  const isNoun = isSmall && (wordClass[to]! & (COMMON | FUNCTION)) === COMMON;
  if (!isNoun || isTongue(document, from)) return;
  if (spoken.test(textOf(pieces, to))) return;
  const isLanguage = (entity: number) => entity >= 0 && world.dataset.typesOf(entity).includes("language");
  if (!rows.candidates.some(({ entity }) => isLanguage(entity))) return;
  rows.candidates.forEach(({ entity }, i) => {
    if (isLanguage(entity)) rows.mark(f.not_as_said, i);
    else if (rows.has(f.from_demonym, i) || rows.has(f.demonym, i)) rows.mark(f.as_said, i);
  });
};

/**
 * Writes that an article tells the side from its town, near a match word: "il Napoli", "el Sevilla". Elsewhere the town
 * may have an article, too ("el Madrid de los Austrias"). In German and English the article may belong to a noun behind
 * the name ("die Köln-Arcaden", "the Leeds striker"), so only languages with adjectives behind the noun count. A town
 * with an article in its own name ("au Havre") has another label than the mention.
 */
export const writeArticledSide: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  if (!document.lexicon.adjectivesFollow || !rows.has(f.match_cue) || rows.has(f.place_cue)) return;
  if (to <= from || !isJoined(document, from) || !hasClass(document, from - 1, CUE_ARTICLE)) return;
  if (rows.has(f.run_behind) || document.pieces.gap[to] === ADJACENT) return;
  const isSide = rows.candidates.map((candidate) =>
    typesOfSide(candidate).some((type) => !type.includes("national")),
  );
  const isTown = isSide.map((is, i) => !is && rows.has(f.is_settlement, i) && rows.has(f.label, i));
  // "La Universidad de Chile" may be the school as well as its side.
  if (!isSide.includes(true) || !isTown.includes(true)) return;
  isSide.forEach((is, i) => {
    if (is) rows.mark(f.as_said, i);
    else if (isTown[i]) rows.mark(f.not_as_said, i);
  });
};

/** Most digits of the number of a room or a thing: "Bush 2000" has a year. */
const MOST_DIGITS = 3;

/**
 * Writes that an everyday noun with a number behind it is not a last name: "Zimmer 12 ist frei", "Sala 3". Where nouns have
 * small letters, its capital must be that of a sentence.
 */
export const writeNumbered: Rule = (rows, { document }) => {
  const { pieces, startsSentence, lexicon } = document;
  const { from, to } = rows.mention.span;
  if (to - from !== 1 || !isJoined(document, to) || !hasClass(document, from, COMMON)) return;
  if (!lexicon.capitalisesNouns && !startsSentence[from]) return;
  if (!(pieces.shape[to]! & NUMBER) || pieces.end[to]! - pieces.start[to]! > MOST_DIGITS) return;
  rows.markCandidates(f.not_as_said, ({ kinds }) => kinds & PERSON);
};

/**
 * Writes which persons a place does not mean, as it ends their names in place of a last name: "Prussia" is not Frederick II
 * of Prussia.
 */
export const writeOrigin: Rule = (rows) => {
  if (!rows.candidates.slice(0, LIKELY).some(({ kind, kinds }) => kind === "exact" && kinds & PLACE)) return;
  rows.markCandidates(f.not_as_said, ({ form }) => form === ORIGIN);
};

/** Writes that two words for peoples in a row are a people, and not a country that has them as an alias: "African American". */
export const writeMixedOrigin: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  // "US states" are not a people.
  if (to - from !== 2 || rows.has(f.upper) || !areAll(document, from, to, DEMONYM_WORD)) return;
  rows.markCandidates(f.not_as_said, ({ kinds }, i) => kinds & COUNTRY && rows.has(f.alias, i));
};
