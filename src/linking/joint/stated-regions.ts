import { AREA, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { ADJACENT, COMMA } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass } from "../document/document.ts";
import { ARTICLE, CONNECTOR } from "../document/lexicon.ts";
import { areAll, areJoined } from "../document/words-around.ts";
import type { Span } from "../mention.ts";
import { defining, nounFrom } from "./defining-words.ts";

/** How a text states that a place lies in a region: "Paris, Texas", "Paris in Texas", "Paris is a town in Texas". */
export type Statement = "comma" | "inside" | "description";

/** How the text states that a name lies in the region that the next name names, if it does. */
export function statementOf(document: Document, place: Span, region: Span): Statement | undefined {
  if (place.to === place.from) return undefined;
  if (region.from === place.to) return hasComma(document, place) ? "comma" : undefined;
  if (goesOn(document, region.to)) return undefined;
  if (isInside(document, place, region)) return "inside";
  return isDescribed(document, place.to, region.from) ? "description" : undefined;
}

/** "London is the capital of Russia's oligarchs": whether the region belongs to something else. */
function goesOn(document: Document, to: number): boolean {
  return (
    isJoined(document, to) && (document.pieces.gap[to] === ADJACENT || hasClass(document, to, CONNECTOR))
  );
}

/** "Paris, Texas", but no list ("Berne, Zurich, Saint-Gall"). */
function hasComma({ pieces, text }: Document, { from, to }: Span): boolean {
  return text[pieces.end[to - 1]!] === "," && (from === 0 || text[pieces.end[from - 1]!] !== ",");
}

/** "Paris in Texas". Behind "of" the name may stand for a government: "the influence of Tehran in Kurdistan". */
function isInside(document: Document, { from, to }: Span, region: Span): boolean {
  if (region.from !== to + 1 || !defining.inside.hasAt(document, to)) return false;
  if (!isJoined(document, to) || !isJoined(document, region.from)) return false;
  return from === 0 || !(document.wordClass[from - 1]! & CONNECTOR);
}

/**
 * "Paris is a town in Texas", "Paris, a small town of the county". Behind "the" another clause may begin: "Unlike Paris,
 * the capital of Japan is cheap".
 */
function isDescribed(document: Document, to: number, region: number): boolean {
  const { pieces } = document;
  const isStated = isJoined(document, to)
    ? defining.presentCopulas.hasAt(document, to)
    : pieces.gap[to] === COMMA && defining.articles.hasAt(document, to);
  const noun = isStated ? nounFrom(document, to + 1) : undefined;
  if (!noun || !(noun.kinds & (SETTLEMENT | AREA)) || noun.end > region) return false;
  if (!areJoined(document, noun.end - 1, region + 1)) return false;
  // "Hauptstadt Österreichs"
  if (noun.end === region) return document.lexicon.capitalisesNouns;
  if (!defining.inside.hasAt(document, noun.end) && !defining.of.hasAt(document, noun.end)) return false;
  return areAll(document, noun.end + 1, region, ARTICLE);
}
