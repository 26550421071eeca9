import { isLegalForm } from "../datasets/names/derived-names.ts";
import type { Hits } from "../datasets/names/name-trie.ts";
import { Hits as HitList } from "../datasets/names/name-trie.ts";
import { ADJACENT, CAPITAL, CHARACTER } from "../text/pieces.ts";
import type { Document } from "./document.ts";
import { gate } from "./gate.ts";
import { genitives } from "./genitives.ts";
import { FUNCTION } from "./lexicon.ts";
import { isLooser } from "./looser.ts";
import { nodeForms } from "./node-forms.ts";
import { properRuns } from "./proper-runs.ts";
import { covered, longestFirst, partOfRun, unknownParts } from "./segmentation.ts";
import { HARD, OPEN } from "./stops.ts";
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
  /** UTF-16 units at the end that are an ending and not the name ("Berlin" + "s"). */
  ending: number;
}

/** Finds the mentions of a text: names of the worlds, and capitalised runs that are none. */
export function detect(document: Document, worlds: readonly World[], confidence: number): Span[] {
  const { count } = document.pieces;
  const spans = knownSpans(document, worlds);
  const isUser = worlds.some((world) => world.kind === "user");
  const runs = properRuns(document);
  const sure: Span[] = [];
  for (const span of spans.values()) {
    span.detection = gate(document, span, worlds);
    if (span.detection >= confidence) sure.push(span);
  }
  // The caller's own names are meant even inside a longer run that is not known: "ACME" of "ACME Widget Pro".
  const known = longestFirst(isUser ? sure : standing(document, worlds, sure, runs, confidence), count);
  const taken = new Uint8Array(count);
  for (const { from, to } of known) taken.fill(1, from, to);
  for (const run of runs) {
    for (const { from, to, detection } of unknownParts(document, run, taken)) {
      // A name that the worlds have was judged above; one whose entities are gone is unknown again.
      const judged = spans.get(keyOf(from, to));
      if (detection < confidence || (judged && judged.detection > 0)) continue;
      known.push({ from, to, nodes: new Int32Array(worlds.length), detection, suffix: 0, ending: 0 });
    }
  }
  return known.sort((a, b) => a.from - b.from);
}

/** The known spans that stay sure beside the rest of the run of capitals that they are in. */
function standing(
  document: Document,
  worlds: readonly World[],
  spans: readonly Span[],
  runs: readonly ProperRun[],
  confidence: number,
): Span[] {
  const inRun = runIndex(document.pieces.count, runs);
  const cover = covered(spans, document.pieces.count);
  return spans.filter((span) => {
    const run = inRun[span.from]!;
    if (run === 0) return true;
    span.detection *= partOfRun(
      document,
      span,
      runs[run - 1]!,
      cover,
      () => span.ending > 0 || isDemonym(document, span, worlds),
    );
    return span.detection >= confidence;
  });
}

function isDemonym({ pieces }: Document, { from, to, nodes }: Span, worlds: readonly World[]): boolean {
  return worlds.some(({ dataset }, w) => {
    if (nodes[w] === 0) return false;
    return nodeForms(dataset, nodes[w]!, pieces.text, pieces.start[from]!, pieces.end[to - 1]!).demonym;
  });
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
      // "the Moon" is a name of its own for some; what is called "Moon" is meant as well.
      if (from > hits.data[i * 3]! && world.dataset.names.find(pieces, from, to) !== 0) continue;
      if (
        to - from > 1 &&
        (crossesStop(document, from, to) || isLooser(document, world.dataset, from, to, node))
      )
        continue;
      if (!worthALook(document, from, to, world, node)) continue;
      const suffix = legalFormBehind(document, to);
      const key = keyOf(from, to + suffix);
      let span = spans.get(key);
      if (!span) {
        span = {
          from,
          to: to + suffix,
          nodes: new Int32Array(worlds.length),
          detection: 0,
          suffix,
          ending: 0,
        };
        spans.set(key, span);
      }
      // A name that has the legal form itself is the better one.
      if (span.nodes[w] === 0 || suffix < span.suffix) {
        span.nodes[w] = node;
        span.suffix = suffix;
      }
    }
  });
  const ends = new Uint8Array(pieces.count + 1);
  for (const { to } of spans.values()) ends[to] = 1;
  const ending = document.lexicon.genitive.length;
  for (const { from, to, nodes } of genitives(document, worlds, (at) => ends[at + 1] === 1))
    spans.set(keyOf(from, to), { from, to, nodes, detection: 0, suffix: 0, ending });
  return spans;
}

/** A small article is not written with the name: "the Amazon" is "Amazon", "The Hague" stays. */
function withoutArticle({ pieces, category }: Document, from: number, to: number): number {
  return to - from > 1 && category[from]! & FUNCTION && !(pieces.shape[from]! & (CAPITAL | CHARACTER))
    ? from + 1
    : from;
}

/** Whether the end of a sentence or of a line stands inside. */
function crossesStop({ stops }: Document, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (stops[i] === HARD) return true;
  return false;
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

/** Pieces of a legal form behind a name: "Corp", "Co Ltd", "and Co Inc". */
function legalFormBehind(document: Document, to: number): number {
  const { pieces, category, stops } = document;
  let end = to;
  // After a full stop "As" and "Se" begin a sentence.
  const isForm = (at: number) =>
    at < pieces.count &&
    stops[at] === OPEN &&
    (pieces.shape[at]! & CAPITAL) !== 0 &&
    pieces.gap[at] !== ADJACENT &&
    isLegalForm(pieces, at);
  const joined =
    to + 1 < pieces.count && stops[to] === OPEN && category[to]! & FUNCTION && !(pieces.shape[to]! & CAPITAL);
  if (joined && isForm(to + 1) && pieces.end[to + 1]! - pieces.start[to + 1]! === 2) end += 2;
  while (end - to < 4 && isForm(end)) end++;
  return end - to;
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
