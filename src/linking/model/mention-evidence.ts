import { CAPITAL, CHARACTER, COMMA, NUMBER } from "../../text/pieces.ts";
import { deedBehind, isGoneTo } from "../document/acts-around.ts";
import { isJoined } from "../document/boundaries.ts";
import { isDateline, isYear } from "../document/datelines.ts";
import { isUpper } from "../document/document.ts";
import * as word from "../document/lexicon.ts";
import { furtherMatchCues, MATCH_AROUND, MATCH_CHARACTERS } from "../document/match-cues.ts";
import type { Text } from "../document/text.ts";
import { candidateFeatures } from "./feature-table.ts";
import type { MentionRows } from "./mention-rows.ts";
import { logit } from "./ranking.ts";

const f = candidateFeatures.at;

/** Number of pieces for each match word at which `match_text` reaches 1: more match words are not stronger evidence. */
const MATCH_SHARE = 20;

/**
 * Writes the features that all rows of a mention share, into the first row.
 *
 * @param mentions mentions of the text
 */
export function writeMention(rows: MentionRows, { document, runOf }: Text, mentions: number): void {
  const { span, start, end, given, detection } = rows.mention;
  const { pieces, wordClass, startsSentence, headline, lexicon, matchCues } = document;
  const { from, to } = span;
  rows.set(f.candidates, 0, Math.log2(1 + rows.candidates.length));
  rows.set(f.mentions, 0, Math.log2(1 + mentions));
  rows.set(f.letters, 0, Math.min(40, end - start));
  if (given) rows.mark(f.marked, 0);
  else rows.set(f.detection, 0, logit(detection));
  if (to <= from) return;
  const shape = pieces.shape[from]!;
  rows.set(f.tokens, 0, Math.min(8, to - from));
  if (shape & CAPITAL) rows.mark(f.capital, 0);
  if (isUpper(pieces, from)) rows.mark(f.upper, 0);
  if (shape & CHARACTER) rows.mark(f.unspaced, 0);
  let everyday = 0;
  for (let i = from; i < to; i++) if (wordClass[i]! & word.EVERYDAY) everyday++;
  rows.set(f.everyday, 0, everyday / (to - from));
  rows.set(f.starts_sentence, 0, startsSentence[from]!);
  rows.set(f.headline, 0, headline[from]!);
  if (wordClass[to - 1]! & word.SURNAME) rows.mark(f.surname, 0);
  if (wordClass[to - 1]! & word.DEMONYM_WORD) rows.mark(f.demonym_word, 0);
  if (lexicon.capitalisesNouns) rows.mark(f.nouns_capital, 0);
  const run = runOf[from]!;
  if (run > 0) {
    let last = to;
    while (last < pieces.count && runOf[last] === run && last - to < 6) last++;
    rows.set(f.run_behind, 0, last - to);
    const isCapitalised = headline[from] || (isUpper(pieces, from) && isUpper(pieces, to));
    if (last > to && !isCapitalised) rows.mark(f.continued, 0);
  }
  if (from > 0 && pieces.gap[from] === COMMA) rows.mark(f.comma_before, 0);
  if (isJoined(document, from)) {
    const bits = wordClass[from - 1]!;
    if (bits & word.TITLE) rows.mark(f.title_before, 0);
    if (bits & word.DETERMINER) rows.mark(f.determiner, 0);
    if (bits & (word.ARTICLE | word.CUE_ARTICLE)) rows.mark(f.article, 0);
    // "in the Azores", "cerca de Huesca": a function word may stand between.
    const before = bits & word.FUNCTION && isJoined(document, from - 1) ? wordClass[from - 2]! : 0;
    const isGoal = isGoneTo(document, from);
    if (isGoal) rows.mark(f.motion_cue, 0);
    if (isGoal || (bits | before) & word.CUE_PLACE) rows.mark(f.place_cue, 0);
  }
  if ((isJoined(document, to) || pieces.gap[to] === COMMA) && wordClass[to]! & word.CUE_PERSON)
    rows.mark(f.person_cue, 0);
  const deed = deedBehind(document, to);
  if (deed & word.CUE_LIFE) rows.mark(f.life_cue, 0);
  if (deed & word.CUE_TRADE) rows.mark(f.trade_cue, 0);
  const around = shape & CHARACTER ? MATCH_CHARACTERS : MATCH_AROUND;
  const first = Math.max(0, from - around);
  const last = Math.min(pieces.count, to + around);
  if (matchCues[last]! - matchCues[to]! + matchCues[from]! - matchCues[first]! > 0) rows.mark(f.match_cue, 0);
  if (isDateline(document, span)) rows.mark(f.place_cue, 0);
  if (!rows.has(f.place_cue))
    rows.set(f.match_text, 0, Math.min(1, (MATCH_SHARE * furtherMatchCues(matchCues)) / pieces.count));
  if (isJoined(document, to) && pieces.shape[to]! & NUMBER && !isYear(pieces, to))
    rows.mark(f.number_behind, 0);
}
