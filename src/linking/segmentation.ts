import { isLegalForm } from "../datasets/names/derived-names.ts";
import { ADJACENT, CAPITAL, CHARACTER, INNER_CAPITAL, NUMBER } from "../text/pieces.ts";
import type { ProperRun, Span } from "./detect.ts";
import { type Document, isUpper } from "./document.ts";
import { ARTICLE, CALENDAR, COMMON, CONNECTOR, FUNCTION, TITLE } from "./lexicon.ts";
import { trimmed } from "./proper-runs.ts";
import { OPEN } from "./stops.ts";

/**
 * How sure a known name inside a longer run of capitals still is: "Jordan" of "Jordan Smith" is most likely a part
 * of a longer name that the worlds do not have.
 */
const LEANING = 0.5;

/** Pieces looked at on both sides: no name is longer, and the work stays linear in a run without an end. */
const AROUND = 12;

/** Names of several words, and initials: what stands beside them is no reason to doubt another name. */
export function covered(spans: Iterable<Span>, count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (const { from, to, suffix } of spans) if (to - suffix - from > 1) marks.fill(1, from, to);
  return marks;
}

/**
 * Weighs a known name against the run that it stands in. One word leans on a neighbour that could be a part of the
 * same name; not on a title or a trade before it ("Nutritionist Bauer"), on a number behind it, on another known
 * name ("Boston Red Sox"), and not when it is an acronym or an adjective of a country ("American Hoechst"). Any name
 * leans on the legal form that ends a firm's ("General Motors" of "General Motors Acceptance Corp").
 */
export function partOfRun(
  document: Document,
  { from, to, suffix }: Span,
  run: ProperRun,
  cover: Uint8Array,
  isDemonym: () => boolean,
): number {
  const { pieces, category, stops, headline } = document;
  if (from < run.from || to > run.to || headline[from]) return 1;
  const first = Math.max(run.from, from - AROUND);
  const last = Math.min(run.to, to + AROUND);
  let begin = from;
  while (begin > first && stops[begin] === OPEN && !isSmall(document, begin - 1)) begin--;
  let end = to;
  while (end < last && stops[end] === OPEN && !isSmall(document, end)) end++;
  if (begin === from && end === to) return 1;
  if (isLegalForm(pieces, from)) return 0;
  if (end > to && isLegalForm(pieces, end - 1) && !isDemonym()) return LEANING;
  if (to - suffix - from > 1)
    return isInitials(document, from, to) && isLastName(document, to, end) ? LEANING : 1;
  if (cover[from]) return 1;
  const own = category[from]!;
  const upper = isUpper(pieces, from);
  const leansOn = (at: number) =>
    !cover[at] && !(category[at]! & TITLE) && pieces.shape[at]! & (CAPITAL | INNER_CAPITAL);
  if (
    begin < from &&
    leansOn(from - 1) &&
    !(pieces.gap[from] === ADJACENT && isDemonym()) &&
    !(upper && suffix === 0) &&
    !(category[from - 1]! & (COMMON | FUNCTION | CALENDAR) && !(own & COMMON)) &&
    !isNounWithArticle(document, from - 1, run)
  )
    return LEANING;
  if (end > to && leansOn(to) && !isDemonym() && !(upper && !(category[to]! & COMMON))) return LEANING;
  return 1;
}

/** One unknown word at the end of a run: what follows the initials of a person. */
function isLastName({ category, pieces }: Document, at: number, end: number): boolean {
  return end - at === 1 && category[at] === 0 && !isUpper(pieces, at);
}

/** Where nouns have capitals, the word behind an article is one: "der Planet Merkur", "im Bundesstaat Texas". */
function isNounWithArticle(
  { lexicon, pieces, category, stops }: Document,
  at: number,
  run: ProperRun,
): boolean {
  if (!lexicon.capitalisesNouns || at !== run.from || at === 0 || stops[at] !== OPEN) return false;
  return (category[at - 1]! & ARTICLE) !== 0 && !(pieces.shape[at - 1]! & CAPITAL);
}

/**
 * What is unknown in a run: all of it when nothing is known, else what stands between the known names and the
 * small words, unless it is one word that leans on a known name ("fans" of "Red Sox Fans").
 */
export function unknownParts(document: Document, run: ProperRun, taken: Uint8Array): ProperRun[] {
  let free = true;
  for (let i = run.from; i < run.to && free; i++) free = !taken[i];
  if (free) return [run];
  const parts: ProperRun[] = [];
  for (let at = run.from; at < run.to; ) {
    if (taken[at] || isSmall(document, at)) {
      at++;
      continue;
    }
    let end = at;
    while (end < run.to && !taken[end] && !isSmall(document, end)) end++;
    const beside = (at > run.from && taken[at - 1]) || (end < run.to && taken[end]);
    const part = trimmed(document, at, end);
    if (part && !(beside && part.to - part.from === 1)) parts.push(part);
    at = end;
  }
  return parts;
}

function isSmall({ pieces, category }: Document, at: number): boolean {
  const shape = pieces.shape[at]!;
  return (category[at]! & CONNECTOR) !== 0 && !(shape & (CAPITAL | INNER_CAPITAL | CHARACTER | NUMBER));
}

/** Initials with full stops: "U.S.", "D.C.", "p.m." are not. */
export function isInitials({ pieces, stops }: Document, from: number, to: number): boolean {
  if (to - from < 2) return false;
  for (let i = from; i < to; i++) {
    if (pieces.end[i]! - pieces.start[i]! !== 1 || !(pieces.shape[i]! & CAPITAL)) return false;
    if (i > from && (stops[i] !== OPEN || pieces.gap[i] === ADJACENT)) return false;
  }
  return true;
}

/** Spans without overlap: the longest first, then the surer, then the earlier; in the order of the text. */
export function longestFirst(spans: Span[], count: number): Span[] {
  const order = spans.sort(
    (a, b) => b.to - b.from - (a.to - a.from) || b.detection - a.detection || a.from - b.from,
  );
  const taken = new Uint8Array(count);
  const chosen = order.filter(({ from, to }) => {
    for (let i = from; i < to; i++) if (taken[i]) return false;
    taken.fill(1, from, to);
    return true;
  });
  return chosen.sort((a, b) => a.from - b.from);
}
