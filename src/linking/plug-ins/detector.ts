import type { Limits } from "../../contract/index.ts";
import { mapInSteps, type Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import type { DetectedSpan } from "../lattice/detect.ts";
import { detectedMention, type MentionSpan } from "../mention.ts";
import { givenMention } from "../sent.ts";
import { isProbability, listFrom, logOdds, wrongAnswer } from "./call.ts";
import type { PlugInSpan } from "./plug-ins.ts";

/** Greatest log-odds of a span: a score of 1 passes every `confidence`, which ends at 14. */
const SURE = 20;

/** A span of a detector: the words that it covers, and the span as a mention. */
export interface ToldSpan {
  readonly from: number;
  /** Exclusive; equal to `from` if the span touches no piece. */
  readonly to: number;
  /** Log-odds of its score. */
  readonly odds: number;
  readonly mention: MentionSpan;
}

/**
 * The spans that a detector gave. Of several over the same words, the surest stays, then the first.
 *
 * @throws ProblemError `invalid_response`
 */
export function toldSpans(document: Document, given: unknown, limits: Limits): ToldSpan[] {
  const points = document.offsets.toPoints(document.text.length);
  const byWords = new Map<string, ToldSpan>();
  listFrom("detector", given, limits.mentions).forEach((one, i) => {
    const { start, end, type, score } = checkedSpan(one, i, points, limits.spanCodePoints);
    const mention = givenMention(document, { start, end, ...(type === undefined ? {} : { type }) });
    const { from, to } = mention.span;
    const told = {
      from,
      to,
      odds: logOdds(score, SURE),
      mention: { ...mention, given: false, told: true, detection: score },
    };
    const words = to > from ? `${from} ${to}` : `${start} to ${end}`;
    const known = byWords.get(words);
    if (!known || known.odds < told.odds) byWords.set(words, told);
  });
  return [...byWords.values()];
}

function checkedSpan(one: Record<string, unknown>, i: number, points: number, most: number): PlugInSpan {
  const { start, end, score, type } = one;
  const wrong = (field: string, detail: string) => wrongAnswer("detector", [i, field], detail);
  if (!isOffset(start)) throw wrong("start", "must be a whole number of 0 or more");
  if (!isOffset(end)) throw wrong("end", "must be a whole number of 0 or more");
  if (start >= end) throw wrong("end", "must be greater than start");
  if (end > points) throw wrong("end", `is beyond the text's ${points} code points`);
  if (end - start > most)
    throw wrong("end", `makes a span of ${end - start} code points; at most ${most} are accepted`);
  if (!isProbability(score)) throw wrong("score", "must be a number from 0 to 1");
  if (type === undefined || type === null) return { start, end, score };
  if (typeof type !== "string" || type.trim() === "") throw wrong("type", "must be a text that is not empty");
  return { start, end, score, type };
}

function isOffset(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/**
 * The mentions of a text: the spans that were chosen over its words, with the detector's own borders if it set them.
 * Spans of the detector that touch no word ("🚀") are added.
 *
 * @param confidence how sure it must be that a span is a mention, 0 to 1
 */
export async function mentionsWith(
  document: Document,
  told: readonly ToldSpan[],
  chosen: readonly DetectedSpan[],
  confidence: number,
  pause: Pause,
): Promise<MentionSpan[]> {
  const byWords = new Map(told.map(({ from, to, mention }) => [`${from} ${to}`, mention]));
  const mentions = await mapInSteps(pause, chosen, (one): MentionSpan => {
    const mention = byWords.get(`${one.span.from} ${one.span.to}`);
    return mention
      ? { ...mention, doubtful: one.doubtful, within: one.within }
      : detectedMention(document, one);
  });
  await pause();
  for (const { from, to, mention } of told)
    if (from === to && mention.detection > 0 && mention.detection >= confidence) mentions.push(mention);
  return apart(mentions);
}

/**
 * The mentions in the order of the text. Of two that share a code point ("U.S." and ".Rome") the surer stays, then
 * the first.
 */
function apart(mentions: MentionSpan[]): MentionSpan[] {
  const kept: MentionSpan[] = [];
  for (const mention of mentions.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const before = kept.at(-1);
    if (before && before.end > mention.start) {
      if (before.detection >= mention.detection) continue;
      kept.pop();
    }
    kept.push(mention);
  }
  return kept;
}
