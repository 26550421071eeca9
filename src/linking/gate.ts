import { ALPHABETIC, CAPITAL, CHARACTER, INNER_CAPITAL, NUMBER } from "../text/pieces.ts";
import { unspacedWords } from "../text/unspaced.ts";
import type { Span } from "./detect.ts";
import { type Document, isUpper } from "./document.ts";
import { CALENDAR, CLITIC, COMMON, CONNECTOR, FUNCTION, TITLE } from "./lexicon.ts";
import { isThing, type NodeForms, nodeForms } from "./node-forms.ts";
import { isInitials } from "./segmentation.ts";
import { OPEN } from "./stops.ts";
import type { World } from "./world.ts";

/**
 * How sure it is that a span which some world has as a name is meant as one here, 0 to 1: capitals where they
 * say something, length, everyday words, and whether the name is the caller's own.
 */
export function gate(document: Document, span: Span, worlds: readonly World[]): number {
  let best = 0;
  for (let w = 0; w < worlds.length; w++) {
    if (span.nodes[w] === 0) continue;
    best = Math.max(best, gateIn(document, span, worlds[w]!, span.nodes[w]!));
  }
  return best;
}

function gateIn(document: Document, span: Span, world: World, node: number): number {
  const { pieces } = document;
  const { from, to } = span;
  const forms = nodeForms(
    world.dataset,
    node,
    pieces.text,
    pieces.start[from]!,
    pieces.end[to - span.suffix - 1]! - span.ending,
  );
  if (!forms.named && !forms.acronym && !forms.shortName && !forms.demonym) return 0;
  const own = world.kind === "user";
  if (pieces.shape[from]! & CHARACTER) return unspacedName(document, span, forms, own);
  const thing = () =>
    isThing(world.dataset, node, pieces.text.slice(pieces.start[from], pieces.end[to - span.suffix - 1]));
  if (to - from === 1) return singleWord(document, from, forms, own, thing);
  return severalWords(document, span, forms, own, thing);
}

function singleWord(
  document: Document,
  at: number,
  forms: NodeForms,
  own: boolean,
  thing: () => boolean,
): number {
  const { pieces, category, opens, headline, lexicon } = document;
  const shape = pieces.shape[at]!;
  const bits = category[at]!;
  const length = pieces.end[at]! - pieces.start[at]!;
  if (!(shape & ALPHABETIC)) return own && forms.sameSurface && length > 3 ? 0.6 : 0.05;
  const upper = isUpper(pieces, at);
  const weakCapital = headline[at] !== 0 && upper;
  if (forms.acronym && !forms.named && !upper) return 0.05;
  if (!(shape & CAPITAL) && shape & INNER_CAPITAL && !forms.sameSurface) return own ? 0.6 : 0.3;
  if (!(shape & (CAPITAL | INNER_CAPITAL))) {
    if (bits & (FUNCTION | COMMON | CALENDAR | TITLE | CONNECTOR) || length < 3 || !forms.sameSurface)
      return 0.05;
    return own ? 0.7 : forms.demonym ? 0.35 : 0.25;
  }
  if (length === 1) return own && forms.sameSurface ? 0.5 : 0.05;
  if (upper && !own && isRomanNumber(pieces.text, pieces.start[at]!, pieces.end[at]!)) return 0.1;
  if (upper && !weakCapital)
    return bits & FUNCTION && (!forms.sameSurface || (!own && isAmongCapitals(document, at)))
      ? 0.2
      : length < 3
        ? 0.7
        : 0.9;
  if (bits & FUNCTION) return 0.05;
  if (bits & CALENDAR) return 0.15;
  if (bits & TITLE) return own ? 0.5 : 0.2;
  // "Um" is no UM; at the beginning of a sentence "Chants" and "Sushi" are the things.
  if (
    !own &&
    !forms.sameSurface &&
    ((length < 4 && !forms.shortName) || ((opens[at] || bits & COMMON) && thing()))
  )
    return 0.35;
  const short = forms.named ? 1 : 0.85;
  if (opens[at] || headline[at]) {
    const everyday = own ? 0.55 : recurs(document, at) ? 0.7 : isProper(forms) ? 0.5 : 0.35;
    return (bits & COMMON ? everyday : 0.85) * short;
  }
  if (bits & COMMON) return lexicon.capitalisesNouns ? (own ? 0.45 : 0.35) : 0.6;
  return (lexicon.capitalisesNouns && !forms.sameSurface ? 0.6 : 0.95) * short;
}

