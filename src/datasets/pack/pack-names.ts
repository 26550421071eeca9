import { edgesOf, findWord, type NameTables, STEP, WORD_SLOT } from "../names/name-tables.ts";

/**
 * Greatest share of the slots that are taken. Most words of a text are not in the table of words, so that one is
 * emptier.
 */
const wordLoad = 0.7;
const edgeLoad = 0.8;

/** The smallest power of two of slots for a number of entries. */
function slotsFor(count: number, load: number): number {
  let slots = 64;
  while (count > slots * load) slots *= 2;
  return slots;
}

/**
 * The same tables at their smallest size. Nodes that have entities come first, so that data about names needs no room
 * for the other nodes.
 *
 * @returns the tables, and the new number of each node; nodes that have entities keep their order
 */
export function tightTables(tables: NameTables): { tables: NameTables; moved: Int32Array } {
  const { heads, steps, nodeCount } = tables;
  const moved = new Int32Array(nodeCount);
  let count = 1;
  for (let node = 1; node < nodeCount; node++) if (heads[node] !== 0) moved[node] = count++;
  const named = count;
  for (let node = 1; node < nodeCount; node++) if (heads[node] === 0) moved[node] = count++;
  const newHeads = new Int32Array(named);
  const newSteps = new Int32Array(nodeCount * STEP);
  for (let node = 1; node < nodeCount; node++) {
    const to = moved[node]!;
    if (to < named) newHeads[to] = heads[node]!;
    newSteps[to * STEP] = moved[steps[node * STEP]!]!;
    newSteps[to * STEP + 1] = steps[node * STEP + 1]!;
  }
  const words = tightWords(tables.words, tables.wordCount);
  for (let at = 0; at < words.length; at += WORD_SLOT) words[at + 3] = moved[words[at + 3]!]!;
  const edges = edgesOf(newSteps, nodeCount, slotsFor(nodeCount, edgeLoad));
  return { tables: { ...tables, words, edges, steps: newSteps, heads: newHeads }, moved };
}

function tightWords(words: Int32Array, count: number): Int32Array {
  const length = slotsFor(count, wordLoad) * WORD_SLOT;
  if (length === words.length) return words.slice();
  const tight = new Int32Array(length);
  for (let at = 0; at < words.length; at += WORD_SLOT) {
    if (words[at + 2] === 0) continue;
    const to = findWord(tight, words[at]!, words[at + 1]!);
    for (let i = 0; i < WORD_SLOT; i++) tight[to + i] = words[at + i]!;
  }
  return tight;
}

/** Joins parts into one array. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
