import { CLASS, EXTEND, NEWLINE, SPACE, unitInfo } from "./classes.ts";

/** The gap between two pieces, by its strongest separator. */
export const ADJACENT = 0; // nothing, a hyphen, an apostrophe, …
export const BLANK = 1; // white space, at most one line break
export const COMMA = 2;
export const PERIOD = 3;
export const BREAK = 4; // anything that no name crosses: brackets, quotes, `;`, an empty line

/** How strongly a separator keeps two pieces apart. */
export function separator(unit: number, kind: number, before: number, text: string, at: number): number {
  if (kind === SPACE || kind === EXTEND) return BLANK;
  if (kind === NEWLINE) return before === BLANK && emptyLineBefore(text, at) ? BREAK : BLANK;
  // These separators do not end a name: - ' ’ & / · . , and the joiners. Everything else does.
  switch (unit) {
    case 0x2d:
      return isSpaced(text, at) ? BREAK : ADJACENT;
    case 0x2013:
      return isSpaced(text, at) ? BREAK : BLANK;
    case 0x27:
    case 0x2f:
    case 0x5f:
    case 0xad:
    case 0xb7:
    case 0x2010:
    case 0x2011:
    case 0x2019:
    case 0x2bc:
    case 0x200b:
    case 0x30fb:
    case 0xff65:
    case 0xff0d:
      return ADJACENT;
    case 0x23:
    case 0x40:
      return followsSpace(text, at) ? BREAK : ADJACENT;
    case 0x26:
    case 0x2b:
    case 0x21:
    case 0xff01:
    case 0xb0:
    case 0xba:
    case 0xaa:
    // The signs of a trade mark stand behind a word of the name: "Kestrel® Lamp".
    case 0xae:
    case 0x2122:
      return BLANK;
    case 0x2c:
    case 0x3001:
      return COMMA;
    case 0x2e:
      return PERIOD;
    default:
      return BREAK;
  }
}

/** Whether a sign follows a space: "#Mars" and "@NASA" begin a name, while "C# 8" and "a@b" continue one. */
function followsSpace(text: string, at: number): boolean {
  return /\s/.test(text[at - 1] ?? " ");
}

/** Whether a dash has a blank on both sides: then it is not a hyphen. */
function isSpaced(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) === 0x20 && text.charCodeAt(at + 1) === 0x20;
}

function emptyLineBefore(text: string, at: number): boolean {
  if (text.charCodeAt(at) === 10 && text.charCodeAt(at - 1) === 13) at--;
  for (let i = at - 1; i >= 0; i--) {
    const kind = unitInfo[text.charCodeAt(i)]! & CLASS;
    if (kind === NEWLINE) return true;
    if (kind !== SPACE) return false;
  }
  return false;
}
