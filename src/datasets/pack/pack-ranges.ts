import { type NameTables, POSTING, STEP, WORD_SLOT } from "../names/name-tables.ts";
import { invalidPack, type SectionName } from "./pack-format.ts";

/**
 * Checks that no number of a pack points out of its tables, whatever the hashes say: what reads them later does not look
 * again. One pass over the numbers, 20 ms for 150 MB.
 */
export function checkNames(names: NameTables, entities: number): void {
  const { words, edges, steps, heads, postings, nodeCount, wordCount, postingCount } = names;
  for (let at = 0; at < words.length; at += WORD_SLOT)
    if (words[at + 2]! >>> 0 > wordCount || words[at + 3]! >>> 0 >= nodeCount) throw outOf("word");
  below("edge", edges, nodeCount);
  for (let at = 0; at < steps.length; at += STEP)
    if (steps[at]! >>> 0 >= nodeCount || steps[at + 1]! >>> 0 > wordCount) throw outOf("step");
  below("head", heads, postingCount + 1);
  for (let at = 0; at < postings.length; at += POSTING)
    if (postings[at]! >>> 0 >= entities) throw outOf("post");
  if (!endsAtRoot(steps, nodeCount)) throw invalidPack('section "step" has a circle');
}

/** Whether every way up ends: each node is walked from once, up to one that is known. */
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

/** Checks that all numbers of a section are smaller than a limit. */
export function below(name: SectionName, list: Uint32Array | Uint16Array | Int32Array, limit: number): void {
  for (let i = 0; i < list.length; i++) if (list[i]! >>> 0 >= limit) throw outOf(name);
}

/** Checks that each list begins where the one before ends, or later. */
export function ascending(name: SectionName, list: Uint32Array): void {
  for (let i = 1; i < list.length; i++) if (list[i - 1]! > list[i]!) throw outOf(name);
}

function outOf(name: SectionName): Error {
  return invalidPack(`section "${name}" has a number that is out of its range`);
}
