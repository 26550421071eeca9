import type { EntityRecord } from "../datasets/entity.ts";
import { ALIAS, ANY_LANGUAGE } from "../datasets/names/name-trie.ts";
import { BREAK, CAPITAL, COMMA, cut } from "../text/pieces.ts";
import { DETERMINED, lookBeside } from "./beside.ts";
import type { Candidate } from "./candidates.ts";
import { classesOf, PERSON, PLACE } from "./classes.ts";
import type { Competitor } from "./decide.ts";
import { type Document, isUpper } from "./document.ts";
import { feature } from "./feature-rows.ts";
import { ARTICLE, COMMON, FUNCTION } from "./lexicon.ts";
import type { Scored } from "./score.ts";
import type { MentionSpan } from "./spans.ts";

/**
 * What else explains a mention than the candidate that leads: the everyday word that it is, or something that it is
 * short for and the text does not say. Of a name that the caller marked less is doubted.
 *
 * @param isShort whether a longer mention is written that it may be short for
 */
export function doubt(
  document: Document,
  mention: MentionSpan,
  best: Scored,
  isShort: boolean,
): Competitor | undefined {
  const { candidate } = best;
  const { span, start, end } = mention;
  const { category, lexicon, pieces, text } = document;
  const at = span.from;
  const word = span.to - at === 1;
  const everyday = word && (category[at]! & (COMMON | FUNCTION)) !== 0;
  const because = (kind: Competitor["kind"]) => ({ kind, words: text.slice(start, end), score: null });
  if (everyday && best.value(feature.case) > 0) return because("common_word");
  if (candidate.world.kind !== "public" || candidate.entity < 0) return undefined;
  // The initials of a name mostly mean something else, unless the text has the name.
  if (candidate.kind === "acronym" && !isShort) return because("context");
  if (mention.given) return undefined;
  if (pieces.shape[at]! & CAPITAL && isKindOfThing(candidate.record, document)) return because("common_word");
  if (!word) return undefined;
  // "Um" is no UM; in brackets and tables short forms are written so ("(It)").
  const short = pieces.end[at]! - pieces.start[at]! < 4 && !isUpper(pieces, at);
  if (short && candidate.kind === "folded" && pieces.gap[at] !== BREAK) return because("common_word");
  if (everyday && isUnlike(document, at, candidate)) return because("common_word");
  if ((everyday || lexicon.capitalisesNouns) && isDetermined(document, at, candidate))
    return because("common_word");
  if (isWithoutArticle(document, candidate)) return because("common_word");
  if (candidate.kind !== "acronym" && isCode(document, at, candidate)) return because("context");
  return undefined;
}

/**
 * Whether an entity is a kind of thing and no name, by how its label is written: English has capitals for names only
 * ("barracks", "Basel"), so its label tells it for every language; else the label of the text's own language, where
 * that does not give every noun a capital.
 */
function isKindOfThing({ labels }: EntityRecord, { language, lexicon }: Document): boolean {
  const label = labels.en ?? (lexicon.capitalisesNouns ? undefined : labels[language]);
  // "iPhone" and "lac Léman" have their capital inside.
  return label !== undefined && label === label.toLowerCase() && label !== label.toUpperCase();
}

/** An alias of no language in which no word of the label stands: of codes there is one for many an everyday word. */
function isUnlike(
  { language, pieces }: Document,
  at: number,
  { form, languages, record }: Candidate,
): boolean {
  if (form !== ALIAS || languages !== ANY_LANGUAGE) return false;
  for (const label of [record.labels[language], record.labels.en]) {
    if (label === undefined) continue;
    const { count, hash } = cut(label);
    for (let i = 0; i < count; i++) if (hash[i] === pieces.hash[at]) return false;
  }
  return true;
}

/** "Our Reading": no person and no place has a pronoun before the name. What it is short for may ("our Government"). */
function isDetermined(document: Document, at: number, { record, kind }: Candidate): boolean {
  return (
    (kind === "exact" || kind === "folded") &&
    (lookBeside(document, at, at + 1) & DETERMINED) !== 0 &&
    (classesOf(record.types) & (PLACE | PERSON)) !== 0
  );
}

/** "The Bulletin" is not meant by "Bulletin". */
function isWithoutArticle({ language, lexicon }: Document, { kind, record }: Candidate): boolean {
  if (kind !== "suffix") return false;
  const label = record.labels[language] ?? record.labels.en ?? "";
  const name = cut(label);
  return name.count > 1 && (lexicon.category(name, 0) & ARTICLE) !== 0;
}

/** Two letters that are no initials are the code of a place: it stands behind a comma ("Reno, NV"), not in a sentence. */
function isCode({ pieces, language }: Document, at: number, { record }: Candidate): boolean {
  const { start, end, gap, text } = pieces;
  if (end[at]! - start[at]! !== 2 || !isUpper(pieces, at) || gap[at] === COMMA) return false;
  if (!(classesOf(record.types) & PLACE)) return false;
  const letters = text.slice(start[at], end[at]);
  const { labels } = record;
  return ![labels[language], labels.en].some((label) => label !== undefined && initials(label) === letters);
}

function initials(label: string): string {
  return label
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 1))
    .filter((letter) => letter !== letter.toLowerCase())
    .join("");
}
