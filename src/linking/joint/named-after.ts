import { namedAfter } from "../../../data/lexicon/named-after.ts";
import type { Language } from "../../contract/index.ts";
import type { CompiledDataset } from "../../datasets/dataset.ts";
import { AREA, CLUB, PERSON, SETTLEMENT, WATER } from "../../datasets/knowledge/kinds.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { ARTICLE, CLITIC } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** What gives its name to streets and inns; a building may be meant. */
const NAMESAKES: number = PERSON | AREA | SETTLEMENT | WATER | CLUB;

/** "rue de la Loire": small words between a street and its name that are looked over. */
const MOST_BETWEEN = 2;

/** "スカイツリー", in UTF-16 units. */
const LONGEST_WORD = 6;

const words = (list = ""): ReadonlySet<string> => new Set(list.split(/\s+/));
const lists = new Map(
  Object.entries(namedAfter).map(([language, { venues, streets, anyOf, behind, grown }]) => [
    language as Language,
    { venues: words(venues), streets: words(streets), anyOf: words(anyOf), behind: words(behind), grown },
  ]),
);

/**
 * Writes which candidates only gave their name to what the text tells of: "rue de Lyon" is no Lyon, and "scuola Giuseppe Verdi" no
 * composer.
 */
export function writeNamedAfter(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  { evidence }: CompiledDataset,
  document: Document,
): void {
  const { from, to } = mention.span;
  const isLonger = hasNameOfAnother(document, from) || growsOn(document, mention.end);
  const namesakes = isLonger ? NAMESAKES : givesName(document, to) ? PERSON : 0;
  if (namesakes === 0) return;
  candidates.forEach(({ entity }, i) => {
    if (entity >= 0 && evidence.kinds(entity) & namesakes) values[row + i * WIDTH + f.named_after] = 1;
  });
}

/** Whether the word before a name says that a street or an inn has it. */
function hasNameOfAnother(document: Document, from: number): boolean {
  const list = lists.get(document.language);
  if (!list || !follows(document, from)) return false;
  let at = from - 1;
  const word = wordAt(document, at);
  if (list.venues.has(word) || list.streets.has(word)) return true;
  for (let between = 0; between < MOST_BETWEEN && follows(document, at) && isOf(document, at); between++)
    at--;
  if (at === from - 1 || !list.streets.has(wordAt(document, at))) return false;
  return !(follows(document, at) && list.anyOf.has(wordAt(document, at - 1)));
}

/** Whether the word behind a name says what has it: "Kennedy airport" is of a person, while "Berlin airport" is in Berlin. */
function givesName(document: Document, to: number): boolean {
  const list = lists.get(document.language);
  return (
    list !== undefined &&
    to < document.pieces.count &&
    follows(document, to) &&
    list.behind.has(wordAt(document, to))
  );
}

/** Whether what stands right behind a name of a script without blanks makes it another one. */
function growsOn({ language, text }: Document, end: number): boolean {
  return lists.get(language)?.grown?.test(text.slice(end, end + LONGEST_WORD)) ?? false;
}

/** Whether a piece stands before, with nothing but a blank between. */
function follows({ boundaryBefore }: Document, at: number): boolean {
  return at > 0 && boundaryBefore[at] === OPEN;
}

function isOf(document: Document, at: number): boolean {
  return (document.wordClass[at]! & (ARTICLE | CLITIC)) !== 0 || wordAt(document, at) === "de";
}

function wordAt({ pieces }: Document, at: number): string {
  return pieces.text.slice(pieces.start[at], pieces.end[at]).toLowerCase();
}
