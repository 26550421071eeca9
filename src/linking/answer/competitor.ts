import type { EntityRecord } from "../../datasets/entity.ts";
import { type Document, isEveryday } from "../document/document.ts";
import { COMMON, FUNCTION } from "../document/lexicon.ts";
import type { ShortForm } from "../joint/short-forms.ts";
import { isPhrase } from "../lattice/small-letters.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Ranking, Scored } from "../model/ranking.ts";

/** Something else that explains a mention. */
export interface Competitor {
  readonly kind: "entity" | "common_word" | "runner_up" | "context";
  /** Words of the text, where they are the competitor. */
  readonly words?: string | undefined;
  /** The entity that competes, and the world that it is of. */
  readonly record?: EntityRecord | undefined;
  readonly uri?: string | undefined;
  /** Score in its own world; null if it has none. */
  readonly score: number | null;
}

const f = candidateFeatures.at;

/** What the text must say for a name of the caller that is an everyday word. */
const SAID_FOR_A_NAME = 0.1;

/**
 * The everyday word that a name of the caller is, where its capital says nothing: at the start of a sentence, or in a
 * language that writes nouns with one. It is the thing ("Apple pie is …", "ein Stern"), unless the caller's is such a thing
 * ("Inflation" as a concept), the text says something for it, or what follows is what persons and firms do.
 */
export function everydayWord(
  document: Document,
  { span, start, end, given, told, doubtful }: MentionSpan,
  ranking: Ranking,
  best: Scored,
): Competitor | undefined {
  const { lexicon, wordClass, text } = document;
  // The caller's own detector says that it is a mention.
  if (told && !doubtful) return undefined;
  const word: Competitor = { kind: "common_word", words: text.slice(start, end), score: null };
  // "an apple" is not the caller's Apple; "a kestrel lamp" is the Kestrel Lamp, and a rare word that is marked is a name.
  if (ranking.value(best, f.case) > 0)
    return isPhrase(document, span.from, span.to, best.candidate.world, best.candidate.entity) ||
      (given && !isEveryday(document, span.from, span.to))
      ? undefined
      : word;
  if (given || span.to - span.from !== 1 || !(wordClass[span.from]! & COMMON)) return undefined;
  const capital = !lexicon.capitalisesNouns && ranking.value(best, f.starts_sentence) === 0;
  if (ranking.value(best, f.small_name) > 0) return undefined;
  const said = ranking.value(best, f.context) + ranking.value(best, f.field);
  return capital || ranking.value(best, f.person_cue) > 0 || said > SAID_FOR_A_NAME ? undefined : word;
}

/**
 * What the text itself explains a mention with, when no candidate is good enough: the everyday word that it is, a longer
 * name that nobody has, initials that nothing in the text explains.
 */
export function textCompetitor(
  document: Document,
  mentions: readonly MentionSpan[],
  m: number,
  ranking: Ranking,
  best: Scored,
  short: ShortForm | undefined,
): Competitor | undefined {
  const { span, start, end } = mentions[m]!;
  const { wordClass, text } = document;
  const words = text.slice(start, end);
  const everyday = span.to - span.from === 1 && (wordClass[span.from]! & (COMMON | FUNCTION)) !== 0;
  if (everyday || ranking.value(best, f.case) > 0 || ranking.value(best, f.thing) > 0)
    return { kind: "common_word", words, score: null };
  if (short && ranking.value(best, f.longer_unknown) > 0) {
    const long = mentions[short.mention]!;
    return { kind: "context", words: text.slice(long.start, long.end), score: null };
  }
  if (best.candidate.kind === "acronym") return { kind: "context", words, score: null };
  return undefined;
}
