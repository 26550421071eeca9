import { type NameTables, POSTING, STEP, WORD_SLOT } from "../names/name-tables.ts";
import { invalidPack, type SectionName } from "./pack-format.ts";

/**
 * Checks that no number of a pack points out of its tables, whatever the hashes are. Later readers do not check
 * again.
 */
export function checkNames(names: NameTables, entities: number): void {
  const { words, edges, steps, heads, postings, nodeCount, wordCount, postingCount } = names;
  below("word", words, wordCount + 1, 2, WORD_SLOT);
  below("word", words, nodeCount, 3, WORD_SLOT);
  below("edge", edges, nodeCount);
  below("step", steps, nodeCount, 0, STEP);
  below("step", steps, wordCount + 1, 1, STEP);
  below("head", heads, postingCount + 1);
  below("post", postings, entities, 0, POSTING);
  if (!endsAtRoot(steps, nodeCount)) throw invalidPack('section "step" has a cycle');
  if (!areApart(heads, postings, postingCount))
    throw invalidPack('section "post" has a name that is in several chains');
}

/**
 * Whether each posting is in the chain of one node. All names of a text may be as long as their chains are, so that a
 * pack of 8 MB whose nodes shared one chain took all memory for a text of 100,000 letters.
 */
function areApart(heads: Int32Array, postings: Int32Array, count: number): boolean {
  // A bit each: they stay in the processor's cache.
  const known = new Int32Array((count >>> 5) + 1);
  let twice = 0;
  for (const posting of heads) {
    const bit = posting === 0 ? 0 : 1 << (posting & 31);
    twice |= known[posting >>> 5]! & bit;
    known[posting >>> 5]! |= bit;
  }
  for (let posting = 1; posting <= count; posting++) {
    const next = postings[posting * POSTING - 1]!;
    // A chain leads to older postings only: anything else ends it.
    if (next <= 0 || next >= posting) continue;
    const bit = 1 << (next & 31);
    twice |= known[next >>> 5]! & bit;
    known[next >>> 5]! |= bit;
  }
  return twice === 0;
}

/** Whether every path upwards ends. Each node is walked from once, up to a node that is known. */
function endsAtRoot(steps: Int32Array, nodes: number): boolean {
  const known = new Uint8Array(nodes);
  known[0] = 2;
  for (let node = 1; node < nodes; node++) {
    let at = node;
    while (known[at] === 0) {
      known[at] = 1;
      at = steps[at * STEP]!;
    }
    if (known[at] === 1) return false;
    for (at = node; known[at] === 1; at = steps[at * STEP]!) known[at] = 2;
  }
  return true;
}

/**
 * Checks that all numbers of a section, or one of every few, are smaller than a limit. A negative or too great number
 * sets the sign bit, which is tested once at the end. That takes half the time of a comparison for each number.
 */
export function below(
  name: SectionName,
  list: Uint32Array | Uint16Array | Int32Array,
  limit: number,
  from = 0,
  step = 1,
): void {
  const numbers =
    list instanceof Uint32Array ? new Int32Array(list.buffer, list.byteOffset, list.length) : list;
  const most = (limit - 1) | 0;
  let signs = 0;
  for (let i = from; i < numbers.length; i += step) signs |= numbers[i]! | (most - numbers[i]!);
  if (signs < 0 || limit < 1) {
    // An empty table has no valid target, but an empty section has no numbers.
    if (numbers.length > 0) throw outOf(name);
  }
}

/** Checks that each list begins where the one before ends, or later; in rows, by one of their numbers. */
export function ascending(name: SectionName, list: Uint32Array, from = 0, step = 1): void {
  for (let i = from + step; i < list.length; i += step) if (list[i - step]! > list[i]!) throw outOf(name);
}

function outOf(name: SectionName): Error {
  return invalidPack(`section "${name}" has a number that is out of range`);
}
