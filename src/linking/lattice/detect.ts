import { mapInSteps, type Pause } from "../../text/pauser.ts";
import { type Document, isUpper } from "../document/document.ts";
import { ARTICLE } from "../document/lexicon.ts";
import type { PieceRange, Span } from "../mention.ts";
import { spanFeatures } from "../model/feature-table.ts";
import { models } from "../model/models.ts";
import { logit, squash } from "../model/ranking.ts";
import { onDemand } from "../parts.ts";
import type { World } from "../world.ts";
import { decode } from "./decode.ts";
import { fillLattice } from "./fill.ts";
import { Lattice, PART, RUN, TOLD } from "./lattice.ts";
import { oddsByHand } from "./odds-by-hand.ts";
import { spanEvidence } from "./span-evidence.ts";

/** A span that is taken for a mention. */
export interface DetectedSpan {
  readonly span: Span;
  /** Probability that a name stands here, 0 to 1. */
  readonly detection: number;
  /** The span is less sure than was asked, but a name of an asked world, so that its candidates may still confirm it. */
  readonly doubtful: boolean;
  /** A longer name of the public world that covers a name of the caller, in pieces. */
  readonly within: PieceRange | undefined;
}

/** Arcs that are scored between two checks of the signal, some ms of work. */
const BETWEEN_PAUSES = 64;

/** By how much a doubtful span may be less sure, in log-odds: 0.5 goes down to 0.11. */
const DOUBT = 2.1;

/**
 * The same for a misspelt name of the caller, and for a part of a person's name: of ten such names in German and
 * Portuguese sentences, the lowest lacks 2.9. German nouns that no word list has reach 2 to 3 too.
 */
const OWN_DOUBT = 3.2;
/** The same where a form of address or a greeting tells of a person: the noun of "Herr Jäger" lacks 3.7. */
const TOLD_DOUBT = 5;

interface Detection {
  readonly spans: readonly DetectedSpan[];
  /** Number of the run of capitals of each piece, from 1, 0 for none. */
  readonly runOf: Int32Array;
}

/**
 * Finds the mentions of a text: names of the worlds, and capitalised runs that no world knows.
 *
 * @param worlds the worlds that were asked, then those that only compete
 * @param asked how many were asked
 * @param confidence how sure it must be that a span is a name, 0 to 1
 * @param pause called at bounded distances of work
 * @param told pieces that a detector of the caller told, with the log-odds that a mention stands there
 */
export async function detect(
  document: Document,
  worlds: readonly World[],
  asked: number,
  confidence: number,
  pause: Pause,
  told: readonly (PieceRange & { readonly odds: number })[] = [],
): Promise<Detection> {
  const lattice = new Lattice(document, worlds);
  const { runOf, readings } = await fillLattice(lattice, pause);
  for (const { from, to } of told) if (to > from) lattice.add(from, to, TOLD);
  const write = await spanEvidence(lattice, runOf, pause);
  const outside = logit(confidence);
  const scores = new Float64Array(lattice.count);
  const row = new Float32Array(spanFeatures.width);
  for (let arc = 0; arc < lattice.count; arc++) {
    const waiting = arc % BETWEEN_PAUSES === 0 ? pause() : undefined;
    if (waiting) await waiting;
    write(arc, row);
    scores[arc] = models.spans.sum(row, 0) + oddsByHand(lattice, arc) - outside;
    for (const reading of readings) scores[arc]! += reading.odds(arc);
  }
  for (const { from, to, odds } of told) if (to > from) scores[lattice.find(from, to)] = odds - outside;
  const spans: DetectedSpan[] = [];
  const spanAt = (arc: number): Span => ({
    from: lattice.from[arc]!,
    to: lattice.to[arc]!,
    nodes: lattice.nodes.slice(arc * worlds.length, (arc + 1) * worlds.length),
    suffixes: lattice.suffixes.slice(arc * worlds.length, (arc + 1) * worlds.length),
    ending: lattice.ending[arc]!,
  });
  const add = (arc: number, doubtful = false) => {
    const detection = squash(scores[arc]! + outside);
    spans.push({ span: spanAt(arc), detection, doubtful, within: coverOf(lattice, arc, scores) });
  };
  const weights = outside < 0 ? weightsOf(lattice, scores, outside) : scores;
  await mapInSteps(pause, await decode(lattice, weights, pause), (arc) => {
    if (asked === worlds.length || isAsked(lattice, arc, asked)) return add(arc);
    const inside = insideOf(lattice, arc, asked, scores);
    if (inside.length > 0) for (const part of inside) add(part);
    else if (lattice.source[arc]! & (RUN | PART | TOLD)) add(arc);
  });
  if (confidence < 1) await addDoubtful();
  return { spans, runOf };

  /** Adds names of the asked worlds in the rest of the text, as doubtful mentions that are less sure than was asked. */
  async function addDoubtful(): Promise<void> {
    const taken = new Uint8Array(document.pieces.count);
    for (const { span } of spans) taken.fill(1, span.from, span.to);
    // Number of taken pieces before each piece.
    const before = new Int32Array(taken.length + 1);
    for (let i = 0; i < taken.length; i++) before[i + 1] = before[i]! + taken[i]!;
    const isOpen = (arc: number) => before[lattice.from[arc]!] === before[lattice.to[arc]!];
    const doubts = new Float64Array(lattice.count);
    let isLeft = false;
    for (let arc = 0; arc < lattice.count; arc++) {
      if (arc % (BETWEEN_PAUSES * 256) === BETWEEN_PAUSES) await pause();
      if (!isOpen(arc)) continue;
      isLeft = true;
      if (isAsked(lattice, arc, asked)) doubts[arc] = scores[arc]! + DOUBT;
    }
    const mayBeMisspelt = (arc: number) => scores[arc]! > -OWN_DOUBT && isOpen(arc);
    const of = worlds.slice(0, asked);
    if (isLeft && of.some(({ kind }) => kind === "user")) {
      const { misspeltNames, partsOfPersons } = await onDemand();
      for (const arc of await misspeltNames(lattice, of, mayBeMisspelt, pause))
        doubts[arc] = scores[arc]! + OWN_DOUBT;
      for (const { arc, isTold } of await partsOfPersons(lattice, of, isOpen, pause))
        doubts[arc] = scores[arc]! + (isTold ? TOLD_DOUBT : OWN_DOUBT);
    }
    await pause();
    await mapInSteps(pause, await decode(lattice, doubts, pause), (arc) => add(arc, true));
    spans.sort((a, b) => a.span.from - b.span.from);
  }
}

