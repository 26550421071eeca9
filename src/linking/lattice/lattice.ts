import { grown } from "../../text/grown.ts";
import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import type { World } from "../world.ts";

/** The origin of an arc of the lattice; bits, as several readings may have the same span. */
export const NAMED = 1;
/** A whole run of capitals. */
export const RUN = 2;
/** A part of a run of capitals. */
export const PART = 4;
/** The text has the name with a genitive ending. */
export const GENITIVE = 8;
/** A detector of the caller told it. */
export const TOLD = 16;
/** A noun follows behind a hyphen: "VW" of "VW-Konzern". */
export const COMPOUND = 32;

/** Arcs between two checks of the signal: a few ms of work. */
const BETWEEN_PAUSES = 1 << 16;

/**
 * All spans of a text that may be mentions, side by side in typed arrays: names of the worlds, and runs of capitals
 * with their parts. Nothing is decided here. Spans are in pieces, and `to` is exclusive.
 */
export class Lattice {
  readonly document: Document;
  /** The worlds that were asked, then those that only compete. */
  readonly worlds: readonly World[];
  count = 0;
  from: Int32Array;
  to: Int32Array;
  source: Uint8Array;
  /**
   * Pieces at the end that are a legal form and not the name, for each world as in `nodes`: one world may know "Adler"
   * and another "Adler AG".
   */
  suffixes: Uint8Array;
  /** UTF-16 units at the end that are an ending and not the name ("Berlin" + "s"). */
  ending: Uint8Array;
  /** Node of the name in each world's trie, 0 if the world has none: `nodes[arc * worlds.length + world]`. */
  nodes: Int32Array;
  /** First arc + 1 that begins at each piece, and for each arc the next + 1. */
  readonly #first: Int32Array;
  #next: Int32Array;

  constructor(document: Document, worlds: readonly World[]) {
    const pieces = document.pieces.count;
    const room = Math.max(16, pieces);
    this.document = document;
    this.worlds = worlds;
    this.from = new Int32Array(room);
    this.to = new Int32Array(room);
    this.source = new Uint8Array(room);
    this.suffixes = new Uint8Array(room * worlds.length);
    this.ending = new Uint8Array(room);
    this.nodes = new Int32Array(room * worlds.length);
    this.#first = new Int32Array(pieces + 1);
    this.#next = new Int32Array(room);
  }

  /** Adds an arc, or returns the one that exists. */
  add(from: number, to: number, source: number): number {
    const known = this.find(from, to);
    if (known >= 0) {
      this.source[known]! |= source;
      return known;
    }
    if (this.count === this.from.length) this.#grow();
    const arc = this.count++;
    this.from[arc] = from;
    this.to[arc] = to;
    this.source[arc] = source;
    this.#next[arc] = this.#first[from]!;
    this.#first[from] = arc + 1;
    return arc;
  }

  /**
   * Adds an arc with the node of its name in each world. Adding may replace the arrays, so they are read after it.
   */
  addNamed(from: number, to: number, nodes: ArrayLike<number>, source = NAMED): number {
    const arc = this.add(from, to, source);
    this.nodes.set(nodes, arc * this.worlds.length);
    return arc;
  }

  /** The arc of a span, -1 for none. */
  find(from: number, to: number): number {
    for (let arc = this.#first[from]! - 1; arc >= 0; arc = this.#next[arc]! - 1)
      if (this.to[arc] === to) return arc;
    return -1;
  }

  eachFrom(piece: number, visit: (arc: number) => void): void {
    for (let arc = this.#first[piece]! - 1; arc >= 0; arc = this.#next[arc]! - 1) visit(arc);
  }

  /**
   * The arcs that pass a test, by the piece at one of their borders, in the order in which they were added. Those of a
   * piece begin at `begins[piece]`.
   */
  async arcsBy(border: Int32Array, passes: (arc: number) => boolean, pause: Pause) {
    const begins = new Int32Array(this.document.pieces.count + 2);
    for (let arc = 0; arc < this.count; arc++) {
      if (arc % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await pause();
      if (passes(arc)) begins[border[arc]! + 1]!++;
    }
    for (let piece = 1; piece < begins.length; piece++) begins[piece]! += begins[piece - 1]!;
    const arcs = new Int32Array(begins.at(-1)!);
    const next = begins.slice();
    for (let arc = 0; arc < this.count; arc++) {
      if (arc % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await pause();
      if (passes(arc)) arcs[next[border[arc]!]!++] = arc;
    }
    return { arcs, begins };
  }

  node(arc: number, world: number): number {
    return this.nodes[arc * this.worlds.length + world]!;
  }

  /** Pieces of the legal form at the end, in the world that knows most of the span as a name. */
  suffix(arc: number): number {
    let least = 0xff;
    for (let at = arc * this.worlds.length; at < (arc + 1) * this.worlds.length; at++)
      if (this.nodes[at] !== 0) least = Math.min(least, this.suffixes[at]!);
    return least === 0xff ? 0 : least;
  }

  /** Whether the name of an arc passes a test in one of the worlds that have it. */
  someName(arc: number, passes: (world: World, node: number) => boolean): boolean {
    return this.worlds.some((world, w) => {
      const node = this.node(arc, w);
      return node !== 0 && passes(world, node);
    });
  }

  isNamedBy(kind: World["kind"], arc: number): boolean {
    return this.someName(arc, (world) => world.kind === kind);
  }

  isNamed(arc: number): boolean {
    return (this.source[arc]! & NAMED) !== 0;
  }

  /** The kinds of entities that have the name of an arc, as bits; 0 for an arc that no world has. */
  kinds(arc: number): number {
    let kinds = 0;
    for (let w = 0; w < this.worlds.length; w++) {
      const node = this.node(arc, w);
      if (node !== 0) kinds |= this.worlds[w]!.dataset.nameFact(node, 1);
    }
    return kinds;
  }

  #grow(): void {
    const room = this.from.length * 2;
    this.from = grown(this.from, room);
    this.to = grown(this.to, room);
    this.source = grown(this.source, room);
    this.suffixes = grown(this.suffixes, room * this.worlds.length);
    this.ending = grown(this.ending, room);
    this.nodes = grown(this.nodes, room * this.worlds.length);
    this.#next = grown(this.#next, room);
  }
}
