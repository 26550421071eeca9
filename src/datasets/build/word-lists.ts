import { EDGE_SLOT, type NameTables, POSTING } from "../name-trie.ts";
import type { Lists } from "../pack-neighbours.ts";

/** A word of more names than this is left out: it tells nothing, and its list would be read for nothing. */
const rareWord = 2_000;

/** For each word id, the entities that have a name with the word, for finding names near to a text. */
export function wordLists({ edges, heads, postings, nodeCount, wordCount }: NameTables): Lists {
  const parents = new Int32Array(nodeCount);
  const words = new Int32Array(nodeCount);
  for (let at = 0; at < edges.length; at += EDGE_SLOT) {
    const child = edges[at + 2]!;
    if (child === 0) continue;
    parents[child] = edges[at]!;
    words[child] = edges[at + 1]!;
  }
  const at = new Uint32Array(wordCount + 2);
  const eachPair = (visit: (word: number, entity: number) => void) => {
    for (let node = 1; node < nodeCount; node++) {
      for (let p = heads[node]!; p !== 0; p = postings[(p - 1) * POSTING + 2]!) {
        const entity = postings[(p - 1) * POSTING]!;
        for (let up = node; up !== 0; up = parents[up]!) visit(words[up]!, entity);
      }
    }
  };
  eachPair((word) => {
    at[word + 1]!++;
  });
  const rare = at.map((count) => (count > rareWord ? 0 : count));
  at.fill(0);
  for (let word = 1; word <= wordCount + 1; word++) at[word] = at[word - 1]! + rare[word]!;
  const list = new Uint32Array(at[wordCount + 1]!);
  const next = at.slice();
  eachPair((word, entity) => {
    if (rare[word + 1]! > 0) list[next[word]!++] = entity;
  });
  return { at, list };
}
