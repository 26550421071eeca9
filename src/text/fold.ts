import { foldAt, isFolded, unitsAt } from "./classes.ts";
import { cut } from "./pieces.ts";

/** A folded text, with pointers back to the input. */
export interface Folded {
  /** Case, accents and width removed; lengths differ from the input (ß is ss, combining marks vanish). */
  readonly text: string;
  /** For each unit of `text`, and for its end: the UTF-16 offset in the input that it came from. */
  readonly origin: Int32Array;
}

/** Folds case, accents and width of a text, code point by code point, with a pointer back for each unit. */
export function fold(text: string): Folded {
  const parts: string[] = [];
  const origin: number[] = [];
  for (let i = 0; i < text.length; ) {
    const part = foldAt(text, i);
    const voiced = voicedKana(parts.at(-1), part);
    if (voiced) parts[parts.length - 1] = voiced;
    else {
      for (let j = 0; j < part.length; j++) origin.push(i);
      if (part) parts.push(part);
    }
    i += unitsAt(text, i);
  }
  origin.push(text.length);
  return { text: parts.join(""), origin: Int32Array.from(origin) };
}

/**
 * A text in the form in which names are compared: folded pieces with one space between. There is no space where the
 * input has a hyphen or nothing.
 */
export function normalise(text: string): string {
  const { count, start, end } = cut(text);
  const words: string[] = [];
  for (let i = 0; i < count; i++) {
    const word = foldText(text.slice(start[i], end[i]));
    if (i > 0 && start[i] === end[i - 1]) words[words.length - 1] += word;
    else words.push(word);
  }
  return words.join(" ");
}

/** The folded text without back pointers. */
export function foldText(text: string): string {
  let at = 0;
  while (at < text.length && isFolded(text.charCodeAt(at))) at++;
  let out = text.slice(0, at);
  for (; at < text.length; at += unitsAt(text, at)) out += foldAt(text, at);
  return voicing.test(out) ? out.replace(voicedPairs, (pair) => pair.normalize("NFC")) : out;
}

/**
 * The voicing marks that make か が and ハ パ: folding leaves only them of a half-width or decomposed kana, beside its
 * base.
 */
const voicing = /[\u3099\u309a]/;
const voicedPairs = /[\u3041-\u30ff][\u3099\u309a]/g;

/** The text before a mark, with the mark composed into its last kana; undefined if the two do not compose. */
function voicedKana(before: string | undefined, mark: string): string | undefined {
  if (!before || !voicing.test(mark)) return undefined;
  const composed = (before.at(-1) + mark).normalize("NFC");
  return composed.length === 1 ? before.slice(0, -1) + composed : undefined;
}
