import { CAPITAL, CHARACTER, COMMA, NUMBER } from "../../text/pieces.ts";
import { deedBehind, isGoneTo } from "../document/acts-around.ts";
import { isJoined } from "../document/boundaries.ts";
import { isDateline, isYear } from "../document/datelines.ts";
import { isUpper } from "../document/document.ts";
import * as word from "../document/lexicon.ts";
import { furtherMatchCues, MATCH_AROUND, MATCH_CHARACTERS } from "../document/match-cues.ts";
import type { Text } from "../document/text.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "./feature-table.ts";
import { logit } from "./ranking.ts";

const f = candidateFeatures.at;

/** Number of pieces for each match word at which `match_text` reaches 1: more match words are not stronger evidence. */
const MATCH_SHARE = 20;

/**
 * Writes the features that all rows of a mention share.
 *
 * @param mentions mentions of the text
 * @param candidates candidates of the mention
 */
export function writeMention(
  values: Float32Array,
  row: number,
  { document, runOf }: Text,
  { span, start, end, given, detection }: MentionSpan,
  mentions: number,
  candidates: number,
): void {
  const { pieces, wordClass, startsSentence, headline, lexicon, matchCues } = document;
  const { from, to } = span;
  values[row + f.candidates] = Math.log2(1 + candidates);
  values[row + f.mentions] = Math.log2(1 + mentions);
  values[row + f.letters] = Math.min(40, end - start);
  if (given) values[row + f.marked] = 1;
  else values[row + f.detection] = logit(detection);
  if (to <= from) return;
  const shape = pieces.shape[from]!;
  values[row + f.tokens] = Math.min(8, to - from);
  if (shape & CAPITAL) values[row + f.capital] = 1;
  if (isUpper(pieces, from)) values[row + f.upper] = 1;
  if (shape & CHARACTER) values[row + f.unspaced] = 1;
  let everyday = 0;
  for (let i = from; i < to; i++) if (wordClass[i]! & word.EVERYDAY) everyday++;
  values[row + f.everyday] = everyday / (to - from);
  values[row + f.starts_sentence] = startsSentence[from]!;
  values[row + f.headline] = headline[from]!;
  if (wordClass[to - 1]! & word.SURNAME) values[row + f.surname] = 1;
  if (wordClass[to - 1]! & word.DEMONYM_WORD) values[row + f.demonym_word] = 1;
  if (lexicon.capitalisesNouns) values[row + f.nouns_capital] = 1;
  const run = runOf[from]!;
  if (run > 0) {
    let last = to;
    while (last < pieces.count && runOf[last] === run && last - to < 6) last++;
    values[row + f.run_behind] = last - to;
    const isCapitalised = headline[from] || (isUpper(pieces, from) && isUpper(pieces, to));
    if (last > to && !isCapitalised) values[row + f.continued] = 1;
  }
  if (from > 0 && pieces.gap[from] === COMMA) values[row + f.comma_before] = 1;
  if (isJoined(document, from)) {
    const bits = wordClass[from - 1]!;
    if (bits & word.TITLE) values[row + f.title_before] = 1;
    if (bits & word.DETERMINER) values[row + f.determiner] = 1;
    if (bits & (word.ARTICLE | word.CUE_ARTICLE)) values[row + f.article] = 1;
    // "in the Azores", "cerca de Huesca": a function word may stand between.
    const before = bits & word.FUNCTION && isJoined(document, from - 1) ? wordClass[from - 2]! : 0;
    const isGoal = isGoneTo(document, from);
    if (isGoal) values[row + f.motion_cue] = 1;
    if (isGoal || (bits | before) & word.CUE_PLACE) values[row + f.place_cue] = 1;
  }
  if ((isJoined(document, to) || pieces.gap[to] === COMMA) && wordClass[to]! & word.CUE_PERSON)
    values[row + f.person_cue] = 1;
  const deed = deedBehind(document, to);
  if (deed & word.CUE_LIFE) values[row + f.life_cue] = 1;
  if (deed & word.CUE_TRADE) values[row + f.trade_cue] = 1;
  const around = shape & CHARACTER ? MATCH_CHARACTERS : MATCH_AROUND;
  const first = Math.max(0, from - around);
  const last = Math.min(pieces.count, to + around);
  if (matchCues[last]! - matchCues[to]! + matchCues[from]! - matchCues[first]! > 0)
    values[row + f.match_cue] = 1;
  if (isDateline(document, span)) values[row + f.place_cue] = 1;
  if (!values[row + f.place_cue])
    values[row + f.match_text] = Math.min(1, (MATCH_SHARE * furtherMatchCues(matchCues)) / pieces.count);
  if (isJoined(document, to) && pieces.shape[to]! & NUMBER && !isYear(pieces, to))
    values[row + f.number_behind] = 1;
}