/**
 * Weights of the spans, where less sure ones are asked for as well. The reduction of the threshold is given to each
 * piece of a span. Given to each span instead, it would favour many short spans over the long one that they cut to
 * pieces.
 */
function weightsOf(lattice: Lattice, scores: Float64Array, outside: number): Float64Array {
  return scores.map((score, arc) =>
    score > 0 ? score - outside * (lattice.to[arc]! - lattice.from[arc]! - 1) : score,
  );
}

/** Pieces before a name in which a longer name that covers it may begin. */
const COVERED_FROM = 6;

/** The longest name of the public world that covers a name of the caller and is likely enough in this text. */
function coverOf(lattice: Lattice, arc: number, scores: Float64Array): PieceRange | undefined {
  const { pieces, wordClass } = lattice.document;
  if (!lattice.isNamedBy("user", arc)) return undefined;
  const from = lattice.from[arc]!;
  const to = lattice.to[arc]!;
  // "The WHO" is not The Who.
  const isInitials = to - from === 1 && isUpper(pieces, from);
  let cover: PieceRange | undefined;
  for (let piece = Math.max(0, from - COVERED_FROM); piece <= from; piece++)
    lattice.eachFrom(piece, (other) => {
      const end = lattice.to[other]!;
      const longer = end - piece > (cover ? cover.to - cover.from : to - from);
      if (isInitials && end === to && wordClass[piece]! & ARTICLE && piece === from - 1) return;
      if (longer && end >= to && scores[other]! > -DOUBT && lattice.isNamedBy("public", other))
        cover = { from: piece, to: end };
    });
  return cover;
}

function isAsked(lattice: Lattice, arc: number, asked: number): boolean {
  for (let w = 0; w < asked; w++) if (lattice.node(arc, w) !== 0) return true;
  return false;
}

/**
 * Names of the asked worlds inside an arc that none of these worlds has. They are chosen best first, without overlap,
 * and returned in the order of the text.
 */
function insideOf(lattice: Lattice, arc: number, asked: number, scores: Float64Array): number[] {
  const inside: number[] = [];
  const to = lattice.to[arc]!;
  for (let piece = lattice.from[arc]!; piece < to; piece++)
    lattice.eachFrom(piece, (other) => {
      if (other !== arc && lattice.to[other]! <= to && scores[other]! > 0 && isAsked(lattice, other, asked))
        inside.push(other);
    });
  inside.sort((a, b) => scores[b]! - scores[a]! || lattice.from[a]! - lattice.from[b]!);
  const chosen: number[] = [];
  const isApart = (one: number, other: number) =>
    lattice.to[other]! <= lattice.from[one]! || lattice.from[other]! >= lattice.to[one]!;
  for (const one of inside) if (chosen.every((other) => isApart(one, other))) chosen.push(one);
  return chosen.sort((a, b) => lattice.from[a]! - lattice.from[b]!);
}
