import { acts } from "../../../data/lexicon/acts.ts";
import { bitsOf, PLACE, SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { foldText } from "../../text/fold.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { COMMA, gapBefore } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { FUNCTION } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { listsByLanguage } from "../document/words-by-language.ts";
import type { PieceRange } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { isBehindPreposition } from "./defining-words.ts";
import type { JointText } from "./joint-text.ts";

const f = candidateFeatures.at;

const words = listsByLanguage(acts, foldText);

/** Who may do what persons do. */
const ALIVE = SOMEBODY | bitsOf("group", "people", "organism");

/** The value for what never does so. With 1, "Sydney giggled" is the city with 0.48. */
const NEVER = 2;

/** Most pieces from a verb to the part of the body: "laid it on his shoulder". */
const MOST_TO_BODY = 4;

/** The end of direct speech before its verb: `"No," said`, "« Non », dit", "—No —dijo". */
const ENDS_SPEECH = /["”“»’'—–][\s,]*$/;

/**
 * Writes that places and firms are not meant by a name of which the text tells what only persons do ("Sydney nodded"), and
 * places not by one that speaks (`"No," said Austin`), as firms have spokesmen. Where the text names them again, they are
 * persons, too.
 */
export async function writeActs({ mentions, document, pause }: JointText): Promise<void> {
  if (!acts[document.language]) return;
  /** What is not meant by each name, as bits of kinds. */
  const others = new Map<string, number>();
  await mapInSteps(pause, mentions, (rows) => {
    const kinds = othersThan(document, rows.mention.span);
    if (kinds === 0) return;
    const name = nameOf(document, rows);
    others.set(name, kinds | (others.get(name) ?? 0));
  });
  if (others.size === 0) return;
  for (const rows of mentions) {
    const ruledOut = rows.has(f.place_cue) ? 0 : (others.get(nameOf(document, rows)) ?? 0);
    if (ruledOut !== 0)
      rows.candidates.forEach(({ kinds }, i) => {
        if (kinds & ruledOut && !(kinds & ALIVE)) rows.set(f.not_as_said, i, NEVER);
      });
  }
}

function nameOf({ text }: Document, { mention }: MentionRows): string {
  return foldText(text.slice(mention.start, mention.end));
}

/** Which kinds the text beside a name rules out, as bits. */
function othersThan(document: Document, { from, to }: PieceRange): number {
  if (to <= from) return 0;
  if (isSpokenBy(document, from - 1, to)) return PLACE;
  const verb = verbBehind(document, to);
  if (verb < 0 || isBehindPreposition(document, from)) return 0;
  if (words.speech.hasAt(document, verb) && isSpeech(document, from)) return PLACE;
  const isAct =
    words.deeds.hasAt(document, verb) ||
    (words.wrote?.hasAt(document, verb) && hasTitle(document, verb + 1)) ||
    movesBody(document, verb);
  return isAct ? ~ALIVE : 0;
}

/** Whether a verb behind direct speech has the name behind it, and no more: "said Austin", not "said Texas governor". */
function isSpokenBy(document: Document, verb: number, to: number): boolean {
  if (verb < 0 || !isJoined(document, verb + 1)) return false;
  if (isJoined(document, to) && !hasClass(document, to, FUNCTION)) return false;
  if (words.speech.hasAt(document, verb)) return isSpeech(document, verb);
  // "— Je sais, murmura Victoria."
  return (
    words.deeds.hasAt(document, verb) && (document.pieces.gap[verb] === COMMA || isSpeech(document, verb))
  );
}

/** Whether direct speech ends before a piece. */
function isSpeech({ pieces }: Document, at: number): boolean {
  return at > 0 && ENDS_SPEECH.test(gapBefore(pieces, at));
}

/** The piece behind a name where its verb may be, -1 if nothing goes on; a reflexive may stand between. */
function verbBehind(document: Document, to: number): number {
  const isNext = (at: number) => isJoined(document, at) && document.pieces.gap[at] !== COMMA;
  if (!isNext(to)) return -1;
  const at = /^s[ei]$/.test(wordAt(document, to)) ? to + 1 : to;
  return isNext(at) && !isCapital(document, at) ? at : -1;
}

/** Whether a title with a capital or in quotation marks stands at a piece. */
function hasTitle(document: Document, at: number): boolean {
  if (at >= document.pieces.count) return false;
  return (
    (isJoined(document, at) && isCapital(document, at)) || /^\s*["“„«]$/.test(gapBefore(document.pieces, at))
  );
}

/** Whether a part of the subject's body stands behind a verb: "looked her in the eyes", "opened his mouth". */
function movesBody(document: Document, verb: number): boolean {
  // "Roma ha gli occhi puntati su Berlino"
  if (document.lexicon.adjectivesFollow && hasClass(document, verb, FUNCTION)) return false;
  for (
    let at = verb + 2;
    at <= verb + MOST_TO_BODY && isJoined(document, at - 1) && isJoined(document, at);
    at++
  )
    if (words.body.hasAt(document, at)) return words.owners.hasAt(document, at - 1);
  return false;
}
