import { CLUB } from "../../datasets/knowledge/kinds.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { gapBefore } from "../../text/pieces.ts";
import { isPart } from "../candidates/candidate.ts";
import { isOfPlace } from "../document/beside-places.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass } from "../document/document.ts";
import { CUE_MATCH, CUE_PERSON, FUNCTION, TITLE } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { JointText } from "./joint-text.ts";
import { isContest, sportsOf } from "./sports-of-sides.ts";
import { namesSport, type SportAround, TextSports } from "./text-sports.ts";

const f = candidateFeatures.at;

/**
 * Share of match words in twentieths, see `match_text`, at which `same_sport` reaches 1. 1 takes 0.15 from aida-testa, and
 * a third or a fifth gives no more.
 */
const FULL_SHARE = 0.5;

/**
 * Writes which sides play the sport that the text is about, and which sides and tournaments are of another. "England" in a
 * report about cricket is not the team of football, "Surrey" is a cricket club rather than the county, and the "World Cup"
 * is not that of football.
 */
export async function writeSports(text: JointText): Promise<void> {
  const { mentions, document, pause } = text;
  if (!mentions.some((rows) => rows.has(f.match_text))) return;
  const sports = new TextSports(document);
  await mapInSteps(pause, mentions, (rows) => {
    const around = sports.around(rows.mention.span.from);
    if (around.sport !== 0) writeSport(rows, document, around);
  });
}

function writeSport(rows: MentionRows, document: Document, { sport, isMatter }: SportAround): void {
  const { from } = rows.mention.span;
  const isWord = rows.value(f.tokens) === 1;
  // "Basketball" is not the section of a club, and "DFB" not the team of the federation.
  if (isWord && namesSport(document, from)) return;
  // "The Scottish champions": the adjective of a country is not its team, but "London Irish" is a side.
  const isAdjective =
    (isWord && rows.has(f.demonym_word)) ||
    rows.candidates.some((_, i) => rows.has(f.demonym, i) || rows.has(f.from_demonym, i));
  // "«…», racconta Bergamo": a person speaks.
  const isSpeaker = isJoined(document, from) && hasClass(document, from - 1, CUE_PERSON);
  // "Confederação Brasileira de Futebol (CBF)": the initials of a name.
  const isInitials = rows.has(f.upper) && gapBefore(document.pieces, from).includes("(");
  const gains =
    isMatter && !rows.has(f.place_cue) && !isInitials && !isSpeaker && !isOfOffice(document, from);
  // "Adidas Soccer Club" beside the firm: little is known of a side that the name is only a part of.
  const isObscure = (i: number) => rows.value(f.popularity, i) <= 0 && rows.value(f.most_popularity) > 0;
  const share = Math.min(1, rows.value(f.match_text) / FULL_SHARE);
  // A tournament has no gain: the league of a side may have the same sport.
  rows.candidates.forEach((candidate, i) => {
    const isEvent = isContest(candidate);
    const own = isEvent || candidate.kinds & CLUB ? sportsOf(candidate, document) : 0;
    if (own === 0) return;
    if ((isAdjective && !isEvent) || !(own & sport)) rows.mark(f.other_sport, i);
    else if (gains && !isEvent && !(isPart(candidate) && isObscure(i))) rows.set(f.same_sport, i, share);
  });
}

/** Whether the words before tell that the name is a place: "president of Brazil". A coach or captain has a side. */
function isOfOffice(document: Document, from: number): boolean {
  if (isOfPlace(document, from)) return true;
  const isBehindWord = isJoined(document, from) && hasClass(document, from - 1, FUNCTION);
  if (!isBehindWord || !isJoined(document, from - 1)) return false;
  return hasClass(document, from - 2, TITLE) && !hasClass(document, from - 2, CUE_MATCH);
}