/** "II", "XIV": numbers of I, V and X; greater ones are rather letters. */
function isRomanNumber(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== 0x49 && unit !== 0x56 && unit !== 0x58) return false;
  }
  return true;
}

/** In a line of capitals "OR" and "US" are the small words. */
function isAmongCapitals({ pieces, stops }: Document, at: number): boolean {
  const isPlain = (i: number) => isUpper(pieces, i) && pieces.end[i]! - pieces.start[i]! > 3;
  return (
    (at > 0 && stops[at] === OPEN && isPlain(at - 1)) ||
    (at + 1 < pieces.count && stops[at + 1] === OPEN && isPlain(at + 1))
  );
}

/** The word stands with a capital inside a sentence too: then its capital at the beginning of one is its own. */
function recurs({ pieces, opens, headline }: Document, at: number): boolean {
  for (let i = Math.max(0, at - RECURS); i < Math.min(pieces.count, at + RECURS); i++) {
    if (pieces.hash[i] === pieces.hash[at] && !opens[i] && !headline[i] && pieces.shape[i]! & CAPITAL)
      return true;
  }
  return false;
}

/**
 * A sentence that begins with an everyday word speaks of the name when nearly all that is so called has a capital
 * and one of them has it as its label or is known at all: an obscure alias there is for nearly every word.
 */
function isProper({ sameShare, sameMass, sameLabel }: NodeForms): boolean {
  return sameShare > 0.8 && (sameLabel || sameMass >= 2);
}

/** Pieces before and after in which it is looked for. */
const RECURS = 400;

function severalWords(
  document: Document,
  { from, to }: Span,
  forms: NodeForms,
  own: boolean,
  thing: () => boolean,
): number {
  const { pieces, category, headline } = document;
  let content = 0;
  let capitals = 0;
  let everyday = 0;
  let letters = 0;
  for (let i = from; i < to; i++) {
    const shape = pieces.shape[i]!;
    letters += pieces.end[i]! - pieces.start[i]!;
    if (shape & (CAPITAL | INNER_CAPITAL)) {
      content++;
      capitals++;
    } else if (shape & NUMBER && !(shape & ALPHABETIC)) continue;
    else if (!(category[i]! & (CONNECTOR | FUNCTION))) content++;
    if (category[i]! & (COMMON | FUNCTION | TITLE | CALENDAR)) everyday++;
  }
  if (isInitials(document, from, to)) return forms.named || forms.acronym ? 0.9 : 0.3;
  if (content === 0 || letters < 3) return own && forms.sameSurface && letters > 2 ? 0.6 : 0.05;
  // "Paris est" is no "Paris-Est": a small word at the end belongs to a name that is written so.
  const small = !(pieces.shape[to - 1]! & (CAPITAL | INNER_CAPITAL | NUMBER));
  if (small && !forms.sameSurface && category[to - 1]! & (FUNCTION | CONNECTOR)) return 0.2;
  if (capitals === content) {
    // "There was", "I have": a small word that has its capital anyway, and small words.
    if (capitals === 1 && !own && category[from]! & (FUNCTION | CLITIC) && onlySmall(document, from + 1, to))
      return 0.2;
    if (!own && isDate(document, from, to)) return 0.2;
    if (!own && everyday === to - from && addresses(document, to)) return 0.3;
    if (everyday === to - from)
      return !own && !forms.sameSurface && thing()
        ? 0.4
        : headline[from] || document.opens[from]
          ? 0.5
          : 0.75;
    return 0.95;
  }
  // "Java island", "U.S. military": a name goes on with small words, the surer when it is written so itself.
  if (capitals > 0 && isName(document, from)) return forms.sameSurface ? 0.85 : 0.6;
  if (capitals > 0 && forms.sameSurface && !(pieces.shape[from]! & CAPITAL)) return 0.8;
  if (forms.sameSurface) return own ? 0.8 : 0.3;
  return own && everyday < to - from ? 0.5 : capitals > 0 ? 0.35 : 0.1;
}

