import { CLUB } from "../../datasets/knowledge/kinds.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { ADJACENT } from "../../text/pieces.ts";
import { type Document, hasClass } from "../document/document.ts";
import { CUE_AGAINST, CUE_FIXTURE } from "../document/lexicon.ts";
import { MATCH_AROUND } from "../document/match-cues.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { JointText } from "./joint-text.ts";
import { typesOfSide } from "./sides.ts";
import { sportsOf } from "./sports-of-sides.ts";

const f = candidateFeatures.at;

/** Most words between two sides that face each other: "Deutschland trifft im Halbfinale auf Spanien". */
const BETWEEN = 5;

/** A side that one of two opponents may be. */
interface Side {
  /** Its number among the candidates. */
  readonly i: number;
  readonly belief: number;
  readonly types: readonly string[];
  /** Its sports as bits. */
  readonly sports: number;
}

/**
 * Writes for the sides of two names that face each other how likely the other name is a side that plays the same, among
 * its sides. "Spain will meet Portugal in the semi-final": two countries are neighbours, too, but do not play.
 */
export async function writeOpponents(text: JointText): Promise<void> {
  await mapInSteps(text.pause, text.mentions, (rows, m) => {
    if (!facesBefore(text, m)) return;
    const before = text.mentions[m - 1]!;
    const sides = sidesOf(rows, text.document);
    const others = sidesOf(before, text.document);
    writeOpponent(rows, sides, others);
    writeOpponent(before, others, sides);
  });
}

function writeOpponent(rows: MentionRows, sides: readonly Side[], others: readonly Side[]): void {
  let all = 0;
  for (const { belief } of others) all += belief;
  for (const side of sides) {
    let most = rows.value(f.club_beside, side.i);
    for (const other of others) if (playAlike(side, other)) most = Math.max(most, other.belief / all);
    rows.set(f.club_beside, side.i, most);
  }
}

/** Whether two sides may play each other: sides of one type, or of one sport if a type is not known. */
function playAlike(one: Side, other: Side): boolean {
  if (one.sports !== 0 && other.sports !== 0 && !(one.sports & other.sports)) return false;
  if (one.types.length === 0 || other.types.length === 0) return (one.sports & other.sports) !== 0;
  return one.types.some((type) => other.types.includes(type));
}

function sidesOf({ candidates, beliefs }: MentionRows, document: Document): Side[] {
  const sides: Side[] = [];
  candidates.forEach((candidate, i) => {
    if (!(candidate.kinds & CLUB)) return;
    const side = { i, belief: beliefs[i]!, types: typesOfSide(candidate) };
    const sports = sportsOf(candidate, document);
    if (sports !== 0 || side.types.length > 0) sides.push({ ...side, sports });
  });
  return sides;
}

/**
 * Whether a mention faces the one before: a hyphen stands between them and a match word is near ("Roma-Lazio"), as it
 * may be a route without one; or a word such as "against" or "will meet" stands between them, and near them a score or a
 * word that only sport has. So "Spain will meet Portugal in the semi-final", but not "to talk about the dam".
 */
function facesBefore({ mentions, sentences, document }: JointText, m: number): boolean {
  if (m === 0 || sentences[m] !== sentences[m - 1]) return false;
  const rows = mentions[m]!;
  const before = mentions[m - 1]!;
  const { from, to } = rows.mention.span;
  const { from: first, to: end } = before.mention.span;
  const isNear = (one: MentionRows) => one.has(f.match_cue) && !one.has(f.place_cue);
  if (from < end || from > end + BETWEEN || !isNear(rows) || !isNear(before)) return false;
  const { pieces } = document;
  if (from === end) return pieces.gap[from] === ADJACENT;
  const some = (at: number, last: number, passes: (at: number) => boolean) => {
    while (at < last && !passes(at)) at++;
    return at < last;
  };
  const last = Math.min(pieces.count, to + MATCH_AROUND);
  return (
    some(end, from, (at) => hasClass(document, at, CUE_AGAINST)) &&
    some(Math.max(0, first - MATCH_AROUND), last, (at) => hasClass(document, at, CUE_FIXTURE))
  );
}
