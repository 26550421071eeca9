import type { EntityRecord } from "../../datasets/entity.ts";
import { type Candidate, isPart } from "../candidates/candidate.ts";
import { type Document, isEveryday } from "../document/document.ts";
import { COMMON, FUNCTION } from "../document/lexicon.ts";
import type { ShortForm } from "../joint/short-forms.ts";
import { isPhrase, Things } from "../lattice/small-letters.ts";
import type { MentionSpan, Span } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Scored } from "../model/ranking.ts";

/** An alternative explanation of a mention. */
export interface Competitor {
  readonly kind: "entity" | "common_word" | "runner_up" | "context";
  /** Words of the text, if these are the alternative. */
  readonly words?: string | undefined;
  /** The entity that competes, and the world that has it. */
  readonly record?: EntityRecord | undefined;
  readonly uri?: string | undefined;
  /** Its score in its own world; null if it has none. */
  readonly score: number | null;
}

const f = candidateFeatures.at;

/** Whether an everyday word stands where only a name does. */
export type IsBareName = (document: Document, span: Span) => boolean;

/** The evidence that the text must give for a caller's name that is also an everyday word. */
const SAID_FOR_A_NAME = 0.1;

/**
 * The everyday word that a name of the caller or a doubtful name of the public world also is, where its capital tells
 * nothing: at the start of a sentence, or in a language that writes nouns with a capital. The everyday word is meant
 * ("Apple pie is …", "ein Stern"), with four exceptions: the caller's entity is such a thing itself ("Inflation" as a
 * concept), the text gives evidence for the entity and the word is more than a part of its name, the word behind tells
 * what persons do, or the word stands where only a name does.
 *
 * @param isBareName the last exception: of names of the caller, and of nothing else
 */
export function everydayWord(
  document: Document,
  { span, start, end, given, told, doubtful }: MentionSpan,
  best: Scored,
  isBareName: IsBareName | undefined,
): Competitor | undefined {
  const { lexicon, text } = document;
  // The caller's own detector says that this is a mention.
  if (told && !doubtful) return undefined;
  const word: Competitor = { kind: "common_word", words: text.slice(start, end), score: null };
  // "an apple" is not the caller's Apple, but "a kestrel lamp" is the Kestrel Lamp. A rare word that the caller
  // marked is a name.
  if (best.has(f.case))
    return isPhrase(document, span, thingsOf(best.candidate)) ||
      (given && !isEveryday(document, span.from, span.to))
      ? undefined
      : word;
  if (given || !isEverydayWord(document, span)) return undefined;
  // "Who warned?" is not the caller's WHO.
  if (best.candidate.kind !== "exact" && document.wordClass[span.from]! & FUNCTION) return word;
  const capital = !lexicon.capitalisesNouns && !best.has(f.starts_sentence);
  const related = best.candidate.world.kind === "public" ? best.value(f.coherence) : 0;
  if (best.has(f.small_name)) return undefined;
  const said = best.value(f.context) + best.value(f.field) + related;
  // "The judge was late. Early reports …": a text about judges may well not mean the judge Early.
  const isPartOfOwn = best.candidate.world.kind === "user" && isPart(best.candidate);
  const isSaid = said > SAID_FOR_A_NAME && !isPartOfOwn;
  return capital || best.has(f.person_cue) || isSaid || isBareName?.(document, span) ? undefined : word;
}

function thingsOf({ world, entity }: Candidate): Things {
  return new Things(world, entity < 0 ? [] : [entity]);
}

export function isEverydayWord({ wordClass }: Document, { from, to }: Span): boolean {
  return to - from === 1 && (wordClass[from]! & (COMMON | FUNCTION)) !== 0;
}

/**
 * Whether a doubtful name would mean a person, or somebody or something that has it as an alias only. Such a name is
 * an everyday word more often ("Sunny day", "Lovely weather"). For labels of places, firms and works as well, hipe2020
 * in German and derczynski gain 0.1, and unseen own gold loses a right name in German.
 */
export function isDoubtfulPerson({ doubtful }: MentionSpan, best: Scored): boolean {
  return doubtful && (best.has(f.is_person) || !best.has(f.label));
}

/**
 * The explanation that the text itself gives for a mention, when no candidate is good enough: an everyday word, a
 * longer name that no world has, or initials that nothing in the text explains.
 */
export function textCompetitor(
  document: Document,
  mentions: readonly MentionSpan[],
  m: number,
  best: Scored,
  short: ShortForm | undefined,
): Competitor | undefined {
  const { span, start, end } = mentions[m]!;
  const { text } = document;
  const words = text.slice(start, end);
  if (isEverydayWord(document, span) || best.has(f.case) || best.has(f.thing))
    return { kind: "common_word", words, score: null };
  if (short && best.has(f.longer_unknown)) {
    const long = mentions[short.mention]!;
    return { kind: "context", words: text.slice(long.start, long.end), score: null };
  }
  if (best.candidate.kind === "acronym") return { kind: "context", words, score: null };
  return undefined;
}