/** Whether a span begins like a name: a capital that no sentence gave it, or no everyday word. */
function isName({ pieces, category, opens, headline }: Document, at: number): boolean {
  if (!(pieces.shape[at]! & CAPITAL) || category[at]! & (FUNCTION | CALENDAR)) return false;
  return !(category[at]! & (COMMON | TITLE)) || !(opens[at] || headline[at]);
}

/** A month or a day with numbers: "July 2006", "October 11". */
function isDate({ pieces, category }: Document, from: number, to: number): boolean {
  let months = 0;
  for (let i = from; i < to; i++) {
    if (category[i]! & CALENDAR) months++;
    else if (!(pieces.shape[i]! & NUMBER) || pieces.shape[i]! & ALPHABETIC) return false;
  }
  return months > 0;
}

/** A title of several words before a name: "Prime Minister" of "Prime Minister Ada Kimura". */
function addresses({ pieces, category, stops }: Document, to: number): boolean {
  if (to >= pieces.count || !(category[to - 1]! & TITLE) || stops[to] !== OPEN) return false;
  return (pieces.shape[to]! & CAPITAL) !== 0 && category[to] === 0;
}

function onlySmall({ pieces, category }: Document, from: number, to: number): boolean {
  for (let i = from; i < to; i++)
    if (pieces.shape[i]! & (CAPITAL | INNER_CAPITAL | NUMBER) || !(category[i]! & (FUNCTION | CONNECTOR)))
      return false;
  return true;
}

/** Names in scripts without spaces and capitals: length, and whether the word borders agree. */
function unspacedName(document: Document, { from, to }: Span, forms: NodeForms, own: boolean): number {
  const { pieces, category, lexicon } = document;
  const length = to - from;
  if (lexicon.everyday(document.text.slice(pieces.start[from], pieces.end[to - 1]))) return 0.1;
  if (length === 1)
    return category[from]! & (FUNCTION | COMMON) ? 0.05 : own && forms.sameSurface ? 0.5 : 0.15;
  const borders = wordBorders(document, from, to);
  const base = length === 2 ? 0.55 : length === 3 ? 0.75 : 0.9;
  return Math.min(0.97, base + (borders === 2 ? 0.2 : borders === 1 ? 0 : -0.25) + (own ? 0.1 : 0));
}

/** How many of the two ends of a span are word borders for the segmenter, looking some characters around. */
function wordBorders(document: Document, from: number, to: number): number {
  const { pieces, text } = document;
  let first = from;
  while (
    first > 0 &&
    from - first < 12 &&
    pieces.shape[first - 1]! & CHARACTER &&
    pieces.end[first - 1] === pieces.start[first]
  )
    first--;
  let last = to;
  while (
    last < pieces.count &&
    last - to < 12 &&
    pieces.shape[last]! & CHARACTER &&
    pieces.start[last] === pieces.end[last - 1]
  )
    last++;
  const words = unspacedWords(text, pieces.start[first]!, pieces.end[last - 1]!);
  const start = pieces.start[from]!;
  const end = pieces.end[to - 1]!;
  return (
    (words.some((word) => word.start === start) ? 1 : 0) + (words.some((word) => word.end === end) ? 1 : 0)
  );
}
