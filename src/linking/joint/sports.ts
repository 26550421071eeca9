import { CLUB } from "../../datasets/knowledge/kinds.ts";
import { languageBit } from "../../datasets/names/language-bits.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { COMMA, gapBefore } from "../../text/pieces.ts";
import { isPart } from "../candidates/candidate.ts";
import { isOfPlace } from "../document/beside-places.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass } from "../document/document.ts";
import { CUE_MATCH, CUE_PERSON, FUNCTION, TITLE } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { JointMention, JointText } from "./joint-mention.ts";
import { sportsOfSide } from "./sports-of-sides.ts";
import { namesSport, type SportAround, TextSports } from "./text-sports.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** Share of match words in twentieths, see `match_text`, at which `same_sport` reaches 1. */
const FULL_SHARE = 0.5;

/**
 * Writes which sides play the sport that the text is about, and which play another. "England" in a report about
 * cricket is not the team of football, and "Surrey" is a cricket club rather than the county.
 */
export async function writeSports(text: JointText): Promise<void> {
  const { values, mentions, document, pause } = text;
  if (!mentions.some(({ row }) => values[row + f.match_text]! > 0)) return;
  const sports = new TextSports(document);
  const languages = languageBit(document.language) | languageBit("en");
  await mapInSteps(pause, mentions, (mention, m) => {
    const around = sports.around(mention.mention.span.from);
    if (around.sport !== 0) writeSport(text, mention, mentions[m - 1], around, languages);
  });
}

function writeSport(
  { values, document }: JointText,
  { candidates, row, mention }: JointMention,
  before: JointMention | undefined,
  { sport, isMatter }: SportAround,
  languages: number,
): void {
  const has = (feature: number) => values[row + feature]! > 0;
  // "The Scottish champions": the adjective of a country is not its team, but "London Irish" is a side.
  const isAdjective = has(f.demonym_word) && values[row + f.tokens] === 1;
  const { from } = mention.span;
  const { pieces } = document;
  // "Basketball" is not the section of a club, and "DFB" not the team of the federation.
  if (values[row + f.tokens] === 1 && namesSport(document, from)) return;
  // "Toulon, France", "Brann (Norway)": the country of what is named before.
  const isCountryOf =
    before?.mention.span.to === from &&
    (pieces.gap[from] === COMMA
      ? values[before.row + f.place_cue]! > 0
      : gapBefore(pieces, from).includes("("));
  // "«…», racconta Bergamo": a person speaks.
  const isSpeaker = isJoined(document, from) && hasClass(document, from - 1, CUE_PERSON);
  const isOther = isCountryOf || isSpeaker || isOfOffice(document, from);
  const gains = isMatter && !has(f.place_cue) && !isOther;
  // "Adidas Soccer Club" beside the firm: little is known of a side that the name is only a part of.
  const isObscure = (at: number) => values[at + f.popularity]! <= 0 && has(f.most_popularity);
  const share = Math.min(1, values[row + f.match_text]! / FULL_SHARE);
  candidates.forEach((candidate, i) => {
    const own = candidate.kinds & CLUB ? sportsOfSide(candidate, languages) : 0;
    if (own === 0) return;
    const at = row + i * WIDTH;
    if (isAdjective || !(own & sport)) values[at + f.other_sport] = 1;
    else if (gains && !(isPart(candidate) && isObscure(at))) values[at + f.same_sport] = share;
  });
}

/** Whether the words before tell that the name is a place: "president of Brazil". A coach or captain has a side. */
function isOfOffice(document: Document, from: number): boolean {
  if (isOfPlace(document, from)) return true;
  if (!isJoined(document, from) || !isJoined(document, from - 1)) return false;
  const bits = document.wordClass[from - 2]!;
  return hasClass(document, from - 1, FUNCTION) && (bits & (TITLE | CUE_MATCH)) === TITLE;
}
