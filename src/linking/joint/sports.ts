import { CLUB } from "../../datasets/knowledge/kinds.ts";
import { languageBit } from "../../datasets/names/language-bits.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { COMMA, gapBefore } from "../../text/pieces.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { JointMention, JointText } from "./joint-mention.ts";
import { sportsOfSide } from "./sports-of-sides.ts";
import { TextSports } from "./text-sports.ts";

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
    const sport = sports.around(mention.mention.span.from);
    if (sport !== 0) writeSport(text, mention, mentions[m - 1], sport, languages);
  });
}

function writeSport(
  { values, document: { pieces } }: JointText,
  { candidates, row, mention }: JointMention,
  before: JointMention | undefined,
  sport: number,
  languages: number,
): void {
  const has = (feature: number) => values[row + feature]! > 0;
  // "The Scottish champions": the adjective of a country is not its team, but "London Irish" is a side.
  const isAdjective = has(f.demonym_word) && values[row + f.tokens] === 1;
  const { from } = mention.span;
  // "Toulon, France", "Brann (Norway)": the country of what is named before.
  const isCountryOf =
    before?.mention.span.to === from &&
    (pieces.gap[from] === COMMA
      ? values[before.row + f.place_cue]! > 0
      : gapBefore(pieces, from).includes("("));
  const isPlace = has(f.place_cue) || isCountryOf;
  const share = Math.min(1, values[row + f.match_text]! / FULL_SHARE);
  candidates.forEach((candidate, i) => {
    const own = candidate.kinds & CLUB ? sportsOfSide(candidate, languages) : 0;
    if (own === 0) return;
    const at = row + i * WIDTH;
    if (isAdjective || !(own & sport)) values[at + f.other_sport] = 1;
    else if (!isPlace) values[at + f.same_sport] = share;
  });
}
