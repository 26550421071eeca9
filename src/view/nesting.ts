/** Where a mark begins and ends, in UTF-16 units of the text. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** One step through a marked text: a piece of it, or a mark that begins or ends there. */
export type Step<Mark> =
  | { readonly kind: "text"; readonly start: number; readonly end: number }
  /** `continued` where the mark was broken off, as another one crosses it. */
  | { readonly kind: "open"; readonly mark: Mark; readonly continued: boolean }
  /** `broken` where the mark continues after what crosses it; `continued` where this was not its first piece. */
  | { readonly kind: "close"; readonly mark: Mark; readonly broken: boolean; readonly continued: boolean };

/** Marks that may lie in one another: more lines under a text can not be told apart, and each costs room. */
export const mostNested = 6;

/**
 * Walks through a text and its marks as a tree: what opens last closes first. Marks that cross are broken into
 * pieces; the longer one is outside. A mark with more than `mostNested` marks around it is skipped, so that the
 * steps are at most 12 a boundary.
 *
 *     [a (b] c)   →   [a (b)](c)
 *
 * @param length of the text, in UTF-16 units
 * @param hidden gets the marks that are skipped
 */
export function* nested<Mark extends Extent>(
  length: number,
  marks: readonly Mark[],
  hidden: Mark[] = [],
): Generator<Step<Mark>> {
  const waiting = [...marks].sort((a, b) => a.start - b.start || b.end - a.end);
  const open: Mark[] = [];
  const broken = new Set<Mark>();
  let at = 0;
  let next = 0;
  while (at < length || open.length > 0 || next < waiting.length) {
    yield* ended(open, broken, at);
    for (; next < waiting.length && waiting[next]!.start <= at; next++) {
      const mark = waiting[next]!;
      if (open.length >= mostNested) hidden.push(mark);
      else {
        open.push(mark);
        yield { kind: "open", mark, continued: false };
      }
    }
    const until = Math.min(length, waiting[next]?.start ?? length, ...open.map(({ end }) => end));
    if (until > at) yield { kind: "text", start: at, end: until };
    else if (open.length === 0 && next >= waiting.length) return;
    at = until;
  }
}

/** Closes what ends here; what lies inside and continues is broken off and opened again. */
function* ended<Mark extends Extent>(open: Mark[], broken: Set<Mark>, at: number): Generator<Step<Mark>> {
  const first = open.findIndex(({ end }) => end <= at);
  if (first < 0) return;
  const goOn: Mark[] = [];
  for (const mark of open.splice(first).reverse()) {
    const goesOn = mark.end > at;
    yield { kind: "close", mark, broken: goesOn, continued: broken.has(mark) };
    if (goesOn) goOn.unshift(mark);
  }
  goOn.sort((a, b) => b.end - a.end);
  for (const mark of goOn) {
    broken.add(mark);
    open.push(mark);
    yield { kind: "open", mark, continued: true };
  }
}
