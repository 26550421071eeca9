import { CAPITAL, CHARACTER, NUMBER, type Pieces } from "../../text/pieces.ts";
import { WordSet } from "../../text/word-set.ts";
import { languageBit } from "./name-trie.ts";

const romance = languageBit("it") | languageBit("fr") | languageBit("es") | languageBit("pt");
const slight = new WordSet(
  "di del dello della dei degli delle da dal e ed per il la lo le de des du d l et y el los las do dos das a o os as em en in au aux pour".split(
    " ",
  ),
);

/** Initials of a name with one capital, as Romance names are written: "Confederación nacional del trabajo" is CNT. */
export function smallInitials(pieces: Pieces, from: number, to: number, languages: number): string {
  if (!(languages & romance) || to - from < 3 || to - from > 10 || !(pieces.shape[from]! & CAPITAL))
    return "";
  let letters = "";
  for (let i = from; i < to; i++) {
    const shape = pieces.shape[i]!;
    if (shape & (NUMBER | CHARACTER) || (i > from && shape & CAPITAL)) return "";
    if (!slight.has(pieces, i)) letters += pieces.text[pieces.start[i]!];
  }
  return letters.length >= 3 && letters.length <= 6 ? letters.toUpperCase() : "";
}

/** Initials of the capitalised words of a name, three to seven, else "". */
export function initials(pieces: Pieces, from: number, to: number): string {
  if (to - from < 3 || to - from > 10) return "";
  let letters = "";
  for (let i = from; i < to; i++) {
    const shape = pieces.shape[i]!;
    if (shape & CAPITAL && !(shape & (NUMBER | CHARACTER))) letters += pieces.text[pieces.start[i]!];
    else if (shape & NUMBER) return "";
  }
  return letters.length >= 3 && letters.length <= 7 ? letters.toUpperCase() : "";
}
