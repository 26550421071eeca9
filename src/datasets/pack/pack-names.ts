import { EDGE_SLOT, findEdge, findWord, type NameTables, WORD_SLOT } from "../names/name-tables.ts";

/** Share of the slots that may be taken. Most words of a text miss the table of words, so that one is emptier. */
const wordLoad = 0.7;
const edgeLoad = 0.8;

/** The smallest power of two of slots for a number of things. */
function slotsFor(count: number, load: number): number {
  let slots = 64;
  while (count > slots * load) slots *= 2;
  return slots;
}

/** The same tables, as small as they may be. */
export function tightTables(tables: NameTables): NameTables {
  return {
    ...tables,
    words: tightWords(tables.words, tables.wordCount),
    edges: tightEdges(tables.edges, tables.edgeCount),
  };
}

function tightWords(words: Int32Array, count: number): Int32Array {
  const length = slotsFor(count, wordLoad) * WORD_SLOT;
  if (length === words.length) return words;
  const tight = new Int32Array(length);
  for (let at = 0; at < words.length; at += WORD_SLOT) {
    if (words[at + 2] === 0) continue;
    const to = findWord(tight, words[at]!, words[at + 1]!);
    for (let i = 0; i < WORD_SLOT; i++) tight[to + i] = words[at + i]!;
  }
  return tight;
}

function tightEdges(edges: Int32Array, count: number): Int32Array {
  const length = slotsFor(count, edgeLoad) * EDGE_SLOT;
  if (length === edges.length) return edges;
  const tight = new Int32Array(length);
  for (let at = 0; at < edges.length; at += EDGE_SLOT) {
    if (edges[at + 2] === 0) continue;
    const to = findEdge(tight, edges[at]!, edges[at + 1]!);
    for (let i = 0; i < EDGE_SLOT; i++) tight[to + i] = edges[at + i]!;
  }
  return tight;
}

/** Parts as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
