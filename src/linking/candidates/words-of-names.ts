import type { NameLookup } from "../../datasets/names/name-lookup.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL, CHARACTER, cut, INNER_CAPITAL, textOf } from "../../text/pieces.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { CONNECTOR, EVERYDAY, FUNCTION, GIVEN_NAME } from "../document/lexicon.ts";
import type { PieceRange } from "../mention.ts";
import type { World } from "../world.ts";
import { withoutUmlauts } from "./spellings.ts";

/** What the text tells of the words of a name; nothing by default. */
export interface ToldOfWords {
  /** Several of them may be the last names of a person: they do not begin with a given name. */
  readonly mayBeLastNames?: boolean;
  /** Only the last name of a person stands there, even if it is an everyday word: "Mr" stands before. */
  readonly isAddressed?: boolean;
  /** They name a person: "Mr" or a greeting stands before. */
  readonly isPerson?: boolean;
  /** They are one last name of several words: "van den Berg", "El-Sayed". */
  readonly areOneName?: boolean;
}

/** The words by which longer names are found, as numbers; undefined if they are too common. */
export function wordNumbers(
  document: Document,
  { from, to }: PieceRange,
  world: World,
  { isAddressed, isPerson, areOneName }: ToldOfWords,
): number[] | undefined {
  const { pieces, wordClass } = document;
  const { names } = world.dataset;
  // Names in a script without spaces share a run of characters by chance.
  if (pieces.shape[from]! & CHARACTER) return undefined;
  const words: number[] = [];
  let capitals = 0;
  for (let i = from; i < to; i++) {
    const shape = pieces.shape[i]!;
    if (shape & (CAPITAL | INNER_CAPITAL)) capitals++;
    else if (!areOneName && to - from > 1 && wordClass[i]! & (FUNCTION | CONNECTOR)) continue;
    words.push(
      world.kind === "user" ? ownWord(document, i, names) : names.word(pieces.hash[i]!, pieces.hash2[i]!),
    );
  }
  // A single everyday word is part of too many names.
  const isEveryday =
    to - from === 1 && wordClass[from]! & EVERYDAY && !isAddressed && !isCapitalGiven(document, from, world);
  // "ciao ivana": chats have no capitals.
  if ((capitals === 0 && !isPerson) || isEveryday || words.includes(0)) return undefined;
  return words;
}

/**
 * The number of a word in the names of a caller, 0 for none. "Baumgaertner" is Baumgärtner, as umlauts are folded; but
 * "Michael" is not Michał.
 */
function ownWord(document: Document, at: number, names: NameLookup): number {
  const { pieces } = document;
  const word = names.word(pieces.hash[at]!, pieces.hash2[at]!);
  if (word !== 0 || hasClass(document, at, GIVEN_NAME)) return word;
  const own = foldText(textOf(pieces, at));
  const folded = withoutUmlauts(own);
  if (folded === own) return 0;
  const { hash, hash2 } = cut(folded);
  return names.word(hash[0]!, hash2[0]!);
}

/**
 * Whether an everyday word is a given name for a list of a caller, as its capital is not that of a sentence: "Habla con
 * Rosa".
 */
export function isCapitalGiven(document: Document, at: number, { kind }: World): boolean {
  if (kind !== "user" || document.lexicon.capitalisesNouns || document.startsSentence[at]) return false;
  return hasClass(document, at, GIVEN_NAME) && isCapital(document, at);
}
