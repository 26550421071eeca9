import type { Hits } from "../datasets/name-trie.ts";
import { Hits as HitList } from "../datasets/name-trie.ts";
import { isLegalForm } from "../datasets/names.ts";
import { ADJACENT, BLANK, CAPITAL, CHARACTER, PERIOD } from "../text/pieces.ts";
import type { Document } from "./document.ts";
import { gate, nodeForms } from "./gate.ts";
import { FUNCTION, TITLE } from "./lexicon.ts";
import { partsOfRun, properRuns } from "./proper-runs.ts";
import type { World } from "./world.ts";

/** A span of pieces that may be a mention. */
export interface Span {
  readonly from: number;
  /** Exclusive. */
  to: number;
  /** Node of the name in each world's trie, 0 where it is none. */
  readonly nodes: Int32Array;
  /** How sure it is that the span is a name, 0 to 1. */
  detection: number;
  /** Pieces behind the name that are its legal form ("ACME" + "Corp."). */
  suffix: number;
}

/** Finds the mentions of a text: names of the worlds, and capitalised runs that are none. */
export function detect(document: Document, worlds: readonly World[], confidence: number): Span[] {
  const spans = knownSpans(document, worlds);
  const isUser = worlds.some((world) => world.kind === "user");
  const runs = properRuns(document);
  const inRun = runIndex(document.pieces.count, runs);
  const accepted: Span[] = [];
  for (const span of spans.values()) {
    span.detection = gate(document, span, worlds);
    const run = inRun[span.from]!;
    if (run > 0 && !isUser) span.detection *= partOfRun(document, span, runs[run - 1]!);
    if (span.detection >= confidence) accepted.push(span);
  }
  // A name that is known is meant even inside a longer run that is not: the caller's own ("ACME" of "ACME Widget
  // Pro"), and any on one side of a small word ("Microsoft" of "Nadella of Microsoft").
  const taken = new Uint8Array(document.pieces.count);
  for (const { from, to } of accepted) taken.fill(1, from, to);
  const free = ({ from, to }: ProperRun) => !taken.subarray(from, to).includes(1);
  for (const run of runs) {
    const parts = free(run) ? [run] : partsOfRun(document, run);
    for (const part of parts) {
      // A name that the worlds have was judged above; one whose entities are gone is unknown again.
      const known = spans.get(keyOf(part.from, part.to));
      if (part.detection < confidence || (known && known.detection > 0)) continue;
      if ((isUser || part === run) && !free(part)) continue;
      const nodes = new Int32Array(worlds.length);
      accepted.push({ from: part.from, to: part.to, nodes, detection: part.detection, suffix: 0 });
    }
  }
  return longestFirst(accepted, document.pieces.count);
}

function keyOf(from: number, to: number): number {
  return from * 1024 + Math.min(to - from, 1023);
}

function knownSpans(document: Document, worlds: readonly World[]): Map<number, Span> {
  const { pieces } = document;
  const spans = new Map<number, Span>();
  const hits: Hits = new HitList();
  worlds.forEach((world, w) => {
    hits.count = 0;
    world.dataset.names.match(pieces, 0, pieces.count, hits);
    for (let i = 0; i < hits.count; i++) {
      const to = hits.data[i * 3 + 1]!;
      const from = withoutArticle(document, hits.data[i * 3]!, to);
      const node = hits.data[i * 3 + 2]!;
      if (!worthALook(document, from, to, world, node)) continue;
      const suffix = legalFormBehind(document, to);
      const key = keyOf(from, to + suffix);
      let span = spans.get(key);
      if (!span) {
        span = { from, to: to + suffix, nodes: new Int32Array(worlds.length), detection: 0, suffix };
        spans.set(key, span);
      }
      // A name that has the legal form itself is the better one.
      if (span.nodes[w] === 0 || suffix < span.suffix) {
        span.nodes[w] = node;
        span.suffix = suffix;
      }
    }
  });
  return spans;
}

/** A small article is not written with the name: "the Amazon" is "Amazon", "The Hague" stays. */
function withoutArticle({ pieces, category }: Document, from: number, to: number): number {
  return to - from > 1 && category[from]! & FUNCTION && !(pieces.shape[from]! & (CAPITAL | CHARACTER))
    ? from + 1
    : from;
}

/** The cheapest test first: most hits are everyday words. */
function worthALook(document: Document, from: number, to: number, world: World, node: number): boolean {
  if (to - from > 1) return true;
  const { pieces, category } = document;
  if (pieces.shape[from]! & (1 | 4 | 32)) return true;
  if (category[from] !== 0) return false;
  // Written small: only a name that is written small itself.
  return nodeForms(world.dataset, node, pieces.text, pieces.start[from]!, pieces.end[from]!).sameSurface;
}

function legalFormBehind(document: Document, to: number): number {
  const { pieces } = document;
  // After a full stop "As" and "Se" begin a sentence.
  if (to >= pieces.count || pieces.gap[to]! >= PERIOD || !(pieces.shape[to]! & 1)) return 0;
  return isLegalForm(pieces, to) && pieces.gap[to] !== ADJACENT ? 1 : 0;
}

/** A proposed run of capitalised words. */
export interface ProperRun {
  readonly from: number;
  readonly to: number;
  readonly detection: number;
}

function runIndex(count: number, runs: readonly ProperRun[]): Int32Array {
  const index = new Int32Array(count);
  runs.forEach((run, i) => {
    index.fill(i + 1, run.from, run.to);
  });
  return index;
}

/**
 * One known word inside a longer run of capitals ("Jordan" of "Jordan Smith") is most likely a part of a longer
 * name that the worlds do not have.
 */
function partOfRun(document: Document, span: Span, run: ProperRun): number {
  if (span.from === run.from && span.to === run.to) return 1;
  if (span.to - span.from > 1 || span.from < run.from || span.to > run.to) return 1;
  const { pieces, category, headline } = document;
  if (headline[span.from]) return 1;
  const leaning = (at: number, gap: number) =>
    at >= run.from && at < run.to && pieces.gap[gap]! <= BLANK && !(category[at]! & TITLE);
  return leaning(span.to, span.to) || leaning(span.from - 1, span.from) ? 0.55 : 1;
}

/** Spans without overlap: the longest first, then the surer, then the earlier; in the order of the text. */
function longestFirst(spans: Span[], count: number): Span[] {
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
